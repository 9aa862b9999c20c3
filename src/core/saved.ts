import type { Face } from './dice.js';
import type { Action, Throw } from './game.js';

/** What makes a match again: its setup, its moves, and every face drawn for it. Plain data. */
export interface Saved<Move extends Action, Setup> {
  readonly setup: Setup;
  readonly log: readonly (Move | Throw)[];
  readonly tape: readonly Face[];
}

/** The faces a log takes from its tape. */
export const facesOf = (log: readonly Action[]): readonly Face[] =>
  log.flatMap((move) => (move.type === 'throw' ? (move.faces ?? []) : []));
