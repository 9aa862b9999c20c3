// What is on the paper: every size of sheet, in Chromium.
import assert from 'node:assert/strict';
import { press, startChromium } from './support/chromium.mjs';
import { hostPage, startHost } from './support/host.mjs';
import { needs } from './support/needs.mjs';
import { paperOf } from './support/papers.mjs';
import { assertSheet, infoOf, inkOf, pagesOf } from './support/pdf.mjs';

const { after, before, test } = needs('chromium');

let chromium, host, page;
before(async () => {
  [chromium, host] = await Promise.all([startChromium(), startHost()]);
  page = await chromium.open(host.url(hostPage()));
});
after(() => Promise.all([chromium?.close(), host?.close()]));

const print = async (paper, options, format) => {
  await press(page, paper, options);
  return chromium.pdf(page, format);
};
const sizes = { A4: '(A4)', Letter: '(letter)' };

for (const [format, size] of Object.entries(sizes))
  for (const [rounds, pages] of [
    [1, 1],
    [10, 1],
    [40, 3],
    [99, 6],
  ])
    test(`${rounds} rounds, 1 to 12 players, ${format}`, async () => {
      for (const players of format === 'A4' ? [1, 2, 4, 12] : [4, 12]) {
        const paper = paperOf({ rounds, players, played: rounds });
        assertSheet(await print(paper, {}, format), paper, { pages, size });
      }
    });

test('a blank sheet, and a half-played one with roll-offs and an uncounted line', async () => {
  const blank = paperOf();
  assertSheet(await print(blank), blank, { pages: 1 });

  const played = paperOf({ rounds: 30, players: 6, played: 17, rolloffs: [1, 2, 10, 11, 17] });
  played.rows[3] = { ...played.rows[3], struck: true };
  assertSheet(await print(played), played, { pages: 2 });
});

test('more roll-offs in one round than a page holds', async () => {
  const paper = paperOf({ rounds: 2, players: 2, played: 2 });
  const rolloffs = Array.from({ length: 100 }, (_, index) => ({
    kind: 'rolloff',
    label: `Again ${index + 1}.`,
    cells: [{ text: '7' }, { text: '7' }],
  }));
  paper.rows.splice(1, 0, ...rolloffs);
  assertSheet(await print(paper), paper, { pages: 4 });
});

test('two on a page, cut apart in the middle', async () => {
  for (const format of ['A4', 'Letter'])
    for (const [rounds, players, pages] of [
      [10, 4, 1],
      [10, 12, 1],
      [40, 4, 3],
    ]) {
      const paper = paperOf({ rounds, players, played: 4 });
      assertSheet(await print(paper, { perPage: 2 }, format), paper, { pages, perPage: 2 });
    }
});

test('two on a page hold ten rounds and three roll-offs', async () => {
  const paper = paperOf({ played: 10, rolloffs: [2, 5, 9] });
  for (const format of ['A4', 'Letter'])
    assertSheet(await print(paper, { perPage: 2 }, format), paper, { pages: 1, perPage: 2 });
});

test('lines for the working; at most four players side by side', async () => {
  for (const [players, blocks] of [
    [4, 1],
    [6, 2],
    [12, 3],
  ]) {
    const paper = paperOf({ players });
    const file = await print(paper, { working: true });
    const text = pagesOf(file).join('\n');
    assert.equal(text.split('=').length - 1, 10 * players, 'one = for each score');
    assert.equal(text.split('+').length - 1, 20 * players);
    assert.equal(infoOf(file).pages, blocks);

    const short = paperOf({ rounds: 1, players, played: 1 });
    short.rows = short.rows.map((row) => ({ ...row, working: undefined }));
    assertSheet(await print(short, { working: true }), short, { pages: blocks, blocks });
  }
});

test('long names wrap whole, markup is text, right-to-left runs from the right', async () => {
  const long = 'Maximiliana Konstantinopolitana the Third';
  const wide = 'W'.repeat(40);
  const paper = paperOf({ players: 12, played: 3 });
  paper.names = [long, wide, '<b>Ann</b>', '</title><script>alert(1)</script>', ...paper.names.slice(4)];
  for (const perPage of [1, 2]) {
    const file = await print(paper, { perPage }, 'Letter');
    assert.equal(infoOf(file).pages, perPage);
    for (const text of pagesOf(file)) assert.equal(text.split('W').length - 1, 40 * perPage, 'every W of the name');
    if (perPage === 1) assert.ok(inkOf(file)[0].right > 5);
  }

  const few = paperOf({ players: 4, played: 3 });
  few.names = [long, '<b>Ann</b>', '&amp;', 'דנה'];
  const text = pagesOf(await print({ ...few, dir: 'rtl' }))[0];
  for (const word of ['Maximiliana', '<b>Ann</b>', '&amp;']) assert.ok(text.includes(word), word);
  const scores = /^ *(\d+) +(\d+) +(\d+) +(\d+) +Round 1$/m.exec(text);
  assert.deepEqual(
    scores?.slice(1).reverse(),
    few.rows[0].cells.map((cell) => cell.text),
    'columns from right to left',
  );
});

test('a word of a name is torn only where it would be too small to read', async () => {
  const names = ['Maximiliana Hohenstein', 'Jean-Baptiste', 'Przybyszewska', 'Bob', 'Cy', 'Dora'];
  for (const perPage of [1, 2]) {
    const paper = { ...paperOf({ players: 6, played: 3 }), names };
    const text = pagesOf(await print(paper, { perPage }))[0];
    for (const word of names.flatMap((name) => name.split(/[ -]/)))
      assert.equal(text.split(word).length - 1, perPage, word);
  }
});

test('heading, logo and file name are those of the page', async () => {
  await page.evaluate(() => {
    const logo = document.createElement('b');
    Object.assign(logo, { slot: 'logo', id: 'logo', textContent: 'Hill School' });
    window.logo = logo;
  });
  await page.evaluate((paper) => Object.assign(window, { paper, options: {} }), paperOf({ title: 'Class 4b plays' }));
  await page.evaluate(() => {
    window.paper.logo = window.logo;
    document.getElementById('print').click();
  });
  const file = await chromium.pdf(page);
  assert.match(pagesOf(file)[0], /Class 4b plays/);
  assert.match(pagesOf(file)[0], /Hill School/);
  assert.equal(infoOf(file).title, 'Going to Boston, Ann Bob Cy, 2026-11-30');
});
