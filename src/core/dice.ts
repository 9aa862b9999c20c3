/** One side of a die, as a number of pips. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Where faces come from: returns as many as asked for. Chance enters the product by this door alone, so a test,
 * a story or real dice can take its place.
 */
export type Thrower = (count: number) => readonly Face[];

export const isFace = (value: unknown): value is Face =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;

/** Whether unknown data is so many faces; a hole in an array is none. */
export const areFaces = (value: unknown, count: number): value is readonly Face[] =>
  Array.isArray(value) && value.length === count && [...(value as unknown[])].every(isFace);

/** Asks a thrower for faces and does not trust what it says. */
export function drawFaces(thrower: Thrower, count: number): readonly Face[] {
  let drawn: unknown;
  try {
    drawn = thrower(count);
  } catch (cause) {
    throw new RangeError(`The thrower failed: ${show(cause)}`, { cause });
  }
  if (!areFaces(drawn, count)) {
    throw new RangeError(`The thrower must return ${count} whole numbers from 1 to 6, not ${show(drawn)}`);
  }
  return [...drawn];
}

/** For a message: some objects cannot even be turned into text. */
function show(value: unknown): string {
  try {
    return Array.isArray(value) ? `[${value.map(show).join(', ')}]` : String(value);
  } catch {
    return 'something else';
  }
}
