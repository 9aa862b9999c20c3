import { type TemplateResult } from 'lit';
import { html } from './html.js';

/** Symbols beside the words on buttons, for those who cannot read yet. Drawn in the text colour. */
const icon = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;

/** A roller draws these in place: on a page with hundreds of them, a template each would cost. */
export const ROLL = 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8';
export const SOUND = 'M4 9v6h4l5 4V5L8 9zM16.500 9q2 3 0 6M19.500 6.500q4 5.500 0 11';

export const rollIcon = icon(ROLL);
export const writeIcon = icon('M4 20l1-5L16 4l4 4L9 19zM14 6l4 4');
export const undoIcon = icon('M8 5L3 10l5 5M3 10h10a6 6 0 0 1 0 12h-2');
export const redoIcon = icon('M16 5l5 5-5 5M21 10H11a6 6 0 0 0 0 12h2');
export const printIcon = icon('M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z');
export const realIcon = icon('M4 4h16v16H4zM8.500 8.500h0M12 12h0M15.500 15.500h0');
export const soundIcon = icon(SOUND);
export const bigIcon = icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
export const linkIcon = icon('M9 15l6-6M11 7l2-2a4.200 4.200 0 0 1 6 6l-2 2M13 17l-2 2a4.200 4.200 0 0 1-6-6l2-2');
export const newIcon = icon('M20 5v6h-6M19.500 11a8 8 0 1 0-1.500 6');
export const starIcon = icon('M12 3l2.7 6 6.3.7-4.7 4.3 1.3 6.5L12 17.3 6.4 20.500 7.700 14 3 9.700l6.300-.7z');
