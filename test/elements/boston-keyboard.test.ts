import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { button, dice, faces, field, focused, hasButton, heard, keys, nameOf, tabTo } from '../support/page.js';
import { bestDie, picture, table, takeTurn } from './play.js';

const FACES = [6, 6, 2, 4, 1, 3, /* 13 */ 1, 1, 2, 3, 3, 4 /* 9 */];

describe('a match by keyboard alone', () => {
  it('is played to its end, and the focus never falls to the body', async function () {
    this.timeout(60_000);
    const it = await table('players="Ann, Bob" rounds="1" show="roller"');
    it.thrower = faces(...FACES);
    const strike = async (name: string | RegExp, key: string): Promise<void> => {
      await tabTo(name);
      await keys(key);
      expect(focused().localName, `after ${String(name)}`).to.equal('button');
    };
    for (let seat = 0; seat < 2; seat++) {
      for (let count = 1; count <= 3; count++) {
        await strike(/^Roll/, count === 2 ? ' ' : 'Enter');
        await strike(nameOf(dice()[bestDie(it.match)]!), ' ');
      }
      await strike(/^Write down \d+$/, 'Enter');
    }
    expect(it.match.rounds[0]?.scores).to.deep.equal([13, 9]);
    expect(it.match.finished).to.equal(true);
    expect(heard()).to.contain('Ann');
  });

  it('stays on a control through undo until empty, and redo to the end', async function () {
    this.timeout(60_000);
    const it = await table('players="Ann, Bob" rounds="1" keeping="auto"');
    it.thrower = faces(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1);
    await tabTo(/^Roll/);
    for (let press = 0; press < 6; press++) await keys('Enter');
    expect(it.match.finished).to.equal(true);
    expect(focused().localName).to.equal('button');
    const over = picture(it);
    await tabTo('Undo');
    for (let step = 0; step < 8; step++) await keys(' ');
    expect(it.canUndo).to.equal(false);
    expect(nameOf(focused())).to.equal('Undo');
    await tabTo('Redo');
    for (let step = 0; step < 8; step++) await keys(' ');
    expect(picture(it)).to.deep.equal(over);
    expect(nameOf(focused())).to.equal('Redo');
  });

  for (const name of ['New match', 'Play again']) {
    it(`moves on to a sensible control from "${name}"`, async () => {
      const it = await table('players="Ann, Bob" rounds="1" keeping="auto"');
      it.thrower = faces(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1);
      await takeTurn(it);
      await takeTurn(it);
      button(name).focus();
      await keys('Enter');
      if (hasButton(name) && it.match.finished) await keys('Enter'); // it may ask whether one is sure
      expect(it.match.finished).to.equal(false);
      expect(['button', 'input']).to.include(focused().localName);
    });
  }

  it('moves on to a sensible control from "Take it back"', async () => {
    const it = await table();
    it.thrower = faces(6, 4, 2);
    await it.roll();
    await tabTo('Die 3, showing 2');
    await keys(' ');
    await tabTo('Take it back');
    await keys('Enter');
    expect(it.match.turn.aside).to.deep.equal([]);
    expect(focused().localName).to.equal('button');
  });

  it('writes a score with the keys of the sheet, and the focus stays on the sheet', async () => {
    const it = await table('players="Ann, Bob" rounds="1"');
    field('Round 1, Ann').focus();
    await keys('1', '3', 'Enter');
    expect(it.match.rounds[0]?.scores).to.deep.equal([13, null]);
    expect(focused().localName).to.equal('input');
  });
});
