import { expect } from '@open-wc/testing';
import { isPossibleScore, scoreOf } from '../../src/games/boston-score.js';
import { boston, inOrder, turnScore } from '../../src/games/boston.js';
import { aside, dice, play, start, write } from '../support/games.js';

const products = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, 27, 28, 30, 32, 33, 35, 36, 40, 42, 44, 45,
  48, 50, 54, 55, 60, 66, 72,
];
const sums = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

describe('the score of three dice', () => {
  const table: readonly [readonly number[], number, number][] = [
    // in the order of keeping, the sum, (first + second) × third
    [[1, 1, 1], 3, 2],
    [[6, 6, 6], 18, 72],
    [[6, 4, 3], 13, 30],
    [[3, 4, 6], 13, 42],
    [[4, 3, 6], 13, 42],
    [[6, 6, 1], 13, 12],
    [[6, 1, 6], 13, 42],
  ];
  for (const [kept, sum, product] of table) {
    it(`${kept.join(', ')} is ${sum}, or ${product} multiplied`, () => {
      expect(scoreOf('classic', kept)).to.equal(sum);
      expect(scoreOf('multiplication', kept)).to.equal(product);
    });
  }
});

describe('the numbers that can occur', () => {
  const possible = (variant: 'classic' | 'multiplication') =>
    [...new Array(101).keys()].filter((score) => isPossibleScore(variant, score));

  it('are 3 to 18', () => expect(possible('classic')).to.deep.equal(sums));

  it('are 38 values when multiplied', () => {
    expect(products).to.have.length(38);
    expect(possible('multiplication')).to.deep.equal(products);
  });

  for (const other of [13.5, -13, NaN, Infinity, '13', [13], true, null, undefined, {}]) {
    it(`never are ${typeof other} ${JSON.stringify(other) ?? 'undefined'}`, () => {
      expect(isPossibleScore('classic', other)).to.equal(false);
      expect(isPossibleScore('multiplication', other)).to.equal(false);
    });
  }
});

describe('the worked turn: 6 6 2, keep a 6; 4 1, keep the 4; 3', () => {
  const moves = [dice(6, 6, 2), aside(0), dice(4, 1), aside(1), dice(3)] as const;

  for (const [variant, score] of [
    ['classic', 13],
    ['multiplication', 30],
  ] as const) {
    it(`is ${score} in ${variant}`, () => {
      const state = play(start({ variant }), ...moves);
      expect(turnScore(state)).to.equal(score);
      expect(play(state, write).ended).to.include({ seat: 0, round: 0, score });
    });
  }

  it('tells the faces in the order of keeping', () => {
    const state = play(start(), dice(2, 6, 6), aside(2), dice(1, 4), aside(1), dice(3));
    expect(inOrder(state.turn)).to.deep.equal([6, 4, 3]);
    expect(play(state, write).ended?.kept).to.deep.equal([6, 4, 3]);
  });

  it('takes three dice, then two, then one', () => {
    const counts = [0, 2, 4].map((made) => boston.diceToThrow(play(start(), ...moves.slice(0, made))));
    expect(counts).to.deep.equal([3, 2, 1]);
  });
});
