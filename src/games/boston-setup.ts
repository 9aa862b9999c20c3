/** How a turn becomes a number: the sum of the dice, or (first + second) × third. */
export type Variant = 'classic' | 'multiplication';
/** What a match is about. */
export type ScoringId = 'rounds-won' | 'race' | 'count-down' | 'stakes';
/** How dice get kept: as one likes, with friendly hints, one by one as the rule says, or by the table itself. */
export type Keeping = 'free' | 'coach' | 'strict' | 'auto';
/** Who starts the first round: seat 1, or whoever throws highest. */
export type Starter = 'seat' | 'roll';

/** Everything agreed before a match. */
export interface BostonSetup {
  readonly players: number;
  readonly rounds: number;
  readonly variant: Variant;
  readonly scoring: ScoringId;
  readonly goal: number;
  readonly equalTurns: boolean;
  readonly stake: number;
  readonly purse: number;
  readonly keeping: Keeping;
  readonly starter: Starter;
  readonly practice: boolean;
  /** The seat that starts the first round; a rematch moves it one on. */
  readonly first: number;
}

export const BOSTON_DEFAULTS = {
  players: 2,
  rounds: 5,
  variant: 'classic',
  scoring: 'rounds-won',
  goal: 100,
  equalTurns: false,
  stake: 1,
  purse: 0,
  keeping: 'coach',
  starter: 'seat',
  practice: false,
  first: 0,
} as const satisfies BostonSetup;

/** Whole-number settings and their legal ranges. */
export const BOSTON_RANGES = {
  players: [1, 12],
  rounds: [1, 99],
  goal: [1, 9999],
  stake: [1, 999],
  purse: [0, 99999],
} as const;

/** Settings that are one of a list. */
export const BOSTON_CHOICES = {
  variant: ['classic', 'multiplication'],
  scoring: ['rounds-won', 'race', 'count-down', 'stakes'],
  keeping: ['free', 'coach', 'strict', 'auto'],
  starter: ['seat', 'roll'],
} as const;

/** Whether unknown data (a saved match, a link) is a setup that could have been agreed here. */
export function isBostonSetup(value: unknown): value is BostonSetup {
  if (typeof value !== 'object' || value === null) return false;
  const setup = value as Record<keyof BostonSetup, unknown>;
  const whole = (key: keyof BostonSetup, low: number, high: number): boolean => {
    const number = setup[key];
    return typeof number === 'number' && Number.isInteger(number) && number >= low && number <= high;
  };
  return (
    Object.entries(BOSTON_RANGES).every(([key, [low, high]]) => whole(key as keyof BostonSetup, low, high)) &&
    Object.entries(BOSTON_CHOICES).every(([key, list]) =>
      (list as readonly unknown[]).includes(setup[key as keyof BostonSetup]),
    ) &&
    typeof setup.equalTurns === 'boolean' &&
    typeof setup.practice === 'boolean' &&
    whole('first', 0, (setup.players as number) - 1)
  );
}
