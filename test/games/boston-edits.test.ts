import { expect } from '@open-wc/testing';
import { reduce } from '../../src/core/game.js';
import { boston, type BostonState } from '../../src/games/boston.js';
import { picture, start, typed } from '../support/games.js';
import { inWordsOf, loadEdits } from '../support/edits.js';

const matches = await loadEdits();

describe('a match written by hand', () => {
  for (const { name, options, steps } of matches) {
    it(`${name} (${steps.length} writes)`, () => {
      let state: BostonState = start(options);
      for (const [index, { write, taken, after }] of steps.entries()) {
        const label = `write ${index + 1}: ${JSON.stringify(write)}`;
        const next = reduce(boston, state, typed(write.round, write.seat, write.score, write.rolloff));
        expect(next !== state, `${label} is taken`).to.equal(taken);
        state = next;
        expect(inWordsOf(after, picture(state)), label).to.deep.equal(after);
      }
    });
  }
});
