import { msg } from '@lit/localize';
import type { Paper, PrintOptions } from '../wiring/print/paper.js';
import { printPaper } from '../wiring/print/print-paper.js';
import { SheetPrintEvent } from './match-events.js';
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

const today = (): string => {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** A sheet on paper, whatever the game. */
export function paperOf(
  { heading, logo, dir, names, blank }: PaperFrame,
  game: string,
  { facts, rows }: Pick<Paper, 'facts' | 'rows'>,
): Paper {
  const written = names.filter(Boolean);
  const players = blank || !written.length ? [] : [written.map(inText).join(' ')];
  return {
    title: heading,
    facts,
    nameLabel: msg('Name'),
    names: names.map((name) => (blank ? '' : name)),
    rows,
    dateLabel: msg('Date'),
    credit: `${game} · ${location.host}${location.pathname}`,
    logo,
    documentTitle: [game, ...players, today()].join(', '),
    lang: 'en',
    dir,
  };
}

/** Prints a sheet, unless the page prevents it. */
export function printSheet(
  sheet: HTMLElement,
  {
    what,
    options,
    ...frame
  }: { what: 'sheet' | 'blank'; options: PrintOptions } & Pick<PaperFrame, 'heading' | 'names'>,
  paper: (frame: PaperFrame) => Paper,
): void {
  if (!sheet.dispatchEvent(new SheetPrintEvent(what))) return;
  const dir = getComputedStyle(sheet).direction === 'rtl' ? 'rtl' : 'ltr';
  const logo = sheet.querySelector('[slot="logo"]') ?? undefined;
  printPaper(paper({ ...frame, logo, dir, blank: what === 'blank' }), options);
}
