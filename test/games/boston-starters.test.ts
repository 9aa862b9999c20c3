import { expect } from '@open-wc/testing';
import { boston, type BostonState } from '../../src/games/boston.js';
import { aside, dice, enter, picture, play, scores, start } from '../support/games.js';

const starters = (state: BostonState): number[] => picture(state).rounds.map(({ starter }) => starter);

describe('with starter="seat"', () => {
  it('seat 1 starts round one, and everyone takes a turn in seat order', () => {
    let state = start({ players: 3 });
    for (const seat of [0, 1, 2]) {
      expect(picture(state)).to.include({ phase: 'turn', seat, round: 1 });
      state = play(state, enter(6, 5, (seat + 1) as 1 | 2 | 3));
    }
    expect(picture(state)).to.include({ seat: 0, round: 2 });
  });

  it('a rematch starts one seat further on, and goes round from there', () => {
    let state = start({ players: 3, first: 1 });
    for (const seat of [1, 2, 0]) {
      expect(picture(state).seat).to.equal(seat);
      state = scores(state, 3 + seat);
    }
    expect(picture(state)).to.include({ seat: 1, round: 2 });
    expect(starters(state)).to.deep.equal([1, 1]);
  });
});

describe('with starter="roll"', () => {
  const three = start({ players: 3, starter: 'roll' });

  it('every player throws one die first', () => {
    expect(boston.diceToThrow(three)).to.equal(1);
    expect(picture(three)).to.deep.include({ phase: 'start', seat: 0, rounds: [], totals: [0, 0, 0] });
    expect(picture(play(three, dice(5)))).to.include({ phase: 'start', seat: 1 });
  });

  it('the highest starts', () => {
    const state = play(three, dice(2), dice(6), dice(3));
    expect(picture(state)).to.include({ phase: 'turn', seat: 1, round: 1 });
    expect(boston.diceToThrow(state)).to.equal(3);
    expect(starters(scores(state, 3, 4, 5))).to.deep.equal([1, 1]);
  });

  it('the tied ones throw again: 5, 5, 3, then 2, 6', () => {
    let state = play(three, dice(5), dice(5), dice(3));
    expect(picture(state)).to.include({ phase: 'start', seat: 0 });
    state = play(state, dice(2));
    expect(picture(state)).to.include({ phase: 'start', seat: 1 });
    state = play(state, dice(6));
    expect(picture(state)).to.include({ phase: 'turn', seat: 1 });
    expect(picture(state).starts).to.deep.equal([
      [
        { seat: 0, score: 5 },
        { seat: 1, score: 5 },
        { seat: 2, score: 3 },
      ],
      [
        { seat: 0, score: 2 },
        { seat: 1, score: 6 },
      ],
    ]);
  });

  it('100 ties for who starts do not freeze anything', () => {
    let state = three;
    for (let tie = 0; tie < 100; tie++) state = play(state, dice(4), dice(4), dice(4));
    expect(picture(state).starts).to.have.length(101);
    expect(picture(play(state, dice(1), dice(1), dice(2)))).to.include({ phase: 'turn', seat: 2 });
  });

  it('real dice may be tapped in', () => {
    expect(picture(play(three, enter(2), dice(1), enter(4)))).to.include({ phase: 'turn', seat: 2 });
  });

  it('a rematch throws from one seat further on', () => {
    const state = start({ players: 3, starter: 'roll', first: 2 });
    expect(picture(state).seat).to.equal(2);
    expect(picture(play(state, dice(6))).seat).to.equal(0);
  });

  it('one player alone has nobody to throw against', () => {
    expect(picture(start({ players: 1, starter: 'roll' }))).to.include({ phase: 'turn', seat: 0 });
  });

  it('no die can be set aside, and whether the table keeps does not matter', () => {
    expect(boston.refuse(play(three, dice(5)), aside(0))).to.equal('not-thrown');
    for (const keeping of ['strict', 'auto'] as const) {
      const state = play(start({ starter: 'roll', keeping }), dice(5), dice(6));
      expect(picture(state)).to.deep.include({ phase: 'turn', seat: 1, totals: [0, 0] });
      expect(state.turn.throws).to.equal(0);
    }
  });
});

describe('the seat after the one who threw last starts the next round:', () => {
  for (const starter of ['seat', 'roll'] as const) {
    const table: readonly [string, number[], number[]][] = [
      ['without a roll-off the same seat again', [3, 4, 5, 6, 3, 4, 5, 6], [0, 0, 0]],
      ['after a roll-off of seats 1 and 2, seat 3', [9, 9, 3, 3, 4, 5], [0, 2]],
      ['after a roll-off of seats 2 and 4, seat 1', [3, 9, 4, 9, 5, 6], [0, 0]],
      ['after a second roll-off, the seat after the last of it', [9, 9, 9, 3, 8, 8, 7, 5, 4], [0, 2]],
      ['it shifts from round to round', [9, 9, 3, 3, 4, 5, 3, 9, 9, 4, 6, 5], [0, 2, 1]],
    ];
    for (const [what, values, expected] of table) {
      it(`${what}, with starter="${starter}"`, () => {
        const state = start({ players: 4, starter });
        const begun = starter === 'roll' ? play(state, dice(6), dice(1), dice(1), dice(1)) : state;
        expect(starters(scores(begun, ...values))).to.deep.equal(expected);
      });
    }
  }

  it('tied seats throw in the order in which they threw in this round', () => {
    // Round two starts at seat 3, so the tied seats 1 and 3 throw as 3, 1.
    const state = scores(start({ players: 4 }), 9, 9, 3, 3, 4, 5, 9, 3, 9, 3);
    expect(picture(state).rounds[1]?.rolloffs[0]?.map(({ seat }) => seat)).to.deep.equal([2, 0]);
  });
});
