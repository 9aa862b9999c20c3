import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from '../../tools/manifest-faults.mjs';

const element = (more = {}) => ({
  kind: 'class',
  name: 'XDie',
  tagName: 'x-die',
  customElement: true,
  summary: 'A die.',
  members: [{ kind: 'field', name: 'face', description: 'What it shows.', type: { text: 'number' } }],
  ...more,
});

const manifest = (declaration) => ({
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'dist/index.js',
      declarations: [declaration],
      exports: [
        { kind: 'js', name: 'XDie', declaration: { name: 'XDie' } },
        { kind: 'custom-element-definition', name: 'x-die', declaration: { name: 'XDie' } },
      ],
    },
  ],
});

test('a sound manifest has no faults', async () => {
  assert.deepEqual(await faultsOf(manifest(element())), []);
});

for (const [what, more, expected] of [
  ['an event without a name', { events: [{ description: 'x', type: { text: 'Event' } }] }, /required property 'name'/],
  ['a part without words', { cssParts: [{ name: 'tray' }] }, /"tray" has no description/],
  [
    'one name for two things',
    { cssParts: [{ name: 'roll', description: 'x' }], slots: [{ name: 'roll', description: 'x' }] },
    /"roll" is in cssParts and in slots/,
  ],
  [
    'a default that is a name of the sources',
    { attributes: [{ name: 'goal', description: 'x', default: 'DEFAULTS.goal' }] },
    /only the sources understand: DEFAULTS\.goal/,
  ],
  ['no summary', { summary: '' }, /no @summary/],
]) {
  test(`${what} is a fault`, async () => {
    assert.match((await faultsOf(manifest(element(more)))).join('\n'), expected);
  });
}

test("a type that users cannot import is the toolkit's fault to find", async (t) => {
  t.mock.method(console, 'log', () => {});
  const broken = element({ members: [{ kind: 'field', name: 'f', description: 'x', type: { text: 'Secret' } }] });
  assert.match((await faultsOf(manifest(broken))).join('\n'), /validation failed/);
});
