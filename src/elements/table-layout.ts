import type { ReactiveElement } from 'lit';

/** What a table draws when nobody says otherwise. */
const DRAWN = 'roller, sheet';

type Table = ReactiveElement & { readonly show: string };

/** Whether the page has put one of our tags into a table, in place of the one it would draw. A server sees no page. */
export const holds = (table: Table, tag: string): boolean => Boolean(table.querySelector?.(tag));

/** Whether a table draws this tag itself. */
export const draws = (table: Table, what: 'roller' | 'sheet', tag: string): boolean =>
  String(table.show ?? DRAWN).includes(what) && !holds(table, tag);

/** What a player needs next, once the control that had the focus is gone. */
export const nextControl = (table: Table): HTMLElement | null =>
  table.renderRoot.querySelector<HTMLElement>('.practice input') ??
  table.renderRoot.querySelector<HTMLElement>('[part=rematch], dice-roller, .face') ??
  table.querySelector<HTMLElement>('dice-roller') ??
  table.renderRoot.querySelector<HTMLElement>('[part=new]');
