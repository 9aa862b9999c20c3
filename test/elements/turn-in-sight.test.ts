import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import '../../src/yacht.js';
import type { BostonTable } from '../../src/index.js';
import { button, drawn, field, fields, keys, mount } from '../support/page.js';
import { scores } from './play.js';
import { PERFECT, thrown, turns, yachtTable } from './yacht-play.js';

/** A sheet for many, on a small phone, above its table. */
async function crowd(attributes = ''): Promise<BostonTable> {
  const sheet = await mount(
    `<boston-score-sheet for="crowd" style="inline-size: 300px"></boston-score-sheet>
     <boston-table id="crowd" show="roller" players="12" rounds="20" ${attributes}></boston-table>`,
  );
  return sheet.nextElementSibling as BostonTable;
}

/** Whether a finger would meet this field or button wherever it aims; bars to scroll by may lie over its edge. */
function inSight(control: HTMLElement | undefined): boolean {
  if (!control) return false;
  const { left, top, width, height } = control.getBoundingClientRect();
  const root = control.getRootNode() as ShadowRoot;
  const aims = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => [left + x * width, top + y * height] as const));
  return aims.every(([x, y]) => control.contains(root.elementFromPoint(x, y)));
}

const cell = (round: number, player: number): HTMLInputElement | undefined =>
  fields().find((one) => one.getAttribute('aria-label') === `Round ${round}, Player ${player}`);

/** The sheet is moved right after. */
const moved = (): Promise<unknown> => new Promise((done) => setTimeout(done));

const ROUND = [3, 4, 5, 6, 7, 18, 8, 9, 10, 11, 12, 13];

describe('a sheet that does not fit its place', () => {
  for (const dir of ['ltr', 'rtl']) {
    it(`shows the cell whose turn it is, beside the names and under the head: ${dir}`, async () => {
      document.documentElement.dir = dir;
      try {
        const it = await crowd();
        expect([inSight(cell(1, 1)), inSight(cell(1, 8))]).to.deep.equal([true, false]);
        await scores(it, 18, 4, 5, 6, 7, 8, 9);
        await moved();
        expect([inSight(cell(1, 1)), inSight(cell(1, 8))]).to.deep.equal([false, true]);
        await scores(it, 3, 4, 5, 6, 7);
        for (let round = 1; round < 15; round += 1) await scores(it, ...ROUND);
        await moved();
        expect([it.match.round, it.match.seat]).to.deep.equal([16, 0]);
        expect([inSight(cell(2, 1)), inSight(cell(16, 1))]).to.deep.equal([false, true]);
      } finally {
        document.documentElement.dir = '';
      }
    });
  }

  it('shows it in a match that comes back', async () => {
    for (const again of [false, true]) {
      const it = await crowd('save="crowd"');
      if (!again) for (let round = 0; round < 15; round += 1) await scores(it, ...ROUND);
      await scores(it, 9, 9);
      await moved();
      expect([it.match.round, it.match.seat]).to.deep.equal([16, again ? 4 : 2]);
      expect(inSight(cell(16, again ? 5 : 3)), String(again)).to.equal(true);
      it.parentElement!.remove();
    }
  });

  it('shows what keys go to, and leaves it in sight while something is typed', async () => {
    const it = await crowd();
    await scores(it, 18, 4, 5, 6, 7, 8, 9);
    cell(1, 8)!.focus();
    for (let column = 8; column > 2; column -= 1) {
      await keys('Home', 'ArrowLeft');
      expect(inSight(cell(1, column - 1)), `column ${column - 1}`).to.equal(true);
    }
    it.writeScore({ round: 0, seat: 7 }, 9);
    await drawn();
    await moved();
    expect(inSight(cell(1, 2))).to.equal(true);
  });

  it('never moves the page', async () => {
    const it = await crowd();
    const before = scrollY;
    for (let round = 0; round < 15; round += 1) await scores(it, ...ROUND);
    await moved();
    expect(scrollY).to.equal(before);
  });

  it('shows the column of Yacht whose turn it is', async () => {
    const it = await yachtTable('players="8" style="inline-size: 351px"');
    it.renderRoot.querySelector('yacht-score-sheet')?.scrollIntoView();
    const ones = (player: number): HTMLElement => field(`Ones, Player ${player}`);
    expect([inSight(ones(1)), inSight(ones(8))]).to.deep.equal([true, false]);
    await turns(it, ...PERFECT.slice(0, 7));
    await moved();
    expect(it.match.seat).to.equal(7);
    expect([inSight(ones(1)), inSight(ones(8))]).to.deep.equal([false, true]);
  });

  it('shows the boxes of Yacht of whom they are for, also in large letters', async () => {
    const it = await yachtTable('players="Ann, Bob" style="inline-size: 251px; font-size: 20px"');
    await thrown(it, '33316');
    button(/^Ones, Ann/).scrollIntoView();
    expect(inSight(button(/^Ones, Ann/))).to.equal(true);
    await turns(it, ['33316', 'threes']);
    await thrown(it, '33316');
    await moved();
    expect(inSight(button(/^Ones, Bob/))).to.equal(true);
  });
});
