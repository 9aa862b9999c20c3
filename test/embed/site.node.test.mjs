// The folder that is published: whole, without a dead link, and at home under any path.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import puppeteer from 'puppeteer-core';
import pkg from '../../package.json' with { type: 'json' };
import { brokenLinks } from '../../tools/links.mjs';
import { makeSite } from '../../tools/site.mjs';
import { startSite } from '../print/support/site.mjs';
import { chromiumArgs, findEngine } from '../support/engines.mjs';

describe('the published site', () => {
  const dir = mkdtempSync(join(tmpdir(), 'site-'));
  const out = join(dir, 'some/where');
  before(async () => {
    mkdirSync(join(out, '0.0.1/dist/cdn'), { recursive: true });
    writeFileSync(join(out, '0.0.1/dist/cdn/boston.js'), 'released long ago');
    await makeSite({ out, storybook: false });
  });
  after(() => rmSync(dir, { recursive: true }));

  it('has no link that leads nowhere', () => assert.deepEqual(brokenLinks(out), []));

  it('would notice one', () => {
    renameSync(join(out, 'yacht.html'), join(out, 'gone.html'));
    assert.ok(brokenLinks(out).some(({ page, link }) => page === 'index.html' && link === 'yacht.html'));
    renameSync(join(out, 'gone.html'), join(out, 'yacht.html'));
  });

  it('keeps every released version where it is', () => {
    assert.equal(readFileSync(join(out, '0.0.1/dist/cdn/boston.js'), 'utf8'), 'released long ago');
    for (const file of [
      'dist/cdn/all.js',
      'dist/sri.json',
      'dist/embed/boston-score-sheet.html',
      'custom-elements.json',
    ])
      assert.ok(existsSync(join(out, pkg.version, file)), file);
  });

  it('plays, also deep in somebody’s site or in a copy elsewhere, and asks for nothing that is not there', async () => {
    const site = await startSite(dir);
    const browser = await puppeteer.launch({ executablePath: findEngine('chromium'), args: chromiumArgs });
    const missing = [];
    for (const [file, element] of [
      ['', 'boston-table'],
      ['yacht.html', 'yacht-table'],
      ['builder.html', '#preview > boston-table'],
    ]) {
      const page = await browser.newPage();
      page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
      await page.goto(site.url(`/some/where/${file || 'index.html'}`));
      await page.waitForSelector(`${element} >>> dice-roller >>> [part~=roll]`);
      await page.close();
    }
    await makeSite({ out: join(dir, 'copy'), address: 'https://dice.example/', storybook: false });
    const copy = await browser.newPage();
    await copy.goto(site.url('/copy/builder.html'));
    await copy.waitForSelector('#preview > boston-table');
    const snippet = await copy.$eval('#snippet', (code) => code.textContent);
    assert.ok(snippet.includes(`"https://dice.example/${pkg.version}/dist/cdn/boston.js" integrity="sha384-`), snippet);
    assert.deepEqual(missing, []);
    await browser.close();
    site.close();
  });
});
