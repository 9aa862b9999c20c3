import type { ReactiveController, ReactiveElement } from 'lit';

/** So much of what is beside a cell is seen too, if there is room, and no bar to scroll by lies over the cell. */
const BESIDE = 16;

/** How far something must be moved to lie between two edges; where it is too big, with its start. */
function missing(start: number, end: number, from: number, to: number): number {
  const beside = Math.max(0, Math.min(BESIDE, (end - start - (to - from)) / 2));
  const [before, after] = [from - beside - start, to + beside - end];
  return before < 0 ? before : Math.max(0, Math.min(after, before));
}

/** Moves a sheet, never the page, until a cell lies where neither its names nor its head cover it. */
function show(cell: Element): void {
  const scroll = cell.closest('.scroll');
  const corner = scroll?.querySelector('thead th')?.getBoundingClientRect();
  if (!scroll || !corner) return;
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const frame = scroll.getBoundingClientRect();
  const start = frame.left + scroll.clientLeft;
  const end = start + scroll.clientWidth;
  const namesFirst = corner.left + corner.right < start + end;
  scroll.scrollLeft += missing(namesFirst ? corner.right : start, namesFirst ? end : corner.left, left, right);
  scroll.scrollTop += missing(corner.bottom, frame.top + scroll.clientTop + scroll.clientHeight, top, bottom);
}

/** Where a sheet does not fit its place, whose turn it is comes into sight, and so does what keys go to. */
export class TurnInSight implements ReactiveController {
  readonly #element: ReactiveElement;
  readonly #turn: string;
  #shown: Element | null = null;

  /** @param turn What marks the cell, as a selector. */
  constructor(element: ReactiveElement, turn: string) {
    this.#element = element;
    this.#turn = turn;
    element.addController(this);
    element.addEventListener('focusin', () => {
      const focused = this.#root?.querySelector('.scroll :focus-visible');
      if (focused) show(focused);
    });
  }

  hostUpdated(): void {
    const cell = this.#root?.querySelector(this.#turn) ?? null;
    if (cell && cell !== this.#shown) setTimeout(this.#showTurn);
    this.#shown = cell;
  }

  get #root(): ShadowRoot | null {
    return this.#element.shadowRoot;
  }

  /** Not while somebody types: that cell is to stay in sight. */
  #showTurn = (): void => {
    if (this.#shown && !this.#root?.querySelector('input:focus')) show(this.#shown);
  };
}
