import { css } from 'lit';

/** What only a sheet of boxes has: boxes to tap, and what each one takes. */
export const yachtScoreSheetStyles = css`
  :host {
    container-type: inline-size;
    min-inline-size: min(100%, 15em);
  }

  /* Twelve boxes are never too many to show. */
  .scroll {
    max-block-size: none;
  }

  td.turn {
    background: color-mix(in oklab, var(--_accent) 5%, var(--_surface));
  }

  .box-row > th[scope='row'] {
    max-inline-size: none;
    line-height: 1.15;
    white-space: nowrap;
  }

  /* One line, so that no row grows when the dice say why. */
  .box-row .note {
    font-size: 0.75em;
    white-space: nowrap;
  }

  .box {
    position: relative;
    inline-size: calc(100% - 6px);
    min-inline-size: 40px;
    block-size: calc(100% - 6px);
    min-block-size: 40px;
    padding: 0;
    border: 2px solid var(--_accent);
    border-radius: 0.5em;
    background: var(--_tint);
    font-size: 1.0625em;
    font-weight: 700;
  }

  /* The target is the whole cell: no tap falls between two boxes. */
  .box::after {
    content: '';
    position: absolute;
    inset: -5px;
  }

  .box:hover:not([aria-disabled='true']) {
    background: color-mix(in oklab, var(--_accent) 26%, var(--_surface));
  }

  .box.none {
    border-color: var(--_line);
    background: none;
    color: var(--_quiet);
    font-weight: 500;
  }

  /* Narrow places are found on wide pages too. */
  @container (max-width: 30em) {
    .box-row > th[scope='row'] {
      padding-inline: 0.5em 0.25em;
    }
    [part='name'] {
      padding: 0;
      font-size: 0.875em;
    }
  }

  /*
   * Many columns for the room there is: what a box takes or scores shows under the row one is at, and not over a reason
   * there.
   */
  @container (max-width: 22em) {
    th,
    td {
      min-inline-size: 2.9em;
    }
    .crowd > td {
      min-inline-size: 3.7em;
    }
    .box-row.some > th[scope='row'] {
      white-space: normal;
    }
    .some:not(:hover, tbody:not(:has(> :hover)) > :focus-within) .note:not(:empty),
    .some.refused .note:not(:empty) {
      display: none;
    }
    .some .note:not(:empty) {
      position: absolute;
      inset-block-start: calc(100% - 0.4em);
      inset-inline-start: 0.4em;
      z-index: 2;
      padding: 0.15em 0.5em;
      border: 1px solid var(--_line);
      border-radius: 0.4em;
      background: var(--_surface);
      pointer-events: none;
    }
  }

  @container (max-width: 44em) {
    .box-row.many > th[scope='row'] {
      white-space: normal;
    }
    .many:not(:hover, tbody:not(:has(> :hover)) > :focus-within) .note:not(:empty),
    .many.refused .note:not(:empty) {
      display: none;
    }
    .many .note:not(:empty) {
      position: absolute;
      inset-block-start: calc(100% - 0.4em);
      inset-inline-start: 0.4em;
      z-index: 2;
      padding: 0.15em 0.5em;
      border: 1px solid var(--_line);
      border-radius: 0.4em;
      background: var(--_surface);
      pointer-events: none;
    }
  }

  /* Over the row below. */
  .box-row:is(:hover, :focus-within) > th[scope='row'] {
    z-index: 2;
  }

  @media (forced-colors: active) {
    .box.none {
      border-style: dashed;
    }
  }

  @media print {
    .box {
      visibility: hidden;
    }
  }
`;
