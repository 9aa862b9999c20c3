import { expect } from '@open-wc/testing';
import type { Face } from '../../src/core/dice.js';
import type { BostonState } from '../../src/games/boston.js';
import type { Keeping, Variant } from '../../src/games/boston-setup.js';
import { FACES, start, throwAndKeep } from '../support/games.js';
import { loadVectors } from '../support/vectors.js';

interface Odds {
  readonly outcomes: number;
  readonly weights: Readonly<Record<string, number>>;
}
interface OddsTable {
  readonly distributions: Readonly<Record<Variant, Odds>>;
  readonly given_kept: readonly (Odds & { readonly variant: Variant; readonly kept: readonly Face[] })[];
}

const throwsOf = (count: number): readonly (readonly Face[])[] =>
  count === 0 ? [[]] : throwsOf(count - 1).flatMap((faces) => FACES.map((face) => [...faces, face]));
const THROWS = [throwsOf(0), throwsOf(1), throwsOf(2), throwsOf(3)];

/** Throws everything that the rest of a turn can throw; `odds` counts the scores that get written. */
function enumerate(state: BostonState, diceLeft: number, odds: { outcomes: number; weights: Record<string, number> }) {
  for (const faces of THROWS[diceLeft] ?? []) {
    const next = throwAndKeep(state, faces);
    if (next.ended) {
      odds.outcomes++;
      odds.weights[next.ended.score] = (odds.weights[next.ended.score] ?? 0) + 1;
    } else enumerate(next, diceLeft - 1, odds);
  }
  return odds;
}

/** The odds of a turn in which these dice were kept already: each was the highest of its throw. */
function oddsOf(variant: Variant, keeping: Keeping, kept: readonly Face[] = []): Odds {
  let state = start({ players: 1, variant, keeping });
  kept.forEach((face, index) => (state = throwAndKeep(state, ([face, 1, 1] as const).slice(0, 3 - index))));
  return enumerate(state, 3 - kept.length, { outcomes: 0, weights: {} });
}

const table = await loadVectors<OddsTable>('boston-odds');

/** What people say about them: the average, the most common score and its share, and the best one's share. */
const said = {
  classic: { mean: '12.9306', common: ['13', 7259], best: ['18', 1001] },
  multiplication: { mean: '33.0069', common: ['36', 2750], best: ['72', 1001] },
} as const;

describe('the odds of a turn in which the highest die is always kept', () => {
  for (const variant of ['classic', 'multiplication'] as const) {
    describe(variant, () => {
      let odds: Odds;
      before(() => (odds = oddsOf(variant, 'auto')));

      it('come out exactly over all 46,656 outcomes', () => {
        const { outcomes, weights } = table.distributions[variant];
        expect(odds).to.deep.equal({ outcomes, weights });
        expect(outcomes).to.equal(46656);
      });

      it(`are ${said[variant].mean} on average, and ${said[variant].common[0]} most often`, () => {
        const scores = Object.entries(odds.weights);
        const sum = scores.reduce((all, [score, weight]) => all + Number(score) * weight, 0);
        expect((sum / odds.outcomes).toFixed(4)).to.equal(said[variant].mean);
        expect(scores.toSorted(([, a], [, b]) => b - a)[0]).to.deep.equal(said[variant].common);
        expect(scores.at(-1)).to.deep.equal(said[variant].best);
      });

      for (const count of [1, 2]) {
        it(`come out exactly given ${count === 1 ? 'the first die' : 'two dice'} kept, with every way of keeping`, () => {
          const given = table.given_kept.filter((one) => one.variant === variant && one.kept.length === count);
          expect(given).to.have.length(6 ** count);
          for (const { kept, outcomes, weights } of given) {
            for (const keeping of ['auto', 'strict', 'coach', 'free'] as const) {
              expect(oddsOf(variant, keeping, kept), `${keeping}, ${kept}`).to.deep.equal({ outcomes, weights });
            }
          }
        });
      }
    });
  }
});
