import { css } from 'lit';

/**
 * A side of a die with its pips, sharp at any size, in the text colour, one element for all of it. Five backgrounds, of
 * which a face shows some: the middle pip, the four in the corners, two in corners each alone, and two halfway down.
 * Four and two are one tile repeated, as the browser paints every background of every side anew for a throw. Nothing
 * here is inherited on purpose: while a cube turns, its sides need no new style.
 */
export const pipsStyles = css`
  [data-pips] {
    border: 1px solid color-mix(in oklab, var(--dice-color, #fbf9f2) 78%, #4a3f2a);
    border-radius: var(--dice-radius, 22%);
    color: var(--dice-pip-color, #22252a);
    print-color-adjust: exact;
    background-color: var(--dice-color, #fbf9f2);
    background-image:
      radial-gradient(closest-side, currentColor calc(100% - 1px), #0000),
      radial-gradient(closest-side, currentColor calc(41.9% - 1px), #0000 41.9%),
      radial-gradient(closest-side, currentColor calc(100% - 1px), #0000),
      radial-gradient(closest-side, currentColor calc(100% - 1px), #0000),
      radial-gradient(closest-side, currentColor calc(41.9% - 1px), #0000 41.9%);
    background-position:
      50% 50%,
      8.5% 8.5%,
      22% 78%,
      78% 22%,
      8.5% 50%;
    background-repeat: no-repeat, repeat, no-repeat, no-repeat, repeat-x;
    background-size: 0;
  }
  [data-pips='1'] {
    background-size:
      19% 19%,
      0,
      0,
      0,
      0;
  }
  [data-pips='2'] {
    background-size:
      0,
      0,
      19% 19%,
      19% 19%,
      0;
  }
  [data-pips='3'] {
    background-size:
      19% 19%,
      0,
      19% 19%,
      19% 19%,
      0;
  }
  [data-pips='4'] {
    background-size:
      0,
      45.4% 45.4%,
      0,
      0,
      0;
  }
  [data-pips='5'] {
    background-size:
      19% 19%,
      45.4% 45.4%,
      0,
      0,
      0;
  }
  [data-pips='6'] {
    background-size:
      0,
      45.4% 45.4%,
      0,
      0,
      45.4% 45.4%;
  }

  @media (forced-colors: active) {
    [data-pips] {
      forced-color-adjust: none;
      border: 2px solid CanvasText;
      background-color: Canvas;
      --_accent: Highlight;
      color: CanvasText;
    }
  }
`;
