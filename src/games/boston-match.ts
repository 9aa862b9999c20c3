import type { Turn } from '../core/turn.js';
import { settled, type RollOff, type Round, type Settled } from './boston-round.js';
import { SCORINGS, tally } from './boston-scoring.js';
import type { BostonSetup } from './boston-setup.js';
import type { BostonState } from './boston.js';

/** A round as it stands on the sheet. */
export interface MatchRound {
  /** The seat that threw first. */
  readonly starter: number;
  /** By seat; `null` where not thrown yet. */
  readonly scores: readonly (number | null)[];
  /** Each a list of seats and scores, in throwing order. */
  readonly rolloffs: readonly RollOff[];
  readonly winner: number | null;
  /** By roll-off: whether it counts. One whose seats are no longer exactly those tied is struck out. */
  readonly counts: readonly boolean[];
  /** Tied, and not thrown off yet. */
  readonly tied: boolean;
  /** Played after the agreed rounds, because several led. */
  readonly overtime: boolean;
  /** After the end of the match: it counts nothing. */
  readonly struck: boolean;
}

/** A match of Going to Boston: an immutable picture, plain data. Seats count from 0. */
export interface BostonMatch {
  readonly setup: BostonSetup;
  /** Names, by seat. */
  readonly players: readonly string[];
  readonly phase: 'start' | 'turn' | 'rolloff' | 'over';
  /** Whose turn it is; `null` when the match is over. */
  readonly seat: number | null;
  /** The round being played, from 1. */
  readonly round: number;
  /** The roll-off being thrown, from 1; `null` outside roll-offs. */
  readonly rolloff: number | null;
  readonly turn: Turn;
  /** The throws for who starts, one list per attempt. */
  readonly starts: readonly RollOff[];
  readonly rounds: readonly MatchRound[];
  readonly roundsWon: readonly number[];
  readonly totals: readonly number[];
  /** What is left to the goal; `null` where there is no goal. */
  readonly remaining: readonly number[] | null;
  /** `null` but for stakes. */
  readonly chips: readonly number[] | null;
  readonly pot: number | null;
  /** Standings: 1 is first, equal ones share. */
  readonly places: readonly number[];
  /** Seats that won; empty until the match is finished. */
  readonly winners: readonly number[];
  readonly winner: number | null;
  readonly finished: boolean;
  /** Practice: by seat, the sums that came right at the first try, and all that were done. */
  readonly practised: readonly { readonly first: number; readonly all: number }[];
}

/** What a picture is made of. On a sheet kept by hand it is nobody's turn. */
type Facts = Pick<BostonState, 'setup' | 'rounds' | 'turn' | 'starts' | 'practised'> & {
  readonly next: Pick<BostonMatch, 'phase' | 'seat' | 'round'> & { readonly rollOff: number | null };
  /** How many rounds were begun, where that is not all of them: their stakes are paid. */
  readonly begun?: number;
};

/** The public picture of a match. */
export const describeBoston = (state: BostonState, players: readonly string[]): BostonMatch =>
  describe(state, players, settled);

/** The picture of any rounds, given how to work one out. */
export function describe(
  { setup, rounds, next, turn, starts, practised, begun }: Facts,
  players: readonly string[],
  settle: (round: Round) => Settled,
): BostonMatch {
  const { contested, rank, end } = SCORINGS[setup.scoring];
  const finished = next.phase === 'over';
  const last = finished ? next.round : rounds.length - 1;
  const counting = rounds.slice(0, last + 1);
  const sums = tally(setup.players, counting, (round) => (contested ? settle(round).winner : null));
  const winner = finished ? (end(setup, rounds)?.winner ?? null) : null;
  const worth = sums.totals.map((_, seat) => (seat === winner ? Infinity : rank(sums, seat)));
  const toGoal = setup.scoring === 'race' || setup.scoring === 'count-down';
  return {
    setup,
    players,
    phase: next.phase,
    seat: next.seat,
    round: next.round + 1,
    rolloff: next.rollOff === null ? null : next.rollOff + 1,
    turn,
    starts,
    rounds: rounds.map((round, index) => {
      const { winner, counts, complete } = settle(round);
      return {
        starter: round.starter,
        scores: round.scores,
        rolloffs: round.rollOffs,
        winner: contested ? winner : null,
        counts,
        tied: contested && complete && winner === null,
        overtime: contested && index >= setup.rounds,
        struck: index > last,
      };
    }),
    ...sums,
    remaining: toGoal ? sums.totals.map((total) => setup.goal - total) : null,
    ...(setup.scoring === 'stakes'
      ? inChips(setup, begun ?? counting.length, sums.roundsWon)
      : { chips: null, pot: null }),
    places: worth.map((one) => 1 + worth.filter((other) => other > one).length),
    winners: winner === null ? [] : [winner],
    winner,
    finished,
    practised,
  };
}

/** Everybody pays the stake as a round begins, and its winner takes the pot: chips and pot never change in sum. */
function inChips(
  { stake, purse, players }: BostonSetup,
  begun: number,
  roundsWon: readonly number[],
): { chips: readonly number[]; pot: number } {
  const won = roundsWon.reduce((sum, wins) => sum + wins, 0);
  return {
    chips: roundsWon.map((wins) => purse - stake * begun + wins * stake * players),
    pot: (begun - won) * stake * players,
  };
}
