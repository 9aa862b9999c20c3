// What the product is to reach, in the medians of one run. `times` compares with floor-lit at the same count.

const both = [1, 4];
const at = (cpus, target) => cpus.map((cpu) => ({ cpu, ...target }));

export const targets = [
  { measure: 'sizes', of: 'dice-roller.js', figure: 'gzip, bytes', most: 10_000 },
  { measure: 'sizes', of: 'boston.js', figure: 'gzip, bytes', most: 17_000 },
  { measure: 'sizes', of: 'boston.js', figure: 'brotli, bytes', most: 14_000 },
  { measure: 'sizes', of: 'all.js', figure: 'gzip, bytes', most: 24_000 },
  ...at(both, { measure: 'startup', of: 'dice-roller', figure: 'script and compile, ms', times: 1.5 }),
  ...at(both, { measure: 'startup', of: 'dice-roller', figure: 'main thread, ms', times: 1.5 }),
  ...at(both, { measure: 'startup', of: 'boston-table', figure: 'main thread, ms', times: 3 }),
  { cpu: 4, measure: 'startup', of: 'dice-roller', figure: 'longest task over 50 ms', most: 0 },
  ...at(both, { measure: 'press', of: 'dice-roller', figure: 'press to result, ms', times: 1.5 }),
  ...at(both, { measure: 'press', of: 'dice-roller', figure: 'main thread, warm throw, ms', times: 1.5 }),
  { cpu: 4, measure: 'frames', of: 'dice-roller', figure: 'dropped frames in five throws', most: 0 },
  ...at(both, { measure: 'many', of: 'dice-roller 500', figure: 'ready, ms', times: 1.6 }),
  { cpu: 1, measure: 'many', of: 'dice-roller 500', figure: 'heap each, KiB', most: 6 },
  { cpu: 1, measure: 'many', of: 'dice-roller 500', figure: 'heap and DOM each, KiB', most: 32 },
  { cpu: 1, measure: 'many', of: 'dice-roller 500', figure: 'nodes each', most: 40 },
  { cpu: 1, measure: 'many', of: 'dice-roller 500', figure: 'listeners each', most: 10 },
  ...at(both, { measure: 'many', of: 'dice-roller 500', figure: 'ready each, ms', times: 1.1, than: 'dice-roller 10' }),
  ...at([1], { measure: 'many', of: 'dice-roller 500', figure: 'heap each, KiB', times: 1.1, than: 'dice-roller 10' }),
  ...at(both, { measure: 'moves', of: 'boston-table 10000', figure: 'a move, ms', times: 2, than: 'boston-table 10' }),
  ...['dice-roller at rest', 'dice-roller in the air', 'boston-table at rest', 'boston-table in the air'].flatMap(
    (of) => ['elements left', 'listeners left'].map((figure) => ({ cpu: 1, measure: 'cycles', of, figure, most: 0 })),
  ),
  ...['dice-roller', 'boston-table'].map((of) => ({ cpu: 1, measure: 'late', of, figure: 'layout shift', most: 0 })),
];
