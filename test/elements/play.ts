import type { BostonMatch, BostonTable } from '../../src/index.js';
import { deep, drawn, faces, mount, screen } from '../support/page.js';

export const table = (attributes = '', inside = ''): Promise<BostonTable> =>
  mount(`<boston-table ${attributes}>${inside}</boston-table>`);

/** The words in a part of the table: "turn", "hint", "result". */
export function words(part: string, root?: Element): string {
  const found = [...deep(root)].find((one) => one.part.contains(part) && one.checkVisibility());
  return found ? screen(found) : '';
}

/** The best die of those just thrown; the first of equal ones. */
export function bestDie({ turn }: BostonMatch): number {
  const free = turn.faces.map((face, die) => (turn.aside.includes(die) ? 0 : (face ?? 0)));
  return free.indexOf(Math.max(...free) as 6);
}

/** One turn as the rule wants it, by script, with the faces the table's thrower gives. */
export async function takeTurn(table: BostonTable): Promise<void> {
  const { keeping } = table.match.setup;
  for (let count = 1; count <= 3; count++) {
    await table.roll();
    if (keeping === 'auto' || (keeping === 'strict' && count === 3)) continue;
    table.setAside(bestDie(table.match));
  }
  if (keeping === 'free' || keeping === 'coach') table.write();
  await drawn();
}

/** One turn with these faces: "6 6 2, 4 1, 3". */
export async function turn(table: BostonTable, throws: string): Promise<void> {
  table.thrower = faces(...(throws.match(/\d/g) ?? []).map(Number));
  await takeTurn(table);
}

/** Scores written down one after the other, for whoever is next. */
export async function scores(table: BostonTable, ...list: readonly number[]): Promise<void> {
  for (const score of list) {
    const { seat, round, rolloff } = table.match;
    const taken = table.writeScore({ round, seat: seat ?? 0, ...(rolloff === null ? {} : { rolloff }) }, score);
    if (!taken) throw new Error(`${score} was refused`);
  }
  await drawn();
}

/** A copy that stays as it is, for comparing. */
export const picture = (table: BostonTable): unknown => structuredClone(table.match);

/** What a translator does to a page: every text moves into new elements; with `blanks` also those that are only space. */
export function translate(root: Element, blanks = false): void {
  const inside = (node: Node): Text[] => {
    if (node instanceof Text) return [node];
    const below = node instanceof Element && node.shadowRoot ? [...node.shadowRoot.childNodes] : [];
    return [...below, ...node.childNodes].flatMap(inside);
  };
  for (const text of inside(root)) {
    if (!blanks && !text.data.trim()) continue;
    if (['STYLE', 'FONT'].includes(text.parentElement?.tagName ?? '')) continue;
    const outer = document.createElement('font');
    text.replaceWith(outer);
    outer.appendChild(document.createElement('font')).append(text);
  }
}
