// After a build: weighs every file for script tags, writes its integrity hash, and fails when one is over its budget.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The most bytes a file may weigh, gzipped. The only place that says so. */
export const budgets = {
  'resize.js': 600,
  'dice-roller.js': 17_700,
  'boston.js': 48_900,
  'yacht.js': 44_950,
  'all.js': 57_300,
  'all.classic.js': 57_300,
};

/** Returns what is wrong, one sentence per file over budget. */
export function weigh(dir = 'dist') {
  const hashes = {};
  const rows = {};
  const faults = [];
  for (const name of readdirSync(`${dir}/cdn`).filter((file) => file.endsWith('.js'))) {
    const bytes = readFileSync(`${dir}/cdn/${name}`);
    const gzip = gzipSync(bytes, { level: 9 }).length;
    const budget = budgets[name];
    hashes[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    rows[name] = { raw: bytes.length, gzip, brotli: brotliCompressSync(bytes).length, budget };
    if (budget === undefined) faults.push(`${name} has no budget in tools/sizes.mjs`);
    else if (gzip > budget)
      faults.push(`${name} is ${gzip} bytes gzipped, ${gzip - budget} over its budget of ${budget}`);
  }
  writeFileSync(`${dir}/sri.json`, `${JSON.stringify(hashes, null, 2)}\n`);
  const licences = ['LICENSE', 'node_modules/lit/LICENSE'].map((file) => readFileSync(file, 'utf8').trim());
  writeFileSync(`${dir}/cdn/LICENSES.txt`, `${licences.join('\n\n---- Lit ----\n\n')}\n`);
  console.table(rows);
  return faults;
}

if (import.meta.filename === process.argv[1]) {
  const faults = weigh();
  for (const fault of faults) console.error(`Over budget: ${fault}.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
