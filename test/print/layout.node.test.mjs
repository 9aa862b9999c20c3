// How rows and columns are dealt out to pages, for every size of sheet. No browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './support/bundle.mjs';
import { paperOf } from './support/papers.mjs';

const { layOut } = await load('wiring/print/layout.ts');

const rolloffsOf = { none: () => [], all: (rounds) => Array.from({ length: rounds }, (_, index) => index + 1) };
const units = (rows) => rows.reduce((sum, row) => sum + (row.kind === 'rolloff' ? 0.75 : 1), 0);

const groupByPlayers = (pages) => {
  const groups = new Map();
  for (const page of pages) groups.set(page.from, [...(groups.get(page.from) ?? []), page]);
  return groups;
};

for (const perPage of [1, 2])
  for (const working of [false, true])
    for (const [which, rolloffs] of Object.entries(rolloffsOf))
      test(`${perPage} on a page, ${working ? 'with' : 'without'} working, ${which} of the rounds thrown off`, () => {
        for (let rounds = 1; rounds <= 99; rounds++)
          for (let players = 1; players <= 12; players++) {
            const paper = paperOf({ rounds, players, played: rounds, rolloffs: rolloffs(rounds) });
            const layout = layOut(paper, { perPage, working });
            const what = `${rounds} rounds, ${players} players`;

            const blocks = groupByPlayers(layout.pages);
            let from = 0;
            for (const pages of blocks.values()) {
              assert.equal(pages[0].from, from, what);
              from = pages[0].to;
              assert.deepEqual(
                pages.flatMap((page) => page.rows),
                paper.rows,
                `${what}: each row once, in order`,
              );
            }
            assert.equal(from, players, `${what}: each player once`);
            assert.ok(layout.pages.every((page) => page.to - page.from <= (working ? 4 : 12)));

            const [room, lowest] = perPage === 2 ? [96, 6] : [210, 9.5];
            assert.ok(layout.rowHeight >= lowest - 1e-9, `${what}: rows of ${layout.rowHeight} mm`);
            for (const { rows } of layout.pages) {
              assert.ok(
                layout.nameHeight + units(rows) * layout.rowHeight <= room + 1e-9,
                `${what}: a page is too full`,
              );
              assert.equal(rows[0].kind, 'round', `${what}: a page begins with a round`);
            }
          }
      });
