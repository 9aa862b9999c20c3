import { css } from 'lit';

/** What only the table of Yacht has: boxes of the sheet in place of buttons beside Roll. */
export const yachtTableStyles = css`
  .actions:not(:has(*)) {
    display: none;
  }

  .result strong {
    display: block;
  }
`;
