// Frames that come late while dice tumble, in five throws.
import { contestants } from '../support/contestants.mjs';
import { openPlayer } from '../support/player.mjs';

export const cases = ['floor-vanilla', 'floor-lit', 'dice-roller', 'boston-table'].map((of) => ({ of }));

export async function sample(tab, { of }, site) {
  const contestant = contestants[of];
  await openPlayer(tab, contestant, site);
  await tab.run((keys) => window.bench.press(keys), contestant);
  let late = 0;
  for (let time = 0; time < 5; time += 1) late += await tab.run((keys) => window.bench.late(keys), contestant);
  return { 'dropped frames in five throws': late };
}
