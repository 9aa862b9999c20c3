// However the script comes to the page: it works once, and the page's own scripts do not notice.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { TAGS, drawn, places, pressRoll, problemsOf } from './support/places.mjs';

const { test } = places();

const classic = (query = '') => `<script src="/dist/cdn/all.classic.js${query}"></script>`;
const module = (file, query = '') => `<script type="module" src="/dist/cdn/${file}${query}"></script>`;
const table = '<boston-table save="off" setup="fixed" style="--dice-roll-time:0s"></boston-table>';
const link = '<a class="set-aside-dice" href="/dist/embed/boston-table.html?save=off&setup=fixed">Play</a>';
const bare = { script: '' };

const defined = (tab, tags = TAGS) => tab.evaluate((names) => names.filter((name) => customElements.get(name)), tags);

test('twice, as two files: every tag is defined, each game plays, one press is one throw', async ({
  chromium,
  site,
}) => {
  const markup = `${table}<boston-score-sheet save="off"></boston-score-sheet><yacht-table save="off" setup="fixed"></yacht-table>`;
  const tab = await chromium.open(site.page(classic('?v=1') + classic('?v=2') + markup, bare));
  await drawn(tab, ...TAGS);
  assert.deepEqual(await pressRoll(tab, 'boston-table'), { changes: 1, throws: [1, 0] });
  assert.deepEqual(await pressRoll(tab, 'yacht-table'), { changes: 2, throws: [1, 1] });
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});

test('ten teasers, each with a script of its own, classic ones and modules: each plays for itself', async ({
  chromium,
  site,
}) => {
  const teasers = Array.from(
    { length: 10 },
    (_, n) => (n % 2 ? classic(`?${n}`) : module('boston.js', `?${n}`)) + table,
  );
  const tab = await chromium.open(site.page(teasers.join('<p>Text</p>'), bare));
  await drawn(tab, 'boston-table');
  const { throws, changes } = await pressRoll(tab, 'boston-table:nth-of-type(3)');
  assert.deepEqual([throws, changes], [[0, 0, 1, 0, 0, 0, 0, 0, 0, 0], 1]);
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});

test('in two versions: the first one keeps the tags and the placeholders, with one warning a tag', async ({
  chromium,
  site,
}) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  site.file('/old.js', readFileSync('dist/cdn/all.classic.js', 'utf8').replaceAll(version, '0.0.1-old'));
  const tab = await chromium.open('about:blank');
  const warned = [];
  tab.on('console', (message) => message.type() === 'warn' && warned.push(message.text()));
  await tab.goto(
    site.page(
      `<script src="/old.js"></script>${classic()}${link}<div data-set-aside-dice="boston-table" data-save="off"></div>`,
      bare,
    ),
  );
  await drawn(tab, ...TAGS);
  assert.equal(await tab.$$eval('boston-table', (all) => all.length), 2);
  assert.deepEqual(await defined(tab), TAGS);
  assert.deepEqual(
    warned.map((text) => /^<([\w-]+)> is already defined by 0\.0\.1-old/.exec(text)?.[1]).sort(),
    [...TAGS].sort(),
  );
  await tab.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), link);
  await tab.waitForFunction(() => document.querySelectorAll('boston-table').length === 3);
  await tab.close();
});

test('with RequireJS on the page: its loader never hears of us and works on', async ({ chromium, site }) => {
  site.file('/own-module.js', "define(['exports'], (exports) => { exports.answer = 42; });");
  const loader = '<script src="/node_modules/requirejs/require.js"></script>';
  const tab = await chromium.open(site.page(loader + classic() + module('all.js') + table, bare));
  await drawn(tab, 'boston-table');
  const answer = await tab.evaluate(
    () => new Promise((done, failed) => window.require(['/own-module.js'], ({ answer: found }) => done(found), failed)),
  );
  assert.equal(answer, 42);
  assert.deepEqual(await pressRoll(tab, 'boston-table'), { changes: 1, throws: [1] });
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});

test('where `module` and `exports` are globals: they stay as they were', async ({ chromium, site }) => {
  const tab = await chromium.open(site.page(classic() + table, bare), {
    before: () => Object.assign(window, { module: { exports: {} }, exports: {} }),
  });
  await drawn(tab, 'boston-table');
  assert.deepEqual(await tab.evaluate(() => [window.module, window.exports]), [{ exports: {} }, {}]);
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});

test('late, long after the page has come: elements, a div and a link all become games', async ({ chromium, site }) => {
  const tab = await chromium.open(
    site.page(`${table}<div data-set-aside-dice="boston-table" data-save="off"></div>${link}`, bare),
  );
  assert.equal(await tab.$eval('a', (a) => a.checkVisibility()), true);
  await tab.addScriptTag({ url: '/dist/cdn/boston.js', type: 'module' });
  await tab.waitForFunction(() => document.querySelectorAll('boston-table').length === 3);
  await drawn(tab, 'boston-table');
  assert.deepEqual(await pressRoll(tab, 'boston-table:last-of-type'), { changes: 1, throws: [0, 0, 1] });
  assert.equal(await tab.$eval('a', (a) => a.checkVisibility()), false);
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});

for (const order of [
  ['dice-roller.js', 'boston.js', 'yacht.js'],
  ['yacht.js', 'boston.js', 'dice-roller.js'],
])
  test(`file by file, in the order ${order.join(', ')}: children meet their table`, async ({ chromium, site }) => {
    const markup = `<boston-table id="game" players="Ann, Bob" save="off" setup="fixed" style="--dice-roll-time:0s">
      <dice-roller></dice-roller></boston-table><boston-score-sheet for="game" save="off"></boston-score-sheet>`;
    const tab = await chromium.open(site.page(markup, bare));
    for (const file of order) await tab.addScriptTag({ url: `/dist/cdn/${file}`, type: 'module' });
    await drawn(tab, ...TAGS);
    await tab.$eval('dice-roller', (roller) => roller.roll());
    assert.equal(await tab.$eval('boston-table', ({ match }) => match.turn.throws), 1);
    await tab.$eval(
      'boston-table',
      async (one) => one.writeScore({ round: 1, seat: 0 }, 17) && (await one.updateComplete),
    );
    assert.equal(
      await tab.$eval('>>> boston-score-sheet[for] >>> [part~=score]', (input) => input.getAttribute('aria-label')),
      'Round 1, Ann, won'.replace(', won', ''),
    );
    assert.equal(await tab.$eval('>>> boston-score-sheet[for] >>> [part~=score]', ({ value }) => value), '17');
    assert.deepEqual(problemsOf(tab), []);
    await tab.close();
  });

test('deep in a site, with <base>: nothing is asked for but the script', async ({ chromium, site }) => {
  const html = `<!doctype html><title>x</title><link rel="icon" href="data:,"><base href="/elsewhere/">${classic()}${table}${link}`;
  const url = site.file('/a/b/c/page.html', html);
  const tab = await chromium.open('about:blank');
  const asked = [];
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await tab.goto(url);
  await drawn(tab, 'boston-table');
  await pressRoll(tab, 'boston-table');
  assert.deepEqual(
    asked.filter((path) => path !== ','),
    ['/a/b/c/page.html', '/dist/cdn/all.classic.js'],
  );
  await tab.close();
});

test('a page without a doctype: the sheet has the letters of the page all the same', async ({ chromium, site }) => {
  const style = '<style>body { font: italic bold 24px serif; color: rgb(10, 60, 10) }</style>';
  const url = site.file('/old.html', `<title>x</title>${style}${classic()}${table}`);
  const tab = await chromium.open(url);
  assert.equal(await tab.evaluate(() => document.compatMode), 'BackCompat');
  await drawn(tab, 'boston-table');
  const look = await tab.$eval('>>> boston-score-sheet >>> tbody th', (cell) => {
    const { fontSize, fontFamily, fontWeight, color } = getComputedStyle(cell);
    return [fontSize, fontFamily, fontWeight, color];
  });
  assert.deepEqual(look, ['24px', 'serif', '400', 'rgb(10, 60, 10)']);
  await tab.close();
});

test('from a disk: the classic script, and the pages of dist/embed', async ({ chromium }) => {
  const dir = mkdtempSync(join(tmpdir(), 'from-disk-'));
  const script = pathToFileURL('dist/cdn/all.classic.js').href;
  writeFileSync(
    join(dir, 'page.html'),
    `<!doctype html><title>x</title><script defer src="${script}"></script>${table}`,
  );
  const page = `${pathToFileURL('dist/embed/boston-table.html').href}?save=off&setup=fixed#players=Ann,Bob,Cy`;
  for (const url of [pathToFileURL(join(dir, 'page.html')).href, page]) {
    const tab = await chromium.open(url);
    await tab.waitForSelector('boston-table');
    await drawn(tab, 'boston-table');
    assert.deepEqual(await pressRoll(tab, 'boston-table'), { changes: 1, throws: [1] });
    assert.deepEqual(problemsOf(tab), []);
    await tab.close();
  }
  rmSync(dir, { recursive: true });
});

const csp = (types) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types ${types}`;
const plainTable = '<boston-table save="off" setup="fixed"><p data-fallback>Play at the club</p></boston-table>';

test("under a strict CSP with Lit's policy alone: plays, twice as well, and nothing is reported", async ({
  chromium,
  site,
}) => {
  for (const [types, scripts] of [
    ['lit-html', classic()],
    ["lit-html 'allow-duplicates'", classic('?1') + classic('?2')],
  ]) {
    const tab = await chromium.open(site.page(scripts + plainTable + link, { ...bare, csp: csp(types) }));
    await tab.waitForFunction(() => document.querySelectorAll('boston-table').length === 2);
    await drawn(tab, 'boston-table');
    const { changes } = await pressRoll(tab, 'boston-table');
    assert.equal(changes, 1);
    assert.deepEqual(problemsOf(tab), []);
    await tab.close();
  }
});

test('under Trusted Types that allow no second copy the first one plays on', async ({ chromium, site }) => {
  const tab = await chromium.open(
    site.page(classic('?1') + classic('?2') + plainTable, { ...bare, csp: csp('lit-html') }),
  );
  await drawn(tab, 'boston-table');
  const { changes } = await pressRoll(tab, 'boston-table');
  assert.equal(changes, 1);
  await tab.close();
});

test('under Trusted Types that allow no copy at all the fallback stays to be read', async ({ chromium, site }) => {
  const tab = await chromium.open(site.page(classic() + plainTable + link, { ...bare, csp: csp("'none'") }));
  for (const selector of ['[data-fallback]', 'a'])
    assert.equal(
      await tab.$eval(selector, (one) => one.checkVisibility() && one.getBoundingClientRect().height > 0),
      true,
    );
  await tab.close();
});

test('beside another Lit of the page: both work, and neither complains', async ({ chromium, site }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { LitElement, html } from 'lit';
        customElements.define('own-clock', class extends LitElement {
          static properties = { time: {} };
          render() { return html\`<b>\${this.time}</b>\`; }
        });`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['production'],
    logLevel: 'error',
  });
  site.file('/own-lit.js', outputFiles[0].text);
  const own = '<script src="/own-lit.js"></script>';
  for (const scripts of [own + classic(), classic() + own]) {
    const tab = await chromium.open('about:blank');
    const said = [];
    tab.on('console', (message) => said.push(message.text()));
    await tab.goto(site.page(`<link rel="icon" href="data:,">${scripts}<own-clock></own-clock>${table}`, bare));
    await drawn(tab, 'boston-table', 'own-clock');
    await tab.$eval('own-clock', (clock) => ((clock.time = '12:00'), clock.updateComplete));
    assert.equal(await tab.$eval('>>> own-clock >>> b', (b) => b.textContent), '12:00');
    assert.deepEqual(await pressRoll(tab, 'boston-table'), { changes: 1, throws: [1] });
    assert.deepEqual(said, []);
    await tab.close();
  }
});

test("the page's head and style sheets are the same after loading, playing and printing", async ({
  chromium,
  site,
}) => {
  const tab = await chromium.open(site.page(table, bare));
  const look = () =>
    tab.evaluate(() => [document.head.innerHTML, document.styleSheets.length, document.adoptedStyleSheets.length]);
  const before = await look();
  await tab.addScriptTag({ url: '/dist/cdn/boston.js', type: 'module' });
  await drawn(tab, 'boston-table');
  await tab.evaluate(() => document.querySelector('script').remove());
  await tab.click('>>> boston-table >>> [part~=print]');
  await tab.mouse.click(1, 1);
  assert.deepEqual(await look(), before);
  await tab.close();
});

test('old libraries change what all objects have: the match plays, is saved, and comes back', async ({
  chromium,
  site,
}) => {
  const page =
    '<boston-table save="kitchen" setup="fixed" players="Ann, Bob" style="--dice-roll-time:0s"></boston-table>';
  const tab = await chromium.open('about:blank');
  await tab.evaluateOnNewDocument(() => {
    const asText = function () {
      return `[${Object.keys(this).join()}]`;
    };
    for (const kind of [Array, String, Object]) kind.prototype.toJSON = asText;
    Array.prototype.each = Array.prototype.forEach;
    Object.prototype.inspect = () => 'inspected';
    Array.from = () => {
      throw new Error('Array.from of the page');
    };
    Element.prototype.remove = () => {
      throw new Error('remove of the page');
    };
  });
  await tab.goto(site.page(page));
  await drawn(tab, 'boston-table');
  await tab.$eval('boston-table', async (one) => {
    await one.roll();
    one.setAside(0);
    one.undo();
    one.writeScore({ round: 1, seat: 0 }, 13);
    one.writeScore({ round: 1, seat: 1 }, 12);
    await one.updateComplete;
  });
  await tab.reload();
  await drawn(tab, 'boston-table');
  const [names, scores] = await tab.$eval('boston-table', ({ match }) => [
    match.players.join(),
    match.rounds[0].scores.join(),
  ]);
  assert.deepEqual([names, scores], ['Ann,Bob', '13,12']);
  const words = await tab.$eval('>>> boston-table >>> [part~=table]', (card) => card.textContent);
  assert.doesNotMatch(words, /inspect|each/);
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});
