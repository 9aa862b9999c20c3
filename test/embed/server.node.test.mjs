// Where there is no page: Node imports every entry, and draws every element for Lit's server-side rendering.
import 'set-aside-dice/all.js';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { drawn, places, problemsOf } from './support/places.mjs';

for (const entry of ['', '/boston.js', '/yacht.js', '/dice-roller.js', '/all.js']) {
  test(`Node imports set-aside-dice${entry}`, () => {
    const code = `await import('set-aside-dice${entry}')`;
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' });
  });
}

for (const [drawn, template] of [
  [/part="roll"/, html`<dice-roller dice="2"></dice-roller>`],
  [/Ann(?!, Bob)/, html`<boston-table players="Ann, Bob"></boston-table>`],
  [/Round 3/, html`<boston-score-sheet rounds="3"></boston-score-sheet>`],
  [/part="roll"|<dice-roller/, html`<yacht-table players="Ann, Bob"></yacht-table>`],
  [/Little Straight/i, html`<yacht-score-sheet></yacht-score-sheet>`],
]) {
  test(`a server draws ${template.strings[0].split('>')[0]}>`, async () => {
    const text = await collectResult(render(template));
    assert.match(text, /<template shadowroot="open"/);
    assert.match(text, drawn);
    assert.doesNotMatch(text, /undefined|NaN|\[object/);
  });
}

const { test: inBrowser } = places();

for (const [tag, part, template] of [
  ['dice-roller', 'roll', html`<dice-roller dice="2"></dice-roller>`],
  ['boston-table', 'turn', html`<boston-table players="4"></boston-table>`],
  ['boston-score-sheet', 'sheet', html`<boston-score-sheet players="3"></boston-score-sheet>`],
  ['yacht-table', 'turn', html`<yacht-table players="3"></yacht-table>`],
  ['yacht-score-sheet', 'sheet', html`<yacht-score-sheet players="3"></yacht-score-sheet>`],
]) {
  inBrowser(`what a server drew of ${tag}, with other settings, is drawn anew and once`, async ({ chromium, site }) => {
    const text = (await collectResult(render(template))).replace(/(players|dice)="\d"/, '$1="5"');
    const tab = await chromium.open(site.page(text, { script: 'cdn/all.js' }));
    await drawn(tab, tag);
    const parts = await tab.$$eval(
      tag,
      ([element], name) => element.shadowRoot.querySelectorAll(`[part~=${name}]`).length,
      part,
    );
    assert.equal(parts, 1);
    assert.deepEqual(problemsOf(tab), []);
    await tab.close();
  });
}
