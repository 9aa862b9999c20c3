import { css } from 'lit';

/**
 * A side of a die with its pips: seven dots, of which a face shows some, and a gleam. Sharp at any size, in the text
 * colour, one element for all of it. Nothing here is inherited on purpose: while a cube turns, its sides need no new
 * style.
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
      radial-gradient(closest-side, currentColor calc(100% - 1px), #0000),
      radial-gradient(closest-side, currentColor calc(100% - 1px), #0000),
      radial-gradient(closest-side, currentColor calc(100% - 1px), #0000),
      radial-gradient(closest-side, currentColor calc(100% - 1px), #0000),
      radial-gradient(closest-side, currentColor calc(100% - 1px), #0000),
      radial-gradient(closest-side, currentColor calc(100% - 1px), #0000),
      radial-gradient(circle at 32% 26%, #fff8, #fff0 55%);
    background-position:
      50% 50%,
      22% 78%,
      78% 22%,
      22% 22%,
      78% 78%,
      22% 50%,
      78% 50%,
      0 0;
    background-repeat: no-repeat;
    background-size: 0, 0, 0, 0, 0, 0, 0, 100%;
  }
  [data-pips='1'] {
    background-size:
      19% 19%,
      0,
      0,
      0,
      0,
      0,
      0,
      100%;
  }
  [data-pips='2'] {
    background-size:
      0,
      19% 19%,
      19% 19%,
      0,
      0,
      0,
      0,
      100%;
  }
  [data-pips='3'] {
    background-size:
      19% 19%,
      19% 19%,
      19% 19%,
      0,
      0,
      0,
      0,
      100%;
  }
  [data-pips='4'] {
    background-size:
      0,
      19% 19%,
      19% 19%,
      19% 19%,
      19% 19%,
      0,
      0,
      100%;
  }
  [data-pips='5'] {
    background-size:
      19% 19%,
      19% 19%,
      19% 19%,
      19% 19%,
      19% 19%,
      0,
      0,
      100%;
  }
  [data-pips='6'] {
    background-size:
      0,
      19% 19%,
      19% 19%,
      19% 19%,
      19% 19%,
      19% 19%,
      19% 19%,
      100%;
  }

  @media (forced-colors: active) {
    [data-pips] {
      forced-color-adjust: none;
      background-position:
        50% 50%,
        22% 78%,
        78% 22%,
        22% 22%,
        78% 78%,
        22% 50%,
        78% 50%,
        99em 0;
      border: 2px solid CanvasText;
      background-color: Canvas;
      --_accent: Highlight;
      color: CanvasText;
    }
  }
`;
