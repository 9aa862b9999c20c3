import { css } from 'lit';

/** What a die looks like at rest, and its marks. */
export const dieStyles = css`
  .die {
    position: relative;
    contain: size layout style;
    inline-size: 100%;
    aspect-ratio: 1;
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-radius: var(--dice-radius, 22%);
    background: none;
  }
  .die:hover:not([aria-disabled='true']) {
    background: none;
  }
  .die[aria-disabled='false']:not(.aside):hover {
    scale: 1.06;
  }

  /* A tick on a badge, so that the mark is not only a colour. */
  .die:is(.aside, .selected)::before {
    content: '';
    position: absolute;
    inset-block-start: -0.6em;
    inset-inline-end: -0.6em;
    z-index: 1;
    inline-size: 1.4em;
    block-size: 1.4em;
    border: 2px solid var(--dice-set-aside-color, var(--_accent));
    border-radius: 50%;
    background: var(--_surface);
  }
  .die:is(.aside, .selected)::after {
    content: '';
    position: absolute;
    inset-block-start: -0.35em;
    inset-inline-end: -0.1em;
    z-index: 1;
    inline-size: 0.4em;
    block-size: 0.7em;
    border: solid var(--dice-set-aside-color, var(--_accent));
    border-width: 0 0.16em 0.16em 0;
    rotate: 40deg;
  }

  .die.selected {
    outline: 3px dashed var(--dice-set-aside-color, var(--_accent));
    outline-offset: 2px;
  }

  .die:focus-visible {
    outline: 3px solid currentColor;
    outline-offset: 5px;
  }

  .cube {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .cube[data-pips] {
    box-shadow:
      inset -0.15em -0.2em 0.4em #6b5d3f2e,
      inset 0.3em 0.35em 0.7em #fff6,
      0 0.3em 0.6em #0003;
  }

  .die:not(.aside):nth-child(3n + 1) .cube {
    rotate: -7deg;
  }
  .die:not(.aside):nth-child(3n + 2) .cube {
    rotate: 4deg;
  }
  .die:not(.aside):nth-child(3n) .cube {
    rotate: 11deg;
  }
  /* The next throw lies differently, so that the same faces again are seen to be thrown, also without motion. */
  .die.beat:not(.aside):nth-child(3n + 1) .cube {
    rotate: 6deg;
  }
  .die.beat:not(.aside):nth-child(3n + 2) .cube {
    rotate: -9deg;
  }
  .die.beat:not(.aside):nth-child(3n) .cube {
    rotate: -4deg;
  }
  .die.blank .cube {
    rotate: none !important;
    opacity: 0.8;
  }

  @media (forced-colors: active) {
    .die.aside {
      outline: 4px double Highlight;
    }
    .cube[data-pips] {
      box-shadow: none;
    }
  }
`;
