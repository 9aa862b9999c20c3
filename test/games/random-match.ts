import fc from 'fast-check';
import type { Face } from '../../src/core/dice.js';
import { Store } from '../../src/core/store.js';
import { BOSTON_CHOICES, type BostonSetup } from '../../src/games/boston-setup.js';
import { boston, highest, type BostonMove, type BostonState } from '../../src/games/boston.js';
import { aside, FACES, setupOf, write } from '../support/games.js';

/** What somebody tries next. Most of it is legal somewhere, little of it everywhere. */
export type Try =
  | { readonly do: 'roll'; readonly faces: readonly Face[] }
  | { readonly do: 'keep' | 'undo' | 'redo' }
  | { readonly do: 'write next'; readonly score: number }
  | { readonly do: 'correct'; readonly round: number; readonly seat: number; readonly score: number | null }
  | { readonly do: 'move'; readonly move: BostonMove };

const setups: fc.Arbitrary<BostonSetup> = fc
  .record({
    players: fc.integer({ min: 1, max: 5 }),
    rounds: fc.integer({ min: 1, max: 3 }),
    goal: fc.integer({ min: 5, max: 60 }),
    stake: fc.integer({ min: 1, max: 5 }),
    purse: fc.integer({ min: 0, max: 20 }),
    variant: fc.constantFrom(...BOSTON_CHOICES.variant),
    scoring: fc.constantFrom(...BOSTON_CHOICES.scoring),
    keeping: fc.constantFrom(...BOSTON_CHOICES.keeping),
    starter: fc.constantFrom(...BOSTON_CHOICES.starter),
    equalTurns: fc.boolean(),
    practice: fc.boolean(),
    first: fc.nat(4),
  })
  .map((setup) => setupOf({ ...setup, first: setup.first % setup.players }));

const face = fc.constantFrom(...FACES);
/** Few different numbers, so that ties are everyday. */
const score = fc.constantFrom(4, 5, 6, 12, 18);
const cell = {
  round: fc.integer({ min: -1, max: 5 }),
  seat: fc.integer({ min: -1, max: 5 }),
  rollOff: fc.constantFrom(null, null, null, 0, 1),
};

const moves: fc.Arbitrary<BostonMove> = fc.oneof(
  fc.record({ type: fc.constant('set-aside' as const), die: fc.integer({ min: -1, max: 3 }) }),
  fc.constant(write),
  fc.record({ type: fc.constant('write' as const), wrong: fc.nat(2) }),
  fc.record({ type: fc.constant('enter' as const), faces: fc.array(face, { minLength: 1, maxLength: 4 }) }),
  fc.record({ type: fc.constant('throw' as const), faces: fc.array(face, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('score' as const), score: fc.oneof(score, fc.constantFrom(null, 1, 19)), ...cell }),
);

const tries: fc.Arbitrary<Try> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('roll' as const), faces: fc.tuple(face, face, face) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('keep' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write next' as const), score }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      round: fc.nat(9),
      seat: fc.nat(4),
      score: fc.oneof({ weight: 2, arbitrary: score }, fc.constant(null)),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), move: moves }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
);

/** A match as anybody might play it, mistakes included. */
export const matches = fc.record({ setup: setups, tries: fc.array(tries, { maxLength: 80, size: 'max' }) });

export type RandomMatch = typeof matches extends fc.Arbitrary<infer Match> ? Match : never;

/** The move that a try stands for; undo and redo are none. */
function moveOf(one: Try, state: BostonState, diceToThrow: number): BostonMove | undefined {
  const { setup, rounds, next, turn } = state;
  switch (one.do) {
    case 'roll':
      return { type: 'throw', faces: one.faces.slice(0, diceToThrow) };
    case 'keep':
      return aside(highest(turn)[0] ?? 0);
    case 'write next':
      return { type: 'score', round: next.round, seat: next.seat ?? 0, rollOff: next.rollOff, score: one.score };
    case 'correct': // one of the cells that are there
      return {
        ...{ type: 'score', round: one.round % rounds.length, seat: one.seat % setup.players },
        ...{ rollOff: null, score: one.score },
      };
    case 'move':
      return one.move;
    default:
      return undefined;
  }
}

type Matches = Store<BostonState, BostonMove, BostonSetup>;

/** Plays a match; `seen` hears of every try, whether it was taken, and the state before it. */
export function playOut(
  { setup, tries }: RandomMatch,
  seen?: (store: Matches, taken: boolean, before: BostonState) => void,
): Matches {
  const store = new Store(boston, setup);
  for (const one of tries) {
    const before = store.state;
    const move = moveOf(one, before, boston.diceToThrow(before));
    const taken = move ? store.dispatch(move) : one.do === 'undo' ? store.undo() : store.redo();
    seen?.(store, taken, before);
  }
  return store;
}
