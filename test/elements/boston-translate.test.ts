import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable } from '../../src/index.js';
import { deep, drawn, faces, field, fields, mount, screen } from '../support/page.js';
import { scores, table, translate } from './play.js';

/** A whole match with a hint, a roll-off, overtime, undo and a new match, step by step. */
const steps: readonly ((it: BostonTable) => unknown)[] = [
  (it) => it.roll(),
  (it) => it.setAside(2), // a hint
  (it) => it.undo(),
  (it) => it.setAside(0),
  (it) => it.roll(),
  (it) => it.setAside(1),
  (it) => it.roll(),
  (it) => it.write(),
  (it) => scores(it, 13), // a tie
  (it) => scores(it, 4, 4), // and another
  (it) => scores(it, 5, 6),
  (it) => scores(it, 14, 3), // 1 to 1: overtime
  (it) => scores(it, 12, 3), // over
  (it) => it.undo(),
  (it) => it.redo(),
  (it) => void (it.players = ['Cy', 'Di']),
  (it) => it.rematch(),
  (it) => it.roll(),
  (it) => it.roll(),
];

describe('a translated page', () => {
  for (const [where, own] of [
    ['drawn by the table', ''],
    ["in one's own layout", '<dice-roller></dice-roller><boston-score-sheet></boston-score-sheet>'],
  ] as const) {
    it(`still shows the state, nothing twice and nothing stale: ${where}`, async () => {
      const plain = await table('players="Ann, Bob" rounds="2"', own);
      const translated = await table('players="Ann, Bob" rounds="2"', own);
      for (const it of [plain, translated]) {
        it.thrower = faces(6, 6, 2, 4, 1, 3, 6, 6, 6, 5, 5, 5);
      }
      for (const [index, step] of steps.entries()) {
        translate(translated);
        await step(plain);
        await step(translated);
        await drawn();
        expect(screen(translated), `step ${index}`).to.equal(screen(plain));
      }
    });
  }

  it('may be drawn again and again', async () => {
    const it = await table('players="Ann, Bob"');
    await it.roll();
    await drawn();
    const before = screen(it);
    for (let time = 0; time < 10; time++) {
      translate(it);
      document.documentElement.lang = time % 2 ? 'de' : 'fr';
      it.requestUpdate();
      for (const one of deep(it)) (one as BostonTable).requestUpdate?.();
      await drawn();
    }
    document.documentElement.lang = 'en';
    expect(screen(it)).to.equal(before);
  });
});

describe('numbers', () => {
  it('are not for translators', async () => {
    const it = await table('players="Ann, Bob" rounds="1"', '<dice-roller></dice-roller>');
    it.thrower = faces(6, 6, 2);
    await it.roll();
    await scores(it, 13, 13, 4);
    const shown = [...deep(it)].filter((one) => /^\d+$/.test(one.textContent.trim()) && one.checkVisibility());
    const loose = shown.filter((one) => !one.closest('[translate=no]') && !one.querySelector('[translate=no]'));
    expect(loose.map((one) => one.outerHTML)).to.deep.equal([]);
    for (const cell of fields(it).filter(({ inputMode }) => inputMode === 'numeric')) {
      expect(cell.closest('[translate=no]') !== null, cell.outerHTML).to.equal(true);
    }
  });
});

describe('our words', () => {
  it('are marked as English on a page in another language; names are not', async () => {
    const it = await mount<HTMLElement>('<div lang="de"><boston-table players="Ann, Bob"></boston-table></div>');
    const language = (one: Element): string | undefined => one.closest<HTMLElement>('[lang]')?.lang;
    for (const one of deep(it.querySelector('boston-table')!)) {
      if (one.localName === 'button' || one.localName === 'th') expect(language(one), one.outerHTML).to.equal('en');
    }
    expect(document.querySelector<HTMLElement>('body > [role=status]')?.lang).to.equal('en');
    expect(field('Name of player 1').value).to.equal('Ann');
  });
});
