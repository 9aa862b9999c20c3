import { expect } from '@open-wc/testing';
import { isYachtSetup } from '../../src/games/yacht-setup.js';
import { BOXES } from '../../src/games/yacht-score.js';
import { yacht } from '../../src/games/yacht.js';
import { dice } from '../support/games.js';
import { begin, BEST, BEST_THROWS, box, columns, enter, free, keep, picture, play, typed } from './yacht-moves.js';

describe('a turn', () => {
  it('throws five dice, keeps any, lets them go again, and fills a box with what shows', () => {
    let state = play(begin(), dice(3, 3, 1, 6, 5), keep(0), keep(1), keep(3));
    state = play(state, free(3), dice(3, 2, 2));
    expect(state.turn.faces).to.deep.equal([3, 3, 3, 2, 2]);
    state = play(state, box('full-house'));
    expect(picture(state)).to.deep.include({ scores: [{ 'full-house': 13 }, {}], totals: [13, 0], seat: 1, round: 1 });
    expect(state.turn.throws).to.equal(0);
  });

  it('may stop after the first throw', () => {
    expect(play(begin(), dice(1, 2, 3, 4, 5), box('little-straight')).scores[0]).to.deep.equal({
      'little-straight': 30,
    });
  });

  it('has up to three throws', () => {
    const state = play(begin(), dice(1, 2, 3, 4, 6), dice(1, 2, 3, 4, 6), dice(1, 2, 3, 4, 6));
    expect(yacht.refuse(state, dice(1, 1, 1, 1, 1))).to.equal('three-throws');
  });

  it('cannot throw when all dice are kept, until one is let go', () => {
    const kept = play(begin(), dice(1, 2, 3, 4, 6), keep(0), keep(1), keep(2), keep(3), keep(4));
    expect(yacht.refuse(kept, dice())).to.equal('all-aside');
    expect(play(kept, free(4), dice(5)).turn.faces).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it('scores 0 in a box that the dice do not fit', () => {
    expect(play(begin(), dice(1, 2, 3, 4, 6), box('yacht')).scores[0]).to.deep.equal({ yacht: 0 });
  });

  it('takes five real dice instead, and the box is chosen next', () => {
    const state = play(begin(), dice(1, 2, 3, 4, 6), keep(0), enter(4, 4, 4, 4, 1));
    expect(yacht.refuse(state, dice(1))).to.equal('three-throws');
    expect(play(state, box('four-of-a-kind')).scores[0]).to.deep.equal({ 'four-of-a-kind': 16 });
  });
});

describe('refused, and why', () => {
  const thrown = play(begin(), dice(3, 3, 1, 6, 5), keep(0));
  const table = [
    ['a box before a throw', begin(), box('ones'), 'not-thrown'],
    [
      'a box that is filled',
      play(begin({ players: 1 }), typed(0, 'ones', 3), dice(1, 1, 1, 1, 1)),
      box('ones'),
      'filled',
    ],
    ['a box that is none', thrown, { type: 'box', box: 'sevens' }, 'no-such-cell'],
    ['keeping before a throw', begin(), keep(0), 'not-thrown'],
    ['keeping twice', thrown, keep(0), 'is-aside'],
    ['letting go what is not kept', thrown, free(1), 'not-aside'],
    ['a sixth die', thrown, keep(5), 'no-such-die'],
    ['four real dice', begin(), enter(1, 2, 3, 4), 'wrong-faces'],
    ['a die with a 7', begin(), { type: 'enter', faces: [1, 2, 3, 4, 7] }, 'wrong-faces'],
    ['17 in Fours', begin(), typed(0, 'fours', 17), 'impossible'],
    ['a number for nobody', begin(), typed(2, 'ones', 1), 'no-such-cell'],
    ['the same number again', columns(begin(), [3]), typed(0, 'ones', 3), 'same'],
    ['clearing an open box', begin(), typed(0, 'ones', null), 'same'],
    ['anything unknown', begin(), { type: 'cheat' }, 'no-such-move'],
    ['a throw after the end', columns(begin({ players: 1 }), BEST), dice(1, 1, 1, 1, 1), 'over'],
  ] as const;
  for (const [what, state, move, reason] of table) {
    it(`${what}: ${reason}`, () => expect(yacht.refuse(state, move as never)).to.equal(reason));
  }
});

describe('a match', () => {
  it('is twelve rounds, turns going to the left, and the highest total wins', () => {
    const state = columns(begin({ players: 3 }), BEST, [...BEST.slice(0, 11), 0], BEST.slice(0, 11));
    expect(picture(state)).to.deep.include({ seat: 2, round: 12, finished: false, winners: [] });
    const over = picture(play(state, dice(1, 2, 3, 4, 6), box('yacht')));
    expect(over).to.deep.include({ seat: null, finished: true, winners: [0], places: [1, 2, 2], phase: 'over' });
  });

  it('can be won by several with equal totals', () => {
    const over = picture(columns(begin({ players: 3 }), BEST, BEST, [...BEST.slice(0, 11), 0]));
    expect(over).to.deep.include({ winners: [0, 1], places: [1, 1, 3], totals: [297, 297, 247] });
  });

  it('played perfectly alone makes 297', () => {
    const turns = BOXES.flatMap((name, row) => [dice(...(BEST_THROWS[row] ?? [])), box(name)]);
    expect(picture(play(begin({ players: 1 }), ...turns))).to.deep.include({ totals: [297], finished: true });
  });

  it('starts with the seat that the rematch says', () => {
    const state = begin({ players: 3, first: 2 });
    expect(state.seat).to.equal(2);
    expect(play(state, dice(1, 1, 1, 1, 1), box('ones')).seat).to.equal(0);
  });
});

describe('writing by hand', () => {
  it('for the seat whose turn it is drops the dice it has on the table', () => {
    const state = play(begin(), dice(1, 2, 3, 4, 6), typed(0, 'ones', 3));
    expect(state).to.deep.include({ seat: 1 });
    expect(state.turn.throws).to.equal(0);
  });

  it('for another seat leaves the dice alone, and that seat is not asked again', () => {
    const state = play(begin({ players: 3 }), dice(1, 2, 3, 4, 6), typed(1, 'ones', 3));
    expect(state.turn.throws).to.equal(1);
    expect(play(state, box('choice')).seat).to.equal(2);
  });

  it('corrects an earlier box, dice or no dice', () => {
    const state = play(columns(begin(), [3], [2]), dice(1, 2, 3, 4, 6), typed(0, 'ones', 4), typed(0, 'ones', null));
    expect(state).to.deep.include({ seat: 0, scores: [{}, { ones: 2 }] });
    expect(state.turn.throws).to.equal(1);
  });

  it('opens a finished match again', () => {
    const over = columns(begin(), BEST, BEST);
    expect(picture(play(over, typed(1, 'yacht', null)))).to.deep.include({ finished: false, seat: 1, winners: [] });
  });
});

describe('practice', () => {
  it('counts what came right at the first try', () => {
    const right = { ...box('ones'), wrong: 0 };
    const wrong = { ...box('twos'), wrong: 2 };
    const state = play(begin({ players: 1, practice: true }), dice(1, 1, 2, 3, 4), right, dice(1, 1, 2, 3, 4), wrong);
    expect(state.practised).to.deep.equal([{ first: 1, all: 2 }]);
  });
});

describe('a setup', () => {
  it('is 1 to 8 players, one of whom starts', () => {
    expect(isYachtSetup({ players: 8, practice: true, first: 7 })).to.equal(true);
    const bad = [{ players: 9 }, { players: 0 }, { players: 2.5 }, { first: 2 }, { first: -1 }, { practice: 'yes' }];
    for (const part of bad) {
      expect(isYachtSetup({ players: 2, practice: false, first: 0, ...part }), JSON.stringify(part)).to.equal(false);
    }
    expect(isYachtSetup(null)).to.equal(false);
  });
});
