import { css } from 'lit';

export const sheetStyles = css`
  :host {
    --_row: var(--sheet-row-height, 2.75em);
  }

  /* A sheet that stands alone is a card of its own. */
  :host(:is(:state(alone), [for])) {
    padding: var(--_gap);
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.4);
    background: var(--_surface);
  }

  /* A long sheet scrolls by itself, so that its head stays in sight. */
  .scroll {
    max-block-size: max(30em, 85svh);
    overflow: auto;
  }

  table {
    inline-size: 100%;
    color: inherit;
    font: inherit; /* pages without a doctype give tables the letters of 1996 */
    border-collapse: separate;
    border-spacing: 0;
  }

  caption {
    padding: 0 0 0.6em;
    font-weight: 700;
    text-align: start;
  }

  caption > span {
    position: sticky;
    inset-inline-start: 0;
    display: inline-block;
    max-inline-size: calc(100cqi - 2 * var(--_gap));
  }

  ::slotted([slot='logo']) {
    max-block-size: 3em;
    vertical-align: middle;
  }

  th,
  td {
    min-inline-size: 3.5em;
    block-size: var(--_row);
    padding: 0;
    border-block-end: 1px solid var(--_line);
    text-align: center;
    font-weight: inherit;
  }

  th[scope='row'],
  thead th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding-inline: 0.9em 0.5em;
    background: var(--_surface);
    text-align: start;
    white-space: nowrap;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    border-block-end: 2px solid var(--_edge);
    background: var(--_surface);
  }

  thead th:first-child {
    z-index: 3;
  }

  .short {
    display: none;
  }

  .note:not(:empty) {
    display: block;
    font-size: 0.8em;
    white-space: normal;
  }

  input {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: max(var(--_row), 44px);
    margin: 0;
    padding: 0 0.2em;
    border: 2px solid transparent;
    border-radius: 0.5em;
    background: none;
    text-align: center;
    text-overflow: ellipsis;
    appearance: none;
  }

  /* What was just written glows for a moment. */
  td > input {
    transition: background 0.8s;
  }

  /* Inside, as the sheet scrolls and would cut it. */
  .scroll :focus-visible {
    outline-offset: -3px;
  }

  input:hover {
    border-color: var(--_line);
  }

  input::placeholder {
    color: var(--_quiet);
    opacity: 1;
  }

  [part='name'] {
    font-weight: 600;
  }

  .leads [part='name'] {
    color: var(--_accent);
  }

  .rolloff > :is(th, td) {
    font-size: 0.875em;
  }

  .rolloff > th[scope='row'] {
    padding-inline-start: 1.6em;
  }

  .won {
    color: var(--_accent);
    font-weight: 700;
  }

  td:has(.won) {
    position: relative;
  }

  /* The same space on both sides of a number keeps it in the middle. */
  span.won {
    padding-inline-start: 1.1em;
  }
  span.won::after {
    content: '★';
    display: inline-block;
    inline-size: 1.57em;
    font-size: 0.7em;
    vertical-align: 0.1em;
  }

  span:is([part~='sheet-total'], [part~='rounds-won'], [part~='sheet-left'], [part~='sheet-chips']):not(:empty) {
    animation: changed 0.8s;
  }

  @keyframes changed {
    from {
      color: var(--_accent);
      scale: 1.35;
    }
  }

  td > span {
    display: inline-block;
  }

  td:has(> input.won)::after {
    content: '★';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: calc(50% + 1.15em);
    translate: 0 -50%;
    color: var(--_accent);
    font-size: 0.7em;
    pointer-events: none;
  }

  .now {
    border-color: var(--_accent);
    background: var(--_tint);
  }

  .struck {
    color: var(--_quiet);
    text-decoration: line-through;
  }

  tr.sum > * {
    background: color-mix(in oklab, currentColor 5%, var(--_surface));
    font-weight: 600;
  }

  .fault td {
    padding: 0.5em 0.9em;
    color: var(--_accent);
    font-size: 0.9em;
    text-align: start;
  }

  [aria-invalid] {
    border-color: currentColor;
    border-style: dashed;
  }

  .prints {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6em;
    margin-block-start: var(--_gap);
  }

  .prints > :not(button) {
    flex-basis: 100%;
    margin: 0;
  }

  summary,
  label,
  .prints a {
    display: inline-flex;
    align-items: center;
    gap: 0.6em;
    min-block-size: 44px;
    margin-inline-end: 1.4em;
    cursor: pointer;
  }

  summary {
    display: list-item;
    padding-block: 0.7em;
    font-weight: 600;
  }

  .prints a[href] {
    color: var(--_accent);
    -webkit-text-fill-color: currentColor;
  }

  [type='checkbox'] {
    inline-size: 1.25em;
    min-block-size: 1.25em;
    appearance: auto;
    accent-color: var(--_accent);
  }

  .printed {
    display: none;
  }

  ::slotted(:is(a, noscript, [data-fallback])) {
    display: none !important;
  }

  @media (max-width: 30em) {
    .prints > button {
      flex: 1 1 auto;
      padding-inline: 0.4em;
      font-size: 0.875em;
    }
    [part='name'] {
      font-size: 0.9em;
    }
    /* The number of an unnamed player is at the end. */
    [part='name']::placeholder {
      font-size: 0.78em;
      letter-spacing: -0.03em;
    }
    th > .long {
      position: absolute;
      clip-path: inset(50%);
    }
    th > .short {
      display: inline;
    }
    th[scope='row'],
    thead th:first-child {
      max-inline-size: 5em;
      padding-inline: 0.5em 0.25em;
      white-space: normal;
    }
    .rolloff > th[scope='row'] {
      padding-inline-start: 0.5em;
    }
  }

  /* The page as it is printed: a sheet to read. Just the sheet is another matter, see print-paper.ts. */
  @media print {
    :host {
      break-inside: avoid;
    }
    .prints,
    [part='name'] {
      display: none;
    }
    .scroll {
      max-block-size: none;
      overflow: visible;
    }
    thead th {
      position: static;
      background: none;
    }
    .printed {
      display: block;
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    th,
    td {
      min-inline-size: 0;
      padding-inline: 0.15em !important;
    }
    th[scope='row'],
    thead th:first-child {
      position: static;
      background: none;
    }
    tr {
      break-inside: avoid;
    }
    input.now {
      border-color: transparent;
      background: none;
    }
    input::placeholder {
      font-size: 0;
    }
  }

  @media (forced-colors: active) {
    .now {
      border-color: Highlight;
    }
  }
`;
