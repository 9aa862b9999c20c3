/** Everything agreed before a match. */
export interface YachtSetup {
  readonly players: number;
  readonly practice: boolean;
  /** The seat that throws first; a rematch moves it one on. */
  readonly first: number;
}

export const YACHT_DEFAULTS = { players: 2, practice: false, first: 0 } as const satisfies YachtSetup;

/** How many can play. */
export const YACHT_PLAYERS = [1, 8] as const;

/** Whether unknown data (a saved match, a link) is a setup that could have been agreed here. */
export function isYachtSetup(value: unknown): value is YachtSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { players, practice, first } = value as Record<keyof YachtSetup, unknown>;
  const whole = (number: unknown, low: number, high: number): number is number =>
    Number.isInteger(number) && (number as number) >= low && (number as number) <= high;
  return whole(players, ...YACHT_PLAYERS) && whole(first, 0, players - 1) && typeof practice === 'boolean';
}
