// The real print() of WebKitGTK, into a file. It goes on after print() has returned, as Safari's does.
import assert from 'node:assert/strict';
import { hostPage, hostileCss, layeredCss, startHost, strictCsp } from './support/host.mjs';
import { needs } from './support/needs.mjs';
import { paperOf } from './support/papers.mjs';
import { assertSheet, flat, infoOf, pagesOf } from './support/pdf.mjs';
import { isBuilt, startSite, withoutScript } from './support/site.mjs';
import { startWebkit } from './support/webkit.mjs';

const { after, before, test } = needs('webkit');

let webkit, host, site;
before(async () => {
  [host, site] = await Promise.all([startHost(), startSite()]);
  webkit = startWebkit();
});
after(() => Promise.all([webkit?.close(), host?.close(), site?.close()]));

const paper = paperOf({ rounds: 30, players: 4, played: 12, rolloffs: [3] });
const changed = paperOf({ rounds: 30, players: 4, played: 13, rolloffs: [3] });
const sheet = { pages: 2, title: paper.documentTitle };

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
    script: "addEventListener('beforeprint', () => { throw Error('host'); }, { capture: true });",
  },
}))
  test(name, async () => {
    const scripts = script ? [host.script(script)] : [];
    await webkit.open(host.url(hostPage({ ...page, scripts }), { csp }));
    assertSheet(await webkit.press(paper), paper, sheet);
  });

test('10 and 99 rounds, 4 and 12 players, two on a page, A4 and Letter', async () => {
  await webkit.open(host.url(hostPage()));
  for (const format of ['a4', 'letter'])
    for (const [rounds, players, pages, perPage] of [
      [10, 4, 1, 1],
      [99, 12, 6, 1],
      [10, 4, 1, 2],
    ]) {
      const sized = paperOf({ rounds, players, played: rounds });
      const file = await webkit.press(sized, { options: { perPage }, format });
      assertSheet(file, sized, { pages, perPage, size: format === 'a4' ? 'A4' : 'letter' });
    }
});

test('again with a changed score, through the other copy of the library, then the article', async () => {
  await webkit.open(host.url(hostPage()));
  assertSheet(await webkit.press(paper), paper, sheet);
  assertSheet(await webkit.press(changed, { button: 'other' }), changed, sheet);
  const article = pagesOf(await webkit.printed('window.print()')).join('\n');
  assert.match(article, /Hostword heading/);
  assert.doesNotMatch(article, /Round 1/);
  assert.equal(await webkit.run('document.title'), 'The article');
});

/** Waits until the elements stand on the page. */
const shown = async (selector) => {
  for (
    let tries = 0;
    !(await webkit.run(`!!document.querySelector('${selector}')?.shadowRoot?.firstElementChild`));
    tries++
  ) {
    assert.ok(tries < 200, `${selector} was drawn`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

test('the built script on the article: the sheet from its button', async () => {
  assert.ok(isBuilt, 'Run `npm run build` first.');
  await webkit.open(site.url('/demo/index.html'));
  await shown('boston-table');
  const sheetAlone = await webkit.printed(
    "document.querySelector('boston-table').shadowRoot.querySelector('boston-score-sheet').shadowRoot.querySelector('[part~=print]').click()",
  );
  assert.match(
    flat(sheetAlone),
    /^ ?Going to Boston score sheet .*Name Ann Bob Cy Round 1 .*Total .*Going to Boston · 127[^ ]* ?$/,
  );
  assert.equal(infoOf(sheetAlone).pages, 1);
});

test('the printable page, without script and with it', async () => {
  await webkit.open(site.page(withoutScript()));
  const blank = await webkit.printed('window.print()', 'letter');
  assert.match(flat(blank), /Going to Boston score sheet .*Date Name Round 1 .*Round 10 Rounds won Total/);
  assert.equal(infoOf(blank).pages, 1);
  await webkit.open(site.url('/dist/embed/boston-score-sheet.html?rounds=3#players=Ann,Bob'));
  await shown('boston-score-sheet');
  const named = await webkit.printed(
    "document.querySelector('boston-score-sheet').shadowRoot.querySelector('[part~=print]').click()",
  );
  assert.match(flat(named), /Name Ann Bob Round 1 Round 2 Round 3 Rounds won/);
  assert.equal(infoOf(named).pages, 1);
});
