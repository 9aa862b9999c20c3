import { css } from 'lit';

/** The panels a table shows in place of its dice or its hint: set-up, practice, real dice. */
export const panelsStyles = css`
  input,
  select {
    min-inline-size: 0;
    min-block-size: 44px;
    margin: 0;
    padding: 0.3em 0.7em;
    border: 1px solid var(--_edge);
    border-radius: calc(var(--_radius) * 0.6);
    background: var(--_surface);
  }

  input::placeholder {
    color: var(--_quiet);
    opacity: 1;
  }

  .offer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.6em;
    padding: var(--_gap);
    border-radius: var(--_radius);
    background: var(--_tint);
  }

  .offer > :is(span, input) {
    flex: 1 1 12em;
  }

  .notice {
    margin: 0;
  }

  .setup {
    display: grid;
    gap: var(--_gap);
    padding: var(--_gap);
    border-radius: var(--_radius);
    background: var(--_tint);
  }

  .names {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5em, 1fr));
    gap: 0.5em;
  }

  .names .steps {
    display: flex;
    gap: 0.5em;
  }

  .names .steps button {
    border-color: var(--_edge);
    flex: 1;
    font-size: 1.1em;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em var(--_gap);
  }

  .row > .start {
    flex: 1 1 6em;
    background: var(--_surface);
  }

  .options {
    display: flex;
    flex: 2 1 15em;
  }

  .option {
    flex: 1;
    flex-direction: column;
    gap: 0;
    border-radius: 0;
    background: var(--_surface);
    font-weight: 500;
  }

  .option:first-child {
    border-start-start-radius: calc(var(--_radius) * 0.8);
    border-end-start-radius: calc(var(--_radius) * 0.8);
  }

  .option:last-child {
    border-inline-start: 0;
    border-start-end-radius: calc(var(--_radius) * 0.8);
    border-end-end-radius: calc(var(--_radius) * 0.8);
  }

  .option[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }

  .option[aria-pressed='true'] b::before {
    content: '✓ ';
  }

  summary {
    display: list-item;
    min-block-size: 44px;
    padding: 0.7em 0.4em;
    font-weight: 600;
    cursor: pointer;
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(12em, 1fr));
    gap: 0.6em var(--_gap);
  }

  .field {
    display: grid;
    gap: 0.15em;
    font-size: 0.9375em;
  }

  .check {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    gap: 0.6em;
    min-block-size: 44px;
  }

  .check input {
    flex: none;
    inline-size: 1.5em;
    min-block-size: 1.5em;
    accent-color: var(--_accent);
  }

  .practice {
    display: flex;
    flex: 1 1 18em;
    flex-wrap: wrap;
    gap: 0.6em;
  }

  .practice label {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.5em;
  }

  .practice .task {
    font-size: 1.375em;
    font-weight: 600;
    white-space: nowrap;
  }

  .practice input {
    flex: 0 1 4.5em;
    inline-size: 4.5em;
    font-size: 1.375em;
    text-align: center;
  }

  .real {
    display: grid;
    gap: 0.6em;
    padding: 1em;
    border-radius: var(--_radius);
    background: var(--_tint);
  }

  .faces {
    display: grid;
    grid-template-columns: repeat(6, minmax(44px, 5em));
    justify-content: center;
    gap: 0.6em;
  }

  .face {
    aspect-ratio: 1;
    padding: 0;
  }

  .face:hover:not([aria-disabled='true']) {
    background-color: color-mix(in oklab, var(--dice-color, #fbf9f2) 85%, var(--_accent));
  }

  .picked {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5em;
    min-block-size: 3em;
  }

  .places {
    margin: 0.4em 0 0;
    padding-inline-start: 1.6em;
    font-size: 0.9375em;
  }

  @media (max-width: 24em) {
    .faces {
      grid-template-columns: repeat(3, minmax(44px, 5em));
    }
  }

  .help details {
    border-block-start: 1px solid var(--_line);
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
    .help,
    .setup,
    .practice,
    .real {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .option[aria-pressed='true'] {
      outline: 3px solid Highlight;
      outline-offset: -5px;
    }
  }
`;
