// Many on one page: time until all are ready, and what each keeps at rest.
import { contestants } from '../support/contestants.mjs';

const rollers = ['floor-vanilla', 'floor-lit', 'dice-roller'];
export const cases = [
  ...[1, 10, 100, 500].flatMap((count) => rollers.map((of) => ({ of, count }))),
  ...[1, 10, 50].map((count) => ({ of: 'boston-table', count })),
];

const addAll = async (markup, tag, count) => {
  const box = document.createElement('div');
  box.innerHTML = markup.repeat(count);
  const start = performance.now();
  document.body.append(box);
  await Promise.all([...box.querySelectorAll(tag)].map((element) => element.updateComplete));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
};

export async function sample(tab, { of, count }, site) {
  const { script, markup } = contestants[of];
  await tab.page.goto(site.page({ script }), { waitUntil: 'load' });
  await tab.run(addAll, markup, of, 1); // what is made once for all of them is no part of each
  const before = await tab.alive();
  const start = await tab.metrics();
  const ready = await tab.run(addAll, markup, of, count);
  const { TaskDuration } = await tab.metrics();
  const after = await tab.alive();
  const each = (key) => (after[key] - before[key]) / count;
  return {
    'ready, ms': ready,
    'ready each, ms': ready / count,
    'main thread each, ms': (1000 * (TaskDuration - start.TaskDuration)) / count,
    'heap each, KiB': each('heap') / 1024,
    'heap and DOM each, KiB': each('both') / 1024,
    'nodes each': (after.nodes - before.nodes - 1) / count, // one is the box they are in
    'listeners each': each('listeners'),
  };
}
