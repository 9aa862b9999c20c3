// Created, attached and removed a thousand times, at rest and with dice in the air: what is left.
import { contestants } from '../support/contestants.mjs';

export const cases = [
  ...['floor-lit', 'dice-roller', 'boston-table', 'boston-score-sheet'].map((of) => ({ of, at: 'at rest' })),
  ...['floor-lit', 'dice-roller', 'boston-table'].map((of) => ({ of, at: 'in the air' })),
];
export const cpus = [1];

const CYCLES = 1000;

const cycle = async (markup, count, throwing) => {
  const box = document.createElement('div');
  document.body.append(box);
  const maker = document.createElement('template');
  for (let time = 0; time < count; time += 1) {
    maker.innerHTML = markup;
    const element = document.importNode(maker.content, true).firstChild;
    box.append(element);
    await element.updateComplete;
    if (throwing) void element.roll();
    await element.updateComplete;
    element.remove();
  }
  box.remove();
  await new Promise((done) => setTimeout(done, 50));
};

export async function sample(tab, { of, at }, site) {
  const { script, markup } = contestants[of];
  await tab.page.goto(site.page({ script }), { waitUntil: 'load' });
  await tab.run(cycle, markup, 20, at === 'in the air');
  const [before, count] = [await tab.alive(), await tab.count(of)];
  await tab.run(cycle, markup, CYCLES, at === 'in the air');
  const after = await tab.alive();
  return {
    'elements left': (await tab.count(of)) - count,
    'nodes left': after.nodes - before.nodes,
    'listeners left': after.listeners - before.listeners,
    'heap left, KiB': (after.heap - before.heap) / 1024,
  };
}
