// In the colours that a reader's system forces on every page, dice are still dice: counted in what the screen shows.
import assert from 'node:assert/strict';
import { drawn, places } from './support/places.mjs';

const { test } = places();

const roller = `<dice-roller dice="6" set-aside style="--dice-roll-time: 0s; --dice-size: 60px"></dice-roller>`;

async function pictureOf(tab, die) {
  const clip = await die.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  });
  return tab.screenshot({ clip, encoding: 'base64' });
}

/** Which part of a picture is as bright as text is there, within a share of it around the middle. */
const inked = (tab, picture, share) =>
  tab.evaluate(
    async (base64, part) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const [side, edge] = [image.width * part, (image.width * (1 - part)) / 2];
      const context = new OffscreenCanvas(side, side).getContext('2d');
      context.drawImage(image, edge, edge, side, side, 0, 0, side, side);
      const probe = document.createElement('div');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      const text = Number(/\d+/.exec(getComputedStyle(probe).color));
      probe.remove();
      const { data } = context.getImageData(0, 0, side, side);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if ([0, 1, 2].every((channel) => Math.abs(data[at + channel] - text) < 64)) count++;
      return (100 * count) / (data.length / 4);
    },
    picture,
    share,
  );

for (const scheme of ['light', 'dark'])
  test(`forced colours, ${scheme}: each face has its pips, and a die set aside is marked`, async ({
    chromium,
    site,
  }) => {
    const tab = await chromium.open('about:blank');
    const session = await tab.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: scheme },
      ],
    });
    await tab.goto(site.page(roller));
    await drawn(tab, 'dice-roller');
    await tab.$eval('dice-roller', async (roller) => {
      roller.thrower = () => [1, 2, 3, 4, 5, 6];
      await roller.roll();
      await roller.updateComplete;
    });
    const dice = await tab.$$('dice-roller >>> [part~=die]');
    const ink = [];
    for (const die of dice) ink.push(await inked(tab, await pictureOf(tab, die), 0.72));
    const steps = ink.slice(1).map((now, index) => now - ink[index]);
    assert.ok(
      steps.every((step) => step > 1.5),
      `the six faces cover ${ink.map((part) => part.toFixed(1))} % with pips`,
    );
    const outline = (die) => die.evaluate((one) => getComputedStyle(one).outlineStyle);
    assert.equal(await outline(dice[5]), 'none');
    await dice[5].evaluate((one) => one.click());
    assert.equal(await outline(dice[5]), 'double');
    assert.equal(await dice[5].evaluate((one) => one.getAttribute('aria-pressed')), 'true');
    await tab.close();
  });
