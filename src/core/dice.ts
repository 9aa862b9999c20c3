/** One side of a die, as a number of pips. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Where faces come from: returns as many as asked for. Chance enters the product by this door alone, so a test,
 * a story or real dice can take its place.
 */
export type Thrower = (count: number) => readonly Face[];

export const isFace = (value: unknown): value is Face =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;

/** Asks a thrower for faces and does not trust what it says. */
export function drawFaces(thrower: Thrower, count: number): readonly Face[] {
  let drawn: unknown;
  try {
    drawn = thrower(count);
  } catch (cause) {
    throw new RangeError(`The thrower failed: ${String(cause)}`, { cause });
  }
  const faces: unknown[] = Array.isArray(drawn) ? [...drawn] : [];
  if (faces.length !== count || !faces.every(isFace)) {
    throw new RangeError(`The thrower must return ${count} whole numbers from 1 to 6, not ${show(drawn)}`);
  }
  return faces;
}

const show = (value: unknown): string => (Array.isArray(value) ? `[${value.map(String).join(', ')}]` : String(value));
