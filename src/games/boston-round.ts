/** One throw-off among tied players, in throwing order; `null` until thrown. */
export type RollOff = readonly { readonly seat: number; readonly score: number | null }[];

/** Who threw what in a round. Winners and ties are derived from it. */
export interface Round {
  readonly starter: number;
  /** By seat; `null` while not thrown. */
  readonly scores: readonly (number | null)[];
  readonly rollOffs: readonly RollOff[];
}

/** What a round's numbers mean. */
export interface Settled {
  readonly complete: boolean;
  readonly winner: number | null;
  /** Seats level at the top that have to throw a roll-off which is not on the sheet yet. */
  readonly tied: readonly number[];
  /** Index of the roll-off being thrown. */
  readonly open: number | null;
  /** By roll-off: does it count? One whose seats are not exactly those tied does not. */
  readonly counts: readonly boolean[];
}

export const newRound = (players: number, starter: number): Round => ({
  starter,
  scores: new Array<null>(players).fill(null),
  rollOffs: [],
});

/** Works something out once per round: rounds never change, and a long match asks about all of them at every step. */
function oncePerRound<Result>(work: (round: Round) => Result): (round: Round) => Result {
  const known = new WeakMap<Round, Result>();
  return (round) => {
    const result = known.get(round) ?? work(round);
    known.set(round, result);
    return result;
  };
}

/** Seats in the order in which they throw in this round. */
export const throwingOrder = oncePerRound(({ starter, scores }): readonly number[] =>
  [...scores.keys()].map((turn) => (starter + turn) % scores.length),
);

const leaders = (scores: RollOff): readonly number[] => {
  const best = Math.max(...scores.map(({ score }) => score ?? 0));
  return scores.filter(({ score }) => score === best).map(({ seat }) => seat);
};

const sameSeats = (rollOff: RollOff, seats: readonly number[]): boolean =>
  rollOff.length === seats.length && rollOff.every(({ seat }) => seats.includes(seat));

/** Works out a round among the seats that play it. */
export function settle(round: Round, playing: readonly number[] = throwingOrder(round)): Settled {
  const turns = playing.map((seat) => ({ seat, score: round.scores[seat] ?? null }));
  const counts = round.rollOffs.map(() => false);
  if (!turns.length || turns.some(({ score }) => score === null)) {
    return { complete: false, winner: null, tied: [], open: null, counts };
  }
  let top = leaders(turns);
  let open: number | null = null;
  for (const [index, rollOff] of round.rollOffs.entries()) {
    if (top.length === 1 || open !== null) break;
    if (!sameSeats(rollOff, top)) continue;
    counts[index] = true;
    if (rollOff.some(({ score }) => score === null)) open = index;
    else top = leaders(rollOff);
  }
  const winner = top.length === 1 ? (top[0] ?? null) : null;
  return { complete: true, winner, tied: winner === null && open === null ? top : [], open, counts };
}

/** `settle` among all seats. */
export const settled = oncePerRound((round) => settle(round));

/** The seat that threw last, roll-offs included. */
export function lastToThrow(round: Round): number {
  const { counts } = settled(round);
  const rollOff = round.rollOffs.filter((_, index) => counts[index]).at(-1);
  return rollOff?.at(-1)?.seat ?? throwingOrder(round).at(-1) ?? 0;
}

/** The round with one score written or cleared. */
export function withScore(round: Round, seat: number, rollOff: number | null, score: number | null): Round {
  if (rollOff === null) return { ...round, scores: round.scores.with(seat, score) };
  const throws = round.rollOffs[rollOff] ?? [];
  const changed = throws.map((one) => (one.seat === seat ? { seat, score } : one));
  return { ...round, rollOffs: round.rollOffs.with(rollOff, changed) };
}

/** The round with a new roll-off of these seats, in the order in which they threw. */
export const withRollOff = (round: Round, seats: readonly number[]): Round => ({
  ...round,
  rollOffs: [
    ...round.rollOffs,
    throwingOrder(round)
      .filter((seat) => seats.includes(seat))
      .map((seat) => ({ seat, score: null })),
  ],
});

/** What stands in a cell; `undefined` where there is none. */
export const cellOf = (round: Round | undefined, seat: number, rollOff: number | null): number | null | undefined =>
  rollOff === null ? round?.scores[seat] : round?.rollOffs[rollOff]?.find((one) => one.seat === seat)?.score;
