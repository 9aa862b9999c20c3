import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { chromiumArgs, findEngine } from '../support/engines.mjs';

const executablePath = findEngine('chromium');

/** Runs a file of dist/cdn in an empty page, and hands back what the page then knows more than before, and its errors. */
async function load(file, type) {
  const browser = await puppeteer.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.evaluate(() => {
      const touched = () => {
        throw new Error('touched');
      };
      window.define = Object.assign(touched, { amd: {} });
      window.names = new Set([...Object.getOwnPropertyNames(window), 'names']);
    });
    await page.addScriptTag({ content: readFileSync(`dist/cdn/${file}`, 'utf8'), type });
    const fresh = await page.evaluate(() =>
      Object.getOwnPropertyNames(window).filter((name) => !window.names.has(name)),
    );
    const defined = await page.evaluate(() => customElements.get('dice-roller') !== undefined);
    return { errors, fresh, defined };
  } finally {
    await browser.close();
  }
}

for (const [file, type] of [
  ['all.js', 'module'],
  ['all.classic.js', 'text/javascript'],
]) {
  const skip = (!executablePath || !existsSync(`dist/cdn/${file}`)) && 'needs Chromium and a build';
  test(`${file} defines the tags and leaves no other trace on a page with an AMD loader`, { skip }, async () => {
    assert.deepEqual(await load(file, type), { errors: [], fresh: [], defined: true });
  });
}
