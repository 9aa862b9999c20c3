import { expect } from '@open-wc/testing';
import type { Face } from '../../src/core/dice.js';
import { boston, type BostonState } from '../../src/games/boston.js';
import type { BostonSetup, Keeping } from '../../src/games/boston-setup.js';
import { picture, start, throwAndKeep } from '../support/games.js';
import { loadVectors } from '../support/vectors.js';

interface MatchCase {
  readonly name: string;
  readonly options: Partial<BostonSetup>;
  readonly faces: readonly Face[];
  readonly expected: {
    readonly rounds: readonly {
      readonly starter: number;
      readonly scores: readonly number[];
      readonly rolloffs: readonly (readonly { readonly player: number; readonly score: number }[])[];
      readonly winner: number | null;
      readonly lastToThrow: number;
    }[];
    readonly roundsWon: readonly number[];
    readonly totals: readonly number[];
    readonly winner: number;
    readonly finished: boolean;
    readonly overtimeRounds: number;
    readonly chips?: readonly number[];
    readonly remaining?: readonly number[];
  };
}

/** Plays the whole stream of faces; everyone keeps the highest die. */
function playOut({ options, faces }: MatchCase, keeping: Keeping): { state: BostonState; turns: number[] } {
  let state = start({ ...options, keeping });
  const turns: number[] = [];
  for (let used = 0; used < faces.length;) {
    const count = boston.diceToThrow(state);
    state = throwAndKeep(state, faces.slice(used, (used += count)));
    if (state.ended) turns.push(state.ended.seat);
  }
  return { state, turns };
}

const { matches } = await loadVectors<{ matches: readonly MatchCase[] }>('boston-matches');

for (const keeping of ['auto', 'strict', 'coach', 'free'] as const) {
  describe(`a whole match with keeping="${keeping}"`, () => {
    for (const match of matches) {
      it(match.name, () => {
        const { state, turns } = playOut(match, keeping);
        const { rounds, ...totals } = match.expected;
        const shown = picture(state);
        expect(
          shown.rounds.map(({ starter, scores, rolloffs, winner }) => ({ starter, scores, rolloffs, winner })),
        ).to.deep.equal(
          rounds.map(({ starter, scores, rolloffs, winner }) => ({
            starter,
            scores,
            rolloffs: rolloffs.map((one) => one.map(({ player, score }) => ({ seat: player, score }))),
            winner,
          })),
        );
        expect({
          roundsWon: shown.roundsWon,
          totals: shown.totals,
          winner: shown.winner,
          finished: shown.finished,
          overtimeRounds: shown.rounds.filter(({ overtime }) => overtime).length,
          ...(totals.chips && { chips: shown.chips }),
          ...(totals.remaining && { remaining: shown.remaining }),
        }).to.deep.equal(totals);
        expect(lastOfRounds(turns, match)).to.deep.equal(rounds.map(({ lastToThrow }) => lastToThrow));
      });
    }
  });
}

/** Who threw last in each round, from the order in which turns really ended. */
function lastOfRounds(turns: readonly number[], { expected: { rounds } }: MatchCase): (number | undefined)[] {
  let ended = 0;
  return rounds.map(({ scores, rolloffs }) => {
    ended += scores.filter((score) => score !== null).length + rolloffs.flat().length;
    return turns[ended - 1];
  });
}
