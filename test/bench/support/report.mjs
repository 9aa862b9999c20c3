// Medians as tables: every figure beside those of the floors, then every target beside what was reached.
import { targets } from '../targets.mjs';

const short = (value) => (value === undefined ? '' : Number(value.toPrecision(3)));
const floorOf = (of, floor) => of.replace(/^\S+/, floor);

/** `medians[cpu][measure][of][figure]`, as the run makes them. */
export function printFigures(medians) {
  const rows = [];
  for (const [cpu, measures] of Object.entries(medians)) {
    for (const [measure, contestants] of Object.entries(measures)) {
      for (const [of, figures] of Object.entries(contestants)) {
        for (const [figure, value] of Object.entries(figures)) {
          const times = (floor) => short(value / contestants[floorOf(of, floor)]?.[figure] || undefined);
          const cost = measure === 'sizes' ? '' : `${cpu}×`;
          rows.push({
            measure,
            cpu: cost,
            of,
            figure,
            median: short(value),
            '/ lit': times('floor-lit'),
            '/ vanilla': times('floor-vanilla'),
          });
        }
      }
    }
  }
  console.table(rows);
}

export function printTargets(medians) {
  const rows = targets.flatMap(({ cpu = 1, measure, of, figure, most, times, than = floorOf(of, 'floor-lit') }) => {
    const known = medians[cpu]?.[measure];
    const value = known?.[of]?.[figure];
    if (value === undefined) return [];
    const base = known[than]?.[figure];
    const reached = times === undefined ? value : value / base;
    const limit = most ?? times;
    const target = times === undefined ? `≤ ${most}` : `≤ ${times} × ${than}`;
    const cost = measure === 'sizes' ? '' : `${cpu}×`;
    return [{ of, cpu: cost, figure, target, reached: short(reached), met: reached <= limit ? 'yes' : 'NO' }];
  });
  console.table(rows);
}
