import type { Box, YachtTable } from '../../src/index.js';
import { drawn, faces, mount } from '../support/page.js';

/** A table that keeps nothing and is set up as written, unless the attributes say otherwise. */
export const yachtTable = (attributes = '', inside = ''): Promise<YachtTable> =>
  mount(
    `<yacht-table ${attributes.includes('save=') ? '' : 'save="off"'} setup="fixed" ${attributes}>${inside}</yacht-table>`,
  );

/** One throw with these faces: "33316". */
export async function thrown(table: YachtTable, dice: string): Promise<void> {
  table.thrower = faces(...[...dice].map(Number));
  await table.roll();
  await drawn();
}

/** Whole turns of one throw each, for whoever is next. */
export async function turns(table: YachtTable, ...list: readonly (readonly [dice: string, box: Box])[]): Promise<void> {
  for (const [dice, box] of list) {
    await thrown(table, dice);
    if (!table.score(box)) throw new Error(`${dice} in ${box} was refused`);
  }
  await drawn();
}

/** The best solo game there is. */
export const PERFECT: readonly (readonly [string, Box])[] = [
  ['11111', 'ones'],
  ['22222', 'twos'],
  ['33333', 'threes'],
  ['44444', 'fours'],
  ['55555', 'fives'],
  ['66666', 'sixes'],
  ['66655', 'full-house'],
  ['66666', 'four-of-a-kind'],
  ['12345', 'little-straight'],
  ['23456', 'big-straight'],
  ['66666', 'choice'],
  ['11111', 'yacht'],
];
