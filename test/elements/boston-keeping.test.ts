import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { button, dice, drawn, faces, hasButton, heard, press, screen } from '../support/page.js';
import { scores, table, words } from './play.js';

const pressed = (): (string | null)[] => dice().map((die) => die.getAttribute('aria-pressed'));

describe('keeping="strict"', () => {
  it('marks with a tap, moves the mark with another, and neither is a step', async () => {
    const it = await table('keeping="strict"');
    it.thrower = faces(6, 6, 2);
    await it.roll();
    await press('Die 1, showing 6');
    expect(pressed()).to.deep.equal(['true', 'false', 'false']);
    await press('Die 2, showing 6');
    expect(pressed()).to.deep.equal(['false', 'true', 'false']);
    expect(it.match.turn.aside).to.deep.equal([]);
    expect(it.log.length).to.equal(1);
  });

  it('keeps the marked die with "Keep highest"', async () => {
    const it = await table('keeping="strict"');
    it.thrower = faces(6, 6, 2, 4, 1);
    await it.roll();
    await press('Die 2, showing 6');
    await press('Keep highest');
    expect(it.match.turn.aside).to.deep.equal([1]);
    await press('Roll two dice');
    expect(it.match.turn.faces).to.deep.equal([4, 6, 1]);
  });

  it('refuses the next throw until one is kept, and says why', async () => {
    const it = await table('keeping="strict"');
    it.thrower = faces(6, 4, 2);
    await it.roll();
    await drawn();
    expect(button(/^Roll/).getAttribute('aria-disabled')).to.equal('true');
    expect(await it.roll()).to.equal(undefined);
    await press(/^Roll/);
    expect(heard()).to.match(/keep the highest die first/i);
    expect(words('hint')).to.match(/keep the highest die first/i);
    expect(it.match.turn.throws).to.equal(1);
  });

  it('refuses a lower die and a second one, and says why', async () => {
    const it = await table('keeping="strict"');
    it.thrower = faces(6, 6, 2);
    await it.roll();
    expect(it.setAside(2)).to.equal(false);
    await press('Die 3, showing 2');
    expect(heard()).to.match(/not the highest/i);
    expect(it.setAside(1), 'setAside() keeps without a second confirmation').to.equal(true);
    expect(it.setAside(0)).to.equal(false);
    await press('Die 1, showing 6');
    expect(heard()).to.match(/one die/i);
    expect(it.match.turn.aside).to.deep.equal([1]);
  });

  it('keeps the last die and writes the turn down with the third throw, as one step', async () => {
    const it = await table('keeping="strict" players="Ann, Bob"');
    it.thrower = faces(6, 6, 2, 4, 1, 3);
    await it.roll();
    it.setAside(0);
    await it.roll();
    it.setAside(1);
    await it.roll();
    await drawn();
    expect(it.match.rounds[0]?.scores).to.deep.equal([13, null]);
    expect(it.match.seat).to.equal(1);
    expect(heard()).to.contain('13');
    expect(
      dice().map((die) => die.ariaLabel),
      'the last throw can still be seen',
    ).to.deep.equal(['Die 1, showing 6', 'Die 2, showing 4', 'Die 3, showing 3']);
    it.undo();
    expect(it.match.turn.throws).to.equal(2);
    expect(it.match.rounds[0]?.scores).to.deep.equal([null, null]);
  });

  it('cannot be written down before the third throw', async () => {
    const it = await table('keeping="strict"');
    await it.roll();
    expect(it.write()).to.equal(false);
  });
});

describe('keeping="auto"', () => {
  it('keeps the first of the highest by itself, and writes with the third', async () => {
    const it = await table('keeping="auto" players="Ann, Bob"');
    it.thrower = faces(2, 6, 6, 1, 4, 3);
    await it.roll();
    expect(it.match.turn.aside).to.deep.equal([1]);
    await it.roll();
    expect(it.match.turn.aside).to.deep.equal([1, 2]);
    await it.roll();
    expect(it.match.rounds[0]?.scores).to.deep.equal([13, null]);
    expect(it.setAside(0)).to.equal(false);
  });

  it('takes one undo per press', async () => {
    const it = await table('keeping="auto"');
    it.thrower = faces(2, 6, 6, 1, 4, 3);
    for (let count = 0; count < 3; count++) await it.roll();
    for (let count = 0; count < 3; count++) expect(it.undo()).to.equal(true);
    expect(it.undo()).to.equal(false);
    expect(it.match.turn.faces).to.deep.equal([undefined, undefined, undefined]);
  });
});

describe('keeping="free"', () => {
  it('neither checks nor counts, and says nothing', async () => {
    const it = await table('keeping="free"');
    it.thrower = faces(6, 6, 2, 5, 5, 5, 1, 1, 1, 4, 4, 4);
    for (let count = 0; count < 4; count++) await it.roll();
    expect(it.match.turn.throws).to.equal(4);
    it.setAside(0);
    it.setAside(1);
    await drawn();
    expect(hasButton('Take it back')).to.equal(false);
    expect(words('hint')).not.to.match(/rule/i);
  });

  it('writes the sum of all that shows at any moment', async () => {
    const it = await table('keeping="free" players="Ann, Bob"');
    expect(it.write(), 'not before every die shows a face').to.equal(false);
    it.thrower = faces(6, 6, 2);
    await it.roll();
    await press('Write down 14');
    expect(it.match.rounds[0]?.scores).to.deep.equal([14, null]);
  });

  it('needs two dice set aside for a multiplication, where the order counts', async () => {
    const it = await table('keeping="free" variant="multiplication" players="Ann, Bob"');
    it.thrower = faces(6, 4, 3);
    await it.roll();
    expect(it.write()).to.equal(false);
    await press('Write down');
    expect(heard()).to.match(/order counts/i);
    it.setAside(2);
    it.setAside(1);
    await press('Write down 42');
    expect(it.match.rounds[0]?.scores).to.deep.equal([42, null]);
  });
});

describe('all dice set aside', () => {
  for (const keeping of ['free', 'coach']) {
    it(`leaves writing down as the only thing to do (${keeping})`, async () => {
      const it = await table(`keeping="${keeping}" players="Ann, Bob"`);
      it.thrower = faces(6, 4, 3);
      await it.roll();
      for (const die of [0, 1, 2]) it.setAside(die);
      await drawn();
      expect(await it.roll()).to.equal(undefined);
      expect(button('No dice to roll').getAttribute('aria-disabled')).to.equal('true');
      await press('No dice to roll');
      expect(heard()).to.match(/write the score down/i);
      await press('Write down 13');
      expect(it.match.seat).to.equal(1);
    });
  }
});

describe('"Write down"', () => {
  it('tells the worked turn: 13, or (6 + 4) × 3 = 30', async () => {
    for (const [variant, label] of [
      ['classic', 'Write down 13'],
      ['multiplication', 'Write down 30'],
    ] as const) {
      const it = await table(`variant="${variant}"`);
      it.thrower = faces(6, 6, 2, 4, 1, 3);
      await it.roll();
      it.setAside(0);
      await it.roll();
      it.setAside(1);
      await it.roll();
      await drawn();
      expect(hasButton(label, it), label).to.equal(true);
      expect(screen(it)).to.contain('Total 13');
      it.remove();
    }
  });

  it('is there before it can be pressed, and says why it cannot', async () => {
    const it = await table();
    await press('Write down');
    expect(heard()).to.match(/throw the dice first/i);
    expect(it.log.length).to.equal(0);
  });

  it('is not offered once the match is over', async () => {
    const it = await table('rounds="1"');
    await scores(it, 13, 12);
    expect(it.write()).to.equal(false);
    expect(await it.roll()).to.equal(undefined);
  });
});
