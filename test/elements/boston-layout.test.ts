import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonScoreSheet, BostonTable, DiceRoller } from '../../src/index.js';
import { button, deep, dice, drawn, faces, field, mount, pips, press, screen } from '../support/page.js';
import { scores, table, takeTurn, words } from './play.js';

/** Rollers and sheets one can see. */
const seen = (tag: string, root?: Element): Element[] =>
  [...deep(root)].filter((one) => one.localName === tag && one.checkVisibility());
const count = (root?: Element): [rollers: number, sheets: number] => [
  seen('dice-roller', root).length,
  seen('boston-score-sheet', root).length,
];

describe('<boston-table> by itself', () => {
  it('draws a roller and a sheet', async () => {
    expect(count(await table())).to.deep.equal([1, 1]);
  });

  for (const [show, wanted] of [
    ['roller', [1, 0]],
    ['sheet', [0, 1]],
    ['sheet,roller', [1, 1]],
  ] as const) {
    it(`draws only what "show" says: ${show}`, async () => {
      const it = await table(`show="${show}" keeping="auto"`);
      expect(count(it)).to.deep.equal(wanted);
      expect(await it.roll()).to.have.length(3);
    });
  }

  it('takes text, line breaks and links among its children for no layout', async () => {
    const it = await table('', ' some words <br> <a href="#">The rules</a> ');
    expect(count(it)).to.deep.equal([1, 1]);
    expect(screen(it)).to.contain('some words');
    expect(screen(it)).not.to.contain('The rules');
  });
});

describe('where the page makes things as narrow as what is in them', () => {
  for (const around of ['float: left', 'display: inline-block', 'display: flex', 'position: absolute'])
    it(`an element is as wide as on a phone: ${around}`, async () => {
      const names = ['boston-table', 'dice-roller', 'boston-score-sheet'];
      const boxes = names.map((name) => `<div style="${around}"><${name}></${name}></div>`);
      const first = await mount(`<div>${boxes.join('')}</div>`);
      for (const name of names) {
        const { width } = first.querySelector(name)!.getBoundingClientRect();
        expect(width, name).to.be.at.least(250);
      }
    });
});

describe("one's own layout", () => {
  it('shares the match with a roller and a sheet among the children', async () => {
    const it = await table(
      'players="Ann, Bob" rounds="2"',
      '<section><dice-roller></dice-roller></section><p>Between</p><boston-score-sheet></boston-score-sheet>',
    );
    expect(count(it)).to.deep.equal([1, 1]);
    it.thrower = faces(6, 6, 2, 4, 1, 3);
    await press('Roll three dice');
    expect(it.match.turn.faces).to.deep.equal([6, 6, 2]);
    await press('Die 1, showing 6');
    expect(it.match.turn.aside).to.deep.equal([0]);
    await press('Roll two dice');
    await press('Die 2, showing 4');
    await press('Roll one die');
    await press('Write down 13');
    expect(field('Round 1, Ann').value).to.equal('13');
    expect(screen(it)).to.contain('Between');
  });

  it('stands below what the table says: a hint is not looked for under the sheet', async () => {
    const it = await table('', '<dice-roller></dice-roller><boston-score-sheet></boston-score-sheet>');
    const hint = [...deep(it)].find((one) => one.part.contains('hint'))!;
    const [roller] = seen('dice-roller', it);
    expect(hint.getBoundingClientRect().bottom).to.be.at.most(roller!.getBoundingClientRect().top);
  });

  it('may hold only one of the two; the table draws the other', async () => {
    expect(count(await table('', '<dice-roller></dice-roller>'))).to.deep.equal([1, 1]);
    expect(count(await table('', '<boston-score-sheet></boston-score-sheet>'))).to.deep.equal([1, 1]);
  });

  it('is decided again when children come and go', async () => {
    const it = await table();
    const own = document.createElement('dice-roller') as DiceRoller;
    it.append(own);
    await drawn();
    expect(seen('dice-roller', it).every((one) => one === own)).to.equal(true);
    own.remove();
    await drawn();
    expect(count(it)).to.deep.equal([1, 1]);
    expect(await it.roll()).to.have.length(3);
  });

  const orders: readonly [string, (it: BostonTable, parts: Element[], home: Element) => void][] = [
    ['table, then children', (it, parts, home) => (home.append(it), it.append(...parts))],
    ['children first, the whole tree at once', (it, parts, home) => (it.append(...parts), home.append(it))],
    ['children on the page before they move in', (it, parts, home) => (home.append(...parts, it), it.append(...parts))],
    [
      'children one by one, last first',
      (it, parts, home) => {
        home.append(it);
        for (const part of parts.reverse()) it.prepend(part);
      },
    ],
  ];
  for (const [how, insert] of orders) {
    it(`works in any order of insertion: ${how}`, async () => {
      const home = await mount<HTMLElement>('<div></div>');
      const it = document.createElement('boston-table') as BostonTable;
      it.setAttribute('save', 'off');
      it.players = ['Ann', 'Bob'];
      const roller = document.createElement('dice-roller') as DiceRoller;
      const sheet = document.createElement('boston-score-sheet') as BostonScoreSheet;
      insert(it, [roller, sheet], home);
      await drawn();
      it.thrower = faces(6, 6, 2, 4, 1, 3);
      expect(await roller.roll()).to.deep.equal([6, 6, 2]);
      expect(it.match.turn.faces).to.deep.equal([6, 6, 2]);
      await scores(it, 17);
      expect(screen(sheet)).to.match(/Ann Bob .*17/);
      expect(count(home)).to.deep.equal([1, 1]);
    });
  }

  it('is asked through the roller: what the table refuses, the roller refuses', async () => {
    const it = await table('keeping="strict"', '<dice-roller dice="5"></dice-roller>');
    const roller = it.querySelector<DiceRoller>('dice-roller')!;
    expect(roller.faces.length).to.equal(3);
    it.thrower = faces(6, 4, 2);
    expect(await roller.roll()).to.have.length(3);
    expect(await roller.roll()).to.equal(undefined);
    expect(roller.setAside(2)).to.equal(false);
    expect(roller.setAside(0)).to.equal(true);
    roller.clear();
    expect(it.match.turn.throws, 'clear() is not for tables').to.equal(1);
  });

  it('lets a roller that is moved out of the table be free again', async () => {
    const it = await table('', '<dice-roller dice="5"></dice-roller>');
    const roller = it.querySelector<DiceRoller>('dice-roller')!;
    await it.roll();
    it.after(roller);
    await drawn();
    expect(roller.faces).to.deep.equal(new Array(5).fill(undefined));
    expect(await roller.roll()).to.have.length(5);
    expect(it.match.turn.throws).to.equal(1);
  });

  it('reaches into components with closed shadow roots', async () => {
    const it = await table('players="Ann, Bob"', '<div></div>');
    const outer = it.querySelector('div')!.attachShadow({ mode: 'closed' });
    const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const roller = document.createElement('dice-roller') as DiceRoller;
    const sheet = document.createElement('boston-score-sheet') as BostonScoreSheet;
    inner.append(roller, sheet);
    await drawn();
    await roller.updateComplete;
    it.thrower = faces(6, 6, 2);
    expect(await roller.roll()).to.deep.equal([6, 6, 2]);
    expect(it.match.turn.faces).to.deep.equal([6, 6, 2]);
    await scores(it, 17);
    await sheet.updateComplete;
    expect(screen(sheet)).to.contain('17');
  });
});

describe('several tables', () => {
  it('never mix', async () => {
    const one = await table('players="Ann, Bob"', '<dice-roller></dice-roller>');
    const two = await table('players="Cy, Di"', '<boston-score-sheet></boston-score-sheet>');
    const three = await table();
    two.thrower = faces(6, 6, 2, 4, 1, 3);
    await takeTurn(two);
    expect(two.match.rounds[0]?.scores).to.deep.equal([13, null]);
    for (const other of [one, three]) {
      expect(other.log).to.deep.equal([]);
      expect(dice(other).every((die) => pips(die) === 0)).to.equal(true);
      expect(screen(other)).not.to.match(/13|Cy/);
    }
    expect(words('turn', one)).to.contain('Ann');
    await press(/^Roll/, one);
    expect(two.match.turn.throws).to.equal(0);
  });

  it('may stand inside one another, each with its own children', async () => {
    const outer = await table('players="Ann, Bob"', '<boston-table players="Cy, Di"></boston-table>');
    const inner = outer.querySelector<BostonTable>('boston-table')!;
    await press(/^Roll/, inner);
    expect(inner.match.turn.throws).to.equal(1);
    expect(outer.match.turn.throws).to.equal(0);
  });
});

describe('parts', () => {
  it('of the roller and the sheet inside can be styled from the page', async () => {
    const it = await table();
    const style = document.createElement('style');
    style.textContent =
      'boston-table::part(roll), boston-table::part(die), boston-table::part(score), boston-table::part(write) { outline: 7px solid }';
    document.head.append(style);
    const cell = field(/^Round 1, Player 1/);
    for (const one of [button(/^Roll/), dice(it)[0]!, cell, button('Write down')]) {
      expect(getComputedStyle(one).outlineWidth).to.equal('7px');
    }
    style.remove();
  });
});
