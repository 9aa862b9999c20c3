/** How long dice tumble, in milliseconds, unless the page sets `--dice-roll-time`. */
const ROLL_TIME = 700;

const LONGEST = 5000;

/** Reads a CSS time; the default for anything that is none. */
function milliseconds(text: string): number {
  const [, amount, unit] = /^([\d.]+)(m?s)$/i.exec(text.trim()) ?? [];
  const value = Number(amount) * (unit?.toLowerCase() === 's' ? 1000 : 1);
  return Number.isFinite(value) ? Math.min(value, LONGEST) : ROLL_TIME;
}

/** Asked once: every query is read anew by the browser, and this one is wanted between a press and its result. */
let still: MediaQueryList | undefined;

/** Whether dice drawn by this element tumble: not where nobody sees it or wants it. */
export function tumbles(element: HTMLElement): boolean {
  still ??= matchMedia('(prefers-reduced-motion: reduce)');
  return element.isConnected && !document.hidden && !still.matches;
}

/** How long they do. To answer, the browser has to work out the style of the page. */
export const tumbleTime = (element: HTMLElement): number =>
  milliseconds(getComputedStyle(element).getPropertyValue('--dice-roll-time') || `${ROLL_TIME}ms`);
