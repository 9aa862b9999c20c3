// `npm run manifest` writes custom-elements.json; with --check it says instead whether the committed one is current
// and valid.
import { readFileSync, writeFileSync } from 'node:fs';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import { faultsOf } from './manifest-faults.mjs';

const file = 'custom-elements.json';
const argv = ['analyze', '--config', 'custom-elements-manifest.config.mjs'];
const text = `${JSON.stringify(await cli({ argv, cwd: process.cwd(), noWrite: true }), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${file} is not what the sources say. Run: npm run manifest`);
  process.exitCode = 1;
} else {
  const faults = await faultsOf(JSON.parse(text));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
