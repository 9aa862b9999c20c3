import { css } from 'lit';

/** Where dice lie: in columns, and apart when they are set aside. */
export const trayStyles = css`
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

  /* Only where a die is aside: variables of its own make every die dearer. */
  .aside {
    --_column: 0;
    --_row: 0;
    --_aside: 0;
    --_lower: 0;
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
    translate: calc(var(--_way) * (var(--_aside) - var(--_column)) * var(--_pitch))
      calc(
        (var(--_rows) - 1 - var(--_row)) * var(--_pitch) + (var(--_size) + var(--_small)) / 2 + 2em + var(--_lower) *
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
`;
