import { css } from 'lit';

/**
 * What every element starts from: the page's font, text colour and direction, and nothing else of its style.
 *
 * Surfaces and accents are derived from the text colour, so that a widget fits a dark page that never said it was
 * dark. They mix `currentColor`: give text on an accent its colour on an inner element, never where the accent is.
 */
export const theme = css`
  :host {
    display: block;
    box-sizing: border-box;
    max-inline-size: 100%;
    contain-intrinsic-inline-size: min(24em, 90vw);
    color: var(--table-color, inherit);
    print-color-adjust: economy;
  }

  /* Below the host, because a page's rule for everything reaches the host itself. Not in slots: those are the page's. */
  :host > :not(slot) {
    font-style: normal;
    font-variant: tabular-nums;
    font-feature-settings: normal;
    font-weight: normal;
    hyphens: manual;
    line-break: auto;
    overflow-wrap: normal;
    letter-spacing: normal;
    line-height: 1.35;
    text-align: start;
    text-align-last: auto;
    text-emphasis: none;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-break: normal;
    word-spacing: normal;
    writing-mode: horizontal-tb;
    cursor: auto;
    user-select: auto;
    visibility: visible;
    -webkit-text-fill-color: currentColor;
    -webkit-text-stroke: 0;
  }

  :host {
    --_dark: clamp(0, (l - 0.6) * 1000, 1);
    --_surface: var(--table-surface, oklch(from currentColor calc(1 - 0.76 * var(--_dark)) 0.004 250));
    --_accent: var(--table-accent, oklch(from currentColor calc(0.45 + 0.3 * var(--_dark)) 0.095 243));
    --_on-accent: var(
      --table-accent-text,
      color(
        from var(--_accent) xyz-d65 calc(0.95 * clamp(0, (0.179 - y) * 1000, 1)) clamp(0, (0.179 - y) * 1000, 1)
          calc(1.089 * clamp(0, (0.179 - y) * 1000, 1))
      )
    );
    --_tint: color-mix(in oklab, var(--_accent) 12%, var(--_surface));
    --_line: var(--sheet-line-color, color-mix(in oklab, currentColor 16%, var(--_surface)));
    --_edge: color-mix(in oklab, currentColor 55%, var(--_surface));
    --_quiet: color-mix(in oklab, currentColor 74%, var(--_surface));
    --_radius: var(--table-radius, 0.875em);
    --_gap: var(--table-gap, 0.875em);
  }

  :host([hidden]) {
    display: none !important;
  }

  /* Only where a pseudo-element has a size: a rule for all of them makes the browser work out two more per element. */
  *,
  button::before,
  button::after {
    box-sizing: border-box;
  }

  button,
  input,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
    -webkit-text-fill-color: currentColor;
    touch-action: manipulation;
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-block-size: max(2.75em, 44px);
    min-inline-size: 44px;
    margin: 0;
    padding: 0.4em 1em;
    border: 1px solid var(--_edge);
    border-radius: calc(var(--_radius) * 0.8);
    background: none;
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }

  button:hover:not([aria-disabled='true']) {
    background-color: var(--_tint);
  }

  button[aria-disabled='true'] {
    cursor: default;
    border-style: dashed;
    font-weight: 500;
  }

  button.primary {
    border-color: transparent;
    background: var(--_accent);
  }

  button.primary > * {
    color: var(--_on-accent);
    -webkit-text-fill-color: currentColor;
  }

  button.primary:hover:not([aria-disabled='true']) {
    background: color-mix(in oklab, var(--_accent) 88%, currentColor);
  }

  button.primary[aria-disabled='true'] {
    border-color: var(--_edge);
    background: none;
  }

  button.primary[aria-disabled='true'] > * {
    color: inherit;
  }

  .toggle[aria-pressed='true'] {
    background: var(--_tint);
    box-shadow: inset 0 -3px var(--_accent);
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .icon {
    flex: none;
    inline-size: 1.35em;
    block-size: 1.35em;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
    fill: none;
  }

  .quiet {
    color: var(--_quiet);
    -webkit-text-fill-color: currentColor;
    font-size: 0.875em;
  }

  @media (forced-colors: active) {
    button.primary {
      border-color: ButtonText;
    }

    .toggle[aria-pressed='true'] {
      border-color: Highlight;
    }

    button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;
