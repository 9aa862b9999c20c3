import { css } from 'lit';

/** What stands around the tray. */
export const diceRollerStyles = css`
  :host {
    container-type: inline-size;
    min-inline-size: min(100%, 15em);
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: stretch;
    gap: var(--_gap);
    margin-block-start: var(--_gap);
  }

  .main {
    flex: 1 1 9em;
    min-block-size: max(3.25em, 44px);
    padding-inline: 0.6em;
    font-size: 1.0625em;
  }

  .bar > .toggle {
    padding-inline: 0.6em;
    border-color: transparent;
  }

  .total {
    display: grid;
    align-content: center;
    justify-items: center;
    min-inline-size: 3.4em;
  }
  .total[hidden] {
    display: none;
  }
  [part='dice-total'] {
    min-block-size: 1.1em;
    font-size: var(--_total, 2em);
    line-height: 1.1;
  }
  /* A new number is seen to be new. */
  [part='dice-total']:not(:empty) {
    animation: counted 0.35s ease-out;
  }
  @keyframes counted {
    from {
      scale: 1.5;
    }
  }

  ::slotted(:is(a, noscript, [data-fallback])) {
    display: none !important;
  }

  @media print {
    .bar button {
      display: none;
    }
  }
`;
