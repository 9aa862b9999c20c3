import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonScoreSheet, BostonTable } from '../../src/index.js';
import { drawn, mount, screen } from '../support/page.js';
import { scores } from '../elements/play.js';

const make = (id: string, names: string): BostonTable => {
  const it = document.createElement('boston-table') as BostonTable;
  Object.assign(it, { id, players: names });
  it.setAttribute('save', 'off');
  it.setAttribute('setup', 'fixed');
  return it;
};

const page = (markup: string): Promise<HTMLElement> => mount(`<main>${markup}</main>`);
const sheetOf = (home: ParentNode): BostonScoreSheet => home.querySelector<BostonScoreSheet>('boston-score-sheet')!;
const SHEET = '<boston-score-sheet for="one"></boston-score-sheet>';

/** Linked both ways: it shows the players, and the next score. */
async function isLinked(sheet: Element, table: BostonTable, names: string): Promise<void> {
  await drawn();
  expect(screen(sheet)).to.contain(names);
  const { seat } = table.match;
  await scores(table, 17);
  expect(screen(sheet), `the score of seat ${seat}`).to.contain('17');
}

const standsAlone = async (sheet: Element): Promise<void> => {
  await drawn();
  expect(screen(sheet)).to.contain('Round 10');
};

describe('a sheet with "for"', () => {
  it('finds a table that is there', async () => {
    const home = await page(`<boston-table id="one" players="Ann, Bob" show="roller"></boston-table>${SHEET}`);
    await isLinked(sheetOf(home), home.querySelector<BostonTable>('boston-table')!, 'Ann Bob');
  });

  it('finds a table that comes later', async () => {
    const home = await page(SHEET);
    await standsAlone(sheetOf(home));
    const it = make('one', 'Ann, Bob');
    home.append(it);
    await isLinked(sheetOf(home), it, 'Ann Bob');
  });

  it('finds a table that comes before it in the page, later', async () => {
    const home = await page(SHEET);
    const it = make('one', 'Ann, Bob');
    home.prepend(it);
    await isLinked(sheetOf(home), it, 'Ann Bob');
  });

  it('stays with a table that moves', async () => {
    const home = await page(`${SHEET}<section></section>`);
    const it = make('one', 'Ann, Bob');
    home.append(it);
    await scores(it, 13);
    home.querySelector('section')!.append(it);
    await isLinked(sheetOf(home), it, 'Ann Bob');
    home.prepend(it);
    await isLinked(sheetOf(home), it, 'Ann Bob');
  });

  it('finds a table again that was removed and put back', async () => {
    const home = await page(SHEET);
    const it = make('one', 'Ann, Bob');
    home.append(it);
    await drawn();
    it.remove();
    await new Promise((resolve) => setTimeout(resolve));
    home.append(it);
    await isLinked(sheetOf(home), it, 'Ann Bob');
  });

  it('takes the next table of that id', async () => {
    const home = await page(SHEET);
    const first = make('one', 'Ann, Bob');
    home.append(first);
    await isLinked(sheetOf(home), first, 'Ann Bob');
    first.remove();
    const second = make('one', 'Cy, Di');
    home.append(second);
    await isLinked(sheetOf(home), second, 'Cy Di');
    expect(first.match.rounds[0]?.scores).to.deep.equal([17, null]);
  });

  it('changes to another table when "for" does', async () => {
    const home = await page(SHEET);
    const [one, two] = [make('one', 'Ann, Bob'), make('two', 'Cy, Di')];
    home.append(one, two);
    await drawn();
    const sheet = sheetOf(home);
    sheet.htmlFor = 'two';
    await isLinked(sheet, two, 'Cy Di');
    sheet.setAttribute('for', 'one');
    await isLinked(sheet, one, 'Ann Bob');
    await scores(two, 18);
    expect(screen(sheet), 'the other one has let go').not.to.contain('18');
    sheet.removeAttribute('for');
    await standsAlone(sheet);
  });

  it('follows an id that changes together with "for"', async () => {
    const home = await page(SHEET);
    const it = make('one', 'Ann, Bob');
    home.append(it);
    await drawn();
    it.id = 'three';
    sheetOf(home).htmlFor = 'three';
    await isLinked(sheetOf(home), it, 'Ann Bob');
  });

  it('stands alone where no table has the id, or it is not one', async () => {
    const home = await page(`<p id="one">No table</p>${SHEET}`);
    await standsAlone(sheetOf(home));
  });

  it('wants that table and no other, also inside another', async () => {
    const home = await page(`<boston-table id="two" players="Cy, Di">${SHEET}</boston-table>`);
    const it = make('one', 'Ann, Bob');
    home.append(it);
    await isLinked(sheetOf(home), it, 'Ann Bob');
    expect(screen(sheetOf(home))).not.to.contain('Cy');
  });

  it('looks in its own shadow root first, then in the document', async () => {
    const home = await page('<section></section>');
    const root = home.querySelector('section')!.attachShadow({ mode: 'closed' });
    root.innerHTML = SHEET;
    const outside = make('one', 'Ann, Bob');
    home.append(outside);
    await drawn();
    await sheetOf(root).updateComplete;
    expect(screen(sheetOf(root))).to.contain('Ann Bob');
    const inside = make('one', 'Cy, Di');
    root.append(inside);
    await drawn();
    await inside.updateComplete;
    await sheetOf(root).updateComplete;
    expect(screen(sheetOf(root))).to.contain('Cy Di');
  });

  it('may be moved itself', async () => {
    const home = await page(`<section></section>${SHEET}`);
    const it = make('one', 'Ann, Bob');
    home.append(it);
    await drawn();
    home.querySelector('section')!.append(sheetOf(home));
    await isLinked(sheetOf(home), it, 'Ann Bob');
    const sheet = sheetOf(home);
    sheet.remove();
    await scores(it, 13);
    home.append(sheet);
    await isLinked(sheet, it, 'Ann Bob');
  });
});

describe('a sheet inside a table', () => {
  it('belongs to it until it is moved out, and to the next one after that', async () => {
    const home = await page(
      '<boston-table players="Ann, Bob"><boston-score-sheet></boston-score-sheet></boston-table><boston-table players="Cy, Di"></boston-table>',
    );
    const [one, two] = [...home.querySelectorAll<BostonTable>('boston-table')] as [BostonTable, BostonTable];
    const sheet = sheetOf(one);
    await isLinked(sheet, one, 'Ann Bob');
    home.append(sheet);
    await standsAlone(sheet);
    two.append(sheet);
    await isLinked(sheet, two, 'Cy Di');
  });
});
