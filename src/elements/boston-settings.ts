import { BOSTON_CHOICES, BOSTON_DEFAULTS, BOSTON_RANGES, type BostonSetup } from '../games/boston-setup.js';
import { oneOf, seats, wholeNumber } from '../wiring/settings.js';

/** The properties an author sets on a table. */
export type BostonSettings = {
  -readonly [Key in Exclude<keyof BostonSetup, 'first' | 'players'>]: BostonSetup[Key];
} & {
  players: number | string | readonly string[];
};

const NUMBERS = ['rounds', 'goal', 'stake', 'purse'] as const;
const CHOICES = ['variant', 'scoring', 'keeping', 'starter'] as const;

/**
 * The setup that an element's properties ask for; settings that the element does not have are the usual ones. Each
 * property is set to the legal value nearest to it.
 */
export function readBostonSettings(
  element: Partial<BostonSettings>,
  usual: BostonSetup = BOSTON_DEFAULTS,
): {
  setup: BostonSetup;
  names: readonly string[];
} {
  const numbers = element as Partial<Record<(typeof NUMBERS)[number], number>>;
  for (const name of NUMBERS) {
    if (name in element) numbers[name] = wholeNumber(name, numbers[name], BOSTON_RANGES[name], usual[name]);
  }
  const choices = element as Partial<Record<(typeof CHOICES)[number], string>>;
  for (const name of CHOICES) {
    if (name in element) choices[name] = oneOf<string>(name, choices[name], BOSTON_CHOICES[name], usual[name]);
  }
  const { count, names } = seats(element.players, BOSTON_RANGES.players[1], usual.players);
  if (!names.length) element.players = count;
  const setup: BostonSetup = { ...usual, players: count };
  for (const name of [...NUMBERS, ...CHOICES] as const) {
    if (name in element) Object.assign(setup, { [name]: element[name] });
  }
  for (const name of ['equalTurns', 'practice'] as const) {
    if (name in element) Object.assign(setup, { [name]: Boolean(element[name]) });
  }
  return { setup, names };
}
