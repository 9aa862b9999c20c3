// The real print() of Firefox, into a file.
import assert from 'node:assert/strict';
import { press } from './support/chromium.mjs';
import { startFirefox } from './support/firefox.mjs';
import { hostPage, hostileCss, layeredCss, startHost, strictCsp } from './support/host.mjs';
import { needs } from './support/needs.mjs';
import { paperOf } from './support/papers.mjs';
import { assertSheet, pagesOf } from './support/pdf.mjs';

const { after, before, test } = needs('firefox');

let firefox, host;
before(async () => ([firefox, host] = await Promise.all([startFirefox(), startHost()])));
after(() => Promise.all([firefox?.close(), host?.close()]));

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

test('1 to 99 rounds, 1 to 12 players, two on a page', async () => {
  const tab = await firefox.open(host.url(hostPage()));
  for (const [rounds, players, pages, perPage] of [
    [1, 1, 1, 1],
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
