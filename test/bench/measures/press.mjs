// One press on Roll: how soon the result is known and seen, and what the throw costs until the dice lie.
import { contestants } from '../support/contestants.mjs';
import { median } from '../support/median.mjs';
import { openPlayer } from '../support/player.mjs';

export const cases = ['floor-vanilla', 'floor-lit', 'dice-roller', 'boston-table'].map((of) => ({ of }));

const WARM = 5;

export async function sample(tab, { of }, site) {
  const contestant = contestants[of];
  await openPlayer(tab, contestant, site);
  const throws = [];
  const press = async () => throws.push(await tab.run((keys) => window.bench.press(keys), contestant));
  const first = await tab.cost(press);
  const warm = [];
  for (let time = 0; time < WARM; time += 1) warm.push(await tab.cost(press));
  const middle = (key) => median(throws.slice(1).map((one) => one[key]));
  return {
    'press to result, ms': middle('result'),
    'first press to result, ms': throws[0].result,
    'press to paint, ms': middle('paint'),
    'main thread, first throw, ms': first.main,
    'main thread, warm throw, ms': median(warm.map(({ main }) => main)),
    'script, warm throw, ms': median(warm.map(({ script }) => script)),
  };
}
