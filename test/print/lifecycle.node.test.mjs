// Before, between and after prints, in Chromium.
import assert from 'node:assert/strict';
import { press, startChromium } from './support/chromium.mjs';
import { hostPage, startHost } from './support/host.mjs';
import { needs } from './support/needs.mjs';
import { paperOf } from './support/papers.mjs';
import { assertSheet, pagesOf } from './support/pdf.mjs';

const { after, before, test } = needs('chromium');

let chromium, host, page;
before(async () => ([chromium, host] = await Promise.all([startChromium(), startHost()])));
after(() => Promise.all([chromium?.close(), host?.close()]));

const paper = paperOf({ played: 5 });
const changed = paperOf({ played: 6 });
const one = { pages: 1 };
const open = async (script) => {
  page = await chromium.open(host.url(hostPage({ scripts: script ? [host.script(script)] : [] })));
};
const copies = () => page.evaluate(() => document.querySelectorAll('set-aside-dice-paper').length);
const assertArticle = async () => {
  const text = pagesOf(await chromium.pdf(page)).join('\n');
  assert.match(text, /Hostword heading/);
  assert.doesNotMatch(text, /Round 1/);
  assert.equal(await copies(), 0);
  assert.equal(await page.title(), 'The article');
};

test('the print after ours is the article', async () => {
  await open();
  await press(page, paper);
  assertSheet(await chromium.pdf(page), paper, one);
  await assertArticle();
});

test('an input, a key or leaving the page ends it; another print by the page prints the page', async () => {
  await open();
  for (const end of [
    () => page.mouse.click(1, 1),
    () => page.keyboard.press('a'),
    () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide'))),
  ]) {
    await press(page, paper);
    assert.equal(await copies(), 1);
    await end();
    assert.equal(await copies(), 0);
    await assertArticle();
  }
});

test('cancelled twice, then printed', async () => {
  await open();
  for (const _ of [1, 2]) {
    await press(page, paper);
    await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      dispatchEvent(new Event('afterprint'));
    });
    assert.equal(await page.title(), 'The article');
  }
  await press(page, paper);
  assertSheet(await chromium.pdf(page), paper, { ...one, title: paper.documentTitle });
  assert.equal(await page.evaluate(() => window.prints), 3);
  await assertArticle();
});

test('twice within a second, with a score changed between', async () => {
  await open();
  await press(page, paper);
  await press(page, changed);
  assert.equal(await copies(), 1);
  assertSheet(await chromium.pdf(page), changed, one);
  await assertArticle();
});

test('two copies of the library take turns', async () => {
  await open();
  await press(page, paper, {}, '#print');
  await press(page, changed, {}, '#other');
  assert.equal(await copies(), 1);
  assertSheet(await chromium.pdf(page), changed, one);
  await press(page, paper, {}, '#print');
  assertSheet(await chromium.pdf(page), paper, one);
  await assertArticle();
});

test('print() comes at once in the click, with everything in place', async () => {
  await open(
    'window.print = () => { window.seen = [document.title, document.querySelector("set-aside-dice-paper")?.shadowRoot?.querySelectorAll("tr").length]; };',
  );
  await page.evaluate((given) => {
    Object.assign(window, { paper: given, options: {} });
    document.getElementById('print').click();
    window.seenInClick = window.seen;
  }, paper);
  assert.deepEqual(await page.evaluate(() => window.seenInClick), [paper.documentTitle, 13]);
});

test('a page that prints itself after our print gets itself', async () => {
  await open('addEventListener("afterprint", () => dispatchEvent(new Event("beforeprint")), { once: true });');
  await press(page, paper);
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint')); // ours
    dispatchEvent(new Event('afterprint')); // and at once the page's own
  });
  await assertArticle();
});

test('a title and a sheet that the page sets meanwhile are kept, and its title node is the same', async () => {
  await open();
  await page.evaluate(() => (window.titleNode = document.querySelector('title').firstChild));
  await press(page, paper);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  assert.ok(await page.evaluate(() => window.titleNode === document.querySelector('title').firstChild));

  await press(page, paper);
  await page.evaluate(() => {
    document.title = '(1) The article';
    document.styleSheets[0].media.mediaText = 'all';
  });
  await page.mouse.click(1, 1);
  assert.equal(await page.title(), '(1) The article');
  assert.equal(await page.evaluate(() => document.styleSheets[0].media.mediaText), 'all');
});

test('armed, the page on screen is the same to the pixel', async () => {
  page = await chromium.open(host.url(hostPage({ css: 'html{background:teal} @media (min-width:1px){p{color:red}}' })));
  await page.evaluate(() => (document.documentElement.style.cssText = 'overflow: hidden !important'));
  const before = await page.screenshot();
  await press(page, paper);
  assert.deepEqual(Buffer.compare(before, await page.screenshot()), 0);
});
