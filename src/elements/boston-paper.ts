import { msg, str } from '@lit/localize';
import type { BostonMatch } from '../games/boston-match.js';
import type { Paper } from '../wiring/print/paper.js';
import { sheetRows, type SheetRow } from './boston-rows.js';
import { inText } from './words.js';

/** What the page around the sheet adds to the paper. */
export interface PaperFrame {
  readonly heading: string;
  readonly logo?: Element | undefined;
  readonly dir: 'ltr' | 'rtl';
  /** Names to print; empty ones are written by hand. */
  readonly names: readonly string[];
  readonly blank: boolean;
}

function facts({ setup }: BostonMatch): string[] {
  const { variant, scoring, rounds, goal, stake } = setup;
  const sum =
    variant === 'multiplication' ? msg('A turn: (first + second) × third') : msg('A turn: add the three dice');
  switch (scoring) {
    case 'rounds-won':
      return [sum, msg(str`Most rounds won of ${rounds}`)];
    case 'race':
      return [sum, msg(str`First to ${goal}`)];
    case 'count-down':
      return [sum, msg(str`From ${goal} down to zero`)];
    case 'stakes':
      return [sum, msg(str`Each round: ${stake} into the pot`)];
  }
}

/** As on screen, but for what only a screen can tell; a blank one leaves every number out. */
const toPaperRow = (
  row: SheetRow,
  variant: BostonMatch['setup']['variant'],
  blank: boolean,
): Paper['rows'][number] => ({
  kind: row.kind,
  label: row.note && !blank ? `${row.label} (${row.note})` : row.label,
  cells: blank ? [] : row.cells.map(({ text, won, struck }) => ({ text, won: won && row.kind !== 'sum', struck })),
  ...(row.kind === 'sum' ? {} : { working: variant === 'multiplication' ? '(_ + _) × _ =' : '_ + _ + _ =' }),
});

const today = (): string => {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** A match on paper. Before the first score nothing is added up: that is for the players to do. */
export function bostonPaper(match: BostonMatch, { heading, logo, dir, names, blank }: PaperFrame): Paper {
  const empty = blank || match.rounds.every(({ scores }) => scores.every((score) => score === null));
  const rows = sheetRows(match)
    .filter(({ kind }) => !blank || kind !== 'rolloff')
    .map((row) => toPaperRow(row, match.setup.variant, blank || (empty && row.kind === 'sum')));
  const written = names.filter(Boolean);
  return {
    title: heading,
    facts: facts(match),
    nameLabel: msg('Name'),
    names: names.map((name) => (blank ? '' : name)),
    rows,
    dateLabel: msg('Date'),
    credit: msg(str`Going to Boston · ${location.host}${location.pathname}`),
    logo,
    documentTitle: [
      msg('Going to Boston'),
      ...(blank || !written.length ? [] : [written.map(inText).join(' ')]),
      today(),
    ].join(', '),
    lang: 'en',
    dir,
  };
}
