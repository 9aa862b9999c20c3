// The built script on real pages: the buttons, a script's print(), the article's own print, frames. In Chromium.
import assert from 'node:assert/strict';
import { startChromium } from './support/chromium.mjs';
import { strictCsp } from './support/host.mjs';
import { needs } from './support/needs.mjs';
import { flat, infoOf } from './support/pdf.mjs';
import { isBuilt, startSite } from './support/site.mjs';

const { after, before, test } = needs('chromium');

let chromium, site;
before(async () => {
  assert.ok(isBuilt, 'Run `npm run build` first.');
  [chromium, site] = await Promise.all([startChromium(), startSite()]);
});
after(() => Promise.all([chromium?.close(), site?.close()]));

/** Clicks a control of a sheet, wherever it is drawn. */
const click = (tab, sheet, part) => tab.click(`>>> ${sheet} >>> [part~=${part}]`);

test('the article: its sheets alone on one page, from the buttons and from a script, and then the article', async () => {
  const tab = await chromium.open(site.url('/demo/index.html'));
  await tab.waitForSelector('>>> boston-table >>> boston-score-sheet >>> [part~=print]');
  await tab.$eval('boston-table', async (table) => {
    for (const [seat, score] of [17, 12, 9].entries()) table.writeScore({ round: 1, seat }, score);
    table.players = ['Ann with a name that is longer than its column', 'Bob', 'Cy'];
    await table.updateComplete;
  });
  const buttons = /Print the|Blank sheet|For a class|three throws/;
  for (const [selector, press, format, wanted, never] of [
    ['boston-table', 'print', 'A4', /Bob Cy.* Round 1 17★ 12 9 /, /Round 6/],
    ['boston-table', 'print-blank', 'Letter', /Round 1 Round 2 /, /Bob|17/],
    [
      'main > section > boston-score-sheet',
      undefined,
      'Letter',
      /Round 10 Rounds won Total \(if playing to 100\)/,
      /Bob/,
    ],
  ]) {
    if (press) await click(tab, selector, press);
    else await tab.$eval(selector, (sheet) => sheet.print());
    const pips = await tab.$eval('set-aside-dice-paper', ({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll('.dice > g')].map((die) => die.querySelectorAll(':scope > .pip').length),
    );
    assert.deepEqual(pips, [6, 5, 3], 'three dice are drawn, with their pips');
    const file = await chromium.pdf(tab, format);
    const text = flat(file).replaceAll(' ★', '★');
    assert.match(text, /^ ?Going to Boston score sheet .*Name .*Going to Boston · 127[^ ]* ?$/);
    assert.match(text, wanted);
    assert.doesNotMatch(text, never);
    assert.doesNotMatch(text, buttons);
    assert.equal(infoOf(file).pages, 1);
    assert.ok(infoOf(file).size.toLowerCase().includes(`(${format.toLowerCase()})`));
  }

  const article = flat(await chromium.pdf(tab));
  assert.match(article, /How a turn goes.*The rule people get wrong.*Where it comes from/);
  assert.equal(article.split('than its column').length - 1, 2, 'the name is whole in the headline and on the sheet');
  assert.match(article, /Round 1 17 ★ 12 9 Round 2 Round 3/);
  assert.match(article, /Player 1 Player 2 Player 3 Player 4 Round 1 .*Round 10/);
  assert.doesNotMatch(article, /Print the sheet|Blank sheet|For a class|Roll three dice|Undo|Copy link|Real dice/);
  assert.equal(await tab.title(), 'Going to Boston: how to play, with dice to try it');
  await tab.close();
});

test('twelve players stand side by side in a printed article, and no line is torn', async () => {
  const tab = await chromium.open(site.page('<boston-score-sheet players="12" save="off"></boston-score-sheet>'));
  await tab.waitForSelector('>>> boston-score-sheet >>> [part~=print]');
  await tab.emulateMediaType('print');
  await tab.setViewport({ width: 680, height: 900 });
  const [width, room] = await tab.$eval('>>> boston-score-sheet >>> table', (table) => [
    table.scrollWidth,
    table.getRootNode().host.clientWidth,
  ]);
  assert.ok(width <= room, `${width} in ${room}`);
  await tab.close();
});

test('while dice tumble the paper gives nothing away', async () => {
  const page = '<boston-table players="Ann, Bob" keeping="auto" save="off" style="--dice-roll-time:5s"></boston-table>';
  const tab = await chromium.open(site.page(page));
  await tab.waitForSelector('>>> boston-table >>> [part~=print]');
  await tab.$eval('boston-table', (table) => {
    table.thrower = (count) => [6, 6, 5].slice(0, count);
    for (let time = 0; time < 3; time++) void table.roll();
  });
  assert.equal(await tab.$eval('boston-table', (table) => table.match.rounds[0].scores[0]), 18);
  await click(tab, 'boston-table', 'print');
  assert.doesNotMatch(flat(await chromium.pdf(tab)), /18/);
  await tab.close();
});

test('the choices for a class hold for both buttons', async () => {
  const tab = await chromium.open(
    site.page('<boston-score-sheet save="off"></boston-score-sheet>', { csp: strictCsp }),
  );
  await tab.waitForSelector('>>> boston-score-sheet >>> [part~=print]');
  const count = async (part) => {
    await click(tab, 'boston-score-sheet', part);
    const text = flat(await chromium.pdf(tab));
    return [text.split('Round 10').length - 1, text.split('=').length - 1];
  };
  assert.deepEqual(await count('print'), [1, 0]);
  await click(tab, 'boston-score-sheet', 'print-more');
  const [twoOnAPage, working] = await tab.$$('>>> boston-score-sheet >>> [type=checkbox]');
  await twoOnAPage.click();
  assert.deepEqual(await count('print'), [2, 0]);
  await working.click();
  assert.deepEqual(await count('print-blank'), [2, 80]);
  await twoOnAPage.click();
  assert.deepEqual(await count('print-blank'), [1, 40]);
  await tab.close();
});

test('on a phone the buttons stand in tidy lines, 44 px high', async () => {
  const tab = await chromium.open(site.page('<boston-score-sheet save="off" players="Ann"></boston-score-sheet>'));
  await tab.setViewport({ width: 320, height: 700 });
  await tab.waitForSelector('>>> boston-score-sheet >>> [part~=print]');
  await click(tab, 'boston-score-sheet', 'print-more');
  const boxes = await tab.$$eval(
    '>>> boston-score-sheet >>> .prints > button, >>> boston-score-sheet >>> :is(summary, label)',
    (all) => all.map((one) => one.getBoundingClientRect().toJSON()),
  );
  assert.equal(boxes.length, 5);
  for (const { left, right, height } of boxes)
    assert.ok(left >= 0 && right <= 320 && height >= 44, `${left} ${right} ${height}`);
  const edges = new Map(boxes.slice(0, 2).map(({ top, right }) => [top, right])); // by line, where its last button ends
  assert.equal(new Set(edges.values()).size, 1, 'the lines end at the same edge');
  assert.ok([...edges.values()][0] > 280, 'and use the room there is');
  await tab.close();
});

const frames = {
  'a frame of the same site': {},
  'a sandboxed frame under strict CSP': { attributes: 'sandbox="allow-scripts allow-popups"', csp: strictCsp },
};
const attributes =
  'players="Ann, Ben &amp; Jo,Cy 5%" rounds="7" variant="multiplication" heading="Class 4b?" save="off"';
for (const [name, { attributes: how = '', csp }] of Object.entries(frames))
  test(`in ${name} there is a link to the printable sheet`, async () => {
    const inner = site.page(`<boston-score-sheet ${attributes}></boston-score-sheet>`, { csp });
    const tab = await chromium.open(site.page(`<iframe ${how} src="${inner}"></iframe>`, { script: '' }));
    const frame = await tab.waitForFrame((one) => one.url() === inner);
    const link = await frame.waitForSelector('>>> boston-score-sheet >>> a');
    const { href, target, rel, text } = await link.evaluate((a) => ({
      href: a.href,
      target: a.target,
      rel: a.rel,
      text: a.textContent,
    }));
    assert.deepEqual([text, target, rel], ['Open the printable sheet', '_blank', 'noopener']);
    const query = 'rounds=7&variant=multiplication&scoring=rounds-won&goal=100&heading=Class%204b%3F';
    assert.equal(href, site.url(`/dist/embed/boston-score-sheet.html?${query}#players=Ann,Ben%20%26%20Jo,Cy%205%25`));
    assert.deepEqual(
      tab.problems.filter((problem) => !/404/.test(problem)),
      [],
    );

    const opened = await chromium.open(href);
    await opened.waitForSelector('>>> boston-score-sheet >>> [part~=print]');
    await click(opened, 'boston-score-sheet', 'print');
    const paper = flat(await chromium.pdf(opened));
    assert.match(paper, /Class 4b\? .*Multiplication.*of 7.*Name Ann Ben & Jo Cy 5% Round 1.*Round 7 Rounds won/);
    await Promise.all([opened.close(), tab.close()]);
  });

test('no link at the top of the window, none where no page is known', async () => {
  const sheet = '<boston-score-sheet save="off"></boston-score-sheet>';
  const words = (target) => target.$eval('>>> boston-score-sheet >>> .prints', (prints) => prints.textContent);
  const top = await chromium.open(site.page(sheet));
  await top.waitForSelector('>>> boston-score-sheet >>> [part~=print]');
  assert.doesNotMatch(await words(top), /Nothing prints here/);

  const inner = site.page(sheet, { script: 'cdn/all.classic.js', type: 'classic' });
  const tab = await chromium.open(site.page(`<iframe src="${inner}"></iframe>`, { script: '' }));
  const frame = await tab.waitForFrame((one) => one.url() === inner);
  await frame.waitForSelector('>>> boston-score-sheet >>> [part~=print]');
  assert.match(await words(frame), /Nothing prints here\?\s*Open this page by itself first\./);
  assert.equal(await frame.$('>>> boston-score-sheet >>> a[href]'), null);
  await Promise.all([top.close(), tab.close()]);
});
