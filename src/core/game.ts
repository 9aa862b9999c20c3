import { areFaces, type Face } from './dice.js';

/** A move of a game, as plain data. A throw carries its faces, so nothing in the rules is random. */
export interface Action {
  readonly type: string;
  readonly faces?: readonly Face[];
}

/** The one move every game shares. */
export interface Throw extends Action {
  readonly type: 'throw';
  readonly faces: readonly Face[];
}

/** A game: pure functions over immutable values. */
export interface Rules<State, Move extends Action, Setup> {
  /** Names the game in saved matches. */
  readonly id: string;
  start(setup: Setup): State;
  /** How many dice the next throw takes. */
  diceToThrow(state: State): number;
  /** Why a move is not legal, as a code that the elements put into words; `null` when it is. */
  refuse(state: State, move: Move | Throw): string | null;
  apply(state: State, move: Move | Throw): State;
}

/** A question about throwing, before the faces are known. */
export const ANY_THROW: Throw = { type: 'throw', faces: [] };

/** How many faces a move takes from the tape. */
export const facesRead = (move: Action): number => (move.type === 'throw' ? (move.faces?.length ?? 0) : 0);

/** The state after a move; the same object when the move is refused. */
export function reduce<State, Move extends Action, Setup>(
  rules: Rules<State, Move, Setup>,
  state: State,
  move: Move | Throw,
): State {
  if (!isMove(move) || rules.refuse(state, move) !== null) return state;
  if (move.type === 'throw' && !areFaces(move.faces, rules.diceToThrow(state))) return state;
  return rules.apply(state, move);
}

/** Logs come from outside, too: from storage, from links. */
const isMove = (value: unknown): boolean => typeof value === 'object' && value !== null && 'type' in value;

/** Every state on the way, the first one included; `undefined` when the log holds a refused move. */
export function replay<State, Move extends Action, Setup>(
  rules: Rules<State, Move, Setup>,
  setup: Setup,
  log: readonly (Move | Throw)[],
): State[] | undefined {
  let state = rules.start(setup);
  const states = [state];
  for (const move of log) {
    const next = reduce(rules, state, move);
    if (next === state) return undefined;
    states.push((state = next));
  }
  return states;
}
