import type { Rules } from '../core/game.js';
import { freshTurn } from '../core/turn.js';
import { describeYacht, type YachtMatch } from './yacht-match.js';
import { noScores, refuseCell, withBox, type Scores, type YachtCell } from './yacht-scores.js';
import type { YachtSetup } from './yacht-setup.js';

/** A sheet kept by hand, without a match behind it: any box may be written at any time. */
export interface YachtSheetState {
  readonly setup: YachtSetup;
  readonly names: readonly string[];
  readonly scores: readonly Scores[];
}

export type YachtSheetMove =
  | ({ readonly type: 'score'; readonly score: number | null } & YachtCell)
  | { readonly type: 'name'; readonly seat: number; readonly name: string };

export const yachtSheet: Rules<YachtSheetState, YachtSheetMove, YachtSetup> = {
  id: 'yacht-sheet',

  start: (setup) => ({
    setup,
    names: new Array<string>(setup.players).fill(''),
    scores: noScores(setup.players),
  }),

  diceToThrow: () => 0,

  refuse({ names, scores }, move) {
    if (move.type === 'name') {
      const { seat, name } = move;
      if (typeof name !== 'string' || !Number.isInteger(seat) || !(seat in names)) return 'no-such-cell';
      return names[seat] === name ? 'same' : null;
    }
    return move.type === 'score' ? refuseCell(scores, move, move.score) : 'no-such-move';
  },

  apply(state, move) {
    if (move.type === 'name') return { ...state, names: state.names.with(move.seat, move.name) };
    return move.type === 'score' ? { ...state, scores: withBox(state.scores, move, move.score) } : state;
  },
};

/** The sheet as a match in which it is nobody's turn. */
export const describeYachtSheet = ({ setup, scores }: YachtSheetState, names: readonly string[]): YachtMatch =>
  describeYacht(
    { setup, scores, turn: freshTurn(0), seat: null, practised: scores.map(() => ({ first: 0, all: 0 })) },
    names,
  );
