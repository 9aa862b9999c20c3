import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { button, drawn, faces, hasButton, heard, press, screen } from '../support/page.js';
import { picture, scores, table, takeTurn, turn, words } from './play.js';

describe('undo and redo', () => {
  it('walk a whole match back and forth, state for state', async () => {
    const it = await table('players="Ann, Bob" rounds="2"');
    it.thrower = faces(
      ...[6, 6, 2, 4, 1, 3, 5, 3, 2, 2, 1, 6], // 13 to 13
      ...[1, 1, 2, 3, 3, 4, 6, 5, 5, 1, 6, 2], // the roll-off: 9 to 14
      ...[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6],
    );
    const pictures = [picture(it)];
    const names = ['roll', 'aside', 'roll', 'aside', 'roll', 'aside', 'write'];
    while (!it.match.finished) {
      for (const name of names) {
        if (name === 'roll') await it.roll();
        else if (name === 'write') it.write();
        else it.setAside(it.match.turn.faces.findIndex((_, die) => !it.match.turn.aside.includes(die)));
        pictures.push(picture(it));
      }
    }
    expect(it.match.rounds.length).to.be.at.least(2);
    for (let step = pictures.length - 2; step >= 0; step--) {
      expect(it.undo()).to.equal(true);
      expect(picture(it)).to.deep.equal(pictures[step]);
    }
    expect(it.undo()).to.equal(false);
    expect([it.canUndo, it.canRedo]).to.deep.equal([false, true]);
    for (let step = 1; step < pictures.length; step++) {
      expect(it.redo()).to.equal(true);
      expect(picture(it)).to.deep.equal(pictures[step]);
    }
    expect(it.redo()).to.equal(false);
    await drawn();
    expect(words('result')).not.to.equal('');
  });

  it('take back the end of a countdown, and nothing of it stays', async () => {
    const it = await table('players="Ann, Bob" scoring="count-down" goal="14"');
    await scores(it, 15);
    expect(it.match).to.deep.include({ finished: true, winners: [0], remaining: [-1, 14] });
    expect(words('result')).not.to.equal('');
    await press('Undo');
    expect(words('result')).to.equal('');
    await scores(it, 13);
    expect(it.match).to.deep.include({ finished: false, winners: [], remaining: [1, 14], seat: 1 });
    expect(screen(it)).to.match(/Left 1 14/);
  });

  it('are buttons that say when there is nothing to take back', async () => {
    const it = await table('players="Ann, Bob"');
    expect(button('Undo').getAttribute('aria-disabled')).to.equal('true');
    await press('Undo');
    await it.roll();
    await drawn();
    expect(button('Undo').getAttribute('aria-disabled')).to.equal('false');
    expect(button('Redo').getAttribute('aria-disabled')).to.equal('true');
    await press('Undo');
    expect(it.match.turn.throws).to.equal(0);
    expect(heard()).not.to.equal('');
    expect(button('Redo').getAttribute('aria-disabled')).to.equal('false');
    await press('Redo');
    expect(it.match.turn.throws).to.equal(1);
  });

  it('never get anybody another throw', async () => {
    const it = await table();
    const first = await it.roll();
    for (let again = 0; again < 3; again++) {
      it.undo();
      expect(await it.roll()).to.deep.equal(first);
    }
    it.undo();
    it.keeping = 'free';
    expect(await it.roll(), 'not by another setting either').to.deep.equal(first);
  });

  it('take the banner of the end away, and bring it back', async () => {
    const it = await table('players="Ann, Bob" rounds="1"');
    await turn(it, '111 11 1');
    await turn(it, '666 66 6');
    expect(words('result')).to.contain('Bob');
    await press('Undo');
    expect(words('result')).to.equal('');
    expect(it.match.finished).to.equal(false);
    expect(words('turn')).to.contain('Bob');
    await press('Redo');
    expect(words('result')).to.contain('Bob');
  });

  it('take cells typed by hand back, too', async () => {
    const it = await table('players="Ann, Bob" rounds="3"');
    await scores(it, 13, 12, 4);
    const before = picture(it);
    it.writeScore({ round: 1, seat: 0 }, 5);
    expect(it.match.rounds[0]?.winner).to.equal(1);
    it.undo();
    expect(picture(it)).to.deep.equal(before);
  });

  it('land tumbling dice first', async () => {
    const it = await table();
    it.style.setProperty('--dice-roll-time', '5s');
    it.thrower = faces(6, 4, 2);
    const roll = it.roll();
    expect(it.undo()).to.equal(true);
    expect(await roll).to.deep.equal([6, 4, 2]);
    expect(it.match.turn.throws).to.equal(0);
  });
});

describe('a new match', () => {
  it('can be undone and made again, until its first throw', async () => {
    const it = await table('players="Ann, Bob" rounds="1"');
    await scores(it, 13, 12);
    const over = picture(it);
    it.restart();
    expect(it.match.finished).to.equal(false);
    expect(it.undo()).to.equal(true);
    expect(picture(it)).to.deep.equal(over);
    expect(it.redo()).to.equal(true);
    expect(it.match.rounds[0]?.scores).to.deep.equal([null, null]);
    await it.roll();
    it.undo();
    expect(it.undo()).to.equal(false);
  });

  it('starts at seat 1; a rematch one seat further on', async () => {
    const it = await table('players="Ann, Bob, Cy" rounds="1"');
    await scores(it, 13, 12, 11);
    it.rematch();
    await drawn();
    expect(it.match.seat).to.equal(1);
    expect(it.match.setup.first).to.equal(1);
    expect(words('turn')).to.contain('Bob');
    await scores(it, 13, 12, 11);
    it.rematch();
    expect(it.match.seat).to.equal(2);
    it.restart();
    expect(it.match.seat).to.equal(0);
  });

  it('starts a new tape', async () => {
    const it = await table();
    it.thrower = faces(6, 6, 6, 1, 1, 1);
    await it.roll();
    it.restart();
    expect(await it.roll()).to.deep.equal([1, 1, 1]);
  });

  it('is at hand when one is over', async () => {
    const it = await table('players="Ann, Bob" rounds="1" keeping="auto"');
    it.thrower = faces(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1);
    await takeTurn(it);
    await takeTurn(it);
    expect(hasButton('New match')).to.equal(true);
    await press('Play again');
    expect(it.match.seat).to.equal(1);
    expect(screen(it)).not.to.contain('18');
  });
});
