// The builder hands out a snippet for each place, and that snippet plays there.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import axe from 'axe-core';
import puppeteer from 'puppeteer-core';
import { platforms } from '../../demo/platforms.js';
import { startSite } from '../print/support/site.mjs';
import { chromiumArgs, findEngine } from '../support/engines.mjs';
import { filters } from './pasting/filters.mjs';
import { outcomeOf } from './pasting/outcome.mjs';

describe('the snippet builder', () => {
  let browser;
  let site;
  before(async () => {
    site = await startSite();
    browser = await puppeteer.launch({ executablePath: findEngine('chromium'), args: chromiumArgs });
  });
  after(() => Promise.all([browser.close(), site.close()]));

  async function openBuilder(viewport = { width: 1280, height: 900 }) {
    const page = await browser.newPage();
    await page.setViewport(viewport);
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(site.url('/demo/builder.html'), { waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelector('#snippet').textContent);
    return {
      page,
      faults,
      choose: (name, value) => page.click(`[name=${name}][value=${value}]`),
      type: (name, text) => page.type(`[name=${name}]`, text),
      snippet: () => page.$eval('#snippet', (code) => code.textContent),
      preview: (read) => page.$eval('#preview > *', read),
    };
  }

  for (const [id, { name, filter, syntax, script }] of Object.entries(platforms)) {
    it(`gives ${name} what plays there`, async () => {
      const { page, faults, choose, type, snippet } = await openBuilder();
      await choose('platform', id);
      await type('rounds', '3');
      let text = await snippet();
      await page.close();
      assert.deepEqual(faults, []);
      // Bundlers resolve the import; test/package does that. What it defines is on the page here.
      if (script === 'import') text = text.replace(/^import .*\n+/, '');
      const pass = filters[syntax === 'jsx' ? 'MDX' : filter]?.pass;
      const view = await browser.newPage();
      const body = pass ? await pass(text, browser) : text;
      // Where a filter takes the script away, the site has it in its head.
      await view.goto(site.page(body, { script: filter || script === 'import' ? 'cdn/boston.js' : '' }));
      assert.equal(await outcomeOf(view, 'boston-table'), 'plays');
      await view.close();
    });
  }

  it('asks what readers shall do, and names the element for it', async () => {
    const { page, choose, snippet } = await openBuilder();
    const made = [];
    for (const [aim, game] of [['play', 'yacht'], ['score', 'boston'], ['print', 'yacht'], ['roll']]) {
      await choose('aim', aim);
      if (game) await choose('game', game);
      made.push(/<([\w-]+) style="[^"]*"><a/.exec(await snippet())?.[1]);
    }
    assert.deepEqual(made, ['yacht-table', 'boston-score-sheet', 'yacht-score-sheet', 'dice-roller']);
    await page.close();
  });

  it('writes names and settings, leaves out what is usual, and shows them at once', async () => {
    const { page, type, snippet, preview } = await openBuilder();
    await type('players', 'Ann, "Bob" <b>');
    await type('rounds', '5');
    await page.click('#settings summary');
    await page.select('[name=keeping]', 'strict');
    await page.click('[name=practice]');
    const text = await snippet();
    assert.match(text, /<boston-table players="Ann, &quot;Bob&quot; &lt;b&gt;" keeping="strict" practice/);
    assert.doesNotMatch(text, /rounds=/);
    assert.deepEqual(await preview(({ match }) => [match.players, match.setup.keeping, match.setup.practice]), [
      ['Ann', '"Bob" <b>'],
      'strict',
      true,
    ]);
    await page.close();
  });

  it('pins the script by version and hash', async () => {
    const { page, snippet } = await openBuilder();
    assert.match(await snippet(), /src="[^"]+\/cdn\/boston\.js" integrity="sha384-[\w+/=]+" crossorigin="anonymous"/);
    await page.close();
  });

  it('offers every setting of the manifest, and explains it', async () => {
    const { page } = await openBuilder();
    const names = await page.$$eval('#settings [name]', (fields) => fields.map(({ name }) => name).sort());
    const { modules } = JSON.parse(await (await fetch(site.url('/custom-elements.json'))).text());
    const table = modules
      .flatMap(({ declarations = [] }) => declarations)
      .find((one) => one.tagName === 'boston-table');
    const expected = table.attributes.map(({ name }) => name).filter((name) => name !== 'show');
    assert.deepEqual(names, expected.sort());
    await page.close();
  });

  it('has nothing that axe finds, on a light and on a dark screen', async () => {
    const { page } = await openBuilder();
    await page.evaluate(axe.source);
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      const { violations } = await page.evaluate(() => window.axe.run());
      assert.deepEqual(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        [],
      );
    }
    await page.close();
  });

  it('fits a phone, and is marked where copying is forbidden', async () => {
    const { page } = await openBuilder({ width: 320, height: 640 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))));
    await page.click('#copy');
    await page.waitForFunction(() => document.querySelector('#copied').textContent.includes('Ctrl+C'));
    assert.match(await page.evaluate(() => getSelection().toString()), /<boston-table /);
    await page.close();
  });
});
