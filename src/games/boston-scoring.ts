import { settled, throwingOrder, type Round } from './boston-round.js';
import type { BostonSetup, ScoringId } from './boston-setup.js';

/** Per seat, what the rounds that count add up to. */
export interface Tally {
  readonly roundsWon: readonly number[];
  readonly totals: readonly number[];
}

/** Where a match ended: the index of its last round, and who won. */
export interface End {
  readonly round: number;
  readonly winner: number;
}

/** What a match is about. A new scoring is one more object here and one more table in its test. */
export interface Scoring {
  /** Rounds are won, and ties thrown off, only where that decides something. */
  readonly contested: boolean;
  /** What players are ranked by: more is better. */
  rank(tally: Tally, seat: number): number;
  end(setup: BostonSetup, rounds: readonly Round[]): End | null;
}

const zeros = (players: number): number[] => new Array<number>(players).fill(0);

const onlyLeader = (values: readonly number[]): number | null => {
  const best = Math.max(...values);
  const first = values.indexOf(best);
  return values.lastIndexOf(best) === first ? first : null;
};

/** Adds up rounds; `winnerOf` says who won one. */
export function tally(players: number, rounds: readonly Round[], winnerOf: (round: Round) => number | null): Tally {
  const roundsWon = zeros(players);
  const totals = zeros(players);
  for (const round of rounds) {
    round.scores.forEach((score, seat) => (totals[seat] = (totals[seat] ?? 0) + (score ?? 0)));
    const winner = winnerOf(round);
    if (winner !== null) roundsWon[winner] = (roundsWon[winner] ?? 0) + 1;
  }
  return { roundsWon, totals };
}

const roundsWon: Scoring = {
  contested: true,
  rank: ({ roundsWon }, seat) => roundsWon[seat] ?? 0,
  end({ players, rounds: agreed }, rounds) {
    const won = zeros(players);
    for (const [index, round] of rounds.entries()) {
      const { winner } = settled(round);
      if (winner === null) return null;
      won[winner] = (won[winner] ?? 0) + 1;
      const leader = onlyLeader(won);
      if (index + 1 >= agreed && leader !== null) return { round: index, winner: leader };
    }
    return null;
  },
};

const race: Scoring = {
  contested: false,
  rank: ({ totals }, seat) => totals[seat] ?? 0,
  end({ players, goal, equalTurns }, rounds) {
    const totals = zeros(players);
    for (const [index, round] of rounds.entries()) {
      for (const seat of throwingOrder(round)) {
        const total = (totals[seat] ?? 0) + (round.scores[seat] ?? 0);
        totals[seat] = total;
        if (!equalTurns && total >= goal) return { round: index, winner: seat };
      }
      if (!equalTurns) continue;
      if (!settled(round).complete) return null;
      const leader = onlyLeader(totals);
      if (leader !== null && (totals[leader] ?? 0) >= goal) return { round: index, winner: leader };
    }
    return null;
  },
};

/**
 * Counting down is the race told backwards, and stakes are rounds won in chips: everybody pays the same, so whoever
 * has won more rounds has more chips. Both keep their own name for what they show.
 */
export const SCORINGS: Readonly<Record<ScoringId, Scoring>> = {
  'rounds-won': roundsWon,
  race,
  'count-down': race,
  stakes: roundsWon,
};
