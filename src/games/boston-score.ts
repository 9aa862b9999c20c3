import type { Face } from '../core/dice.js';
import type { Variant } from './boston-setup.js';

/** The score of three dice in the order of keeping. */
export function scoreOf(variant: Variant, [first = 0, second = 0, third = 0]: readonly number[]): number {
  return variant === 'multiplication' ? (first + second) * third : first + second + third;
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

const reachable = (variant: Variant): ReadonlySet<number> =>
  new Set(FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => scoreOf(variant, [a, b, c])))));

const POSSIBLE = { classic: reachable('classic'), multiplication: reachable('multiplication') };

/** Whether three dice can make this score. */
export const isPossibleScore = (variant: Variant, score: unknown): score is number =>
  POSSIBLE[variant].has(score as number);
