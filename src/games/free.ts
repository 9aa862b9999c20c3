import { type Rules, type Throw } from '../core/game.js';
import { freeDice, freshTurn, isAside, setAside, throwFree, type Turn } from '../core/turn.js';

/** How many dice there are, and whether they can be set aside. */
export interface FreeSetup {
  readonly dice: number;
  readonly setAside: boolean;
}

export interface FreeState {
  readonly setup: FreeSetup;
  readonly turn: Turn;
}

export type FreeMove = Throw | { readonly type: 'set-aside'; readonly die: number } | { readonly type: 'clear' };

export type FreeReason = 'no-such-move' | 'no-such-die' | 'plain' | 'not-thrown' | 'is-aside' | 'same';

const allAside = ({ turn }: FreeState): boolean => freeDice(turn).length === 0;

/** Dice as free as real ones: nothing is enforced, and throws are not limited. */
export const free: Rules<FreeState, FreeMove, FreeSetup> = {
  id: 'free',

  start: (setup) => ({ setup, turn: freshTurn(setup.dice) }),

  diceToThrow: (state) => (allAside(state) ? state.setup.dice : freeDice(state.turn).length),

  refuse({ setup, turn }, move) {
    switch (move.type) {
      case 'throw':
        return null;
      case 'set-aside':
        if (!setup.setAside) return 'plain';
        if (!Number.isInteger(move.die) || !(move.die in turn.faces)) return 'no-such-die';
        if (turn.faces[move.die] === undefined) return 'not-thrown';
        return isAside(turn, move.die) ? 'is-aside' : null;
      case 'clear':
        return turn.throws === 0 ? 'same' : null;
      default:
        return 'no-such-move';
    }
  },

  apply(state, move) {
    switch (move.type) {
      case 'throw':
        return { ...state, turn: throwFree(allAside(state) ? freshTurn(state.setup.dice) : state.turn, move.faces) };
      case 'set-aside':
        return { ...state, turn: setAside(state.turn, move.die) };
      case 'clear':
        return { ...state, turn: freshTurn(state.setup.dice) };
    }
  },
};
