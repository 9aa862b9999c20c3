import { css } from 'lit';

/** What only the table of Yacht has: the sheet beside the dice where there is room, and help. */
export const yachtTableStyles = css`
  :host {
    container-type: inline-size;
  }

  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    align-items: start;
  }

  .side {
    display: grid;
    gap: var(--_gap);
  }

  .actions:not(:has(*)) {
    display: none;
  }

  .result strong {
    display: block;
  }

  .result button {
    margin-block-start: 0.6em;
  }

  .best .icon {
    animation: best 0.5s ease-in-out 4 alternate;
  }

  @keyframes best {
    to {
      scale: 1.35;
      rotate: 25deg;
    }
  }

  .help details {
    border-block-start: 1px solid var(--_line);
  }

  .help summary {
    display: block;
    min-block-size: 44px;
  }

  .help :is(p, ol, ul, dl) {
    max-inline-size: 40em;
    margin: 0 0 0.8em;
    padding-inline: 0.4em;
  }

  .help :is(ol, ul) {
    padding-inline-start: 1.6em;
  }

  .help h3 {
    margin: 0.6em 0 0.3em;
    padding-inline: 0.4em;
    font-size: 1em;
  }

  .help dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.3em 1em;
  }

  .help dt {
    font-weight: 600;
  }

  .help dd {
    margin: 0;
  }

  @container (min-width: 48em) {
    .board.two {
      grid-template: 'side sheet' auto 'help sheet' 1fr / minmax(0, 1fr) minmax(0, 1.15fr);
      column-gap: calc(var(--_gap) * 1.5);
    }
    .board.two > .side {
      grid-area: side;
    }
    .board.two > yacht-score-sheet {
      grid-area: sheet;
    }
    .board.two > .help {
      grid-area: help;
    }
  }

  /* Two lines each: the dice stay where they are while the words change. */
  @container (max-width: 26em) {
    .turn {
      align-content: center;
      min-block-size: 5.6em;
    }
  }

  @container (max-width: 24em) {
    .help dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .help dd {
      margin-block-end: 0.5em;
    }
  }

  @media print {
    .help {
      display: none;
    }
  }
`;
