// Where there is no page: Node imports every entry, and draws every element for Lit's server-side rendering.
import 'set-aside-dice/all.js';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';

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
