// What a page says about our elements, as a screen reader is told; and the page's own layers around them.
import assert from 'node:assert/strict';
import { TAGS, drawn, places, problemsOf } from './support/places.mjs';

const { test } = places();

for (const [how, attribute] of Object.entries({
  'aria-label': 'aria-label="Our game"',
  'aria-labelledby': 'aria-labelledby="head"',
}))
  test(`${how} names every element`, async ({ chromium, site }) => {
    const markup = TAGS.map((tag) => `<${tag} ${attribute} save="off"></${tag}>`).join('');
    const tab = await chromium.open(site.page(`<h2 id="head">Our game</h2>${markup}`, { script: 'cdn/all.js' }));
    await drawn(tab, ...TAGS);
    const client = await tab.createCDPSession();
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const groups = nodes.filter(({ role, name }) => role?.value === 'group' && name?.value === 'Our game');
    assert.equal(groups.length, TAGS.length);
    await tab.close();
  });

test('in a modal dialog the game plays, speaks in it, and leaves it open', async ({ chromium, site }) => {
  const markup =
    '<dialog><form method="dialog"><boston-table save="off" setup="fixed" keeping="auto" style="--dice-roll-time:0s"></boston-table></form></dialog>';
  const tab = await chromium.open(site.page(markup));
  await drawn(tab, 'boston-table', 'dice-roller');
  await tab.$eval('dialog', (dialog) => dialog.showModal());
  for (let time = 0; time < 3; time++) await tab.click('>>> boston-table >>> [part~=roll]');
  await tab.keyboard.press('Space');
  assert.equal(await tab.$eval('dialog', ({ open }) => open), true);
  assert.match(await tab.$eval('dialog > [role=status]', ({ textContent }) => textContent), /rolled \d/);
  assert.deepEqual(problemsOf(tab), []);
  await tab.close();
});
