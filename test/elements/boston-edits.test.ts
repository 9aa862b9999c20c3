import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonMatch } from '../../src/index.js';
import type { Agreed } from '../support/referee.js';
import { drawn } from '../support/page.js';
import { loadVectors } from '../support/vectors.js';
import { table } from './play.js';
import { Refereed, sheetLines, wantedLines } from './refereed.js';

interface After {
  readonly phase: string;
  readonly seat: number | null;
  readonly round: number;
  readonly finished: boolean;
  readonly winner: number | null;
  readonly roundWinners: readonly (number | null)[];
  readonly roundsWon: readonly number[] | null;
  readonly totals: readonly number[];
  readonly rounds: readonly Pick<BostonMatch['rounds'][number], 'starter' | 'scores' | 'rolloffs'>[];
}

interface EditCase {
  readonly name: string;
  readonly options: Partial<Agreed>;
  readonly steps: readonly {
    readonly write: { round: number; seat: number; score: number | null; rolloff?: number };
    readonly taken: boolean;
    readonly after: After;
  }[];
}

/** The public picture in the words of the vectors, which have no rounds won where rounds are not. */
function wordsFor(match: BostonMatch, after: After): After {
  const { phase, seat, round, finished, winner, roundsWon, totals } = match;
  return {
    ...{ phase, seat, round, finished, winner, totals },
    roundWinners: match.rounds.filter(({ struck }) => !struck).map((one) => one.winner),
    roundsWon: after.roundsWon && roundsWon,
    rounds: match.rounds.map(({ starter, scores, rolloffs }) => ({ starter, scores, rolloffs })),
  };
}

const usual: Agreed = {
  ...{ players: 2, rounds: 5, variant: 'classic', scoring: 'rounds-won' },
  ...{ goal: 100, equalTurns: false, stake: 1, purse: 0 },
};

const { matches } = await loadVectors<{ matches: readonly EditCase[] }>('boston-edits');

describe('a match written by hand at a <boston-table>', () => {
  for (const { name, options, steps } of matches) {
    it(`${name} (${steps.length} writes)`, async () => {
      const agreed = { ...usual, ...options };
      const it = await table();
      Object.assign(it, agreed);
      const match = new Refereed(it, agreed);
      for (const [index, { write, taken, after }] of steps.entries()) {
        const { score, ...cell } = write;
        const label = `write ${index + 1}: ${JSON.stringify(write)}`;
        expect(match.writeScore(cell, score), label).to.equal(taken);
        expect(wordsFor(it.match, after), label).to.deep.equal(after);
        match.agree();
        await drawn();
        const lines = wantedLines(agreed, match.referee.verdict);
        expect(sheetLines(it), label).to.deep.equal(lines);
      }
    });
  }
});
