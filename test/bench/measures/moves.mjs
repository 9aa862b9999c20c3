// A move in a short and in a long match, and loading and undoing all of it. Twelve players, 99 rounds.
import { median } from '../support/median.mjs';
import { longMatch } from '../support/long-match.mjs';

export const cases = [10, 1_000, 10_000].map((count) => ({ of: 'boston-table', count }));

const markup =
  '<boston-table players="12" rounds="99" keeping="free" setup="fixed" save="bench" style="--dice-roll-time: 0s"></boston-table>';

export async function sample(tab, { count }, site) {
  const text = await longMatch(count);
  await tab.page.evaluateOnNewDocument((saved) => localStorage.setItem('set-aside-dice/boston:bench', saved), text);
  await tab.page.goto(site.page({ script: 'boston.js' }), { waitUntil: 'load' });
  const { load, moves, undo, undone } = await tab.run(async (html) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const box = document.createElement('div');
    box.innerHTML = html;
    const table = box.firstChild;
    const start = performance.now();
    document.body.append(box);
    await table.updateComplete;
    await frame();
    const load = performance.now() - start;
    const actions = table.log.length;
    const moves = [];
    for (let time = 0; time < 12; time += 1) {
      await frame();
      const begin = performance.now();
      if (time % 2 ? !table.undo() : !(await table.roll())) throw new Error('refused');
      await table.updateComplete;
      await table.renderRoot.querySelector('boston-score-sheet').updateComplete;
      moves.push(performance.now() - begin);
    }
    const before = performance.now();
    while (table.undo());
    await table.updateComplete;
    await frame();
    return { load, moves, undo: performance.now() - before, undone: actions };
  }, markup);
  if (undone !== count) throw new Error(`${undone} moves were loaded, not ${count}`);
  return {
    'a move, ms': median(moves),
    'loading, ms': load,
    'undoing all, ms': undo,
    'undoing each, µs': (1000 * undo) / count,
  };
}
