import type { Face, Thrower } from '../../src/core/dice.js';
import { reduce, type Action, type Rules, type Throw } from '../../src/core/game.js';
import { describeBoston, type BostonMatch } from '../../src/games/boston-match.js';
import { BOSTON_DEFAULTS, type BostonSetup } from '../../src/games/boston-setup.js';
import { boston, highest, type BostonMove, type BostonState } from '../../src/games/boston.js';

export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

export const setupOf = (options: Partial<BostonSetup> = {}): BostonSetup => ({ ...BOSTON_DEFAULTS, ...options });

export const start = (options: Partial<BostonSetup> = {}): BostonState => boston.start(setupOf(options));

// Moves, as short as one says them.
export const dice = (...faces: Face[]): Throw => ({ type: 'throw', faces });
export const aside = (die: number) => ({ type: 'set-aside', die }) as const;
export const write = { type: 'write' } as const;
export const enter = (...faces: Face[]) => ({ type: 'enter', faces }) as const;
/** A cell typed by hand: rounds and roll-offs count from 1, as people say them. */
export const typed = (round: number, seat: number, score: number | null, rollOff?: number) =>
  ({ type: 'score', round: round - 1, seat, rollOff: rollOff === undefined ? null : rollOff - 1, score }) as const;

/** Makes the moves one after another; each has to be legal. */
export function make<State, Move extends Action, Setup>(
  rules: Rules<State, Move, Setup>,
  state: State,
  ...moves: (Move | Throw)[]
): State {
  return moves.reduce((now, move) => {
    const next = reduce(rules, now, move);
    if (next !== now) return next;
    throw new Error(`${JSON.stringify(move)} is refused: ${rules.refuse(now, move) ?? 'the wrong number of faces'}`);
  }, state);
}

export const play = (state: BostonState, ...moves: BostonMove[]): BostonState => make(boston, state, ...moves);

/** Types scores for whoever is next, a whole turn each. */
export const scores = (state: BostonState, ...values: number[]): BostonState =>
  values.reduce((now, score) => {
    const { round, seat, rollOff } = now.next;
    return play(now, { type: 'score', round, seat: seat ?? -1, rollOff, score });
  }, state);

/** What the page may see of a match. */
export const picture = (state: BostonState): BostonMatch => describeBoston(state, []);

/** A throw, and the keeping of the highest die by hand where the table does not see to it. */
export function throwAndKeep(state: BostonState, faces: readonly Face[]): BostonState {
  const thrown = play(state, { type: 'throw', faces });
  const wroteItself = thrown.ended !== null;
  if (thrown.setup.keeping === 'auto' || wroteItself) return thrown;
  const kept = play(thrown, aside(highest(thrown.turn)[0] ?? -1));
  return kept.turn.aside.length === 3 ? play(kept, write) : kept;
}

/** A thrower that shows these faces and then has no more. */
export function throwerOf(...faces: Face[]): Thrower {
  const left = [...faces];
  return (count) => {
    if (count > left.length) throw new Error(`asked for ${count} more faces, ${left.length} are left`);
    return left.splice(0, count);
  };
}
