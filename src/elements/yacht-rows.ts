import { msg, str } from '@lit/localize';
import { showing } from '../core/turn.js';
import type { YachtMatch } from '../games/yacht-match.js';
import { BOXES, boxScore, type Box } from '../games/yacht-score.js';
import { boxName, boxRule, why } from './yacht-words.js';

/** A box of a player, on screen or on paper. */
export interface BoxCell {
  readonly seat: number;
  readonly box: Box;
  /** What is written in it; '' while it is open. */
  readonly text: string;
  /** What the dice on the table would score; nothing where they are not to be written. */
  readonly offer: number | undefined;
}

export interface BoxRow {
  readonly box: Box;
  readonly label: string;
  /** What the box takes; once dice lie there, why they score what they score. */
  readonly note: string;
  readonly cells: readonly BoxCell[];
}

/** The twelve boxes, line by line. `offered`: the dice have landed, and may be written. */
export function boxRows({ players, scores, seat, turn }: YachtMatch, offered: boolean): readonly BoxRow[] {
  const faces = offered ? showing(turn) : [];
  return BOXES.map((box) => {
    const open = seat !== null && scores[seat]?.[box] === undefined && faces.length > 0;
    return {
      box,
      label: boxName(box),
      note: `\u2068${open ? why(box, faces) : boxRule(box)}\u2069`, // sums run from left to right on any page
      cells: players.map((_, player) => ({
        seat: player,
        box,
        text: String(scores[player]?.[box] ?? ''),
        offer: open && player === seat ? boxScore(box, faces) : undefined,
      })),
    };
  });
}

export interface SumRow {
  readonly label: string;
  readonly part: 'sheet-total' | 'sheet-practice';
  readonly cells: readonly { readonly text: string; readonly won: boolean }[];
}

/** Whether a seat leads: not while everybody is level. */
export const leads = ({ places }: YachtMatch, seat: number): boolean =>
  places[seat] === 1 && places.some((other) => other > 1);

/** Totals, and with practice how many scores came right at the first try. */
export function sumRows(match: YachtMatch): readonly SumRow[] {
  const { setup, totals, scores, practised } = match;
  const begun = (seat: number): boolean => Object.keys(scores[seat] ?? {}).length > 0;
  const total: SumRow = {
    label: msg('Total'),
    part: 'sheet-total',
    cells: totals.map((sum, seat) => ({
      text: begun(seat) ? String(sum) : '',
      won: begun(seat) && leads(match, seat),
    })),
  };
  if (!setup.practice) return [total];
  const right = practised.map(({ first, all }) => ({ text: all ? msg(str`${first} of ${all}`) : '', won: false }));
  return [total, { label: msg('Right first time'), part: 'sheet-practice', cells: right }];
}
