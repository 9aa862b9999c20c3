import type { ComplexAttributeConverter } from 'lit';

/** Present is on, `="false"` is off. */
export const flag: ComplexAttributeConverter<boolean> = {
  fromAttribute: (value) => value !== null && unquoted(value).toLowerCase() !== 'false',
};

/** Editors curl quotes until they are part of the value. */
export const unquoted = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^[\s"'“”„‘’′″«»]+|[\s"'“”„‘’′″«»]+$/g, '')
    .trim();

function warn(name: string, value: unknown, wanted: string, used: unknown): void {
  console.warn(`set-aside-dice: ${name}="${String(value)}" is not ${wanted}; using ${String(used)}.`);
}

/** The nearest whole number in the range; the fallback where there is none. */
export function wholeNumber(
  name: string,
  value: unknown,
  [low, high]: readonly [number, number],
  fallback: number,
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return value;
  const text = unquoted(String(value));
  const number = parseFloat(text);
  const used = Number.isNaN(number) ? fallback : Math.min(high, Math.max(low, Math.round(number)));
  if (text !== String(used)) warn(name, value, `a whole number from ${low} to ${high}`, used);
  return used;
}

/** One of the list; the fallback for anything else. */
export function oneOf<Choice extends string>(
  name: string,
  value: unknown,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = unquoted(String(value)).toLowerCase();
  const found = choices.find((choice) => choice === text);
  if (!found) warn(name, value, `one of ${choices.join(', ')}`, fallback);
  return found ?? fallback;
}

/** How many play, and what they are called: an empty name is to be made up. */
export interface Seats {
  readonly count: number;
  readonly names: readonly string[];
}

/** Reads a count ("3") or names ("Ann, Bob"); an array of names may hold commas. */
export function seats(value: unknown, most: number, fallback: number): Seats {
  const text = typeof value === 'string' ? unquoted(value) : '';
  const list = Array.isArray(value)
    ? value.map((name) => (/^(string|number)$/.test(typeof name) ? String(name) : ''))
    : /^[^\d+-]/.test(text)
      ? text.split(',')
      : [];
  if (!list.length) return { count: wholeNumber('players', value, [1, most], fallback), names: [] };
  if (list.length > most) warn('players', value, `at most ${most} names`, `the first ${most}`);
  const names = list.slice(0, most).map((name) => name.trim());
  return { count: names.length, names };
}
