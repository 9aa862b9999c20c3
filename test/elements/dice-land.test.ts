import { expect } from '@open-wc/testing';
import '../../src/all.js';
import type { BostonTable, DiceLandEvent, DiceRoller } from '../../src/index.js';
import { drawn, faces, listen, mount } from '../support/page.js';

type Change = (table: BostonTable, home: HTMLElement) => void;

/** A change of the page while dice tumble, for a table that draws its roller and for one that holds it. */
const changes: readonly (readonly [string, string, Change])[] = [
  ['the table is taken away for good', '', (table) => table.remove()],
  ['the table is taken away, with a roller of the page', '<dice-roller></dice-roller>', (table) => table.remove()],
  ['"show" leaves the roller out', '', (table) => table.setAttribute('show', 'sheet')],
  [
    'the roller is moved to another table',
    '<dice-roller></dice-roller>',
    (table, home) => home.querySelector('#other')!.append(table.querySelector('dice-roller')!),
  ],
  [
    'the roller is taken out of the table',
    '<dice-roller></dice-roller>',
    (table, home) => home.append(table.querySelector('dice-roller')!),
  ],
  ['the table moves', '<dice-roller></dice-roller>', (table, home) => home.append(table)],
  ['the page around is written anew', '', (table) => table.parentElement!.replaceChildren()],
];

describe('"dice-land" comes once, with the faces of the throw, when', () => {
  for (const tag of ['boston-table', 'yacht-table']) {
    for (const [what, inside, change] of changes) {
      it(`${what}: <${tag}>`, async () => {
        const home = await mount<HTMLElement>(
          `<section><${tag} save="off" setup="fixed">${inside}</${tag}><boston-table id="other"></boston-table></section>`,
          { tumble: '150ms' },
        );
        const it = home.firstElementChild as BostonTable;
        const roller = it.querySelector<DiceRoller>('dice-roller');
        const target = roller ?? it;
        const landed = listen<DiceLandEvent>(target, 'dice-land');
        const rolled = listen<DiceLandEvent>(target, 'dice-roll');
        it.thrower = faces(6, 4, 2, 3, 1);
        const roll = it.roll();
        change(it, home);
        const thrown = await roll;
        await drawn();
        expect(rolled).to.have.length(1);
        expect(landed.map((event) => event.faces)).to.deep.equal([thrown]);
      });
    }
  }
});
