// Typing scores into a sheet of 99 rounds and twelve columns.
import { median } from '../support/median.mjs';

export const cases = [{ of: 'boston-score-sheet', count: 1188 }];

const markup = '<boston-score-sheet players="12" rounds="99" save="off"></boston-score-sheet>';

export async function sample(tab, _, site) {
  await tab.page.goto(site.page({ script: 'boston.js', body: markup }), { waitUntil: 'load' });
  const times = await tab.run(async () => {
    const sheet = document.querySelector('boston-score-sheet');
    await sheet.updateComplete;
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const cells = [...sheet.renderRoot.querySelectorAll('input[part~=score]')];
    const times = [];
    for (let at = 0; at < 24; at += 1) {
      const cell = cells[at * 41];
      cell.focus();
      await frame();
      const start = performance.now();
      cell.value = String(3 + (at % 16));
      cell.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      cell.dispatchEvent(new Event('change', { bubbles: true }));
      await sheet.updateComplete;
      times.push(performance.now() - start);
    }
    return times;
  });
  return { 'a score typed, ms': median(times) };
}
