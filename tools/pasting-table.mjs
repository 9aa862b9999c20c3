// `npm run pasting-table`: tries every snippet in every place, and writes into the README what came of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { places, roads } from '../test/embed/pasting/measure.mjs';
import { openPlaces } from '../test/embed/pasting/open.mjs';
import { writeTable } from '../test/embed/pasting/table.mjs';

const { measure, close } = await openPlaces();
const results = {};
for (const place of places) {
  results[place] = {};
  for (const road of roads) results[place][road] = await measure(place, road);
  console.log(place, results[place]);
}
await close();
const text = writeTable(readFileSync('README.md', 'utf8'), results);
writeFileSync('README.md', await format(text, { ...(await resolveConfig('README.md')), parser: 'markdown' }));
