import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';

/** Where the pips of a face lie, on a grid of three by three. */
const pips = {
  3: [0, 4, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** In degrees: thrown, not lined up. */
const tilts = [-8, 5, -4];

/** Three dice in a row, drawn as shapes: backgrounds are left out when paper is printed. */
export const diceMark = (): TemplateResult =>
  html`<svg class="dice" viewBox="0 0 117 36" aria-hidden="true">${([6, 5, 3] as const).map(die)}</svg>`;

const die = (face: keyof typeof pips, index: number): SVGTemplateResult => svg`
  <g transform=${`translate(${3 + index * 41} 3) rotate(${tilts[index] ?? 0} 15 15)`}>
    <rect class="body" x="1" y="1" width="28" height="28" rx="6" />
    ${pips[face].map((place) => svg`<circle class="pip" cx=${7 + 8 * (place % 3)} cy=${7 + 8 * Math.floor(place / 3)} r="2.6" />`)}
  </g>
`;
