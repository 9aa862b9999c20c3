import { msg } from '@lit/localize';
import type { YachtMatch } from '../games/yacht-match.js';
import { BOXES, fixedScore, type Box } from '../games/yacht-score.js';
import type { Paper } from '../wiring/print/paper.js';
import { paperOf, type PaperFrame } from './sheet-paper.js';
import { boxRows, sumRows, type BoxRow } from './yacht-rows.js';

/** A box that is always worth the same says so: nobody has to look it up. */
const onPaper = ({ box, label }: BoxRow): string => {
  const fixed = fixedScore(box);
  return fixed === undefined ? label : `${label} (${fixed})`;
};

/** Lines for the working, where they are worth their room. */
function working(box: Box): string | undefined {
  const number = BOXES.indexOf(box) + 1;
  if (number <= 6) return `_ × ${number} =`;
  if (box === 'four-of-a-kind') return '4 × _ =';
  return box === 'full-house' ? '3 × _ + 2 × _ =' : undefined;
}

/** A match on paper; a blank one leaves every number out, and one without a score the totals. */
export function yachtPaper(match: YachtMatch, frame: PaperFrame): Paper {
  const boxes = boxRows(match, false).map((row) => ({
    kind: 'round' as const,
    label: onPaper(row),
    working: working(row.box),
    cells: frame.blank ? [] : row.cells.map(({ text }) => ({ text })),
  }));
  const sums = sumRows(match).map(({ label, cells }) => ({
    kind: 'sum' as const,
    label,
    cells: frame.blank ? [] : cells.map(({ text }) => ({ text })),
  }));
  return paperOf(frame, msg('Yacht'), {
    facts: [msg('Twelve boxes, each used once'), msg('Up to three throws a turn'), msg('The highest total wins')],
    rows: [...boxes, ...sums],
  });
}
