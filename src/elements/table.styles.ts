import { css } from 'lit';

export const tableStyles = css`
  :host {
    container-type: inline-size;
    min-inline-size: min(100%, 17em);
  }

  /* To be seen from the back row: everything is measured in the size of its letters. */
  :host(:state(big)) {
    font-size: clamp(1.25em, min(1.9vw, 3.4vh), 3em);
    --_total: 3em;
  }

  :host(:state(over)) {
    position: fixed;
    inset: 0;
    z-index: 2147483647;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    margin: 0;
    padding: 0.5em;
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--_surface);
  }

  :host(:state(over)) .card {
    border: 0;
    box-shadow: none;
  }

  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
    align-items: start;
  }

  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
  }

  @container (min-width: 48em) {
    .board.two {
      grid-template: 'side sheet' auto 'help sheet' 1fr / minmax(0, 1fr) minmax(0, 1.15fr);
      column-gap: calc(var(--_gap) * 1.5);
    }
    .board.two > .side {
      grid-area: side;
    }
    .board.two > :is(boston-score-sheet, yacht-score-sheet) {
      grid-area: sheet;
    }
    .board.two > .help {
      grid-area: help;
    }
  }

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

  /* Sentences run as their own words do, whatever the page and the names in them. */
  .turn > *,
  .hint > span,
  .result strong,
  .places > li {
    unicode-bidi: plaintext;
  }

  .turn strong {
    font-size: 1.125em;
    overflow-wrap: anywhere;
  }

  /* Quiet buttons: a symbol, and its word in small. */
  .tools {
    display: flex;
    justify-content: end;
    gap: 0.25em;
  }

  .tools button {
    flex-direction: column;
    gap: 0.2em;
    padding: 0.3em 0.4em;
    border-color: transparent;
    font-size: 0.8125em;
    font-weight: 500;
  }

  .tools button[aria-disabled='true'] {
    color: var(--_quiet);
  }

  .tools .icon {
    inline-size: 1.5em;
    block-size: 1.5em;
  }

  footer {
    padding-block-start: 0.5em;
    border-block-start: 1px solid var(--_line);
  }

  footer.tools {
    justify-content: space-around;
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
    align-items: center;
    gap: 0.6em;
    min-block-size: 3.7em;
    padding: 0.3em 0.4em;
    color: var(--_quiet);
  }

  .hint:is(.coach, .cheer, .best) {
    padding-inline: 0.8em 0.4em;
    border-radius: 0.5em;
    background: var(--_tint);
    color: inherit;
  }

  .hint.coach {
    border-inline-start: 4px solid var(--_accent);
  }

  .hint > span {
    flex: 1 1 0;
    overflow-wrap: anywhere;
  }

  .hint button {
    padding-inline: 0.7em;
    background: var(--_surface);
  }

  .hint .icon {
    stroke: var(--_accent);
    fill: var(--_accent);
    animation: glad 0.5s ease-in-out 2 alternate;
  }

  .best .icon {
    animation-iteration-count: 8;
  }

  @keyframes glad {
    to {
      scale: 1.35;
      rotate: 25deg;
    }
  }

  .hint.best {
    position: relative;
    overflow: hidden;
    font-weight: 700;
  }

  .result {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    align-content: center;
    gap: 0.75em;
    min-block-size: 13em;
    padding: 1em;
    overflow: hidden;
    border: 2px solid var(--_accent);
    border-radius: var(--_radius);
    background: var(--_tint);
    font-size: 1.125em;
    overflow-wrap: anywhere;
  }

  .result > .icon {
    inline-size: 2.5em;
    block-size: 2.5em;
    stroke: var(--_accent);
    fill: var(--_accent);
    animation: glad 0.5s ease-in-out 4 alternate;
  }

  .result > button {
    grid-column: 1 / -1;
    min-block-size: max(3.25em, 44px);
    font-size: 1em;
  }

  /* Confetti: dots that fall by once, on the compositor. */
  .result::before,
  .hint.best::before {
    content: '';
    position: absolute;
    inset: -100% 0 0;
    pointer-events: none;
    background:
      radial-gradient(circle at 30% 20%, #e0573e 0.2em, transparent 0.24em) 0 0 / 4.1em 5.3em,
      radial-gradient(circle at 60% 70%, #e2a31d 0.22em, transparent 0.26em) 0 0 / 5.7em 4.3em,
      radial-gradient(circle at 80% 40%, #2f9c72 0.18em, transparent 0.22em) 0 0 / 6.7em 6.1em;
    opacity: 0;
    animation: fall 2.4s ease-in 1;
  }

  /* In front of it. */
  :is(.result, .hint.best) > * {
    position: relative;
  }

  @keyframes fall {
    from {
      translate: 0 -10%;
      opacity: 1;
    }
    to {
      translate: 0 50%;
      opacity: 0;
    }
  }

  ::slotted(:is(a, noscript, [data-fallback])) {
    display: none !important;
  }

  @container (max-width: 24em) {
    .turn {
      min-block-size: 5.9em;
      align-content: center;
    }
    .turn strong {
      font-size: 1em;
    }
    .hint {
      min-block-size: 4.7em;
    }
  }

  @media print {
    .board {
      display: block;
    }
    .tools,
    .actions,
    .hint button {
      display: none;
    }
  }
`;
