import { css } from 'lit';

export const diceRollerStyles = css`
  :host {
    container-type: inline-size;
    min-inline-size: min(100%, 15em);
  }

  /*
   * The tray: free dice in columns, and room for those set aside, so that it keeps its height and free dice their
   * place. A die set aside slides over there by its translation: no layout, and never a node moved.
   */
  .tray {
    position: relative;
    display: grid;
    grid-template-columns: repeat(var(--_columns), var(--_size));
    grid-auto-rows: var(--_size);
    place-content: center;
    gap: var(--_space);
    padding: var(--_pad);
    border-radius: var(--_radius);
    background: linear-gradient(150deg, var(--_tint), color-mix(in oklab, var(--_accent) 18%, var(--_surface)));
    box-shadow: inset 0 1px 6px color-mix(in oklab, currentColor 18%, transparent);
    direction: ltr;
    --_columns: 3;
    --_rows: 1;
    --_least: 55px;
    --_shrink: 0.8;
    --_pad: 1em;
    --_space: min(var(--dice-gap, 1.1em), 3.5cqi);
    --_fit: calc((100cqi - 2 * var(--_pad) - (var(--_columns) - 1) * var(--_space)) / var(--_columns));
    --_size: max(var(--_least), min(var(--dice-size, min(24cqi, 5.25em)), var(--_fit)));
    --_pitch: calc(var(--_size) + var(--_space));
    --_small: calc(var(--_size) * var(--_shrink));
    --_step: calc(var(--_small) + var(--_space));
    --_way: 1;
  }
  :host(:dir(rtl)) .tray {
    direction: rtl;
    --_way: -1;
  }
  .c1 {
    --_columns: 1;
  }
  .c2 {
    --_columns: 2;
  }
  .c4 {
    --_columns: 4;
  }
  .c5 {
    --_columns: 5;
  }
  :is(.c4, .c5) {
    --_least: 48px;
    --_shrink: 0.92;
    --_pad: min(1em, 2cqi);
    --_space: min(var(--dice-gap, 1.1em), max(1.2cqi, 6cqi - 13px));
  }
  .r2 {
    --_rows: 2;
  }

  .settable {
    padding-block-end: calc(var(--_pad) + 2em + var(--_small) + (var(--_rows) - 1) * var(--_step));
  }

  .line {
    position: absolute;
    inset-inline: var(--_pad);
    inset-block-end: calc(var(--_pad) + var(--_small) + (var(--_rows) - 1) * var(--_step) + 0.2em);
    display: flex;
    align-items: center;
    gap: 0.6em;
    font-size: 1em;
  }
  .line::before {
    content: '';
    flex: 1;
    border-block-start: 2px dashed color-mix(in oklab, currentColor 30%, transparent);
  }
  .line > span {
    font-size: 0.8em;
  }

  @container (min-width: 34em) {
    .settable:not(.c4, .c5) {
      padding-block: calc(var(--_pad) + var(--_size) * 0.2);
      padding-inline: var(--_pad) calc(var(--_pad) + var(--_zone));
      --_zone: calc(var(--_columns) * var(--_step) + 0.8em);
      --_fit: calc((100cqi - 2 * (var(--_pad) + var(--_columns) * var(--_space)) - 0.8em) / 1.8 / var(--_columns));
    }
    .settable:not(.c4, .c5) > .line {
      inset-block: 0.5em;
      inset-inline: auto var(--_pad);
      inline-size: var(--_zone);
      align-items: start;
      justify-content: center;
      border-inline-start: 2px dashed color-mix(in oklab, currentColor 30%, transparent);
    }
    .settable:not(.c4, .c5) > .line::before {
      content: none;
    }
  }

  .die {
    position: relative;
    contain: size layout style;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--dice-radius, 22%);
    background: none;
  }
  /* Only where a die is aside: variables of its own make every die dearer. */
  .aside {
    --_column: 0;
    --_row: 0;
    --_aside: 0;
    --_line: 0;
  }
  .aside:nth-child(5n + 2) {
    --_column: 1;
  }
  .aside:nth-child(5n + 3) {
    --_column: 2;
  }
  .aside:nth-child(5n + 4) {
    --_column: 3;
  }
  .aside:nth-child(5n) {
    --_column: 4;
  }
  .aside:nth-child(n + 6) {
    --_row: 1;
  }
  .a1 {
    --_aside: 1;
  }
  .a2 {
    --_aside: 2;
  }
  .a3 {
    --_aside: 3;
  }
  .a4 {
    --_aside: 4;
  }
  .second {
    --_line: 1;
  }

  .die:hover:not([aria-disabled='true']) {
    background: none;
  }
  .die[aria-disabled='false']:not(.aside):hover {
    scale: 1.06;
  }

  .die.aside {
    outline: 3px solid var(--dice-set-aside-color, var(--_accent));
    outline-offset: 2px;
    translate: calc(var(--_way) * (var(--_aside) - var(--_column)) * var(--_pitch))
      calc(
        (var(--_rows) - 1 - var(--_row)) * var(--_pitch) + (var(--_size) + var(--_small)) / 2 + 2em + var(--_line) *
          var(--_step)
      );
    scale: var(--_shrink);
    transition:
      translate 0.35s ease-out,
      scale 0.35s;
  }
  @container (min-width: 34em) {
    .tray:not(.c4, .c5) > .die.aside {
      translate: calc(
        var(--_way) *
          (
            (100cqi - var(--_zone)) / 2 - var(--_pad) + 0.4em + (var(--_aside) + 0.5) * var(--_step) -
              (var(--_column) - (var(--_columns) - 1) / 2) * var(--_pitch)
          )
      );
    }
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

  .cube,
  .cube > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }

  /* Nothing here is inherited on purpose: while a cube turns, its sides need no new style. */
  .cube > * {
    border: 1px solid color-mix(in oklab, var(--dice-color, #fbf9f2) 78%, #4a3f2a);
    border-radius: var(--dice-radius, 22%);
    background: radial-gradient(circle at 32% 26%, #fff8, #fff0 55%) var(--dice-color, #fbf9f2);
    color: var(--dice-pip-color, #22252a);
  }
  .die:not(.tumbling) .cube > svg {
    box-shadow:
      inset -0.15em -0.2em 0.4em #6b5d3f2e,
      0 0.3em 0.6em #0003;
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
    opacity: 0.8;
  }

  /*
   * Tumbling: a cube for as long as it lasts, on the compositor. Each die has a path and a perspective of its own: in a
   * common one, the browser would cut each side by every other. At rest it is flat.
   */
  .tumbling .cube {
    transform: perspective(40em) translate3d(0, 0, calc(var(--_size) / -2));
    transform-style: preserve-3d;
  }
  .tumbling .cube > * {
    position: absolute;
    inset: 0;
    backface-visibility: hidden;
    /* Half an edge outwards, by a way that takes percentages. */
    transform: rotateY(90deg) translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(1) {
    transform: rotateY(180deg) translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(2) {
    transform: rotateY(270deg) translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(3) {
    transform: translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(4) {
    transform: rotateX(90deg) rotateY(90deg) translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(5) {
    transform: rotateX(-90deg) rotateY(90deg) translateX(-50%) rotateY(-90deg);
  }
  .cube > i {
    --_pip: radial-gradient(closest-side, currentColor 90%, #0000);
    background: var(--dice-color, #fbf9f2) 0 / 19% 19% no-repeat;
    box-shadow: inset 0 0 0.6em #6b5d3f45;
    background-position:
      50% 50%,
      22% 78%,
      78% 22%,
      22% 22%,
      78% 78%,
      22% 50%,
      78% 50%;
  }
  i[data-pips='1'] {
    background-image: var(--_pip);
  }
  i[data-pips='2'] {
    background-image: none, var(--_pip), var(--_pip);
  }
  i[data-pips='3'] {
    background-image: var(--_pip), var(--_pip), var(--_pip);
  }
  i[data-pips='4'] {
    background-image: none, var(--_pip), var(--_pip), var(--_pip), var(--_pip);
  }
  i[data-pips='5'] {
    background-image: var(--_pip), var(--_pip), var(--_pip), var(--_pip), var(--_pip);
  }
  i[data-pips='6'] {
    background-image: none, var(--_pip), var(--_pip), var(--_pip), var(--_pip), var(--_pip), var(--_pip);
  }

  .tumbling .cube {
    animation: tumble-1 var(--dice-roll-time, 700ms) cubic-bezier(0.2, 0.7, 0.3, 1) both;
  }
  .tumbling:nth-child(3n + 2) .cube {
    animation-name: tumble-2;
  }
  .tumbling:nth-child(3n) .cube {
    animation-name: tumble-3;
  }
  @keyframes tumble-1 {
    from {
      transform: perspective(40em) translate3d(-1.5em, -6em, 3em) rotateX(-560deg) rotateY(380deg) rotateZ(-90deg);
    }
    72% {
      transform: perspective(40em) translate3d(0.4em, 0.6em, 0) rotateX(-40deg) rotateY(24deg);
    }
  }
  @keyframes tumble-2 {
    from {
      transform: perspective(40em) translate3d(1em, -7em, 5em) rotateX(-480deg) rotateY(-460deg) rotateZ(120deg);
    }
    72% {
      transform: perspective(40em) translate3d(-0.3em, 0.4em, 0) rotateX(-30deg) rotateY(-36deg);
    }
  }
  @keyframes tumble-3 {
    from {
      transform: perspective(40em) translate3d(3em, -5em, 2em) rotateX(640deg) rotateY(-300deg) rotateZ(60deg);
    }
    72% {
      transform: perspective(40em) translate3d(0.2em, 0.7em, 0) rotateX(36deg) rotateY(-20deg);
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

  @media (forced-colors: active) {
    .cube > * {
      border: 2px solid CanvasText;
      color: CanvasText;
      forced-color-adjust: auto;
    }
    .die.aside {
      outline: 4px double Highlight;
    }
  }
`;
