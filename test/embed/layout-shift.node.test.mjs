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
async function shift({ chromium, site }, snippet, tag, width) {
  const body = `<h1>An article</h1>${snippet.replaceAll(/<script[\s\S]*?<\/script>/g, '')}<p>The text goes on.</p>`;
  const tab = await chromium.open('about:blank');
  await tab.setViewport({ width, height: 3000 });
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
  const [shifts, needed] = await tab.evaluate((name) => {
    const element = document.querySelector(name);
    const { height } = element.getBoundingClientRect();
    element.style.minHeight = '0';
    return [window.shifts, `${height} px reserved, ${element.getBoundingClientRect().height} px used`];
  }, tag);
  await tab.close();
  return [shifts, needed];
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

test('the README names the room that the snippets reserve', () =>
  assert.deepEqual(
    rooms,
    Object.entries(things).map(([tag, { room }]) => [tag, room]),
  ));
