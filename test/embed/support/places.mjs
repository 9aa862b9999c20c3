import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import * as runner from 'node:test';
import { startChromium } from '../../print/support/chromium.mjs';
import { startSite } from '../../print/support/site.mjs';
import { findEngine } from '../../support/engines.mjs';

const { after, before, test: run } = runner;

export const TAGS = ['dice-roller', 'boston-table', 'boston-score-sheet', 'yacht-table', 'yacht-score-sheet'];

/** One browser and one site for a file of tests, and `test` that needs them. */
export function places(options) {
  const open = {};
  const missing = !findEngine('chromium') && 'Missing: apt-get install chromium';
  before(async () => {
    if (missing) return;
    assert.ok(existsSync('dist/embed/page.js'), 'Run `npm run build` first.');
    [open.chromium, open.site] = await Promise.all([startChromium(), startSite(undefined, options)]);
  });
  after(() => Promise.all([open.chromium?.close(), open.site?.close()]));
  const test = (name, body) => run(name, { skip: process.env.CI !== 'true' && missing }, () => body(open));
  return { test };
}

/** What the console was told of, but for pictures that are not there. */
export const problemsOf = (tab) => tab.problems.filter((text) => !/404|favicon/.test(text));

/** Waits until these tags are defined and their elements are drawn. */
export const drawn = (tab, ...tags) =>
  tab.evaluate(async (names) => {
    await Promise.all(names.map((name) => customElements.whenDefined(name)));
    for (const name of names) for (const one of document.querySelectorAll(name)) await one.updateComplete;
  }, tags);

/** Presses Roll of one table with the mouse, and tells how often each table has thrown and told of it. */
export async function pressRoll(tab, selector) {
  await tab.evaluate(() => {
    window.changes = 0;
    document.addEventListener('match-change', () => window.changes++);
  });
  await tab.click(`>>> ${selector} >>> [part~=roll]`);
  return tab.evaluate(() => ({
    changes: window.changes,
    throws: [...document.querySelectorAll('boston-table, yacht-table')].map(({ match }) => match.turn.throws),
  }));
}
