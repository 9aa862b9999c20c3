import { msg } from '@lit/localize';
import type { CSSResult, TemplateResult } from 'lit';
import { bostonPaper } from '../elements/boston-paper.js';
import type { PaperFrame } from '../elements/sheet-paper.js';
import { seatName } from '../elements/words.js';
import { yachtPaper } from '../elements/yacht-paper.js';
import { BOSTON_DEFAULTS } from '../games/boston-setup.js';
import { bostonSheet, describeSheet } from '../games/boston-sheet.js';
import { YACHT_DEFAULTS } from '../games/yacht-setup.js';
import { describeYachtSheet, yachtSheet } from '../games/yacht-sheet.js';
import { pagesStyles } from '../wiring/print/pages.styles.js';
import { drawPaper } from '../wiring/print/pages.js';
import type { Paper, PrintOptions } from '../wiring/print/paper.js';

const NAMES = ['', '', '', ''];

/** For each game the blank sheet that the rules describe, for four players. */
const papers: Readonly<Record<'boston' | 'yacht', (frame: Omit<PaperFrame, 'heading'>) => Paper>> = {
  boston: (frame) => {
    const state = bostonSheet.start({ ...BOSTON_DEFAULTS, players: NAMES.length, rounds: 10 });
    return bostonPaper(describeSheet(state, NAMES), { ...frame, heading: msg('Going to Boston score sheet') });
  },
  yacht: (frame) => {
    const state = yachtSheet.start({ ...YACHT_DEFAULTS, players: NAMES.length });
    return yachtPaper(describeYachtSheet(state, NAMES), { ...frame, heading: msg('Yacht score sheet') });
  },
};

/** A blank sheet, for the build, which has no page to draw it into. */
export function blankSheet(
  game: keyof typeof papers,
  address: string,
  options: PrintOptions = {},
): {
  title: string;
  /** For screen readers: what the columns are, while no name stands in them. */
  columns: readonly string[];
  classes: string;
  lengths: Readonly<Record<string, string>>;
  pages: readonly TemplateResult[];
  styles: CSSResult;
} {
  const paper = papers[game]({ names: NAMES, address, dir: 'ltr', blank: true, openEnd: false });
  return {
    title: paper.title,
    columns: NAMES.map((_, seat) => seatName(seat)),
    styles: pagesStyles,
    ...drawPaper(paper, options),
  };
}
