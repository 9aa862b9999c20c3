import type { BostonMatch } from '../../src/games/boston-match.js';
import type { BostonSetup } from '../../src/games/boston-setup.js';
import { loadVectors } from './vectors.js';

/** A match written by hand, and the state after each write, as test/vectors/ tells it. */
export interface EditCase {
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

export const loadEdits = async (): Promise<readonly EditCase[]> =>
  (await loadVectors<{ matches: readonly EditCase[] }>('boston-edits')).matches;

/** The picture of a match in the words of the vectors; where a round has no winner, nobody has won any. */
export function inWordsOf(
  after: EditCase['steps'][number]['after'],
  { setup, ...match }: BostonMatch,
): EditCase['steps'][number]['after'] {
  const { phase, seat, round, finished, winner, roundsWon, totals } = match;
  return {
    ...{ phase, seat, round, finished, winner },
    roundWinners: match.rounds.filter(({ struck }) => !struck).map((one) => one.winner),
    roundsWon: after.roundsWon === null && setup.scoring !== 'rounds-won' ? null : roundsWon,
    totals,
    rounds: match.rounds.map(({ starter, scores, rolloffs }) => ({ starter, scores, rolloffs })),
  };
}
