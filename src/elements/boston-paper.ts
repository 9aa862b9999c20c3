import { msg, str } from '@lit/localize';
import type { BostonMatch } from '../games/boston-match.js';
import type { BostonSetup } from '../games/boston-setup.js';
import type { Paper, PaperRow } from '../wiring/print/paper.js';
import { sheetRows, type SheetRow } from './boston-rows.js';
import { paperOf, type PaperFrame } from './sheet-paper.js';

const variantText = ({ variant }: BostonSetup): string =>
  variant === 'multiplication' ? msg('Multiplication: (first + second) × third') : msg('Classic: add the three dice');

function scoringTexts({ scoring, rounds, goal, equalTurns, stake, purse }: BostonSetup, blank: boolean): string[] {
  const finished = equalTurns ? [msg('the round is finished first')] : [];
  switch (scoring) {
    case 'rounds-won':
      return [blank ? msg(str`Most rounds won, or first to ${goal}`) : msg(str`Most rounds won of ${rounds}`)];
    case 'race':
      return [msg(str`Race: first to ${goal}`), ...finished];
    case 'count-down':
      return [msg(str`Count-down: from ${goal} to zero`), ...finished];
    case 'stakes': {
      const start = purse ? [msg(str`${purse} each to start with`)] : [];
      return [msg(str`Chips: ${stake} each into the pot every round`), ...start];
    }
  }
}

/** As on screen, but for what only a screen can tell; a blank one leaves every number out. */
function toPaperRow(row: SheetRow, { setup, winner }: BostonMatch, blank: boolean): PaperRow {
  const isSum = row.kind === 'sum';
  const note =
    row.part === 'sheet-total' && setup.scoring === 'rounds-won' ? msg(str`(if playing to ${setup.goal})`) : '';
  return {
    kind: row.kind === 'start' ? 'round' : row.kind,
    label: row.label,
    note: blank ? note : row.note && `(${row.note})`,
    cells: blank
      ? []
      : row.cells.map(({ seat, text, won, struck }) => ({ text, won: won && (!isSum || seat === winner), struck })),
    struck: !blank && row.cells.every(({ struck }) => struck),
    ...(isSum ? {} : { working: setup.variant === 'multiplication' ? '(_ + _) × _ =' : '_ + _ + _ =' }),
  };
}

/** Lines for as many rounds as it may take to the goal. */
function linesFor({ variant, goal }: BostonSetup): number {
  const mean = variant === 'multiplication' ? 33 : 12.9;
  return Math.min(40, Math.max(10, Math.ceil(goal / mean) + 2));
}

function rowsOf(match: BostonMatch, { blank, openEnd }: PaperFrame): PaperRow[] {
  const { setup, rounds, finished } = match;
  const unwritten = rounds.every(({ scores }) => scores.every((score) => score === null));
  // Rounds still to come are lines to write on; a match that is over has none.
  const lines = !openEnd ? setup.rounds : finished && !blank ? 0 : linesFor(setup);
  return sheetRows({ ...match, starts: [], ...(blank ? { rounds: [] } : {}) }, lines)
    .filter(({ part, cells }) => part !== 'sheet-practice' || (!blank && cells.some(({ text }) => text !== '')))
    .filter(({ part }) => part !== 'sheet-left' || setup.scoring === 'count-down')
    .map((row) => toPaperRow(row, match, blank || (unwritten && row.kind === 'sum')));
}

/** A match on paper. Before the first score nothing is added up: that is for the players to do. */
export const bostonPaper = (match: BostonMatch, frame: PaperFrame): Paper =>
  paperOf(frame, msg('Going to Boston'), {
    facts: [variantText(match.setup), ...scoringTexts(match.setup, frame.blank)],
    rows: rowsOf(match, frame),
  });
