import { expect } from '@open-wc/testing';
import type { BostonMatch } from '../../src/games/boston-match.js';
import { aside, dice, picture, play, scores, start, typed } from '../support/games.js';

const next = ({ phase, seat, round, rolloff }: BostonMatch) => ({ phase, seat, round, rolloff });
const turnOf = (seat: number, round: number) => ({ phase: 'turn', seat, round, rolloff: null });

describe('in the current round', () => {
  it('any empty cell may be written, in any order, and the turn goes to the next seat without a score', () => {
    const third = play(start({ players: 4 }), typed(1, 2, 13));
    expect(next(picture(third))).to.deep.equal(turnOf(0, 1));
    const first = play(third, typed(1, 0, 12));
    expect(next(picture(first))).to.deep.equal(turnOf(1, 1));
    expect(next(picture(play(first, typed(1, 1, 11))))).to.deep.equal(turnOf(3, 1));
  });

  it('writing for the seat whose turn it is drops the dice it has on the table', () => {
    const state = play(start(), dice(6, 4, 2), aside(0), typed(1, 0, 13));
    expect(state.turn).to.deep.equal(start().turn);
    expect(state.ended).to.include({ seat: 0, score: 13 });
  });

  it('writing for another seat leaves the dice where they are', () => {
    const state = play(start({ players: 3 }), dice(6, 4, 2), aside(0));
    const written = play(state, typed(1, 2, 13));
    expect(written.turn).to.equal(state.turn);
    expect(written.ended).to.equal(null);
    expect(next(picture(written))).to.deep.equal(turnOf(0, 1));
  });

  it('an earlier score may be corrected while dice are on the table', () => {
    const state = play(scores(start(), 9, 12, 5), dice(6, 4, 2));
    const corrected = play(state, typed(1, 0, 14));
    expect(corrected.turn).to.equal(state.turn);
    expect(picture(corrected)).to.deep.include({ roundsWon: [1, 0], totals: [19, 12] });
  });
});

describe('a corrected score', () => {
  it('has everything after it worked out anew: round winner, rounds won, totals, chips, standings', () => {
    const state = scores(start({ scoring: 'stakes', purse: 10 }), 9, 12, 5, 6);
    expect(picture(state)).to.deep.include({ roundsWon: [0, 2], chips: [7, 11], places: [2, 1] });
    const corrected = picture(play(state, typed(1, 0, 18), typed(2, 0, 18)));
    expect(corrected).to.deep.include({ roundsWon: [2, 0], totals: [36, 18], chips: [11, 7], places: [1, 2] });
    expect(corrected.rounds.map(({ winner }) => winner)).to.deep.equal([0, 0, null]);
  });

  it('leaves who started later rounds as it is: that is history', () => {
    const state = scores(start({ players: 3 }), 9, 9, 3, 4, 5);
    expect(picture(state).rounds.map(({ starter }) => starter)).to.deep.equal([0, 2]);
    const corrected = picture(play(state, typed(1, 1, 8)));
    expect(corrected.rounds.map(({ starter }) => starter)).to.deep.equal([0, 2]);
    expect(corrected.rounds[0]?.winner).to.equal(0);
  });

  it('may be cleared again: empty is empty, not 0', () => {
    const match = picture(play(scores(start(), 9), typed(1, 0, null)));
    expect(match.rounds[0]?.scores).to.deep.equal([null, null]);
    expect(next(match)).to.deep.equal(turnOf(0, 1));
  });
});

describe('a roll-off', () => {
  const thrownOff = scores(start({ players: 3 }), 13, 13, 9, 5, 6);

  it('counts only while its seats are exactly those tied at the top; otherwise it stays, struck out', () => {
    const { rounds } = picture(play(thrownOff, typed(1, 2, 14)));
    expect(rounds[0]).to.deep.include({ winner: 2, tied: false, counts: [false] });
    expect(rounds[0]?.rolloffs[0]).to.deep.equal([
      { seat: 0, score: 5 },
      { seat: 1, score: 6 },
    ]);
  });

  it('is struck out too when a third seat joins the tie, and the three throw again', () => {
    const match = picture(play(scores(thrownOff, 3, 4, 5), typed(1, 2, 13)));
    expect(match.rounds[0]?.counts).to.deep.equal([false]);
    expect(match.rounds[0]?.tied).to.equal(true);
  });

  it('counts again once its tie is back', () => {
    const { rounds } = picture(play(thrownOff, typed(1, 2, 14), typed(1, 2, 8)));
    expect(rounds[0]).to.deep.include({ winner: 1, counts: [true] });
  });

  it('may itself be corrected, or cleared and thrown again', () => {
    expect(picture(play(thrownOff, typed(1, 0, 7, 1))).rounds[0]?.winner).to.equal(0);
    const cleared = picture(play(thrownOff, typed(1, 0, null, 1)));
    expect(cleared.rounds[0]).to.deep.include({ winner: null, tied: true });
    expect(next(cleared)).to.deep.equal(turnOf(2, 2));
  });

  it('that is corrected away while it is thrown takes the dice with it', () => {
    const state = play(scores(start(), 13, 13), dice(6, 4, 2));
    const corrected = play(state, typed(1, 1, 12));
    expect(next(picture(corrected))).to.deep.equal(turnOf(0, 2));
    expect(corrected.turn.throws).to.equal(0);
    expect(picture(corrected).rounds[0]).to.deep.include({ winner: 0, counts: [false] });
  });
});

describe('what comes next is always', () => {
  // Round one tied by an edit, round two with a cleared cell, round three being played.
  const state = play(scores(start({ players: 2 }), 9, 12, 8, 4, 5), typed(1, 0, 12), typed(2, 1, null));
  const current = scores(state, 7);
  const filled = scores(current, 4);
  const thrownOff = scores(filled, 5, 6);

  it('first the seat without a score in the current round', () => {
    expect(next(picture(state))).to.deep.equal(turnOf(1, 3));
  });
  it('then the earliest round with a cleared cell', () => {
    expect(next(picture(current))).to.deep.equal(turnOf(1, 2));
  });
  it('then the earliest round tied without a counting roll-off', () => {
    expect(next(picture(filled))).to.deep.equal({ phase: 'rolloff', seat: 0, round: 1, rolloff: 1 });
  });
  it('then a new round', () => {
    expect(next(picture(thrownOff))).to.deep.equal(turnOf(0, 4));
  });
  it('or the end of the match, which waits for all of these', () => {
    const short = scores(start({ rounds: 2 }), 9, 12, 8);
    const late = play(short, typed(1, 0, 12));
    expect(next(picture(scores(late, 4)))).to.deep.equal({ phase: 'rolloff', seat: 0, round: 1, rolloff: 1 });
    expect(picture(scores(late, 4, 6, 5))).to.deep.include({ finished: true, winner: 0, roundsWon: [2, 0] });
  });
});

describe('the end of a match', () => {
  it('moved earlier by an edit leaves later rounds on the sheet, struck out, and they count nothing', () => {
    const overtime = scores(start({ rounds: 2 }), 9, 3, 3, 9, 5);
    expect(picture(overtime).rounds[2]).to.deep.include({ overtime: true, struck: false });
    const match = picture(play(overtime, typed(2, 0, 10)));
    expect(match).to.deep.include({ finished: true, winner: 0, round: 2, totals: [19, 12], roundsWon: [2, 0] });
    expect(match.rounds.map(({ struck }) => struck)).to.deep.equal([false, false, true]);
    expect(match.rounds[2]?.scores).to.deep.equal([5, null]);
  });

  it('taken away by an edit lets play go on', () => {
    const over = scores(start({ rounds: 1 }), 9, 3);
    expect(picture(over).finished).to.equal(true);
    const match = picture(play(over, typed(1, 1, 9)));
    expect(match).to.include({ finished: false, winner: null, phase: 'rolloff', seat: 0 });
  });

  it('in a race may come out of order', () => {
    const state = play(scores(start({ scoring: 'race', goal: 18, players: 3 }), 5), typed(1, 2, 18));
    expect(picture(state)).to.deep.include({ finished: true, winner: 2, totals: [5, 0, 18] });
  });

  it('in a race belongs to the first in throwing order, whenever it was written', () => {
    const state = play(start({ scoring: 'race', goal: 18, players: 3 }), typed(1, 2, 18), typed(1, 1, 18));
    expect(picture(state)).to.deep.include({ finished: true, winner: 1, places: [3, 1, 2] });
  });

  it('in a race belongs to the first in throwing order, not in seat order', () => {
    const state = start({ scoring: 'race', goal: 18, players: 3, first: 2 });
    expect(picture(play(state, typed(1, 0, 18), typed(1, 2, 18))).winner).to.equal(2);
  });

  it('in a race with equal turns waits for a cleared cell', () => {
    const race = scores(start({ scoring: 'race', goal: 30, equalTurns: true }), 17, 10);
    const filled = scores(play(race, typed(1, 1, null)), 13, 5);
    expect(next(picture(filled))).to.deep.equal(turnOf(1, 1));
    expect(picture(scores(filled, 10))).to.include({ finished: true, winner: 0, round: 2 });
  });

  it('in chips moved earlier gives back the stakes of struck rounds', () => {
    const overtime = scores(start({ rounds: 2, scoring: 'stakes', purse: 10 }), 9, 3, 3, 9, 5);
    expect(picture(overtime)).to.deep.include({ chips: [9, 9], pot: 2 });
    expect(picture(play(overtime, typed(2, 0, 10)))).to.deep.include({ chips: [12, 8], pot: 0 });
  });
});
