/**
 * Going to Boston once more, told from the page of rules alone: a second opinion on everything that a table makes of
 * scores, in whatever order they are written. It shares no line with the product, and is slow and plain on purpose.
 */
export interface Agreed {
  readonly players: number;
  readonly rounds: number;
  readonly variant: 'classic' | 'multiplication';
  readonly scoring: 'rounds-won' | 'race' | 'count-down' | 'stakes';
  readonly goal: number;
  readonly equalTurns: boolean;
  readonly stake: number;
  readonly purse: number;
}

type Score = number | null;
interface RollOff {
  readonly seat: number;
  score: Score;
}
interface Round {
  readonly starter: number;
  readonly scores: Score[];
  readonly rolloffs: RollOff[][];
}

/** What a table has to show. */
export interface Verdict {
  readonly phase: 'turn' | 'rolloff' | 'over';
  readonly seat: number | null;
  readonly round: number;
  readonly rolloff: number | null;
  readonly rounds: readonly {
    readonly starter: number;
    readonly scores: readonly Score[];
    readonly rolloffs: readonly (readonly { readonly seat: number; readonly score: Score }[])[];
    readonly winner: number | null;
    /** By roll-off: it stays on the sheet, but counts. */
    readonly counts: readonly boolean[];
    readonly struck: boolean;
    readonly overtime: boolean;
  }[];
  readonly roundsWon: readonly number[];
  readonly totals: readonly number[];
  readonly remaining: readonly number[] | null;
  readonly chips: readonly number[] | null;
  readonly pot: number | null;
  readonly places: readonly number[];
  readonly winner: number | null;
  readonly winners: readonly number[];
  readonly finished: boolean;
}

/** The 38 numbers that (first + second) × third can make, as the rules list them. */
const PRODUCTS = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25],
  ...[27, 28, 30, 32, 33, 35, 36, 40, 42, 44, 45, 48, 50, 54, 55, 60, 66, 72],
];
const SUMS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

export class Referee {
  readonly #agreed: Agreed;
  #rounds: Round[] = [];

  /** The seat that starts round one. */
  constructor(agreed: Agreed, starter: number) {
    this.#agreed = agreed;
    this.#newRound(starter);
  }

  /** The match as it stands, to come back to. */
  get record(): unknown {
    return structuredClone(this.#rounds);
  }
  set record(record: unknown) {
    this.#rounds = structuredClone(record) as Round[];
  }

  /** A score for whoever is next. */
  turn(score: number): boolean {
    const { seat, round, rolloff } = this.verdict;
    return seat !== null && this.write({ round, seat, ...(rolloff === null ? {} : { rolloff }) }, score);
  }

  /** Writes a cell or clears it; rounds and roll-offs count from 1. `false` for what cannot be or changes nothing. */
  write({ round, seat, rolloff }: { round: number; seat: number; rolloff?: number }, score: Score): boolean {
    const line = this.#rounds[round - 1];
    if (!line || !(seat in line.scores)) return false;
    if (score !== null && !(this.#agreed.variant === 'classic' ? SUMS : PRODUCTS).includes(score)) return false;
    if (rolloff === undefined) {
      if (line.scores[seat] === score) return false;
      line.scores[seat] = score;
    } else {
      const throws = line.rolloffs[rolloff - 1]?.find((one) => one.seat === seat);
      if (!throws || throws.score === score) return false;
      throws.score = score;
    }
    this.#goOn();
    return true;
  }

  get verdict(): Verdict {
    const { scoring, goal, rounds: agreed, stake, purse, players } = this.#agreed;
    const end = this.#end();
    const next = this.#next();
    const counting = this.#rounds.slice(0, end ? end.round + 1 : undefined);
    const seats = this.#seats();
    const totals = seats.map((seat) => counting.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
    const winnerOf = (round: Round): number | null => (this.#won ? decide(round).winner : null);
    const roundsWon = seats.map((seat) => counting.filter((round) => winnerOf(round) === seat).length);
    const toGoal = scoring === 'race' || scoring === 'count-down';
    const chips = seats.map(() => purse);
    let pot = 0;
    for (const round of counting) {
      for (const seat of seats) chips[seat] = (chips[seat] ?? 0) - stake;
      const winner = winnerOf(round);
      if (winner === null) pot += stake * players;
      else chips[winner] = (chips[winner] ?? 0) + stake * players;
    }
    // More is better: whoever won is first, whatever the others have.
    const rank = seats.map((seat) => (seat === end?.winner ? Infinity : ((toGoal ? totals : roundsWon)[seat] ?? 0)));
    return {
      ...next,
      rounds: this.#rounds.map((round, index) => ({
        ...structuredClone(round),
        winner: winnerOf(round),
        counts: decide(round).counts,
        struck: index >= counting.length,
        overtime: this.#won && index >= agreed,
      })),
      roundsWon,
      totals,
      remaining: toGoal ? totals.map((total) => goal - total) : null,
      chips: scoring === 'stakes' ? chips : null,
      pot: scoring === 'stakes' ? pot : null,
      places: rank.map((mine) => rank.filter((other) => other > mine).length + 1),
      winner: end?.winner ?? null,
      winners: end ? [end.winner] : [],
      finished: end !== null,
    };
  }

  /** Whether rounds are won, and ties thrown off. */
  get #won(): boolean {
    return this.#agreed.scoring === 'rounds-won' || this.#agreed.scoring === 'stakes';
  }

  #seats(): number[] {
    return Array.from({ length: this.#agreed.players }, (_, seat) => seat);
  }

  #newRound(starter: number): void {
    this.#rounds.push({ starter, scores: this.#seats().map(() => null), rolloffs: [] });
  }

  /** Where the match ends, if it does. */
  #end(): { round: number; winner: number } | null {
    const { rounds: agreed, goal, equalTurns } = this.#agreed;
    const points = this.#seats().map(() => 0);
    const alone = (): number | null => {
      const top = this.#seats().filter((seat) => points[seat] === Math.max(...points));
      return top.length === 1 ? (top[0] ?? null) : null;
    };
    for (const [index, round] of this.#rounds.entries()) {
      if (this.#won) {
        const { winner } = decide(round);
        if (winner === null) return null;
        points[winner] = (points[winner] ?? 0) + 1;
        const leader = alone();
        if (index + 1 >= agreed && leader !== null) return { round: index, winner: leader };
        continue;
      }
      for (const seat of inOrder(round)) {
        points[seat] = (points[seat] ?? 0) + (round.scores[seat] ?? 0);
        if (!equalTurns && (points[seat] ?? 0) >= goal) return { round: index, winner: seat };
      }
      if (!equalTurns) continue;
      if (round.scores.includes(null)) return null;
      const leader = alone();
      if (leader !== null && Math.max(...points) >= goal) return { round: index, winner: leader };
    }
    return null;
  }

  #next(): Pick<Verdict, 'phase' | 'seat' | 'round' | 'rolloff'> {
    const end = this.#end();
    if (end) return { phase: 'over', seat: null, round: end.round + 1, rolloff: null };
    const cleared = this.#rounds.findIndex(({ scores }) => scores.includes(null));
    const current = this.#rounds.length - 1;
    for (const index of [current, cleared]) {
      const round = this.#rounds[index];
      const seat = round && inOrder(round).find((one) => round.scores[one] === null);
      if (seat !== undefined) return { phase: 'turn', seat, round: index + 1, rolloff: null };
    }
    for (const [index, round] of this.#won ? this.#rounds.entries() : []) {
      const { waiting } = decide(round);
      const seat = round.rolloffs[waiting ?? -1]?.find(({ score }) => score === null)?.seat;
      if (waiting !== null && seat !== undefined)
        return { phase: 'rolloff', seat, round: index + 1, rolloff: waiting + 1 };
    }
    throw new Error('Nobody is next');
  }

  /** Adds what has to be thrown next: the roll-off of the earliest tie, or another round. */
  #goOn(): void {
    if (this.#end() || this.#rounds.some(({ scores }) => scores.includes(null))) return;
    if (this.#won) {
      const undecided = this.#rounds.find((round) => decide(round).winner === null);
      if (undecided) {
        const { top, waiting } = decide(undecided);
        if (waiting !== null) return;
        const again = inOrder(undecided).filter((seat) => top.includes(seat));
        undecided.rolloffs.push(again.map((seat) => ({ seat, score: null })));
        return;
      }
    }
    const last = this.#rounds[this.#rounds.length - 1];
    if (!last) return;
    const { counts } = decide(last);
    const order = [inOrder(last), ...last.rolloffs.filter((_, index) => counts[index]).map(seatsOf)];
    const threwLast = order.at(-1)?.at(-1) ?? 0;
    this.#newRound((threwLast + 1) % this.#agreed.players);
  }
}

const seatsOf = (rolloff: RollOff[]): number[] => rolloff.map(({ seat }) => seat);

/** Seats in the order in which they throw. */
const inOrder = ({ starter, scores }: Round): number[] => scores.map((_, turn) => (starter + turn) % scores.length);

const highest = (throws: RollOff[]): number[] => {
  const best = Math.max(...throws.map(({ score }) => score ?? 0));
  return seatsOf(throws.filter(({ score }) => score === best));
};

/** Who won a round, who is level at the top, and the roll-off that is waited for. */
function decide({ scores, rolloffs }: Round): {
  winner: number | null;
  top: number[];
  waiting: number | null;
  counts: boolean[];
} {
  const counts = rolloffs.map(() => false);
  if (scores.includes(null)) return { winner: null, top: [], waiting: null, counts };
  let top = highest(scores.map((score, seat) => ({ seat, score })));
  for (const [index, rolloff] of rolloffs.entries()) {
    if (top.length === 1) break;
    if (seatsOf(rolloff).sort().join() !== [...top].sort().join()) continue;
    counts[index] = true;
    if (rolloff.some(({ score }) => score === null)) return { winner: null, top, waiting: index, counts };
    top = highest(rolloff);
  }
  return { winner: top.length === 1 ? (top[0] ?? null) : null, top, waiting: null, counts };
}
