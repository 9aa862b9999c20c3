import { msg } from '@lit/localize';
import { pageAddress } from '../wiring/home.js';
import type { Paper, PrintOptions } from '../wiring/print/paper.js';
import { printPaper } from '../wiring/print/print-paper.js';
import { SheetPrintEvent } from './match-events.js';

/** What the page around the sheet adds to the paper. */
export interface PaperFrame {
  readonly heading: string;
  readonly logo?: Element | undefined;
  readonly dir: 'ltr' | 'rtl';
  /** Names to print; empty ones are written by hand. */
  readonly names: readonly string[];
  readonly blank: boolean;
  /** The match goes on for as many rounds as it takes; otherwise the sheet has a line for each already. */
  readonly openEnd: boolean;
  /** Where the sheet comes from: the page's address. */
  readonly address: string;
}

/** More than this and some systems refuse the file's name. */
const LONGEST_NAMES = 80;

const today = (): string => {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** A sheet on paper, whatever the game. */
export function paperOf(
  { heading, logo, dir, names, blank, address }: PaperFrame,
  game: string,
  { facts, rows }: Pick<Paper, 'facts' | 'rows'>,
): Paper {
  const who = blank ? '' : names.filter(Boolean).join(' ').slice(0, LONGEST_NAMES);
  return {
    title: heading,
    facts,
    nameLabel: msg('Name'),
    names: names.map((name) => (blank ? '' : name)),
    rows,
    dateLabel: msg('Date'),
    credit: [game, address].filter(Boolean).join(' · '),
    logo,
    documentTitle: [game, who, today()].filter(Boolean).join(', '),
    lang: 'en',
    dir,
  };
}

/** What a sheet knows of its paper. */
interface Printed extends Pick<PaperFrame, 'heading' | 'names' | 'openEnd'> {
  readonly what: 'sheet' | 'blank';
  readonly options: PrintOptions;
}

/** Prints a sheet, unless the page prevents it. */
export function printSheet(
  sheet: HTMLElement,
  { what, options, ...frame }: Printed,
  paper: (frame: PaperFrame) => Paper,
): void {
  if (!sheet.dispatchEvent(new SheetPrintEvent(what))) return;
  const dir = getComputedStyle(sheet).direction === 'rtl' ? 'rtl' : 'ltr';
  const logo = sheet.querySelector('[slot="logo"]') ?? undefined;
  printPaper(paper({ ...frame, logo, dir, blank: what === 'blank', address: pageAddress() }), options);
}
