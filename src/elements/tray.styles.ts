import { css } from 'lit';

/** Where dice lie: in columns, and apart when they are set aside. */
export const trayStyles = css`
  /*
   * The tray: free dice in columns, and room for those set aside, so that it keeps its height and free dice their
   * place. A die set aside slides over there by its translation: no layout, and never a node moved. All lengths are
   * counted in dice, by percentages: in units of a container, the browser would work out every roller's style twice. Only
   * a die set aside needs such units.
   */
  .tray {
    position: relative;
    display: grid;
    grid-template-columns: repeat(var(--_columns), minmax(var(--_least), var(--dice-size, min(27%, 5.25em))));
    justify-content: center;
    gap: min(var(--dice-gap, 0.7em), 1.5em) min(var(--dice-gap, 1.1em), 3.8%);
    padding: var(--_pad);
    border-radius: var(--_radius);
    background: linear-gradient(150deg, var(--_tint), color-mix(in oklab, var(--_accent) 18%, var(--_surface)));
    box-shadow: inset 0 1px 6px color-mix(in oklab, currentColor 18%, transparent);
    direction: ltr;
    --_columns: 3;
    --_least: 55px;
    --_shrink: 0.8;
    --_pad: 1em;
  }
  :host(:dir(rtl)) .tray {
    direction: rtl;
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
    column-gap: min(var(--dice-gap, 1.1em), max(1.25%, 6.25% - 13px));
    --_shrink: 0.92;
    --_pad: min(1em, 2%);
  }

  /* As high as dice set aside, in one row or two. */
  .settable::after {
    content: '';
    grid-column: 1;
    aspect-ratio: 1 / var(--_shrink);
  }
  .settable.r2::after {
    aspect-ratio: 0.5 / var(--_shrink);
    margin-block-end: 0.5em;
  }

  .line {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    block-size: 0.6em;
    font-size: 1em;
  }
  .line > span {
    position: absolute;
    inset-inline: var(--_pad);
    display: flex;
    align-items: center;
    gap: 0.75em;
    font-size: 0.8em;
  }
  .line > span::before {
    content: '';
    flex: 1;
    border-block-start: 2px dashed color-mix(in oklab, currentColor 30%, transparent);
  }

  @container (min-width: 34em) {
    .settable:not(.c4, .c5) {
      grid-template-columns:
        repeat(var(--_columns), minmax(var(--_least), var(--dice-size, min(27%, 5.25em))))
        repeat(var(--_columns), minmax(44px, calc(0.8 * var(--dice-size, min(27%, 5.25em)))));
      padding-block: calc(var(--_pad) + 1em);
      padding-inline-end: calc(var(--_pad) + 0.6em);
    }
    .settable:not(.c4, .c5)::after {
      content: none;
    }
    .settable:not(.c4, .c5) > .line {
      grid-area: 1 / calc(var(--_columns) + 1) / auto / -1;
      align-items: start;
      justify-content: center;
      block-size: auto;
      margin-block: -1.25em;
      border-inline-start: 2px dashed color-mix(in oklab, currentColor 30%, transparent);
    }
    .settable:not(.c4, .c5) > .line > span {
      position: static;
    }
    .settable:not(.c4, .c5) > .line > span::before {
      content: none;
    }
  }

  /* Only where a die is aside: variables of its own make every die dearer. */
  .aside {
    --_column: 0;
    --_row: 0;
    --_aside: 0;
    --_rows: 1;
    --_lower: 0;
    --_way: 1;
    --_down: min(var(--dice-gap, 0.7em), 1.5em);
    --_space: min(var(--dice-gap, 1.1em), 3.8cqi - 0.076em);
  }
  :is(.c4, .c5) > .aside {
    --_inner: (100cqi - 2 * min(1em, 2cqi));
    --_space: min(var(--dice-gap, 1.1em), max(0.0125 * var(--_inner), 0.0625 * var(--_inner) - 13px));
  }
  :host(:dir(rtl)) .aside {
    --_way: -1;
  }
  .r2 > .aside {
    --_rows: 2;
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
    --_lower: 1;
  }

  .die.aside {
    outline: 3px solid var(--dice-set-aside-color, var(--_accent));
    outline-offset: 2px;
    translate: calc(var(--_way) * (var(--_aside) - var(--_column)) * (100% + var(--_space)))
      calc(
        (var(--_rows) - 1 - var(--_row)) * (100% + var(--_down)) + (1 + var(--_shrink)) * 50% + 2 * var(--_down) +
          0.6em + var(--_lower) * (var(--_shrink) * 100% + 0.5em)
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
            (var(--_columns) - var(--_column)) * (100% + var(--_space)) + 0.8em - 10% + var(--_aside) *
              (80% + var(--_space))
          )
      );
    }
  }
`;
