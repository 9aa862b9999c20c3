import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable, DiceRoller } from '../../src/index.js';
import { complaints, deep, drawn, mount, screen } from '../support/page.js';

const LINK = '/x/embed/boston-table.html';
const tables = (home: Element): BostonTable[] => [...home.querySelectorAll<BostonTable>('boston-table')];

/** Puts markup on the page and waits until it has become what it stands for. */
async function place(markup: string): Promise<HTMLElement> {
  const home = await mount<HTMLElement>(`<main>${markup}</main>`);
  await settled();
  return home;
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve)); // observers run in a microtask of their own
  await drawn();
}

describe('a div that stands for an element', () => {
  it('becomes it, with its settings, its own attributes and what it holds', async () => {
    const home = await place(
      `<div id="game" class="wide" lang="de" data-set-aside-dice="boston-table" data-players="Ann, Bob" data-rounds="7"
        data-equal-turns data-setup="fixed" data-save="off" data-other="x" onclick="void 0"><p>Read this</p></div>`,
    );
    const [it] = tables(home);
    expect(it?.match.players).to.deep.equal(['Ann', 'Bob']);
    expect({ ...it?.match.setup }).to.include({ rounds: 7, equalTurns: true });
    expect([it?.id, it?.className, it?.lang, it?.dataset.other]).to.deep.equal(['game', 'wide', 'de', 'x']);
    expect(screen(it)).to.contain('Read this');
    expect(home.querySelector('div')).to.equal(null);
  });

  for (const [what, value] of [
    ['nothing', '""'],
    ['curly quotes', '”boston-table”'],
    ['capitals', 'Boston-Table'],
  ]) {
    it(`may be written with ${what}`, async () => {
      const home = await place(`<div data-set-aside-dice=${value} data-players=”4″ data-save="off"></div>`);
      expect(tables(home).map(({ match }) => match.players.length)).to.deep.equal([4]);
    });
  }

  it('is left alone when its tag is none of ours', async () => {
    class Foreign extends HTMLElement {}
    customElements.define('foreign-tag', Foreign);
    const markup = ['video', 'foreign-tag', 'yacht-table', 'no tag'].map(
      (tag) => `<div data-set-aside-dice="${tag}">Words</div>`,
    );
    const home = await place(markup.join(''));
    expect(home.innerHTML).to.equal(markup.join(''));
  });

  it('is left alone where somebody is writing the page', async () => {
    const home = await place('<section contenteditable><div data-set-aside-dice="boston-table"></div></section>');
    expect(tables(home)).to.have.length(0);
  });

  it("may hold others: a layout of one's own", async () => {
    const home = await place(`<div data-set-aside-dice="boston-table" data-save="off">
      <div data-set-aside-dice="dice-roller"></div><div data-set-aside-dice="boston-score-sheet"></div></div>`);
    const [it] = tables(home);
    const roller = it!.querySelector<DiceRoller>('dice-roller')!;
    expect([...deep(it)].filter(({ localName }) => localName === 'dice-roller')).to.have.length(1);
    await roller.roll();
    expect(it!.match.turn.throws).to.equal(1);
  });

  it('that swallowed the article gives it back, and says so once', async () => {
    const home = await place('<div data-set-aside-dice="boston-table" data-save="off" /><h2>History</h2><p>Text</p>');
    expect(screen(home)).to.match(/Roll.*History.*Text/);
    expect(complaints()).to.have.length(1);
  });
});

describe('a link that stands for an element', () => {
  it('becomes its fallback, with the settings of the address', async () => {
    const home = await place(
      `<p><a class="set-aside-dice" href="${LINK}?rounds=7&equal-turns&save=off&onclick=x#players=Ann,Bo%2C+jr">Play</a></p>`,
    );
    const [it] = tables(home);
    expect(it?.match.players).to.deep.equal(['Ann', 'Bo, jr']);
    expect({ ...it?.match.setup }).to.include({ rounds: 7, equalTurns: true });
    expect(it?.hasAttribute('onclick')).to.equal(false);
    expect(it?.querySelector('a')?.textContent).to.equal('Play');
    expect(screen(it)).not.to.contain('Play');
  });

  it('is left alone without the class, with another address, and inside the element it stands for', async () => {
    const markup = `<a href="${LINK}">A</a><a class="set-aside-dice" href="/x/embed/yacht-table.html">B</a><a class="set-aside-dice">C</a>`;
    const home = await place(markup);
    expect(home.innerHTML).to.equal(markup);
    const inside = `<boston-table save="off"><p><a class="set-aside-dice" href="${LINK}">D</a></p></boston-table>`;
    expect(tables(await place(inside))).to.have.length(1);
    expect(
      tables(await place(`<div data-set-aside-dice data-save="off">${inside.slice(27, -15)}</div>`)),
    ).to.have.length(1);
  });
});

describe('placeholders', () => {
  const both = `<div data-set-aside-dice="boston-table" data-players="Ann, Bob" data-save="off"></div>
    <a class="set-aside-dice" href="${LINK}?save=off#players=Ann,Bob">Play</a>`;

  it('come late, one by one, and are taken once each', async () => {
    const home = await place('');
    for (let count = 1; count <= 3; count++) {
      home.insertAdjacentHTML('beforeend', both);
      await settled();
      expect(tables(home)).to.have.length(2 * count);
    }
  });

  it('are taken once when the library comes again', async () => {
    const home = await place(both);
    const before = tables(home);
    await import(`${new URL('../../src/boston.ts', import.meta.url).href}?again`);
    await settled();
    expect(tables(home)).to.deep.equal(before);
  });

  for (const [how, change] of [
    ['cloned', (home: Element) => home.replaceChildren(...home.cloneNode(true).childNodes)],
    ['written again', (home: Element) => void (home.innerHTML += '<p>more</p>')],
  ] as const) {
    it(`are there once after the page was ${how}, and know who plays`, async () => {
      const home = await place(both);
      for (let time = 0; time < 2; time++) {
        change(home);
        await settled();
      }
      expect(tables(home).map(({ match }) => match.players.join())).to.deep.equal(['Ann,Bob', 'Ann,Bob']);
      expect([...deep(home)].filter(({ localName }) => localName === 'dice-roller')).to.have.length(2);
    });
  }
});
