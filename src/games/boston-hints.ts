import { freeDice, keptNow } from '../core/turn.js';
import { highest, type BostonMove, type BostonState } from './boston.js';

/** What a coach would say after a move. */
export type Hint = 'lower-kept' | 'two-kept' | 'none-kept' | 'fourth-throw' | 'early-write';

const THROWS = 3;

/** The hint that a move earns, where hints are wanted; it never blocks anything. */
export function hintAfter({ setup, turn, next }: BostonState, move: BostonMove): Hint | null {
  if (setup.keeping !== 'coach' || (next.phase !== 'turn' && next.phase !== 'rolloff')) return null;
  switch (move.type) {
    case 'throw':
      if (turn.throws >= THROWS) return 'fourth-throw';
      return turn.throws > 0 && keptNow(turn).length === 0 ? 'none-kept' : null;
    case 'set-aside':
      if (keptNow(turn).length > 0) return 'two-kept';
      return highest(turn).includes(move.die) ? null : 'lower-kept';
    case 'write':
      return turn.throws < THROWS ? 'early-write' : null;
    default:
      return null;
  }
}

/** Whether the dice have said all they have to: the score is to be written down next. */
export const isDone = ({ turn }: BostonState): boolean => turn.throws >= THROWS || freeDice(turn).length === 0;
