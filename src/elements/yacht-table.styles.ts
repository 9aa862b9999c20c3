import { css } from 'lit';

/** What only the table of Yacht has: boxes of the sheet in place of buttons beside Roll. */
export const yachtTableStyles = css`
  .actions:not(:has(*)) {
    display: none;
  }

  .result strong {
    display: block;
  }

  /* Twelve boxes and the total on one screen. */
  @container (min-width: 48em) {
    :host(:state(big)) yacht-score-sheet {
      --sheet-row-height: max(44px, 2.25em);
      font-size: 0.65em;
    }
  }
`;
