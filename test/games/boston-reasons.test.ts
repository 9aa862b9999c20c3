import { expect } from '@open-wc/testing';
import { ANY_THROW, reduce } from '../../src/core/game.js';
import { boston, type BostonMove, type BostonReason } from '../../src/games/boston.js';
import type { BostonSetup } from '../../src/games/boston-setup.js';
import { aside, dice, enter, play, start, typed, write } from '../support/games.js';

interface Case {
  readonly when: string;
  readonly options?: Partial<BostonSetup>;
  readonly after?: BostonMove[];
  readonly move: unknown;
}

const over: Pick<Case, 'options' | 'after'> = { options: { rounds: 1 }, after: [enter(6, 6, 6), enter(1, 1, 1)] };
const roll: Pick<Case, 'options'> = { options: { starter: 'roll' } };
const strict: Pick<Case, 'options'> = { options: { keeping: 'strict' } };
const holes: unknown = { type: 'enter', faces: new Array(3) };

/** Every reason there is, and every way to it. */
const table: Readonly<Record<BostonReason, readonly Case[]>> = {
  'no-such-move': [
    { when: 'a move of another game', move: { type: 'clear' } },
    { when: 'a move without a type', move: {} },
  ],
  over: [
    { when: 'throwing after the end', ...over, move: ANY_THROW },
    { when: 'setting aside after the end', ...over, move: aside(0) },
    { when: 'writing down after the end', ...over, move: write },
    { when: 'tapping in faces after the end', ...over, move: enter(1, 2, 3) },
  ],
  'no-start': [{ when: 'typing a score while players throw for who starts', ...roll, move: typed(1, 0, 13) }],
  'no-such-die': [
    { when: 'a fourth die', after: [dice(6, 4, 2)], move: aside(3) },
    { when: 'a die before the first', after: [dice(6, 4, 2)], move: aside(-1) },
    { when: 'half a die', after: [dice(6, 4, 2)], move: aside(0.5) },
    { when: 'a die called "0"', after: [dice(6, 4, 2)], move: { type: 'set-aside', die: '0' } },
    { when: 'a die called "length"', after: [dice(6, 4, 2)], move: { type: 'set-aside', die: 'length' } },
    { when: 'no die', after: [dice(6, 4, 2)], move: { type: 'set-aside' } },
  ],
  'no-such-cell': [
    { when: 'a round not begun', move: typed(2, 0, 13) },
    { when: 'a round before the first', move: typed(0, 0, 13) },
    { when: 'a seat that nobody has', move: typed(1, 2, 13) },
    { when: 'a seat before the first', move: typed(1, -1, 13) },
    { when: 'half a seat', move: typed(1, 0.5, 13) },
    { when: 'a roll-off where nobody tied', move: typed(1, 0, 13, 1) },
    { when: 'a cell without its place', move: { type: 'score', score: 13 } },
    {
      when: 'a roll-off of a seat that is not in it',
      options: { players: 3 },
      after: [typed(1, 0, 13), typed(1, 1, 13), typed(1, 2, 3)],
      move: typed(1, 2, 13, 1),
    },
  ],
  'not-thrown': [
    { when: 'writing down before the first throw', move: write },
    { when: 'writing down before the first throw, strictly', ...strict, move: write },
    { when: 'setting a blank die aside', move: aside(0) },
    { when: 'setting aside while players throw for who starts', ...roll, move: aside(0) },
    { when: 'writing down while players throw for who starts', ...roll, move: write },
  ],
  'is-aside': [
    { when: 'the same die again', after: [dice(6, 4, 2), aside(0)], move: aside(0) },
    { when: 'the same die in a later throw', after: [dice(6, 4, 2), aside(0), dice(1, 1)], move: aside(0) },
    { when: 'a die that the table kept', options: { keeping: 'auto' }, after: [dice(6, 4, 2)], move: aside(0) },
  ],
  'all-aside': [
    {
      when: 'a throw with all dice set aside',
      after: [dice(6, 4, 2), aside(0), aside(1), aside(2)],
      move: ANY_THROW,
    },
    {
      when: 'a throw while a sum is still to be entered',
      options: { keeping: 'auto', practice: true },
      after: [dice(6, 4, 2), dice(1, 1), dice(1)],
      move: ANY_THROW,
    },
  ],
  'keep-first': [
    { when: 'a second throw, strictly, with nothing kept', ...strict, after: [dice(6, 4, 2)], move: ANY_THROW },
    {
      when: 'a third throw, strictly, with nothing kept from the second',
      ...strict,
      after: [dice(6, 4, 2), aside(0), dice(1, 1)],
      move: ANY_THROW,
    },
  ],
  'one-per-throw': [
    { when: 'a second die of a strict throw', ...strict, after: [dice(6, 4, 2), aside(0)], move: aside(1) },
    { when: 'its equal', ...strict, after: [dice(6, 6, 2), aside(0)], move: aside(1) },
  ],
  'not-highest': [{ when: 'a lower die, strictly', ...strict, after: [dice(6, 4, 2)], move: aside(2) }],
  automatic: [
    { when: 'a die where the table keeps', options: { keeping: 'auto' }, after: [dice(6, 4, 2)], move: aside(1) },
  ],
  'three-throws': [
    { when: 'writing down a strict turn after one throw', ...strict, after: [dice(6, 4, 2)], move: write },
    { when: 'the same where the table keeps', options: { keeping: 'auto' }, after: [dice(6, 4, 2)], move: write },
  ],
  'need-order': [0, 1].map((count) => ({
    when: `multiplying with ${count} of three dice set aside`,
    options: { variant: 'multiplication' },
    after: [dice(6, 4, 2), ...[aside(0)].slice(0, count)],
    move: write,
  })),
  'wrong-faces': [
    { when: 'two faces for a turn', move: enter(6, 4) },
    { when: 'four faces for a turn', move: enter(6, 4, 3, 2) },
    { when: 'a 7', move: { type: 'enter', faces: [7, 1, 1] } },
    { when: 'holes for faces', move: holes },
    { when: 'no faces', move: { type: 'enter' } },
    { when: 'three faces for who starts', ...roll, move: enter(6, 4, 3) },
  ],
  impossible: [
    ...[2, 19, 0, -13, 13.5, NaN].map((score) => ({ when: `${score} as a sum`, move: typed(1, 0, score) })),
    ...[1, 13, 17, 71, 73].map((score) => ({
      when: `${score} as a product`,
      options: { variant: 'multiplication' } as const,
      move: typed(1, 0, score),
    })),
    { when: 'a score in letters', move: { ...typed(1, 0, 13), score: '13' } },
    { when: 'no score', move: { ...typed(1, 0, 13), score: undefined } },
  ],
  same: [
    { when: 'the number that stands there', after: [typed(1, 0, 13)], move: typed(1, 0, 13) },
    { when: 'clearing an empty cell', move: typed(1, 0, null) },
  ],
};

for (const [reason, cases] of Object.entries(table)) {
  describe(`refused as "${reason}":`, () => {
    for (const { when, options, after = [], move } of cases) {
      it(when, () => {
        const state = play(start(options), ...after);
        expect(boston.refuse(state, move as BostonMove)).to.equal(reason);
        expect(reduce(boston, state, move as BostonMove)).to.equal(state);
      });
    }
  });
}
