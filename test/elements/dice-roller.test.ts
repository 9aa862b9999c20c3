import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { DiceRoller } from '../../src/index.js';
import {
  button,
  complaints,
  dice,
  drawn,
  faces,
  hasButton,
  heard,
  mount,
  nameOf,
  pips,
  press,
  screen,
} from '../support/page.js';

const roller = (attributes = ''): Promise<DiceRoller> => mount(`<dice-roller ${attributes}></dice-roller>`);

describe('<dice-roller>, plain', () => {
  it('shows three blank dice and no total before the first throw', async () => {
    const it = await roller();
    expect(dice(it).map(nameOf)).to.deep.equal([1, 2, 3].map((die) => `Die ${die}, not thrown yet`));
    expect(it.faces).to.deep.equal([undefined, undefined, undefined]);
    expect(it.total).to.equal(undefined);
    expect(screen(it)).to.equal('Roll three dice Total');
    expect(it.rolling).to.equal(false);
    expect(dice(it).every((die) => pips(die) === 0)).to.equal(true);
  });

  it('throws all dice every time, and adds up what shows', async () => {
    const it = await roller();
    it.thrower = faces(6, 4, 2, 1, 1, 3);
    expect(await it.roll()).to.deep.equal([6, 4, 2]);
    await drawn();
    expect(dice(it).map(nameOf)).to.deep.equal(['Die 1, showing 6', 'Die 2, showing 4', 'Die 3, showing 2']);
    expect(it.total).to.equal(12);
    expect(screen(it)).to.contain('Total 12');
    expect(heard()).to.equal('Rolled 6, 4 and 2. Total 12.');
    expect(await it.roll()).to.deep.equal([1, 1, 3]);
    await drawn();
    expect(it.faces).to.deep.equal([1, 1, 3]);
    expect(screen(it)).to.contain('Total 5');
  });

  it('draws as many pips as the face says', async () => {
    const it = await roller('dice="6"');
    it.thrower = faces(1, 2, 3, 4, 5, 6);
    await it.roll();
    await drawn();
    expect(dice(it).map(pips)).to.deep.equal([1, 2, 3, 4, 5, 6]);
  });

  it('has dice that are no switches: nothing can be set aside', async () => {
    const it = await roller();
    it.thrower = faces(6, 4, 2);
    await it.roll();
    expect(it.setAside(0)).to.equal(false);
    dice(it)[0]?.click();
    await drawn();
    expect(dice(it).map((die) => die.getAttribute('aria-pressed'))).to.deep.equal([null, null, null]);
  });

  it('takes the name of its group from "label"', async () => {
    const it = await roller();
    const group = (): Element | null | undefined => it.shadowRoot?.querySelector('[role=group]');
    expect(group()?.getAttribute('aria-label')).to.equal('Dice');
    it.label = "Ann's dice";
    await drawn();
    expect(group()?.getAttribute('aria-label')).to.equal("Ann's dice");
  });
});

describe('<dice-roller dice>', () => {
  for (const count of [1, 2, 5, 10]) {
    it(`throws ${count}`, async () => {
      const it = await roller(`dice="${count}"`);
      expect(dice(it).length).to.equal(count);
      expect(await it.roll()).to.have.length(count);
      expect(it.total).to.be.within(count, 6 * count);
    });
  }

  for (const [given, used] of [
    ['', 3],
    ['abc', 3],
    ['0', 1],
    ['-1', 1],
    ['11', 10],
    ['999', 10],
    ['NaN', 3],
  ] as const) {
    it(`takes ${used} for "${given}", with one warning`, async () => {
      const it = await roller(`dice="${given}"`);
      expect(dice(it).length).to.equal(used);
      expect(it.dice).to.equal(used);
      it.requestUpdate();
      await drawn();
      const told = complaints();
      expect(told).to.have.length(1);
      expect(told[0]).to.contain(`dice="${given}"`);
    });
  }

  it('reads a number inside curly quotes', async () => {
    expect(dice(await roller('dice=”4″')).length).to.equal(4);
    complaints(); // a warning is allowed
  });

  it('starts afresh with another number of dice, and not with anything else', async () => {
    const it = await roller();
    it.thrower = faces(6, 4, 2);
    await it.roll();
    it.label = 'other';
    it.dice = 3;
    await drawn();
    expect(it.faces).to.deep.equal([6, 4, 2]);
    it.dice = 2;
    await drawn();
    expect(it.faces).to.deep.equal([undefined, undefined]);
    expect(hasButton('Roll two dice')).to.equal(true);
  });
});

describe('<dice-roller set-aside>', () => {
  it('keeps a die that was tapped out of the next throw', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2, 5, 1);
    await press('Roll three dice');
    await press('Die 1, showing 6');
    expect(button('Die 1, showing 6').getAttribute('aria-pressed')).to.equal('true');
    await press('Roll two dice');
    expect(it.faces).to.deep.equal([6, 5, 1]);
    expect(screen(it)).to.contain('Total 12');
    expect(heard()).to.equal('Rolled 5 and 1. Kept 6. Total 12.');
  });

  it('says that a die is aside in part, and in more than colour', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2);
    await it.roll();
    it.setAside(1);
    await drawn();
    expect(dice(it).map((die) => die.getAttribute('part'))).to.deep.equal(['die', 'die aside', 'die']);
    const mark = getComputedStyle(dice(it)[1]!, '::after');
    expect(mark.content).to.equal('""');
    expect(parseFloat(mark.borderBottomWidth)).to.be.above(0);
  });

  it('enforces nothing: the lowest, several at once, or none at all', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2, 5, 5, 3);
    await it.roll();
    await it.roll();
    expect(it.faces).to.deep.equal([5, 5, 3]);
    expect([it.setAside(2), it.setAside(0)]).to.deep.equal([true, true]);
  });

  it('locks a die until all are aside; the next throw is then a fresh turn with all of them', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2, 3, 3, 3);
    await it.roll();
    expect(it.setAside(0)).to.equal(true);
    await press('Die 1, showing 6');
    expect(it.setAside(0)).to.equal(false);
    expect(button('Die 1, showing 6').getAttribute('aria-pressed')).to.equal('true');
    it.setAside(1);
    it.setAside(2);
    await drawn();
    expect(it.total).to.equal(12);
    await press('Roll three dice');
    expect(it.faces).to.deep.equal([3, 3, 3]);
    expect(dice(it).map((die) => die.getAttribute('aria-pressed'))).to.deep.equal(['false', 'false', 'false']);
  });

  it('does not move a die that is aside in the document, nor give it another name', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2, 5, 1);
    await it.roll();
    await drawn();
    const before = dice(it);
    it.setAside(0);
    await it.roll();
    await drawn();
    expect(dice(it).every((die, index) => die === before[index])).to.equal(true);
    expect(nameOf(before[0]!)).to.equal('Die 1, showing 6');
  });

  it('refuses dice that do not exist or show nothing', async () => {
    const it = await roller('set-aside');
    expect(it.setAside(0)).to.equal(false);
    await it.roll();
    for (const odd of [3, -1, 0.5, NaN]) expect(it.setAside(odd)).to.equal(false);
  });

  it('is off with ="false"', async () => {
    const it = await roller('set-aside="false"');
    await it.roll();
    expect(it.setAside(0)).to.equal(false);
  });
});

describe('<dice-roller>.clear()', () => {
  it('is a fresh turn with blank dice', async () => {
    const it = await roller('set-aside');
    await it.roll();
    it.setAside(0);
    it.clear();
    await drawn();
    expect(it.faces).to.deep.equal([undefined, undefined, undefined]);
    expect(it.total).to.equal(undefined);
    expect(screen(it)).to.equal('set aside Roll three dice Total');
    expect(await it.roll()).to.have.length(3);
  });
});
