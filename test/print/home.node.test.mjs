// Where the printable page stands, as seen from each kind of script. No browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './support/bundle.mjs';

const address = async (script, home = '', names = ['Ann'], page = 'https://b.example/article.html') => {
  const define = {
    'import.meta.url': JSON.stringify(script),
    'location.href': JSON.stringify(page),
    SET_ASIDE_DICE_HOME: JSON.stringify(home),
  };
  const { embedAddress } = await load('wiring/home.ts', define);
  return embedAddress('sheet', { players: 0, rounds: 5, heading: 'A & B' }, names);
};
const rest = 'embed/sheet.html?rounds=5&heading=A%20%26%20B#players=Ann';

test('beside a script that stands in its package', async () => {
  assert.equal(await address('https://a.example/dist/cdn/boston.js?v=2'), `https://a.example/dist/${rest}`);
  assert.equal(await address('http://localhost:8000/x/dist/wiring/home.js'), `http://localhost:8000/x/dist/${rest}`);
});

test('unknown from a copied script, a bundle, a blob, a disk, and where pages come as plain text', async () => {
  for (const script of [
    'https://a.example/boston.js',
    'https://a.example/assets/index-4f2a.js',
    'blob:https://a.example/cdn/1.js',
    'file:///srv/dist/wiring/home.js',
    'https://cdn.jsdelivr.net/npm/set-aside-dice/dist/cdn/boston.js',
    '', // the classic script
  ])
    assert.equal(await address(script), undefined, script);
});

test('beside one of our pages, for the classic script', async () => {
  const page = 'https://a.example/dist/embed/yacht-table.html?save=off#players=Ann';
  assert.equal(await address('', '', ['Ann'], page), `https://a.example/dist/${rest}`);
});

test('then where the build was told', async () => {
  for (const script of ['', 'https://a.example/boston.js'])
    assert.equal(await address(script, 'https://home.example/'), `https://home.example/dist/${rest}`);
});

test('names in the fragment, whatever is in them; none when nobody gave one', async () => {
  const names = ['A, b', '', '#&=%', '\ud83c\udfb2', 'cut \ud83c'];
  const link = await address('https://a.example/cdn/x.js', '', names);
  assert.equal(link.split('#')[1], 'players=A%2C%20b,,%23%26%3D%25,%F0%9F%8E%B2,cut%20');
  assert.ok(!(await address('https://a.example/cdn/x.js', '', ['', ''])).includes('#'));
});

test('the built modules load where there is no page', async () => {
  const { BostonScoreSheet } = await import('../../dist/index.js');
  assert.equal(typeof BostonScoreSheet, 'function');
});
