// What becomes of our snippets in other people's filters, editors and engines: what the README says, tried.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { places, roads } from './pasting/measure.mjs';
import { openPlaces } from './pasting/open.mjs';
import { placeName, readTable } from './pasting/table.mjs';

const said = readTable(readFileSync('README.md', 'utf8'));
let open;
before(async () => (open = await openPlaces()));
after(() => open?.close());

test('the table of the README has the places that are tried, in the versions that are tried', () => {
  assert.deepEqual([...said.keys()], places.map(placeName), 'Run: npm run pasting-table');
});

for (const place of places) {
  describe(place, () => {
    const found = {};
    for (const road of roads) {
      test(`${road}: ${said.get(placeName(place))?.[road]}`, async () => {
        found[road] = await open.measure(place, road);
        assert.equal(found[road], said.get(placeName(place))?.[road], 'Run: npm run pasting-table');
      });
    }
    test('at least one road leads to a game', () => {
      assert.ok(Object.values(found).some((outcome) => ['plays', 'link'].includes(outcome)));
    });
  });
}
