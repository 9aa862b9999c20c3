// Pages that keep, copy, rewrite and move what is on them, by the libraries that do so.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { drawn, places, problemsOf } from './support/places.mjs';

const { test } = places();

const script = '<script defer src="/dist/cdn/all.classic.js"></script>';
const settings = 'players="Ann, Bob" setup="fixed" save="off"';
const link =
  '<a class="set-aside-dice" href="/dist/embed/boston-table.html?setup=fixed&save=off#players=Ann,Bob">Play</a>';
const div = `<div data-set-aside-dice="boston-table" ${settings.replaceAll(/(\w+)=/g, 'data-$1=')}></div>`;
const game = `<main><boston-table ${settings}></boston-table>${div}${link}</main>`;

/** How many of each are on the page, drawn, and who plays. */
const count = (tab) =>
  tab.evaluate(() => {
    const tables = [...document.querySelectorAll('boston-table')];
    const part = (table, tag) => table.shadowRoot.querySelectorAll(tag).length;
    return {
      tables: tables.map((table) =>
        [table.match.players.join(), part(table, 'dice-roller'), part(table, 'section')].join(),
      ),
      regions: document.querySelectorAll('[role=status]').length,
      left: document.querySelectorAll('[data-set-aside-dice]').length,
    };
  });
const whole = { tables: Array(3).fill('Ann,Bob,1,1'), regions: 1, left: 0 };

/** The games are there once each, and one press is one throw. */
async function assertWhole(tab) {
  await tab.waitForFunction(() => document.querySelectorAll('boston-table').length === 3);
  await drawn(tab, 'boston-table', 'dice-roller');
  assert.deepEqual(await count(tab), whole);
  const changes = await tab.$eval('boston-table', async (table) => {
    let heard = 0;
    table.addEventListener('match-change', () => heard++);
    await table.roll();
    return heard;
  });
  assert.equal(changes, 1);
  assert.deepEqual(problemsOf(tab), []);
}

const library = (path) => readFileSync(`node_modules/${path}`, 'utf8');

test('Turbo: visits, the cache, and back again', async ({ chromium, site }) => {
  site.file('/turbo.js', library('@hotwired/turbo/dist/turbo.es2017-umd.js'));
  const page = (path, body) =>
    site.file(
      path,
      `<!doctype html><title>${path}</title><script src="/turbo.js"></script>${script}<body>${body}`,
      'text/html',
    );
  const first = page('/turbo-a', `${game}<a id="go" href="/turbo-b">Next</a>`);
  page('/turbo-b', '<p>Another page</p>');
  const tab = await chromium.open(first);
  await assertWhole(tab);
  for (let time = 0; time < 2; time++) {
    await tab.click('#go');
    await tab.waitForFunction(() => document.body.textContent.includes('Another page'));
    await tab.evaluate(() => history.back());
    await assertWhole(tab);
  }
  await tab.close();
});

test('Idiomorph: the same page again leaves the match alone; a placeholder becomes one game again', async ({
  chromium,
  site,
}) => {
  site.file('/idiomorph.js', library('idiomorph/dist/idiomorph.js'));
  const tab = await chromium.open(site.page(`<script src="/idiomorph.js"></script>${script}${game}`, { script: '' }));
  await assertWhole(tab);
  for (const more of ['', '<p>News</p>']) {
    await tab.evaluate(
      (html) => window.Idiomorph.morph(document.querySelector('main'), html),
      game.replace('<main>', `<main>${more}`),
    );
    await tab.waitForFunction(() => document.querySelectorAll('[data-set-aside-dice]').length === 0);
    await drawn(tab, 'boston-table', 'dice-roller');
    assert.equal(await tab.$eval('boston-table', ({ match }) => match.turn.throws), more ? 1 : 1);
    assert.deepEqual(await count(tab), whole);
  }
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});

for (const [how, change] of Object.entries({
  'innerHTML +=': () => (document.body.innerHTML += '<p>More</p>'),
  'a clone put in its place': () => document.body.replaceChildren(...document.body.cloneNode(true).childNodes),
  'appended again and again': () => {
    for (let time = 0; time < 5; time++) document.body.append(document.querySelector('main'));
  },
}))
  test(`${how}, twice: each game is there once`, async ({ chromium, site }) => {
    const tab = await chromium.open(site.page(script + game, { script: '' }));
    await assertWhole(tab);
    for (let time = 0; time < 2; time++) {
      await tab.evaluate(change);
      await assertWhole(tab);
    }
    await tab.close();
  });

test('a table moved while dice tumble, by append and by moveBefore, lands them once', async ({ chromium, site }) => {
  const tab = await chromium.open(
    site.page(
      `${script}<main style="--dice-roll-time:150ms"><boston-table ${settings}></boston-table><section></section></main>`,
      { script: '' },
    ),
  );
  await drawn(tab, 'boston-table', 'dice-roller');
  for (const move of ['append', 'moveBefore']) {
    const [thrown, landed] = await tab.$eval(
      'boston-table',
      async (table, name) => {
        const heard = [];
        const note = ({ faces }) => heard.push(faces.join());
        document.addEventListener('dice-land', note);
        table.restart();
        const roll = table.roll();
        for (const home of document.querySelectorAll('section, main')) home[name](table, null);
        const faces = await roll;
        await table.updateComplete;
        document.removeEventListener('dice-land', note);
        return [faces.join(), heard];
      },
      move,
    );
    assert.deepEqual(landed, [thrown], move);
  }
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});

test('away and back: the saved match is there, not the first page', async ({ chromium, site }) => {
  const tab = await chromium.open(
    site.page('<boston-table save="kitchen" setup="fixed" players="Ann, Bob"></boston-table>'),
  );
  await drawn(tab, 'boston-table');
  await tab.$eval('boston-table', (table) => table.writeScore({ round: 1, seat: 0 }, 13));
  await tab.goto(site.page('<p>Elsewhere</p>'));
  await tab.goBack();
  await drawn(tab, 'boston-table');
  assert.deepEqual(await tab.$eval('boston-table', ({ match }) => [...match.rounds[0].scores]), [13, null]);
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});

test('hidden at load, in whichever way: as wide as any other at first sight', async ({ chromium, site }) => {
  const one = `<boston-table ${settings}></boston-table>`;
  const ways = `<details><summary>x</summary>${one}</details><div hidden>${one}</div><div style="width:0;overflow:hidden">${one}</div><div style="margin-top:3000px;content-visibility:auto">${one}</div>`;
  const tab = await chromium.open(site.page(script + one + ways, { script: '' }));
  await drawn(tab, 'boston-table', 'dice-roller');
  await tab.evaluate(() => {
    document.querySelector('details').open = true;
    document.querySelector('[hidden]').hidden = false;
    document.querySelector('[style*="width:0"]').style.width = 'auto';
    document.querySelector('[style*=visibility]').scrollIntoView();
  });
  const boxes = await tab.evaluate(() =>
    [...document.querySelectorAll('boston-table')].map((table) => {
      const box = (element) => [element.offsetWidth, element.offsetHeight].join();
      const roller = table.shadowRoot.querySelector('dice-roller');
      return [box(table), ...[...roller.shadowRoot.querySelectorAll('button')].map(box)].join(' ');
    }),
  );
  assert.equal(boxes.length, 5);
  assert.equal(new Set(boxes).size, 1, boxes.join('\n'));
  await tab.close();
});

for (const [how, markup] of Object.entries({
  'wrapped in <p>, with line breaks': `<p><boston-table ${settings}><br></boston-table></p><p>${div}</p><p>${link}</p>`,
  'with curly quotes': `<boston-table players=”Ann,Bob″ setup=“fixed” save=’off’></boston-table><div data-set-aside-dice=”boston-table” data-players=”Ann,Bob″ data-setup=“fixed” data-save=’off’></div>${link}`,
}))
  test(`as editors leave it: ${how}`, async ({ chromium, site }) => {
    const tab = await chromium.open(site.page(script + markup, { script: '' }));
    await assertWhole(tab);
    await tab.close();
  });
