import { expect } from '@open-wc/testing';
import { sumsOfTurn } from '../../src/games/boston-sums.js';
import { scores, start } from '../support/games.js';

describe('the sums of a turn in which 6, 4 and 3 were kept', () => {
  it('are one sum of three numbers', () => {
    expect(sumsOfTurn(start(), [6, 4, 3])).to.deep.equal([
      { task: '6 + 4 + 3', numbers: [6, 4, 3], answer: 13, working: '6 + 4 = 10, 10 + 3 = 13' },
    ]);
  });

  it('are a sum times a number', () => {
    expect(sumsOfTurn(start({ variant: 'multiplication' }), [6, 4, 3])).to.deep.equal([
      { task: '(6 + 4) × 3', numbers: [], answer: 30, working: '6 + 4 = 10, 10 × 3 = 30' },
    ]);
  });

  it('go on to the new total in a race', () => {
    const [, second] = sumsOfTurn(scores(start({ scoring: 'race' }), 9, 12), [6, 4, 3]);
    expect(second).to.deep.equal({ task: '9 + 13', numbers: [9, 13], answer: 22, working: '9 + 13 = 22' });
  });

  it('add nothing to 0', () => {
    expect(sumsOfTurn(start({ scoring: 'race' }), [6, 4, 3])).to.have.length(1);
  });

  it('go on to a subtraction in a count-down', () => {
    const [, second] = sumsOfTurn(scores(start({ scoring: 'count-down', goal: 100 }), 9, 12), [6, 4, 3]);
    expect(second).to.deep.equal({ task: '91 − 13', numbers: [91, 13], answer: 78, working: '91 − 13 = 78' });
  });

  it('end with the dice where totals decide nothing, and in a roll-off', () => {
    expect(sumsOfTurn(scores(start({ scoring: 'stakes' }), 9, 12), [6, 4, 3])).to.have.length(1);
    expect(sumsOfTurn(scores(start(), 13, 13), [6, 4, 3])).to.have.length(1);
  });
});
