// `npm run bench`: measures the built files beside the floors, in turns, and prints medians.
// While working: --quick (three runs, full speed only), --only=press,many, --runs=5.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as cycles from './measures/cycles.mjs';
import * as frames from './measures/frames.mjs';
import * as late from './measures/late.mjs';
import * as many from './measures/many.mjs';
import * as moves from './measures/moves.mjs';
import * as press from './measures/press.mjs';
import { sizes } from './measures/sizes.mjs';
import * as startup from './measures/startup.mjs';
import * as thrower from './measures/thrower.mjs';
import * as typing from './measures/typing.mjs';
import { openBrowser, withPage } from './support/browser.mjs';
import { median } from './support/median.mjs';
import { printFigures, printTargets } from './support/report.mjs';
import { openSite } from './support/site.mjs';

const all = { startup, late, press, frames, many, moves, typing, cycles, thrower };
const RESULTS = 'coverage/bench.json';

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, runs: { type: 'string' } },
});
const runs = Number(values.runs ?? (values.quick ? 3 : 9));
const speeds = values.quick ? [1] : [1, 4];
const wanted = (name) => !values.only || values.only.split(',').includes(name);

if (!existsSync('dist/cdn')) throw new Error('Nothing is built. Run: npm run build');
const site = await openSite();
const browser = await openBrowser();
const medians = {};
try {
  for (const cpu of speeds) {
    medians[cpu] = {};
    for (const [name, measure] of Object.entries(all)) {
      if (wanted(name) && (measure.cpus ?? speeds).includes(cpu)) medians[cpu][name] = await take(name, measure, cpu);
    }
  }
} finally {
  await browser.close();
  site.close();
}
if (wanted('sizes')) medians[1].sizes = sizes(site);
mkdirSync('coverage', { recursive: true });
writeFileSync(RESULTS, `${JSON.stringify({ runs, medians }, null, 2)}\n`);
printFigures(medians);
printTargets(medians);
console.log(`${runs} runs; written to ${RESULTS}`);

/** Every contestant once, then every contestant again: what disturbs the machine disturbs all of them. */
async function take(name, { cases, sample }, cpu) {
  const samples = cases.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    process.stderr.write(`\r${name} at ${cpu}×: ${run + 1} of ${runs}   `);
    for (const [index, one] of cases.entries()) {
      samples[index].push(await withPage(browser, cpu, (tab) => sample(tab, one, site)));
    }
  }
  process.stderr.write('\n');
  return Object.fromEntries(
    cases.map((one, index) => {
      const figures = Object.keys(samples[index][0]);
      const middle = (figure) => median(samples[index].map((taken) => taken[figure]));
      return [Object.values(one).join(' '), Object.fromEntries(figures.map((figure) => [figure, middle(figure)]))];
    }),
  );
}
