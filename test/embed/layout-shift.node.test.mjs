// Nothing on the page jumps when the script comes late: our snippets reserve the room.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { snippet, things } from '../../demo/snippets.js';
import { drawn, places } from './support/places.mjs';

const { test } = places();

const readme = readFileSync('README.md', 'utf8');
const [first] = [...readme.matchAll(/```html\n([\s\S]*?)```/g)].map(([, code]) => code);
const rooms = [...readme.matchAll(/^\| `<([\w-]+)>` +\| `([^`]+)` +\|$/gm)].map(([, tag, room]) => [tag, room]);
const choice = (tag) => ({ tag, settings: {}, base: '/dist/' });

/** How far things jumped while the script came: Chromium's own sum, on a screen that shows the text below. */
async function shift({ chromium, site }, snippet, tag, width, screen = 3000) {
  const body = `<h1>An article</h1>${snippet.replaceAll(/<script[\s\S]*?<\/script>/g, '')}<p>The text goes on.</p>`;
  const tab = await chromium.open('about:blank');
  await tab.setViewport({ width, height: screen });
  await tab.goto(site.page(body, { script: '' }));
  await tab.evaluate(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const frames = () =>
    tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await frames();
  await tab.addScriptTag({ url: '/dist/cdn/all.js', type: 'module' });
  await drawn(tab, tag);
  await frames();
  await frames();
  const seen = await tab.evaluate((name) => {
    const element = document.querySelector(name);
    const { height } = element.getBoundingClientRect();
    element.style.minHeight = '0';
    const used = element.getBoundingClientRect().height;
    return [window.shifts, `${height} px reserved, ${used} px used`, height - used];
  }, tag);
  await tab.close();
  return seen;
}

const widths = [320, 390, 600, 768, 1280];

test('the first snippet of the README', async (open) => {
  assert.match(first, /min-height/);
  for (const width of widths) {
    const [shifts, needed] = await shift(open, first, 'boston-table', width);
    assert.equal(shifts, 0, `${width} px wide: ${needed}`);
  }
});

test('without the room it would jump', async (open) => {
  const [shifts] = await shift(open, first.replace(/ style="[^"]*"/, ''), 'boston-table', 768);
  assert.ok(shifts > 0);
});

for (const tag of Object.keys(things))
  test(`the builder's snippets for ${tag}, as an element and as a div in its place`, async (open) => {
    for (const width of widths)
      for (const carrier of ['element', 'div']) {
        const [shifts, needed] = await shift(open, snippet(carrier, choice(tag)), tag, width);
        assert.equal(shifts, 0, `${width} px wide: ${needed}`);
      }
  });

const large = {
  'boston-table': { players: '6', rounds: '20', scoring: 'race', practice: '' },
  'boston-score-sheet': { players: '8', rounds: '20' },
  'dice-roller': { dice: '10', 'set-aside': '' },
  'yacht-table': { players: '8', practice: '' },
  'yacht-score-sheet': { players: '8' },
};
const screens = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 3000],
];

for (const [tag, settings] of Object.entries(large))
  test(`${tag} with settings that make it larger: ${Object.keys(settings)}`, async (open) => {
    for (const [width, height] of screens) {
      const [shifts, needed, spare] = await shift(
        open,
        snippet('element', { ...choice(tag), settings }),
        tag,
        width,
        height,
      );
      assert.equal(shifts, 0, `${width} px wide: ${needed}`);
      assert.ok(spare >= 0, `${width} px wide: ${needed}`);
    }
  });

for (const tag of Object.keys(things))
  test(`the frame of ${tag} shows all of it, on a page that hears of no height`, async ({ chromium, site }) => {
    const tab = await chromium.open('about:blank');
    for (const settings of [{}, large[tag]])
      for (const [width] of screens) {
        const frame = snippet('iframe', { ...choice(tag), settings });
        await tab.setViewport({ width, height: 800 });
        await tab.goto(site.page(`<article style="margin: 0 8px">${frame}</article>`, { script: '' }));
        const inside = await (await tab.waitForSelector('iframe')).contentFrame();
        await drawn(inside, tag);
        const [needs, has] = await inside.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
        assert.ok(needs <= has, `${width} px wide, ${JSON.stringify(settings)}: ${needs} of ${has} px`);
      }
    await tab.close();
  });

test('a die that can be set aside has its room', async (open) => {
  const settings = { 'set-aside': '' };
  for (const width of widths) {
    const [shifts, needed] = await shift(
      open,
      snippet('element', { ...choice('dice-roller'), settings }),
      'dice-roller',
      width,
    );
    assert.equal(shifts, 0, `${width} px wide: ${needed}`);
  }
});

test('the README names the room that the snippets reserve', () =>
  assert.deepEqual(
    rooms,
    Object.entries(things).map(([tag, { room }]) => [tag, room]),
  ));
