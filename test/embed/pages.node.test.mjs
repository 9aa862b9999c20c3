// The pages of dist/embed: settings in the address, use without script, sandboxes, and what oEmbed is told.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { TAGS, drawn, places, problemsOf } from './support/places.mjs';

const { test } = places({ forAll: false });

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const attributesOf = (tag) =>
  manifest.modules.flatMap((file) => file.declarations).find(({ tagName }) => tagName === tag).attributes;
const page = (tag, rest = '') => `/dist/embed/${tag}.html${rest}`;

/** A value that is not the default one. */
const values = { players: '3', rounds: '7', goal: '50', stake: '2', purse: '9', dice: '4', for: 'x', save: 'off' };
const valueOf = ({ name, type }) =>
  values[name] ?? /'([^']+)'\s*$/.exec(type.text)?.[1] ?? (type.text === 'boolean' ? '' : 'Ours');

for (const tag of TAGS) {
  test(`${tag}: every attribute may stand in the query or in the fragment`, async ({ chromium, site }) => {
    const settings = attributesOf(tag).map((attribute) => [attribute.name, valueOf(attribute)]);
    const text = settings.map(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : name)).join('&');
    for (const start of ['?', '#']) {
      const tab = await chromium.open(site.url(page(tag, start + text)));
      await tab.waitForSelector(tag);
      await drawn(tab, tag);
      const given = await tab.$eval(tag, (one) =>
        one.getAttributeNames().map((name) => [name, one.getAttribute(name)]),
      );
      assert.deepEqual(given.sort(), settings.sort());
      assert.deepEqual(problemsOf(tab), []);
      await tab.close();
    }
  });

  test(`${tag}: of use without script, under a strict CSP, on a phone; axe finds nothing`, async ({
    chromium,
    site,
  }) => {
    const tab = await chromium.open('about:blank');
    await tab.setViewport({ width: 320, height: 700 });
    await tab.setJavaScriptEnabled(false);
    await tab.goto(site.url(page(tag, '?strict')));
    assert.ok((await tab.evaluate(() => document.documentElement.scrollWidth)) <= 320, 'no sideways scrolling');
    const words = await tab.evaluate(() => document.body.innerText);
    if (tag.endsWith('table')) assert.match(words, /Throw (three|five) dice/);
    else if (tag === 'dice-roller') assert.match(words, /Real dice do as well/);
    if (tag !== 'dice-roller') assert.match(words, /score sheet[\s\S]*(Round 10|Choice)/);
    assert.deepEqual(problemsOf(tab), []);
    await tab.close();
    const plain = readFileSync(`.${page(tag)}`, 'utf8').replaceAll(/<script.*?<\/script>/g, '');
    const checked = await chromium.open(site.page(plain.replace('href="page.css"', 'href="/dist/embed/page.css"')));
    await checked.evaluate(axe.source);
    const { violations } = await checked.evaluate(() => window.axe.run());
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
    );
    await checked.close();
  });

  test(`${tag}: plays in a sandbox, from a server whose files other sites may not read`, async ({ chromium, site }) => {
    const inner = site.url(page(tag, '?strict#players=Ann,Bob'));
    const tab = await chromium.open(
      site.page(`<iframe sandbox="allow-scripts" src="${inner}"></iframe>`, { script: '' }),
    );
    const frame = await tab.waitForFrame((one) => one.url().startsWith(inner));
    await frame.waitForSelector(tag);
    await drawn(frame, tag);
    assert.ok(await frame.$(`>>> ${tag} >>> button`));
    assert.deepEqual(problemsOf(tab), []);
    await tab.close();
  });

  test(`${tag}: oEmbed shows it in a frame of a sensible size, and the page leads there`, () => {
    const told = JSON.parse(readFileSync(`dist/embed/oembed/${tag}.json`, 'utf8'));
    assert.deepEqual([told.version, told.type], ['1.0', 'rich']);
    assert.ok(told.title && told.width >= 300 && told.height >= 100);
    const [, src] = /^<iframe src="([^"]+)" width="\d+" height="\d+" title="[^"]+" loading="lazy"><\/iframe>$/.exec(
      told.html,
    );
    assert.ok(src.endsWith(`${tag}.html`));
    const html = readFileSync(`.${page(tag)}`, 'utf8');
    assert.match(
      html,
      new RegExp(`<link rel="alternate" type="application/json\\+oembed" href="[^"]*oembed/${tag}\\.json"`),
    );
    assert.doesNotMatch(html, /\sstyle=|<style|<script>|\son\w+=/, 'nothing that a strict CSP drops');
  });
}

test('names with commas, WordPress behind them, and nonsense', async ({ chromium, site }) => {
  for (const [rest, names] of [
    ['#players=Ann,Bo%2C+jr#?secret=abc123', ['Ann', 'Bo, jr']],
    ['?players=Ann%2CBob', ['Ann', 'Bob']],
    ['?players=%E0%A4%A&onload=x#&&==', ['\ufffd%A']],
  ]) {
    const tab = await chromium.open(site.url(page('boston-table', rest)));
    await tab.waitForSelector('boston-table');
    assert.deepEqual(await tab.$eval('boston-table', ({ match }) => [...match.players]), names);
    assert.deepEqual(problemsOf(tab), []);
    await tab.close();
  }
});

test('in a frame, a sheet leads to the page that prints it, with its settings', async ({ chromium, site }) => {
  for (const tag of ['boston', 'yacht']) {
    const inner = site.url(page(`${tag}-table`, '?save=off&setup=fixed#players=Ann,Bob'));
    const tab = await chromium.open(site.page(`<iframe src="${inner}"></iframe>`, { script: '' }));
    const frame = await tab.waitForFrame((one) => one.url() === inner);
    await frame.waitForSelector(`>>> ${tag}-score-sheet >>> [part~=print-page]`);
    const href = await frame.$eval(`>>> ${tag}-score-sheet >>> [part~=print-page]`, (a) => a.href);
    assert.ok(href.startsWith(site.url(page(`${tag}-score-sheet`, '?'))), href);
    assert.ok(href.endsWith('#players=Ann,Bob'), href);
    await tab.close();
  }
});
