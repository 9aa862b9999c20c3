import { msg } from '@lit/localize';
import type { CSSResult, TemplateResult } from 'lit';
import { bostonPaper } from '../elements/boston-paper.js';
import { seatName } from '../elements/words.js';
import { BOSTON_DEFAULTS } from '../games/boston-setup.js';
import { bostonSheet, describeSheet } from '../games/boston-sheet.js';
import { pagesStyles } from '../wiring/print/pages.styles.js';
import { drawPaper } from '../wiring/print/pages.js';
import type { PrintOptions } from '../wiring/print/paper.js';

/** A blank sheet for four players and ten rounds, for the build, which has no page to draw it into. */
export function blankSheet(
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
  const heading = msg('Going to Boston score sheet');
  const names = ['', '', '', ''];
  const match = describeSheet(bostonSheet.start({ ...BOSTON_DEFAULTS, players: names.length, rounds: 10 }), names);
  const paper = bostonPaper(match, { heading, names, address, dir: 'ltr', blank: true, openEnd: false });
  return {
    title: heading,
    columns: names.map((_, seat) => seatName(seat)),
    styles: pagesStyles,
    ...drawPaper(paper, options),
  };
}
