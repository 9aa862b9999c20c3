import { expect } from '@open-wc/testing';
import { boston } from '../../src/games/boston.js';
import { dice, picture, play, scores, start, typed } from '../support/games.js';

const tie = (players: number, score: number): number[] => new Array<number>(players).fill(score);

describe('a round', () => {
  it('is won by its highest score', () => {
    const { rounds, roundsWon } = picture(scores(start({ players: 3 }), 9, 14, 12));
    expect(rounds[0]).to.deep.include({ winner: 1, rolloffs: [], tied: false });
    expect(roundsWon).to.deep.equal([0, 1, 0]);
  });

  it('with one seat is won by it: practice against oneself', () => {
    expect(picture(scores(start({ players: 1, rounds: 2 }), 3, 3))).to.deep.include({ winner: 0, roundsWon: [2] });
  });
});

describe('a roll-off', () => {
  const tied = scores(start({ players: 3 }), 13, 9, 13);

  it('is thrown by the tied leaders alone', () => {
    expect(picture(tied)).to.include({ phase: 'rolloff', seat: 0, round: 1, rolloff: 1 });
    const next = scores(tied, 5);
    expect(picture(next)).to.include({ phase: 'rolloff', seat: 2 });
    expect(boston.refuse(next, typed(1, 1, 18, 1))).to.equal('no-such-cell');
  });

  it('is a full turn: three dice again', () => {
    expect(boston.diceToThrow(tied)).to.equal(3);
    const auto = scores(start({ keeping: 'auto' }), 13, 13);
    expect(play(auto, dice(6, 1, 1), dice(5, 1), dice(4)).ended).to.deep.include({ rollOff: 0, seat: 0, score: 15 });
  });

  it('breaks the tie and does nothing else: its scores are not added to totals', () => {
    const { rounds, totals, roundsWon, round } = picture(scores(tied, 5, 6));
    expect(rounds[0]).to.deep.include({ winner: 2, tied: false, counts: [true] });
    expect(totals).to.deep.equal([13, 9, 13]);
    expect(roundsWon).to.deep.equal([0, 0, 1]);
    expect(round).to.equal(2);
  });

  it('is won among its seats, also with less than an untied player scored in the round', () => {
    expect(picture(scores(tied, 3, 4)).rounds[0]?.winner).to.equal(2);
  });

  it('goes on among those who tie again at the top, and they alone', () => {
    const again = scores(start({ players: 4 }), 13, 13, 13, 3, 12, 8, 12);
    expect(picture(again)).to.include({ phase: 'rolloff', seat: 0, rolloff: 2 });
    const { rounds } = picture(scores(again, 4, 8));
    expect(rounds[0]?.rolloffs).to.deep.equal([
      [
        { seat: 0, score: 12 },
        { seat: 1, score: 8 },
        { seat: 2, score: 12 },
      ],
      [
        { seat: 0, score: 4 },
        { seat: 2, score: 8 },
      ],
    ]);
    expect(rounds[0]?.winner).to.equal(2);
  });

  it('is marked as tied on the sheet from the last turn of the round until it is decided', () => {
    expect(picture(scores(start({ players: 3 }), 13, 13)).rounds[0]).to.deep.include({ tied: false, winner: null });
    expect(picture(tied).rounds[0]).to.deep.include({ tied: true, winner: null });
    expect(picture(scores(tied, 5)).rounds[0]).to.deep.include({ tied: true, winner: null });
    expect(picture(scores(tied, 5, 6)).rounds[0]).to.deep.include({ tied: false, winner: 2 });
  });

  it('of all six players with 13 takes all six, and all six again', () => {
    const six = scores(start({ players: 6 }), ...tie(6, 13));
    expect(picture(six).rounds[0]?.rolloffs[0]?.map(({ seat }) => seat)).to.deep.equal([0, 1, 2, 3, 4, 5]);
    const again = scores(six, ...tie(6, 13));
    expect(picture(again)).to.include({ phase: 'rolloff', seat: 0, rolloff: 2 });
    expect(picture(scores(again, 3, 3, 3, 3, 3, 4)).rounds[0]?.winner).to.equal(5);
  });

  it('after 100 ties still ends', () => {
    const state = scores(start({ players: 2 }), ...tie(2, 13), ...tie(200, 13));
    expect(picture(state)).to.include({ phase: 'rolloff', rolloff: 101 });
    expect(picture(scores(state, 3, 4))).to.deep.include({ round: 2, roundsWon: [0, 1], totals: [13, 13] });
  });

  it('adds exactly one won round when it decides the last round', () => {
    const match = picture(scores(start({ rounds: 1 }), 13, 13, 9, 8));
    expect(match).to.deep.include({ finished: true, winner: 0, roundsWon: [1, 0], totals: [13, 13] });
  });
});

describe('in a race and a count-down', () => {
  for (const scoring of ['race', 'count-down'] as const) {
    it(`(${scoring}) a round has no winner, and ties are not thrown off`, () => {
      const match = picture(scores(start({ scoring }), 13, 13));
      expect(match).to.include({ phase: 'turn', round: 2, rolloff: null });
      expect(match.rounds[0]).to.deep.include({ winner: null, rolloffs: [], tied: false, overtime: false });
      expect(match.roundsWon).to.deep.equal([0, 0]);
    });
  }
});
