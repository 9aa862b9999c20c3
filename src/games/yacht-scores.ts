import { BOXES, isBox, isPossible, type Box } from './yacht-score.js';

/** What a player has written, box by box, in the order of writing; open boxes are absent. */
export type Scores = Readonly<Partial<Record<Box, number>>>;

/** A box of the score sheet. */
export interface YachtCell {
  readonly seat: number;
  readonly box: Box;
}

export const noScores = (players: number): readonly Scores[] => new Array<Scores>(players).fill({});

export const filled = (scores: Scores): number => Object.keys(scores).length;

export const isFull = (scores: Scores): boolean => filled(scores) === BOXES.length;

export const totalOf = (scores: Scores): number => Object.values(scores).reduce((sum, score) => sum + score, 0);

/** The sheet with one box written, or opened again with `null`. */
export function withBox(sheet: readonly Scores[], { seat, box }: YachtCell, score: number | null): readonly Scores[] {
  const { [box]: _, ...others } = sheet[seat] ?? {};
  return sheet.with(seat, score === null ? others : { ...sheet[seat], [box]: score });
}

/** Why a number cannot be written into a box of this sheet. */
export function refuseCell(
  sheet: readonly Scores[],
  { seat, box }: YachtCell,
  score: unknown,
): 'no-such-cell' | 'impossible' | 'same' | null {
  const scores = Number.isInteger(seat) ? sheet[seat] : undefined;
  if (!scores || !isBox(box)) return 'no-such-cell';
  if (score !== null && !isPossible(box, score)) return 'impossible';
  return (scores[box] ?? null) === score ? 'same' : null;
}
