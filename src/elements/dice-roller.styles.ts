import { css } from 'lit';

export const diceRollerStyles = css`
  :host {
    container-type: inline-size;
    --_size: var(--dice-size, clamp(44px, 17cqi, 4.25em));
  }

  /* The tray: free dice in the middle, those set aside behind the line. Only the order changes, never a node. */
  .tray {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--dice-gap, 1.1em);
    min-block-size: calc(var(--_size) * 1.9);
    padding: 1em;
    border-radius: var(--_radius);
    background: linear-gradient(150deg, var(--_tint), color-mix(in oklab, var(--_accent) 20%, var(--_surface)));
    box-shadow: inset 0 1px 6px color-mix(in oklab, currentColor 18%, transparent);
  }

  /* More than three dice lie closer, so that five stay side by side on a phone. */
  .tray:has(.die:nth-of-type(4)) {
    --_size: var(--dice-size, clamp(44px, 13cqi, 4.25em));
    gap: var(--dice-gap, min(1.1em, 1.8cqi));
    padding-inline: 0.25em;
  }

  .line {
    order: 1;
    align-self: stretch;
    min-block-size: 3em;
    border-inline-start: 2px dashed var(--_edge);
    opacity: 0;
    transition: opacity 0.2s;
  }

  .line[data-used] {
    opacity: 1;
  }

  .die {
    position: relative;
    flex: none;
    inline-size: var(--_size);
    block-size: var(--_size);
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--dice-radius, 22%);
    background: none;
  }

  .die:hover:not([aria-disabled='true']) {
    background: none;
  }

  .die.aside {
    order: 2;
    outline: 3px solid var(--dice-set-aside-color, var(--_accent));
    outline-offset: 3px;
    scale: 0.82;
  }

  .die.aside.place-1 {
    order: 3;
  }
  .die.aside.place-2 {
    order: 4;
  }
  .die.aside:is(.place-3, .place-4, .place-5, .place-6, .place-7, .place-8, .place-9) {
    order: 5;
  }

  /* A tick, so that the mark is not only a colour. */
  .die.aside::after,
  .die.selected::after {
    content: '';
    position: absolute;
    inset-block-start: -0.55em;
    inset-inline-end: -0.55em;
    inline-size: 0.5em;
    block-size: 0.85em;
    border: solid var(--dice-set-aside-color, var(--_accent));
    border-width: 0 0.22em 0.22em 0;
    rotate: 40deg;
  }

  .die.selected {
    outline: 3px dashed var(--dice-set-aside-color, var(--_accent));
    outline-offset: 3px;
  }

  .die:focus-visible {
    outline: 3px solid currentColor;
    outline-offset: 5px;
  }

  .cube,
  .cube > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
  }

  .cube > svg,
  .side {
    border: 1px solid color-mix(in oklab, var(--dice-color, #fbf9f2) 78%, #4a3f2a);
    background: radial-gradient(circle at 32% 26%, #fff8, #fff0 55%), var(--dice-color, #fbf9f2);
    box-shadow:
      inset -0.15em -0.2em 0.4em #6b5d3f2e,
      0 0.3em 0.6em #0003;
    color: var(--dice-pip-color, #22252a);
  }

  .cube > svg {
    stroke: currentColor;
    stroke-width: 4.6;
    stroke-linecap: round;
    fill: none;
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
  }
  .die.blank .cube > svg {
    opacity: 0.55;
    box-shadow: none;
  }

  /* Tumbling: a cube for as long as it lasts, on the compositor. Each die has a path of its own. At rest it is flat. */
  :host(:state(rolling)) .tray {
    perspective: 40em;
  }
  .tumbling,
  .tumbling .cube {
    transform-style: preserve-3d;
  }
  .side {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    --_half: calc(var(--_size) / 2);
  }
  .tumbling .cube > svg {
    transform: translateZ(calc(var(--_size) / 2));
    box-shadow: none;
  }
  .side:nth-of-type(1) {
    transform: rotateY(90deg) translateZ(var(--_half));
  }
  .side:nth-of-type(2) {
    transform: rotateY(180deg) translateZ(var(--_half));
  }
  .side:nth-of-type(3) {
    transform: rotateY(-90deg) translateZ(var(--_half));
  }
  .side:nth-of-type(4) {
    transform: rotateX(90deg) translateZ(var(--_half));
  }
  .side:nth-of-type(5) {
    transform: rotateX(-90deg) translateZ(var(--_half));
  }
  .side::before {
    --_d: calc(var(--_size) * 0.23);
    --_m: calc(var(--_d) * -1);
    content: '';
    position: absolute;
    inset: 41%;
    border-radius: 50%;
  }
  .side:is([data-pips='1'], [data-pips='3'], [data-pips='5'])::before {
    background: currentColor;
  }
  .side[data-pips='2']::before,
  .side[data-pips='3']::before {
    box-shadow:
      var(--_m) var(--_d),
      var(--_d) var(--_m);
  }
  .side[data-pips='4']::before,
  .side[data-pips='5']::before {
    box-shadow:
      var(--_m) var(--_d),
      var(--_d) var(--_m),
      var(--_d) var(--_d),
      var(--_m) var(--_m);
  }
  .side[data-pips='6']::before {
    box-shadow:
      var(--_m) var(--_d),
      var(--_d) var(--_m),
      var(--_d) var(--_d),
      var(--_m) var(--_m),
      var(--_m) 0,
      var(--_d) 0;
  }

  .tumbling .cube {
    animation: tumble var(--dice-roll-time, 700ms) cubic-bezier(0.2, 0.7, 0.3, 1) both;
    --_from: translate3d(-1.5em, -6em, 3em) rotateX(-560deg) rotateY(380deg) rotateZ(-90deg);
    --_bounce: translate3d(0.4em, 0.6em, 0) rotateX(-40deg) rotateY(24deg);
  }
  .tumbling:nth-child(3n + 2) .cube {
    --_from: translate3d(1em, -7em, 5em) rotateX(-480deg) rotateY(-460deg) rotateZ(120deg);
    --_bounce: translate3d(-0.3em, 0.4em, 0) rotateX(-30deg) rotateY(-36deg);
  }
  .tumbling:nth-child(3n) .cube {
    --_from: translate3d(3em, -5em, 2em) rotateX(640deg) rotateY(-300deg) rotateZ(60deg);
    --_bounce: translate3d(0.2em, 0.7em, 0) rotateX(36deg) rotateY(-20deg);
  }

  @keyframes tumble {
    0% {
      transform: var(--_from);
    }
    72% {
      transform: var(--_bounce);
    }
    100% {
      transform: none;
    }
  }

  /* Landed without motion, or the same face again: something is seen to happen all the same. */
  .die:not(.blank, .aside, .tumbling) .cube > svg {
    animation: landed 0.25s ease-out;
  }
  .die.beat:not(.blank, .aside, .tumbling) .cube > svg {
    animation-name: landed-too;
  }
  @keyframes landed {
    from {
      opacity: 0.5;
    }
  }
  @keyframes landed-too {
    from {
      opacity: 0.5;
    }
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: stretch;
    gap: var(--_gap);
    margin-block-start: var(--_gap);
  }

  .main {
    flex: 1 1 11em;
    min-block-size: max(3.25em, 44px);
    font-size: 1.0625em;
  }

  .total {
    display: grid;
    align-content: center;
    justify-items: center;
    min-inline-size: 4em;
  }
  .total[hidden] {
    display: none;
  }
  [part='dice-total'] {
    min-block-size: 1.1em;
    font-size: 1.75em;
    line-height: 1.1;
  }

  ::slotted(:is(a, noscript, [data-fallback])) {
    display: none !important;
  }

  @media print {
    .bar button {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .cube > svg,
    .side {
      border: 2px solid CanvasText;
      color: CanvasText;
      forced-color-adjust: auto;
    }
    .die.aside {
      outline: 4px double Highlight;
    }
  }
`;
