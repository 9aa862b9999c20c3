/** What can become of a snippet, best first. */
export const outcomes = ['plays', 'link', 'no script', 'text', '–'];

/**
 * What a reader can do with what arrived: play it there; or follow a link to a page where it plays; or look at a frame in
 * which no script may run; or only read some words. Everything is tried, none is looked up.
 */
export async function outcomeOf(page, tag) {
  if (await plays(page.mainFrame(), tag)) return 'plays';
  const frame = await page.$('iframe[src*="/embed/"]');
  if (frame) {
    const inner = await frame.contentFrame();
    await loaded(page, inner);
    if (await plays(inner, tag)) return 'plays';
    return (await inner.$eval('body', (body) => body.innerText.trim())) ? 'no script' : '–';
  }
  const address = await page.$$eval(
    'a[href*="/embed/"]',
    (links) => links.find((link) => link.checkVisibility())?.href,
  );
  if (address) {
    await page.goto(address);
    if (await plays(page.mainFrame(), tag)) return 'link';
    throw new Error(`A link that leads to no game: ${address}`);
  }
  return (await page.evaluate(() => document.body.innerText.trim())) ? 'text' : '–';
}

/** A frame that came later than its page has its own time; no script may run in it, so the page waits. */
async function loaded(page, frame) {
  const there = () => location.href !== 'about:blank' && document.readyState === 'complete';
  while (!(await frame.evaluate(there))) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** One throw with the button, and the settings that came along: every snippet here asks for three rounds. */
async function plays(frame, tag) {
  const ours = `${tag}, [data-set-aside-dice], .set-aside-dice`;
  if (!(await frame.$(ours))) return false;
  const roll = await frame
    .waitForSelector(`${tag} >>> dice-roller >>> [part~=roll]`, { visible: true, timeout: 5000 })
    .catch(() => null);
  if (!roll) return false;
  await roll.evaluate((button) => button.click());
  const match = await frame.$eval(tag, (table) => table.match);
  if (match.turn.throws !== 1) throw new Error('A press on Roll threw nothing');
  if (match.setup.rounds !== 3) throw new Error('It plays, but the settings got lost');
  return true;
}

/** Whether the script tag still does something, on a page that has no script of ours itself. */
export const runsScript = (page, tag) =>
  page
    .waitForFunction((name) => customElements.get(name), { timeout: 1000 }, tag)
    .then(() => 'runs')
    .catch(() => '–');
