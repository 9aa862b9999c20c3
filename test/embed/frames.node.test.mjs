// Frames that tell their height, and resize.js on the page around them.
import assert from 'node:assert/strict';
import { places, problemsOf } from './support/places.mjs';

const { test } = places();

const helper = '<script src="/dist/cdn/resize.js"></script>';
const frame = (tag, rest = '', more = '') =>
  `<iframe ${more} width="700" height="150" src="/dist/embed/${tag}.html?save=off&setup=fixed${rest}"></iframe>`;

const listening = () => {
  window.heard = [];
  addEventListener('message', ({ data }) => window.heard.push(data));
};

/** Waits until every frame of ours is as high as the page in it. */
const fitted = (tab, count) =>
  tab.waitForFunction(
    (number) => {
      const frames = [...document.querySelectorAll('iframe')];
      const fits = ({ contentDocument, clientHeight }) =>
        contentDocument?.querySelector('boston-table, dice-roller, yacht-table') &&
        Math.ceil(contentDocument.documentElement.getBoundingClientRect().height) === clientHeight;
      return frames.length === number && frames.every(fits);
    },
    {},
    count,
  );

test('the height is told in four ways, and again only when it changes', async ({ chromium, site }) => {
  const page = `<!doctype html><title>x</title><body>${frame('boston-table', '#?secret=s3cret')}`;
  const tab = await chromium.open(site.page(page), { before: listening });
  await tab.waitForFunction(() => {
    const inside = document.querySelector('iframe').contentDocument;
    const height = Math.ceil(inside.documentElement.getBoundingClientRect().height);
    return inside.querySelector('boston-table') && window.heard.some((data) => data.value === height);
  });
  const heard = await tab.evaluate(() => window.heard);
  const height = heard.at(-1).value;
  assert.ok(height > 400, `${height}`);
  assert.deepEqual(heard.slice(-4), [
    { type: 'set-aside-dice/height', height },
    { subject: 'lti.frameResize', height },
    { sentinel: 'amp', type: 'embed-size', height },
    { message: 'height', value: height, secret: 's3cret' },
  ]);
  // A frame that follows, or does not, is no news.
  for (const px of ['2000px', '90px', `${height}px`]) {
    await tab.$eval('iframe', (one, value) => one.style.setProperty('height', value), px);
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  const own = (await tab.evaluate(() => window.heard)).filter(({ value }) => value === height);
  assert.equal(own.length, 1);
  await tab.close();
});

test('by itself the page tells nobody; without WordPress, nobody hears of a secret', async ({ chromium, site }) => {
  const alone = await chromium.open(site.url('/dist/embed/dice-roller.html'), { before: listening });
  await alone.waitForSelector('dice-roller');
  assert.deepEqual(await alone.evaluate(() => window.heard), []);
  const tab = await chromium.open(site.page(`<!doctype html><title>x</title><body>${frame('dice-roller')}`), {
    before: listening,
  });
  await tab.waitForFunction(() => window.heard.length > 0);
  assert.ok((await tab.evaluate(() => window.heard)).every((data) => !('secret' in data)));
  await Promise.all([alone.close(), tab.close()]);
});

test('resize.js fits several frames, also when it comes late, and frames that come later', async ({
  chromium,
  site,
}) => {
  const markup =
    frame('boston-table') +
    frame('dice-roller') +
    frame('yacht-table', '', 'style="box-sizing:border-box; min-height:2999px"');
  for (const late of [false, true]) {
    const tab = await chromium.open(site.page(markup + (late ? '' : helper), { script: '' }));
    await tab.waitForFunction(() =>
      [...document.querySelectorAll('iframe')].every(({ contentDocument }) =>
        contentDocument?.querySelector('boston-table, dice-roller, yacht-table'),
      ),
    );
    if (late) await tab.addScriptTag({ url: '/dist/cdn/resize.js', type: 'module' });
    await fitted(tab, 3);
    await tab.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), frame('boston-table'));
    await fitted(tab, 4);
    const heights = await tab.$$eval('iframe', (all) => all.map(({ clientHeight }) => clientHeight));
    assert.notEqual(heights[0], heights[1]);
    await tab.setViewport({ width: 400, height: 700 });
    await tab.$$eval('iframe', (all) => all.forEach((one) => (one.width = 340)));
    await fitted(tab, 4);
    assert.deepEqual(problemsOf(tab), []);
    await tab.close();
  }
});

test('resize.js does nothing for others: other senders, other frames, other words, other numbers', async ({
  chromium,
  site,
}) => {
  site.file('/stranger.html', '<!doctype html><title>x</title><script src="/stranger.js"></script>', 'text/html');
  site.file('/stranger.js', "parent.postMessage({ type: 'set-aside-dice/height', height: 999 }, '*');");
  const stranger = '<iframe id="stranger" height="150" src="/stranger.html"></iframe>';
  const tab = await chromium.open(site.page(helper + frame('dice-roller') + stranger, { script: '' }));
  await tab.waitForFunction(() => document.querySelector('iframe').clientHeight !== 150);
  const [before, other] = await tab.$$eval('iframe', (all) => all.map(({ clientHeight }) => clientHeight));
  assert.equal(other, 150);
  const height = () => tab.$eval('iframe', (one) => one.clientHeight);
  const say = (data, from) =>
    tab.evaluate(
      (words, how) => {
        const source = how === 'page' ? window : document.querySelector('iframe').contentWindow;
        dispatchEvent(new MessageEvent('message', { data: words, source }));
      },
      data,
      from,
    );
  const type = 'set-aside-dice/height';
  await say({ type, height: 500 }, 'page');
  for (const data of [
    null,
    'text',
    5,
    { height: 500 },
    { type },
    { type, height: '500' },
    { type, height: NaN },
    { type, height: -5 },
  ])
    await say(data, 'frame');
  assert.equal(await height(), before);
  for (const [told, used] of [
    [500.2, 501],
    [1, 100],
    [1e9, 4000],
  ]) {
    await say({ type, height: told }, 'frame');
    assert.equal(await height(), used);
  }
  await tab.close();
});
