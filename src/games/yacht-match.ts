import type { Turn } from '../core/turn.js';
import { filled, totalOf, type Scores } from './yacht-scores.js';
import { BOXES } from './yacht-score.js';
import type { YachtSetup } from './yacht-setup.js';
import type { YachtState } from './yacht.js';

/** A match of Yacht: an immutable picture, plain data. Seats count from 0. */
export interface YachtMatch {
  readonly setup: YachtSetup;
  /** Names, by seat. */
  readonly players: readonly string[];
  readonly phase: 'turn' | 'over';
  /** Whose turn it is; `null` when the match is over. */
  readonly seat: number | null;
  /** The round being played, from 1. */
  readonly round: number;
  readonly turn: Turn;
  /** By seat, the scores by box; open boxes are absent. */
  readonly scores: readonly Scores[];
  readonly totals: readonly number[];
  /** Standings: 1 is first, equal ones share. */
  readonly places: readonly number[];
  /** Seats that won, more than one when totals are equal; empty until the match is finished. */
  readonly winners: readonly number[];
  readonly finished: boolean;
  /** Practice: by seat, the sums that came right at the first try, and all that were done. */
  readonly practised: readonly { readonly first: number; readonly all: number }[];
}

/** The public picture of a match. */
export function describeYacht(
  { setup, scores, turn, seat, practised }: Omit<YachtState, 'ended'>,
  players: readonly string[],
): YachtMatch {
  const totals = scores.map(totalOf);
  const best = Math.max(...totals);
  const counts = scores.map(filled);
  const finished = Math.min(...counts) === BOXES.length;
  const round = Math.min(BOXES.length, 1 + (seat === null ? Math.min(...counts) : (counts[seat] ?? 0)));
  return {
    setup,
    players,
    phase: finished ? 'over' : 'turn',
    seat,
    round,
    turn,
    scores,
    totals,
    places: totals.map((total) => 1 + totals.filter((other) => other > total).length),
    winners: finished ? [...totals.keys()].filter((player) => totals[player] === best) : [],
    finished,
    practised,
  };
}
