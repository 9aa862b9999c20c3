import { isFace, type Face } from '../core/dice.js';

/** The twelve boxes of a player, from the top of the sheet down. */
export const BOXES = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'full-house',
  'four-of-a-kind',
  'little-straight',
  'big-straight',
  'choice',
  'yacht',
] as const;

export type Box = (typeof BOXES)[number];

export const isBox = (value: unknown): value is Box => (BOXES as readonly unknown[]).includes(value);

/** Five dice to a throw. */
export const DICE = 5;

/** What a box makes of five dice: those that count, and what they are worth when they are not just added up. */
interface BoxRule {
  /** The dice that count; none when they do not fit the box. */
  counts(faces: readonly Face[]): readonly Face[];
  /** The score of a box that does not add its dice up. */
  readonly fixed?: number;
}

const alike = (face: Face, faces: readonly Face[]): readonly Face[] => faces.filter((one) => one === face);

/** How often each number shows, most often first. */
const groups = (faces: readonly Face[]): readonly number[] =>
  [...new Set(faces)].map((face) => alike(face, faces).length).sort((a, b) => b - a);

const number = (face: Face): BoxRule => ({ counts: (faces) => alike(face, faces) });

/** All five dice, when they are grouped like this: `[3, 2]` is a full house. */
const grouped = (...sizes: readonly number[]): BoxRule['counts'] => {
  const wanted = sizes.join();
  return (faces) => (groups(faces).join() === wanted ? faces : []);
};

const straight = (low: Face): BoxRule => ({
  fixed: 30,
  counts: (faces) =>
    new Set(faces).size === DICE && faces.every((face) => face >= low && face < low + DICE) ? faces : [],
});

const RULES: Readonly<Record<Box, BoxRule>> = {
  ones: number(1),
  twos: number(2),
  threes: number(3),
  fours: number(4),
  fives: number(5),
  sixes: number(6),
  'full-house': { counts: grouped(3, 2) },
  'four-of-a-kind': {
    counts: (faces) => {
      const four = faces.find((face) => alike(face, faces).length >= 4);
      return four ? alike(four, faces).slice(0, 4) : [];
    },
  },
  'little-straight': straight(1),
  'big-straight': straight(2),
  choice: { counts: (faces) => faces },
  yacht: { fixed: 50, counts: grouped(DICE) },
};

/** The dice that count in a box; none when they do not fit it. */
export const countingDice = (box: Box, faces: readonly Face[]): readonly Face[] => RULES[box].counts(faces);

/** What a box is worth when the dice fit; nothing for one that adds them up. */
export const fixedScore = (box: Box): number | undefined => RULES[box].fixed;

/** What five dice score in a box. */
export function boxScore(box: Box, faces: readonly Face[]): number {
  const counting = countingDice(box, faces);
  const sum = counting.reduce((all: number, face) => all + face, 0);
  return counting.length > 0 ? (fixedScore(box) ?? sum) : 0;
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** Every throw of so many dice, sorted: their order does not matter. */
function throwsOf(count: number, from: Face = 1): readonly (readonly Face[])[] {
  if (count === 0) return [[]];
  return FACES.filter((face) => face >= from).flatMap((face) =>
    throwsOf(count - 1, face).map((rest) => [face, ...rest] as const),
  );
}

const scoresOf = (box: Box): ReadonlySet<number> => new Set(throwsOf(DICE).map((faces) => boxScore(box, faces)));

const POSSIBLE = Object.fromEntries(BOXES.map((box) => [box, scoresOf(box)])) as Readonly<
  Record<Box, ReadonlySet<number>>
>;

/** Whether five dice can score this in a box. */
export const isPossible = (box: Box, score: unknown): score is number => POSSIBLE[box].has(score as number);

/** What a box can hold, from the lowest. */
export const possibleScores = (box: Box): readonly number[] => [...POSSIBLE[box]].sort((a, b) => a - b);

export const areFiveFaces = (faces: unknown): faces is readonly Face[] =>
  Array.isArray(faces) && faces.length === DICE && faces.every(isFace);
