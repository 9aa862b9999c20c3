import { msg, str } from '@lit/localize';
import type { BostonMatch, MatchRound } from '../games/boston-match.js';
import type { RollOff } from '../games/boston-round.js';
import type { Cell } from '../games/boston.js';

/** A cell of the sheet, on screen or on paper. */
export interface SheetCell {
  readonly seat: number;
  readonly text: string;
  /** Where it can be written; nothing for cells that do not exist yet, sums, and players who sit a roll-off out. */
  readonly cell: Cell | null;
  readonly won: boolean;
  /** The score that is being thrown for. */
  readonly now: boolean;
  readonly struck: boolean;
}

export interface SheetRow {
  readonly kind: 'start' | 'round' | 'rolloff' | 'sum';
  readonly label: string;
  /** Short, for narrow screens. */
  readonly short: string;
  /** What is special about it: overtime, a tie still to be thrown off. */
  readonly note: string;
  /** The part that its cells bear. */
  readonly part:
    | 'sheet-start'
    | 'score'
    | 'rolloff'
    | 'rounds-won'
    | 'sheet-total'
    | 'sheet-left'
    | 'sheet-chips'
    | 'sheet-practice';
  readonly cells: readonly SheetCell[];
}

/** Lines on screen where no number of rounds is agreed. */
const OPEN_END = 6;

const numberOrBlank = (value: number | string | null | undefined): string => (value == null ? '' : String(value));

/** The throws for who starts, one line per attempt. */
function startRow(match: BostonMatch, throws: RollOff, attempt: number): SheetRow {
  const last = attempt === match.starts.length - 1;
  const cells = match.players.map((_, seat) => {
    const thrown = throws.find((one) => one.seat === seat);
    return {
      seat,
      text: thrown ? numberOrBlank(thrown.score) : '–',
      cell: null,
      won: last && match.rounds[0]?.starter === seat,
      now: last && match.phase === 'start' && match.seat === seat,
      struck: false,
    };
  });
  const label = attempt ? msg('Once more') : msg('Who starts');
  return { kind: 'start', label, short: label, note: '', part: 'sheet-start', cells };
}

function roundRow(match: BostonMatch, round: MatchRound | undefined, index: number): SheetRow {
  const cells = match.players.map((_, seat) => ({
    seat,
    text: numberOrBlank(round?.scores[seat]),
    cell: round ? { round: index, seat, rollOff: null } : null,
    won: round?.winner === seat && !round.struck,
    now: match.phase === 'turn' && match.seat === seat && match.round === index + 1,
    struck: round?.struck ?? false,
  }));
  const note = round?.tied ? msg('tied: throw again') : round?.overtime ? msg('overtime') : '';
  return { kind: 'round', label: msg(str`Round ${index + 1}`), short: String(index + 1), note, part: 'score', cells };
}

function rollOffRow(
  match: BostonMatch,
  round: MatchRound,
  roundIndex: number,
  rollOff: RollOff,
  index: number,
): SheetRow {
  const struck = round.struck || !round.counts[index];
  const last = round.counts.lastIndexOf(true) === index;
  const cells = match.players.map((_, seat) => {
    const throws = rollOff.find((one) => one.seat === seat);
    return {
      seat,
      text: throws ? numberOrBlank(throws.score) : '–',
      cell: throws ? { round: roundIndex, seat, rollOff: index } : null,
      won: last && !struck && round.winner === seat,
      now:
        match.phase === 'rolloff' &&
        match.seat === seat &&
        match.round === roundIndex + 1 &&
        match.rolloff === index + 1,
      struck,
    };
  });
  const label = msg(str`Roll-off ${index + 1}`);
  return { kind: 'rolloff', label, short: label, note: struck ? msg('does not count') : '', part: 'rolloff', cells };
}

function sumRow(
  label: string,
  part: SheetRow['part'],
  values: readonly (number | string | null)[],
  best: readonly boolean[],
  { short = label, note = '' }: { readonly short?: string; readonly note?: string } = {},
): SheetRow {
  const cells = values.map((value, seat) => ({
    seat,
    text: numberOrBlank(value),
    cell: null,
    won: best[seat] ?? false,
    now: false,
    struck: false,
  }));
  return { kind: 'sum', label, short, note, part, cells };
}

/** Whether a place is the lead: not while everybody is level. */
export const leads = ({ places }: BostonMatch, place: number | undefined): boolean =>
  place === 1 && places.some((other) => other > 1);

/** Practice: how many sums came right at the first try. */
function practiceRow({ practised }: BostonMatch): SheetRow {
  const values = practised.map(({ first, all }) => (all ? msg(str`${first} of ${all}`) : null));
  return sumRow(msg('Right first time'), 'sheet-practice', values, []);
}

/** What a match adds up to, line by line. In practice only what is asked for, until the match is over. */
function sumRows(match: BostonMatch): SheetRow[] {
  const { setup, roundsWon, totals, remaining, chips, pot, places } = match;
  const all = !setup.practice || match.finished;
  const begun = totals.some(Boolean);
  const best = places.map((place) => leads(match, place));
  const none = places.map(() => false);
  const blank = (values: readonly number[]): readonly (number | null)[] =>
    values.map((value) => (begun ? value : null));
  switch (setup.scoring) {
    case 'rounds-won':
      return [
        sumRow(msg('Rounds won'), 'rounds-won', blank(roundsWon), best, { short: msg('Won') }),
        ...(all ? [sumRow(msg('Total'), 'sheet-total', blank(totals), none)] : []),
      ];
    case 'race':
      return [
        sumRow(msg(str`Total (to ${setup.goal})`), 'sheet-total', blank(totals), best),
        ...(all
          ? [sumRow(msg('To go'), 'sheet-left', blank((remaining ?? []).map((left) => Math.max(0, left))), none)]
          : []),
      ];
    case 'count-down':
      return [
        ...(all ? [sumRow(msg('Total'), 'sheet-total', blank(totals), none)] : []),
        sumRow(msg('Left'), 'sheet-left', remaining ?? [], best),
      ];
    case 'stakes':
      return [
        sumRow(msg('Rounds won'), 'rounds-won', blank(roundsWon), none),
        sumRow(msg('Chips'), 'sheet-chips', chips ?? [], best, { note: pot ? msg(str`${pot} in the pot`) : '' }),
      ];
  }
}

/** The sheet of a match, line by line: rounds with their roll-offs, then sums. */
export function sheetRows(match: BostonMatch, openEnd = OPEN_END): readonly SheetRow[] {
  const { setup, rounds, starts } = match;
  const agreed = setup.scoring === 'rounds-won' || setup.scoring === 'stakes' ? setup.rounds : openEnd;
  const count = Math.max(agreed, rounds.length);
  const lines = [...new Array(count).keys()].flatMap((index) => {
    const round = rounds[index];
    const offs = round?.rolloffs.map((rollOff, order) => rollOffRow(match, round, index, rollOff, order)) ?? [];
    return [roundRow(match, round, index), ...offs];
  });
  const start = starts.map((throws, attempt) => startRow(match, throws, attempt));
  return [...start, ...lines, ...sumRows(match), ...(setup.practice ? [practiceRow(match)] : [])];
}
