import { css } from 'lit';

export const tableStyles = css`
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    padding: var(--_gap);
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.4);
    background: var(--_surface);
    box-shadow: 0 0.2em 1.4em color-mix(in oklab, currentColor 12%, transparent);
  }

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75em;
    min-block-size: 3.4em;
  }

  .turn {
    display: grid;
    min-inline-size: 0;
  }

  .turn strong {
    font-size: 1.125em;
    overflow-wrap: anywhere;
  }

  .steps {
    display: flex;
    gap: 0.25em;
  }

  .steps button {
    flex-direction: column;
    gap: 0.1em;
    padding: 0.2em 0.5em;
    border-color: transparent;
    font-size: 0.8em;
    font-weight: 500;
  }

  .steps button[aria-disabled='true'] {
    color: var(--_quiet);
  }

  .actions {
    display: flex;
    flex: 1 1 11em;
    gap: var(--_gap);
  }

  dice-roller .actions:has(.practice) {
    align-items: center;
  }

  .actions:empty {
    display: none;
  }

  .actions button {
    flex: 1 1 auto;
    min-block-size: max(3.25em, 44px);
    font-size: 1.0625em;
  }

  .hint {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5em;
    min-block-size: 2.9em;
    padding: 0 0.4em;
    color: var(--_quiet);
  }

  .hint.coach {
    padding: 0.4em 0.4em 0.4em 0.9em;
    border-inline-start: 4px solid var(--_accent);
    border-radius: 0.5em;
    background: var(--_tint);
    color: inherit;
  }

  .hint span {
    flex: 1 1 12em;
  }

  .hint button span {
    flex: none;
  }

  .result {
    display: flex;
    align-items: center;
    gap: 0.75em;
    padding: 1em;
    border: 2px solid var(--_accent);
    border-radius: var(--_radius);
    background: var(--_tint);
    font-size: 1.125em;
  }

  .result .icon {
    inline-size: 2em;
    block-size: 2em;
    fill: var(--_accent);
  }

  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0.6em;
  }

  ::slotted(:is(a, noscript, [data-fallback])) {
    display: none !important;
  }

  @media print {
    .steps,
    .actions,
    footer,
    .hint button {
      display: none;
    }
  }
`;
