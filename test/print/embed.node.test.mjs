// The printable pages and the PDF sheets that the build makes.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { startChromium } from './support/chromium.mjs';
import { needs } from './support/needs.mjs';
import { flat, infoOf, inkOf } from './support/pdf.mjs';
import { isBuilt, startSite } from './support/site.mjs';

const { after, before, test } = needs('chromium');

const page = '/dist/embed/boston-score-sheet.html';
const yachtPage = '/dist/embed/yacht-score-sheet.html';
let chromium, site;
before(async () => {
  assert.ok(isBuilt, 'Run `npm run build` first.');
  [chromium, site] = await Promise.all([startChromium(), startSite()]);
});
after(() => Promise.all([chromium?.close(), site?.close()]));

const rounds = Array.from({ length: 10 }, (_, index) => `Round ${index + 1}`).join(' ');
const yachtBlank =
  /Yacht score sheet .*Date Name Ones Twos Threes Fours Fives Sixes Full House Four of a Kind Little Straight \(30\) Big Straight \(30\) Choice Yacht \(50\) Total/;
const blank = new RegExp(`Going to Boston score sheet .*Date Name ${rounds} Rounds won Total \\(if playing to 100\\)`);

/** One page, nothing near its edges. */
const assertPage = (file, size) => {
  assert.equal(infoOf(file).pages, 1);
  assert.ok(infoOf(file).size.includes(size), infoOf(file).size);
  const [{ left, right, top, bottom, share }] = inkOf(file);
  assert.ok(left > 10 && right > 10 && top > 5 && bottom > 5, `${left} ${right} ${top} ${bottom}`);
  assert.ok(share > 0.01 && share < 0.15, `${share}`);
};

for (const [title, path, wanted] of [
  ['Going to Boston score sheet', page, blank],
  ['Yacht score sheet', yachtPage, yachtBlank],
])
  test(`without script: a blank sheet that prints well by itself, under a strict CSP, on a dark screen: ${title}`, async () => {
    const tab = await chromium.open('about:blank');
    await tab.setJavaScriptEnabled(false);
    await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await tab.goto(site.url(`${path}?strict`));
    for (const [format, size] of Object.entries({ A4: '(A4)', Letter: '(letter)' })) {
      const file = await chromium.pdf(tab, format, true);
      assertPage(file, size);
      assert.match(flat(file), wanted);
      assert.doesNotMatch(flat(file), /PDF/, 'links are for the screen');
      assert.equal(infoOf(file).title, title);
    }
    await tab.setViewport({ width: 320, height: 700 });
    assert.ok((await tab.evaluate(() => document.documentElement.scrollWidth)) <= 320, 'no sideways scrolling');
    assert.deepEqual(tab.problems, []);
    await tab.close();
  });

test('its table is one for screen readers', async () => {
  const tab = await chromium.open(site.page(readFileSync(`.${page}`, 'utf8').replaceAll(/<script.*?<\/script>/g, '')));
  await tab.evaluate(axe.source);
  const { violations } = await tab.evaluate(() => window.axe.run());
  assert.deepEqual(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    [],
  );
  const heads = await tab.$$eval('th', (all) => all.map(({ scope, textContent }) => [scope, textContent.trim()]));
  assert.equal(heads.filter(([scope]) => scope === 'row').length, 12);
  assert.equal(heads.filter(([scope]) => scope === 'col').length, 5);
  await tab.close();
});

test('with script: a sheet with the settings of the address, and Ctrl+P prints just it', async () => {
  const query = 'strict&rounds=3&variant=multiplication&heading=Caf%C3%A9+%3Cb%3E';
  const tab = await chromium.open(site.url(`${page}?${query}#players=Ann,Bob%2C%20junior,%E0%A4%A`));
  await tab.waitForSelector('>>> boston-score-sheet >>> [part~=print]');
  await tab.keyboard.down('Control');
  await tab.keyboard.press('p');
  await tab.keyboard.up('Control');
  assert.equal(await tab.evaluate(() => window.prints), 1);
  const file = await chromium.pdf(tab);
  assertPage(file, '(A4)');
  assert.match(
    flat(file),
    /Café <b> .*Multiplication.*Name Ann Bob, junior \uFFFD%A Round 1 Round 2 Round 3 Rounds won/,
  );
  assert.equal(await tab.$('.paper'), null, 'the drawn sheet has gone');
  assert.match(await tab.title(), /^Café <b>$/);
  assert.deepEqual(
    tab.problems.filter((problem) => !/404/.test(problem)),
    [],
  );
  await tab.close();
});

test('what was written on the plain page is still there; a sheet made to order begins empty', async () => {
  const written = async (address) => {
    const tab = await chromium.open('about:blank');
    await tab.goto(site.url(address));
    const cell = await tab.waitForSelector('>>> boston-score-sheet >>> [part~=score]');
    const value = await cell.evaluate((input) => input.value);
    await cell.evaluate((input) => {
      input.value = '13';
      input.dispatchEvent(new Event('change'));
    });
    await tab.close();
    return value;
  };
  assert.equal(await written(page), '');
  assert.equal(await written(page), '13');
  assert.equal(await written(`${page}#players=Ann,Bob`), '');
});

const kinds = { '': [1, 0], '-two-on-a-page': [2, 0], '-with-working': [1, 40] };
const sheets = {
  'boston-score-sheet': ['Going to Boston score sheet', 'Rounds won', blank, 1],
  'yacht-score-sheet': ['Yacht score sheet', 'Choice', yachtBlank, 32 / 40], // eight boxes of ten lines to work out
};
for (const [name, [title, once, wanted, share]] of Object.entries(sheets))
  for (const [paper, size] of Object.entries({ a4: '(A4)', letter: '(letter)' }))
    test(`PDF sheets on ${paper}: ${title}`, () => {
      for (const [kind, [copies, workings]] of Object.entries(kinds)) {
        const file = `dist/embed/${name}-${paper}${kind}.pdf`;
        assert.equal(infoOf(file).pages, 1);
        assert.ok(infoOf(file).size.includes(size));
        assert.equal(infoOf(file).title, title);
        const text = flat(file);
        assert.equal(text.split(once).length - 1, copies);
        assert.equal(text.split('=').length - 1, workings * share);
        if (!workings) assert.match(text, wanted);
      }
    });

for (const name of Object.keys(sheets))
  test(`the page links to every PDF, and to nothing that is not there: ${name}`, () => {
    const html = readFileSync(`dist/embed/${name}.html`, 'utf8');
    const linked = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path);
    for (const path of linked) assert.ok(existsSync(`dist/embed/${path}`), path);
    const pdfs = readdirSync('dist/embed').filter((file) => file.startsWith(name) && file.endsWith('.pdf'));
    assert.deepEqual(linked.filter((path) => path.endsWith('.pdf')).sort(), pdfs.sort());
    assert.equal(pdfs.length, 6);
    assert.doesNotMatch(html, /\sstyle=|<style|<script>|\son\w+=/, 'nothing that a strict CSP drops');
  });
