// Every snippet of the README does what it says, with the built files, in a page of its own.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { launch } from 'puppeteer-core';
import { budgets } from '../../tools/sizes.mjs';
import { chromiumArgs, findEngine } from '../support/engines.mjs';

const readme = readFileSync('README.md', 'utf8');
const snippets = [...readme.matchAll(/```html\n([\s\S]*?)```/g)].map(([, code]) => code);
const HOME = 'https://cdn.example/set-aside-dice/';

describe('the README', { skip: findEngine('chromium') ? false : 'Chromium is not on this machine' }, () => {
  let browser;
  before(async () => (browser = await launch({ executablePath: findEngine('chromium'), args: chromiumArgs })));
  after(() => browser?.close());

  /** Opens a snippet as a page; files come from dist/cdn, and everything else that is asked for is noted. */
  async function open(code) {
    const page = await browser.newPage();
    const said = [];
    const asked = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      const url = request.url();
      if (url === `${HOME}page`) {
        const script = /<script[^>]+src=/.test(code) ? '' : `<script type="module" src="${HOME}boston.js"></script>`;
        const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,">${script}${code}`;
        return request.respond({ contentType: 'text/html; charset=utf-8', body });
      }
      if (url.startsWith('data:')) return request.continue();
      asked.push(url);
      const body = readFileSync(`dist/cdn/${url.slice(HOME.length)}`);
      return request.respond({ contentType: 'text/javascript', body });
    });
    await page.goto(`${HOME}page`, { waitUntil: 'load' });
    return { page, said, asked };
  }

  it('tells no file lighter than it may be', () => {
    const told = [...readme.matchAll(/`([\w-]+\.js)`(?: is one file[^(]*at most)? (\d+) kB/g)];
    assert.deepEqual(
      Object.fromEntries(told.map(([, file, size]) => [file, Number(size)])),
      Object.fromEntries(
        ['boston.js', 'dice-roller.js', 'yacht.js', 'all.js'].map((file) => [file, Math.ceil(budgets[file] / 1000)]),
      ),
    );
  });

  it('has snippets', () => assert.ok(snippets.length >= 6));

  for (const [number, code] of snippets.entries()) {
    it(`runs snippet ${number + 1}: ${code.split('\n')[0]}`, async () => {
      const { page, said, asked } = await open(code);
      const undefinedTags = await page.$$eval('*', (all) =>
        all
          .filter(({ localName }) => localName.includes('-') && !customElements.get(localName))
          .map((e) => e.localName),
      );
      assert.deepEqual(undefinedTags, []);
      assert.deepEqual(said, []);
      assert.equal(asked.length, 1, 'one file, and no further request');
      await page.close();
    });
  }

  it('tells script authors the truth about turn-end', async () => {
    const { page } = await open(snippets.find((code) => code.includes('turn-end')));
    await page.evaluate(async () => {
      const table = document.querySelector('#lesson');
      table.style.setProperty('--dice-roll-time', '0s');
      table.thrower = (count) => [6, 6, 2].slice(0, count);
      for (let turn = 0; turn < 3; turn += 1) await table.roll();
    });
    assert.equal(await page.title(), 'Player 1: 18');
    await page.close();
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    assert.deepEqual(
      named.filter((name) => !(name in scripts)),
      [],
    );
  });

  it('names only attributes that exist', () => {
    const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
    const elements = manifest.modules.flatMap((module) => module.declarations ?? []).filter(({ tagName }) => tagName);
    for (const { tagName, attributes } of elements) {
      const section = readme.split(`## \`<${tagName}>\``)[1]?.split('\n## ')[0] ?? '';
      const table = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => cell.match(/[\w-]+/g));
      const known = attributes.map(({ name }) => name);
      assert.deepEqual(
        table.filter((name) => !known.includes(name)),
        [],
        tagName,
      );
    }
  });
});
