import { expect } from '@open-wc/testing';
import { reduce } from '../../src/core/game.js';
import { bostonSheet, describeSheet, type SheetMove, type SheetState } from '../../src/games/boston-sheet.js';
import type { BostonSetup } from '../../src/games/boston-setup.js';
import { dice, make, setupOf, typed } from '../support/games.js';

const blank = (options: Partial<BostonSetup> = {}): SheetState =>
  bostonSheet.start(setupOf({ players: 4, rounds: 10, ...options }));
const play = (state: SheetState, ...moves: SheetMove[]): SheetState => make(bostonSheet, state, ...moves);
const named = (seat: number, name: string) => ({ type: 'name', seat, name }) as const;
const row = (round: number, ...scores: number[]): SheetMove[] => scores.map((score, seat) => typed(round, seat, score));
const picture = (state: SheetState) => describeSheet(state, state.names);

describe('a sheet kept by hand', () => {
  it('is blank: rounds 1 to 10, four columns, nobody’s turn', () => {
    const { rounds, players, seat, totals, finished } = picture(blank());
    expect(rounds).to.have.length(10);
    for (const { scores } of rounds) expect(scores).to.deep.equal([null, null, null, null]);
    expect(players).to.deep.equal(['', '', '', '']);
    expect({ seat, finished, totals }).to.deep.equal({ seat: null, finished: false, totals: [0, 0, 0, 0] });
  });

  it('takes any cell at any time, in any order', () => {
    const state = play(blank(), typed(7, 3, 13), typed(1, 1, 5), typed(7, 3, 14), typed(1, 1, null));
    expect(picture(state).rounds[6]?.scores).to.deep.equal([null, null, null, 14]);
    expect(picture(state).totals).to.deep.equal([0, 0, 0, 14]);
  });

  it('adds up, and tells who won each round', () => {
    const match = picture(play(blank(), ...row(1, 9, 14, 12, 3), ...row(2, 4, 5, 6, 7)));
    expect(match).to.deep.include({ totals: [13, 19, 18, 10], roundsWon: [0, 1, 0, 1], places: [3, 1, 3, 1] });
    expect(match.rounds.slice(0, 3).map(({ winner }) => winner)).to.deep.equal([1, 3, null]);
  });

  it('never ends by itself', () => {
    const full = [1, 2].flatMap((round) => row(round, 9, 14));
    const match = picture(play(blank({ players: 2, rounds: 2 }), ...full));
    expect(match).to.deep.include({ finished: false, winner: null, winners: [], roundsWon: [0, 2] });
  });

  it('has rounds without winners where totals decide', () => {
    const match = picture(play(blank({ scoring: 'race' }), ...row(1, 9, 9, 3, 3)));
    expect(match.rounds[0]).to.deep.include({ winner: null, rolloffs: [], tied: false });
    expect(match).to.deep.include({ totals: [9, 9, 3, 3], roundsWon: [0, 0, 0, 0] });
  });

  it('counts down from the goal', () => {
    const match = picture(play(blank({ scoring: 'count-down', goal: 100 }), typed(1, 0, 13), typed(2, 0, 5)));
    expect(match.remaining).to.deep.equal([82, 100, 100, 100]);
  });

  it('asks for stakes only of rounds that somebody has played', () => {
    const state = blank({ scoring: 'stakes', purse: 10 });
    expect(picture(state)).to.deep.include({ chips: [10, 10, 10, 10], pot: 0 });
    expect(picture(play(state, ...row(1, 9, 3, 3, 3)))).to.deep.include({ chips: [13, 9, 9, 9], pot: 0 });
  });
});

describe('a tie on a sheet kept by hand', () => {
  const tied = play(blank(), ...row(1, 13, 9, 13, 3));
  const line = (state: SheetState) => picture(state).rounds[0]?.rolloffs;

  it('gets a line for the roll-off of those tied', () => {
    const empty = [0, 2].map((seat) => ({ seat, score: null }));
    expect(line(tied)).to.deep.equal([empty]);
    expect(picture(tied).rounds[0]).to.deep.include({ tied: true, winner: null });
  });

  it('is decided by that line, which adds nothing to totals', () => {
    const state = play(tied, typed(1, 0, 5, 1), typed(1, 2, 6, 1));
    expect(picture(state).rounds[0]).to.deep.include({ winner: 2, tied: false });
    expect(picture(state).totals).to.deep.equal([13, 9, 13, 3]);
  });

  it('again on that line gets one more', () => {
    expect(line(play(tied, typed(1, 0, 5, 1), typed(1, 2, 5, 1)))).to.have.length(2);
  });

  it('corrected away takes an empty line with it', () => {
    expect(line(play(tied, typed(1, 0, 12)))).to.deep.equal([]);
  });

  it('corrected away leaves a written line, struck out, which counts again once the tie is back', () => {
    const away = play(tied, typed(1, 0, 5, 1), typed(1, 2, 6, 1), typed(1, 0, 12));
    expect(picture(away).rounds[0]).to.deep.include({ winner: 2, counts: [false] });
    expect(picture(play(away, typed(1, 0, 13))).rounds[0]).to.deep.include({ winner: 2, counts: [true] });
  });
});

describe('a column that nobody uses', () => {
  it('holds up no round, once names are given', () => {
    const state = play(blank(), named(0, 'Ann'), named(1, 'Bob'), ...row(1, 9, 14));
    expect(picture(state).rounds[0]?.winner).to.equal(1);
  });

  it('holds up no round, once the next one is begun', () => {
    const first = play(blank(), ...row(1, 9, 14));
    expect(picture(first).rounds[0]?.winner).to.equal(null);
    expect(picture(play(first, typed(2, 0, 5))).rounds[0]?.winner).to.equal(1);
  });

  it('holds one up as soon as it is used', () => {
    const state = play(blank(), named(0, 'Ann'), named(1, 'Bob'), ...row(1, 9, 14), typed(2, 2, 5));
    expect(picture(state).rounds[0]?.winner).to.equal(null);
  });
});

describe('a name', () => {
  it('is text, whatever it looks like, and may repeat', () => {
    const state = play(blank(), named(0, '<b>'), named(1, 'Ann'), named(2, 'Ann'), named(0, ''));
    expect(state.names).to.deep.equal(['', 'Ann', 'Ann', '']);
  });
});

describe('a write on the sheet is refused', () => {
  const written = play(blank(), typed(1, 0, 13), named(0, 'Ann'));
  const table: readonly [string, unknown, string][] = [
    ['in a round that is not on it', typed(11, 0, 13), 'no-such-cell'],
    ['in a column that is not on it', typed(1, 4, 13), 'no-such-cell'],
    ['in a roll-off that nobody needs', typed(1, 0, 13, 1), 'no-such-cell'],
    ['with a number that three dice cannot make', typed(1, 1, 19), 'impossible'],
    ['that changes nothing', typed(1, 0, 13), 'same'],
    ['that clears an empty cell', typed(1, 1, null), 'same'],
    ['that gives a name to nobody', named(4, 'Eve'), 'no-such-cell'],
    ['that gives a name to a seat called "length"', { type: 'name', seat: 'length', name: 'Eve' }, 'no-such-cell'],
    ['that gives a number for a name', { type: 'name', seat: 0, name: 7 }, 'no-such-cell'],
    ['that gives the name that stands there', named(0, 'Ann'), 'same'],
    ['that throws dice', dice(1, 2, 3), 'no-such-move'],
    ['that throws none', dice(), 'no-such-move'],
  ];
  for (const [what, move, reason] of table) {
    it(`${what}: ${reason}`, () => {
      expect(bostonSheet.refuse(written, move as SheetMove)).to.equal(reason);
      expect(reduce(bostonSheet, written, move as SheetMove)).to.equal(written);
    });
  }

  it('takes the numbers of its own variant', () => {
    expect(bostonSheet.refuse(blank({ variant: 'multiplication' }), typed(1, 0, 72))).to.equal(null);
    expect(bostonSheet.refuse(blank({ variant: 'multiplication' }), typed(1, 0, 13))).to.equal('impossible');
  });
});
