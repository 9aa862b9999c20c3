import { expect } from '@open-wc/testing';
import { reduce } from '../../src/core/game.js';
import { boston, type BostonState } from '../../src/games/boston.js';
import type { BostonSetup } from '../../src/games/boston-setup.js';
import type { BostonMatch } from '../../src/games/boston-match.js';
import { picture, start, typed } from '../support/games.js';
import { loadVectors } from '../support/vectors.js';

interface EditCase {
  readonly name: string;
  readonly options: Partial<BostonSetup>;
  readonly steps: readonly {
    readonly write: { round: number; seat: number; score: number | null; rolloff?: number };
    readonly taken: boolean;
    readonly after: {
      readonly phase: string;
      readonly seat: number | null;
      readonly round: number;
      readonly finished: boolean;
      readonly winner: number | null;
      readonly roundWinners: readonly (number | null)[];
      readonly roundsWon: readonly number[] | null;
      readonly totals: readonly number[];
      readonly rounds: readonly Pick<BostonMatch['rounds'][number], 'starter' | 'scores' | 'rolloffs'>[];
    };
  }[];
}

/** The state in the words of the table; where a round has no winner, nobody has won any. */
function wordsFor({ setup, ...match }: BostonMatch, after: EditCase['steps'][number]['after']): typeof after {
  const { phase, seat, round, finished, winner, roundsWon, totals } = match;
  return {
    ...{ phase, seat, round, finished, winner },
    roundWinners: match.rounds.filter(({ struck }) => !struck).map((one) => one.winner),
    roundsWon: after.roundsWon === null && setup.scoring !== 'rounds-won' ? null : roundsWon,
    totals,
    rounds: match.rounds.map(({ starter, scores, rolloffs }) => ({ starter, scores, rolloffs })),
  };
}

const { matches } = await loadVectors<{ matches: readonly EditCase[] }>('boston-edits');

describe('a match written by hand', () => {
  for (const { name, options, steps } of matches) {
    it(`${name} (${steps.length} writes)`, () => {
      let state: BostonState = start(options);
      for (const [index, { write, taken, after }] of steps.entries()) {
        const label = `write ${index + 1}: ${JSON.stringify(write)}`;
        const next = reduce(boston, state, typed(write.round, write.seat, write.score, write.rolloff));
        expect(next !== state, `${label} is taken`).to.equal(taken);
        state = next;
        expect(wordsFor(picture(state), after), label).to.deep.equal(after);
      }
    });
  }
});
