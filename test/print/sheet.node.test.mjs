// What a match looks like on paper: the built element, in Chromium.
import assert from 'node:assert/strict';
import { startChromium } from './support/chromium.mjs';
import { needs } from './support/needs.mjs';
import { infoOf, pagesOf } from './support/pdf.mjs';
import { isBuilt, startSite } from './support/site.mjs';

const { after, before, test } = needs('chromium');

let chromium, site, tab;
before(async () => {
  assert.ok(isBuilt, 'Run `npm run build` first.');
  [chromium, site] = await Promise.all([startChromium(), startSite()]);
  tab = await chromium.open(site.page(''));
  await tab.evaluate(() => customElements.whenDefined('boston-table'));
});
after(() => Promise.all([chromium?.close(), site?.close()]));

/** Prints a table's sheet, or one that stands alone, and gives its lines. */
async function lines(tag, attributes, rows = [], { what = 'sheet', options = {}, html = '' } = {}) {
  await tab.evaluate(
    async (tag, attributes, rows, what, options, html) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries({ save: 'off', ...attributes })) element.setAttribute(name, value);
      element.innerHTML = html;
      document.body.replaceChildren(element);
      await element.updateComplete;
      for (const { round, rolloff, scores } of rows)
        for (const [seat, score] of scores.entries())
          if (score !== null && !element.writeScore({ round, seat, ...(rolloff ? { rolloff } : {}) }, score))
            throw new Error(`refused: ${score} in round ${round}`);
      await element.updateComplete;
      const sheet = tag === 'boston-table' ? element.shadowRoot.querySelector('boston-score-sheet') : element;
      await sheet.updateComplete;
      sheet.print(what, options);
      window.marks = [...document.querySelector('set-aside-dice-paper').shadowRoot.querySelectorAll('tr')].map(
        (row) => ({
          label: row.querySelector('.label').textContent.replace(/\s+/g, ' ').trim(),
          struck: [...row.querySelectorAll('.score, .label > div')].map(
            (one) => getComputedStyle(one).textDecorationLine,
          ),
          stars: [...row.querySelectorAll('td')].map((one) => one.textContent.includes('★')),
        }),
      );
    },
    tag,
    attributes,
    rows,
    what,
    options,
    html,
  );
  const file = await chromium.pdf(tab);
  const text = pagesOf(file).join('\n').split('\n');
  return Object.assign(
    text.map((line) => line.trim().replaceAll(/\s+/g, ' ').replaceAll(' ★', '★')).filter(Boolean),
    infoOf(file),
  );
}
const table = (attributes, ...more) => lines('boston-table', { players: 'Ann, Bob, Cy', ...attributes }, ...more);
const round = (number, ...scores) => ({ round: number, scores });
const rolloff = (number, order, ...scores) => ({ round: number, rolloff: order, scores });
const has = (text, ...wanted) => {
  for (const line of wanted) assert.ok(text.includes(line), `"${line}" is a line of\n${text.join('\n')}`);
};

test('the blank sheet of the rules: ten rounds, four columns, rounds won, and a total if playing to 100', async () => {
  const text = await lines('boston-score-sheet', {}, [], { what: 'blank' });
  const labels = ['Name', ...Array.from({ length: 10 }, (_, index) => `Round ${index + 1}`), 'Rounds won'];
  assert.deepEqual(text.slice(2, -1), [...labels, 'Total (if playing to 100)']);
  assert.match(
    text[0] + text[1],
    /Going to Boston score sheet.*Classic: add the three dice · Most rounds won, or first to 100.*Date/,
  );
  assert.match(text.at(-1), /^Going to Boston · 127\.0\.0\.1:\d+\/page-0\.html$/);
  assert.equal(
    await tab.evaluate(
      () =>
        window.marks[0] && document.querySelector('set-aside-dice-paper').shadowRoot.querySelectorAll('th.name').length,
    ),
    4,
  );
  assert.equal(text.pages, 1);
});

test('names and nothing else before the first score', async () => {
  for (const scoring of ['rounds-won', 'race', 'count-down', 'stakes']) {
    const text = await table({ scoring, rounds: 2, practice: '' });
    has(text, 'Name Ann Bob Cy');
    const sums = text.filter((line) => /^(Rounds won|Total|Left|Chips|Right first)/.test(line));
    assert.ok(
      sums.length > 0 && sums.every((line) => !/\d/.test(line.replace(/ \((to|if).*\)$/, ''))),
      sums.join(', '),
    );
    assert.ok(!text.some((line) => line.startsWith('Right first time')));
  }
});

test('a match as it stands: roll-offs, dashes, overtime, winners, the file name', async () => {
  const text = await table({ rounds: 2 }, [
    round(1, 13, 13, 9),
    rolloff(1, 1, 10, 10),
    rolloff(1, 2, 12, 5),
    round(2, 5, 11, 9),
    round(3, 5, 7, 12),
  ]);
  has(
    text,
    'Round 1 13★ 13 9',
    'Roll-off 1 10 10 –',
    'Roll-off 2 12★ 5 –',
    'Round 2 5 11★ 9',
    'Round 3 (overtime) 5 7 12★',
  );
  has(text, 'Rounds won 1 1 1', 'Total 23 31 30', 'Round 4 (overtime)');
  assert.match(text.title, /^Going to Boston, Ann Bob Cy, \d{4}-\d\d-\d\d$/);
  assert.ok(text.join(' ').includes('Classic: add the three dice · Most rounds won of 2'));
});

test('a tie still to be thrown off says so', async () => {
  has(await table({}, [round(1, 13, 13, 9)]), 'Round 1 (tied: throw again) 13 13 9', 'Roll-off 1 –');
});

test('what no longer counts is struck out, and the winner has a star', async () => {
  const text = await table({ rounds: 2 }, [
    round(1, 13, 13, 9),
    rolloff(1, 1, 10, 4),
    round(2, 5, 9, 11),
    round(3, 4, 5, 14),
    round(1, null, null, 14),
  ]);
  has(text, 'Roll-off 1 (does not count) 10 4 –', 'Round 3 (overtime) 4 5 14', 'Rounds won 0 0 2★');
  const marks = await tab.evaluate(() => window.marks);
  const struck = marks.filter((row) => row.struck.length && row.struck.every((line) => line === 'line-through'));
  assert.deepEqual(
    struck.map(({ label }) => label),
    ['Roll-off 1 (does not count)', 'Round 3 (overtime)'],
  );
});

test('a race: ten lines or more, no winner of a round; none left over when it is decided', async () => {
  const running = await table({ scoring: 'race', 'equal-turns': '' }, [round(1, 10, 15, 4)]);
  has(running, 'Round 1 10 15 4', 'Round 10', 'Total (to 100) 10 15 4');
  assert.ok(running.join(' ').includes('Race: first to 100 · the round is finished first'));
  const far = await table({ scoring: 'race', goal: 300 }, [], { what: 'blank' });
  assert.equal(far.filter((line) => line.startsWith('Round')).length, 26);
  const over = await table({ scoring: 'race', goal: 20 }, [round(1, 10, 15, 4), round(2, 12)]);
  assert.deepEqual(
    over.filter((line) => /^(Round|Total)/.test(line)),
    ['Round 1 10 15 4', 'Round 2 12', 'Total (to 20) 22★ 15 4'],
  );
});

test('a count-down shows what is left, chips show what each has', async () => {
  const down = await table({ scoring: 'count-down', variant: 'multiplication' }, [round(1, 30, 20, 42)]);
  has(down, 'Total 30 20 42', 'Left 70 80 58');
  assert.ok(down.join(' ').includes('Multiplication: (first + second) × third · Count-down: from 100 to zero'));
  const chips = await table({ scoring: 'stakes', stake: 2, purse: 20, rounds: 1 }, [round(1, 10, 15, 4)]);
  has(chips, 'Rounds won 0 1 0', 'Chips 18 24★ 18');
  assert.ok(chips.join(' ').includes('Chips: 2 each into the pot every round · 20 each to start with'));
});

test('heading, logo and long names', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Player-with-a-name ${index}`).join(', ');
  const logo = '<b slot="logo" id="x" onclick="1">Hill School</b>';
  const text = await lines('boston-score-sheet', { heading: 'Class 4b <i>', players: names }, [], { html: logo });
  assert.match(text.join(' '), /Class 4b <i>/);
  assert.match(text.join(' '), /Hill School/);
  assert.ok(
    text.title.length < 115 && text.title.includes('Player-with-a-name 1 ') && /, 20[\d-]{8}$/.test(text.title),
    text.title,
  );
});

test('the paper comes with the working and twice when asked for', async () => {
  const twice = await table({ rounds: 3, variant: 'multiplication' }, [], {
    what: 'blank',
    options: { perPage: 2, working: true },
  });
  assert.equal(twice.filter((line) => line.startsWith('Round 3')).length, 2);
  assert.equal(twice.join(' ').split('×').length - 1, 2 * (1 + 3 * 3), 'in the facts, and once for each score');
});
