// The real print() of Firefox, into a file.
import assert from 'node:assert/strict';
import { press } from './support/chromium.mjs';
import { startFirefox } from './support/firefox.mjs';
import { hostPage, hostileCss, layeredCss, startHost, strictCsp } from './support/host.mjs';
import { needs } from './support/needs.mjs';
import { paperOf } from './support/papers.mjs';
import { assertSheet, flat, infoOf, pagesOf } from './support/pdf.mjs';
import { isBuilt, startSite, withoutScript } from './support/site.mjs';

const { after, before, test } = needs('firefox');

let firefox, host, site;
before(async () => ([firefox, host, site] = await Promise.all([startFirefox(), startHost(), startSite()])));
after(() => Promise.all([firefox?.close(), host?.close(), site?.close()]));

const paper = paperOf({ rounds: 30, players: 4, played: 12, rolloffs: [3] });
const changed = paperOf({ rounds: 30, players: 4, played: 13, rolloffs: [3] });
const sheet = { pages: 2 };

for (const [name, { csp, script, ...page }] of Object.entries({
  'an article': {},
  'the hostile style sheet under strict CSP and Trusted Types': { css: hostileCss, csp: strictCsp },
  'important rules in layers, a modal dialog': {
    css: layeredCss,
    html: '<dialog id="d">Hostword</dialog>',
    script: "document.getElementById('d').showModal();",
  },
  'written downwards, words beside the body': {
    css: 'body{writing-mode:vertical-rl}',
    script: "document.documentElement.append('Hostword');",
  },
  'beforeprint handlers that throw': {
    script:
      "for (const capture of [true, false]) addEventListener('beforeprint', () => { throw Error('host'); }, { capture });",
  },
}))
  test(name, async () => {
    const scripts = script ? [host.script(script)] : [];
    const tab = await firefox.open(host.url(hostPage({ ...page, scripts }), { csp }));
    await press(tab, paper);
    assertSheet(await firefox.printed(), paper, sheet);
    assert.equal(await tab.title(), 'The article');
    await tab.close();
  });

test('10 and 99 rounds, 4 and 12 players, two on a page', async () => {
  const tab = await firefox.open(host.url(hostPage()));
  for (const [rounds, players, pages, perPage] of [
    [10, 4, 1, 1],
    [99, 12, 6, 1],
    [10, 4, 1, 2],
  ]) {
    const sized = paperOf({ rounds, players, played: rounds });
    await press(tab, sized, { perPage });
    assertSheet(await firefox.printed(), sized, { pages, perPage });
  }
  await tab.close();
});

test('again with a changed score, through the other copy of the library, then the article', async () => {
  const tab = await firefox.open(host.url(hostPage()));
  await press(tab, paper);
  assertSheet(await firefox.printed(), paper, sheet);
  await press(tab, changed, {}, '#other');
  assertSheet(await firefox.printed(), changed, sheet);
  await tab.evaluate(() => window.print());
  const article = pagesOf(await firefox.printed()).join('\n');
  assert.match(article, /Hostword heading/);
  assert.doesNotMatch(article, /Round 1/);
});

test('the built script on the article: the sheet from its button, then the article', async () => {
  assert.ok(isBuilt, 'Run `npm run build` first.');
  const tab = await firefox.open(site.url('/demo/index.html'));
  await (await tab.waitForSelector('>>> boston-table >>> boston-score-sheet >>> [part~=print]')).click();
  const sheetAlone = await firefox.printed();
  assert.match(
    flat(sheetAlone),
    /^ ?Going to Boston score sheet .*Name Ann Bob Cy Round 1 .*Total .*Going to Boston · 127[^ ]* ?$/,
  );
  assert.equal(infoOf(sheetAlone).pages, 1);
  await tab.evaluate(() => window.print());
  const article = flat(await firefox.printed());
  assert.match(article, /How a turn goes.*Ann Bob Cy Round 1.*Where it comes from/);
  assert.doesNotMatch(article, /Print the sheet|Blank sheet|Roll three dice/);
  await tab.close();
});

test('the printable page, without script and with it', async () => {
  const plain = await firefox.open(site.page(withoutScript()));
  await plain.evaluate(() => window.print());
  const blank = await firefox.printed();
  assert.match(flat(blank), /Going to Boston score sheet .*Date Name Round 1 .*Round 10 Rounds won Total/);
  assert.equal(infoOf(blank).pages, 1);
  const tab = await firefox.open(site.url('/dist/embed/boston-score-sheet.html?rounds=3#players=Ann,Bob'));
  await (await tab.waitForSelector('>>> boston-score-sheet >>> [part~=print]')).click();
  const named = await firefox.printed();
  assert.match(flat(named), /Name Ann Bob Round 1 Round 2 Round 3 Rounds won/);
  assert.equal(infoOf(named).pages, 1);
  await Promise.all([plain.close(), tab.close()]);
});
