import type { Rules } from '../core/game.js';
import { freshTurn } from '../core/turn.js';
import { describe, type BostonMatch } from './boston-match.js';
import { newRound, settle, withRollOff, withScore, type Round } from './boston-round.js';
import { SCORINGS } from './boston-scoring.js';
import type { BostonSetup } from './boston-setup.js';
import { refuseCell, type Cell } from './boston.js';

/** A sheet kept by hand, without a match behind it: any cell may be written at any time. */
export interface SheetState {
  readonly setup: BostonSetup;
  readonly names: readonly string[];
  readonly rounds: readonly Round[];
}

export type SheetMove =
  | ({ readonly type: 'score'; readonly score: number | null } & Cell)
  | { readonly type: 'name'; readonly seat: number; readonly name: string };

const isEmpty = (round: Round): boolean => round.scores.every((score) => score === null);

/**
 * Who plays a round. A column that has neither a name nor a single score is not in use; without any names that shows
 * only once another round has been begun.
 */
function playing({ names, rounds }: SheetState, round: Round): readonly number[] {
  const seats = [...round.scores.keys()];
  const known = names.some(Boolean) || rounds.some((other) => other !== round && !isEmpty(other));
  const inUse = (seat: number): boolean => Boolean(names[seat]) || rounds.some(({ scores }) => scores[seat] !== null);
  return known ? seats.filter(inUse) : seats;
}

/** Gives a tied round a line for its roll-off, and takes away lines that nobody needs or has written in. */
function tidy(state: SheetState): SheetState {
  if (!SCORINGS[state.setup.scoring].contested) return state;
  const rounds = state.rounds.map((round) => {
    const { counts } = settle(round, playing(state, round));
    const wanted = round.rollOffs.filter(
      (rollOff, index) => counts[index] || rollOff.some(({ score }) => score !== null),
    );
    const kept = wanted.length === round.rollOffs.length ? round : { ...round, rollOffs: wanted };
    const { tied } = settle(kept, playing(state, round));
    return tied.length > 1 ? withRollOff(kept, tied) : kept;
  });
  return { ...state, rounds };
}

export const bostonSheet: Rules<SheetState, SheetMove, BostonSetup> = {
  id: 'boston-sheet',

  start: (setup) => ({
    setup,
    names: new Array<string>(setup.players).fill(''),
    rounds: new Array<Round>(setup.rounds).fill(newRound(setup.players, 0)).map((round) => ({ ...round })),
  }),

  diceToThrow: () => 0,

  refuse({ setup, names, rounds }, move) {
    if (move.type === 'name') {
      const { seat, name } = move;
      if (typeof name !== 'string' || !Number.isInteger(seat) || !(seat in names)) return 'no-such-cell';
      return names[seat] === name ? 'same' : null;
    }
    if (move.type !== 'score') return 'no-such-move';
    return refuseCell(setup, rounds, move, move.score);
  },

  apply(state, move) {
    if (move.type === 'name') return tidy({ ...state, names: state.names.with(move.seat, move.name) });
    if (move.type !== 'score') return state;
    const { round, seat, rollOff, score } = move;
    const rounds = state.rounds.map((one, index) => (index === round ? withScore(one, seat, rollOff, score) : one));
    return tidy({ ...state, rounds });
  },
};

/** The sheet as a match in which it is nobody's turn. */
export function describeSheet(state: SheetState, names: readonly string[]): BostonMatch {
  const { setup, rounds } = state;
  const open = rounds.findIndex((round) => !settle(round, playing(state, round)).complete);
  const next = { phase: 'turn', seat: null, round: open < 0 ? rounds.length - 1 : open, rollOff: null } as const;
  const seats = names.map(() => ({ first: 0, all: 0 }));
  const begun = rounds.filter((round) => !isEmpty(round)).length;
  const facts = { setup, rounds, next, turn: freshTurn(0), starts: [], practised: seats, begun };
  return describe(facts, names, (round) => settle(round, playing(state, round)));
}
