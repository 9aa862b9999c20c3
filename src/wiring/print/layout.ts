import type { Paper, PaperRow, PrintOptions } from './paper.js';

/** What stands on one page: some of the rows, and the columns from `from` up to, not including, `to`. */
export interface PaperPage {
  readonly rows: readonly PaperRow[];
  readonly from: number;
  readonly to: number;
}

/** All lengths in millimetres, all type in points. */
export interface PaperLayout {
  readonly pages: readonly PaperPage[];
  readonly rowHeight: number;
  readonly labelWidth: number;
  readonly nameHeight: number;
  readonly nameSize: number;
  /** The width of a `_` in the working. */
  readonly gap: number;
}

/** A roll-off is read more than it is written, so it takes less of the height of a line. */
const ROLLOFF = 0.75;

/** A4 between its margins: the narrower of the two papers. Letter, the lower one, sets the heights. */
const WIDTH = 182;
/** Twelve columns leave 38 mm for the labels; a note that is too long for that takes a second line. */
const NARROWEST_COLUMN = 12;

const MM_PER_PT = 0.3528;
/** The width of a bold letter, in em, and how many such letters a capital takes. */
const LETTER = 0.62;
const CAPITAL = 1.35;

/**
 * `room` is for the name row and the lines under it. It leaves some 18 mm of a Letter page unused, so that a browser
 * that insists on margins of its own still needs no second page.
 */
const whole = { room: 210, name: 13, lowestRow: 9.5, highestRow: 15.5, largestType: 13 };
const half = { room: 96, name: 10, lowestRow: 6, highestRow: 9, largestType: 10.5 };

/**
 * Wide tables get narrower columns, not a landscape page: `@page { size }` is ignored by some browsers, and a sheet
 * laid out for landscape would be cut off there. Twelve columns of 12 mm still take a written score. With the working
 * beside it a score needs some 40 mm, so the players are dealt out to several pages, four to each.
 */
const columnsPerPage = (working: boolean): number => (working ? 4 : 12);

export function layOut(paper: Paper, { perPage = 1, working = false }: PrintOptions = {}): PaperLayout {
  const size = perPage === 2 ? half : whole;
  const blocks = Math.max(1, Math.ceil(paper.names.length / columnsPerPage(working)));
  const columns = Math.max(1, Math.ceil(paper.names.length / blocks));

  const longestLabel = Math.max(ems(paper.nameLabel), ...paper.rows.map(labelLength));
  const widestLabel = Math.min(working ? 34 : 48, WIDTH - columns * NARROWEST_COLUMN);
  const labelWidth = within(20, widestLabel, 7 + 2.3 * longestLabel);
  const columnWidth = (WIDTH - labelWidth) / columns;
  const largestType = Math.min(size.largestType, within(8.5, 13, columnWidth * 0.7));
  const { nameSize, nameHeight } = fitNames(paper.names, columnWidth, largestType, size);

  const room = size.room - nameHeight;
  const parts = paginate(paper.rows, room / size.lowestRow);
  const fullest = Math.max(1, ...parts.map(unitsOf));

  return {
    pages: [...Array(blocks).keys()].flatMap((block) => {
      const from = block * columns;
      return parts.map((rows) => ({ rows, from, to: Math.min(from + columns, paper.names.length) }));
    }),
    rowHeight: Math.min(size.highestRow, room / fullest),
    labelWidth,
    nameHeight,
    nameSize,
    gap: within(4, 8, (columnWidth - 26) / 3),
  };
}

/** As few pages as hold it, each about as full as the others. A round and its roll-offs stay together. */
function paginate(rows: readonly PaperRow[], capacity: number): PaperRow[][] {
  const groups = groupRows(rows, capacity);
  const least = fill(groups, capacity).length;
  for (let limit = unitsOf(rows) / least; limit < capacity; limit += 0.25) {
    const pages = fill(groups, limit);
    if (pages.length === least && pages.every((page) => unitsOf(page) <= capacity)) return pages;
  }
  return fill(groups, capacity);
}

function fill(groups: readonly PaperRow[][], limit: number): PaperRow[][] {
  const pages: PaperRow[][] = [];
  for (const group of groups) {
    const page = pages.at(-1);
    if (page && unitsOf(page) + unitsOf(group) <= limit) page.push(...group);
    else pages.push([...group]);
  }
  return pages;
}

/** What should not be torn apart; the sums go with the last round. Only what fits no page is torn nevertheless. */
function groupRows(rows: readonly PaperRow[], capacity: number): PaperRow[][] {
  const groups: PaperRow[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && row.kind !== 'round' && unitsOf([...group, row]) <= capacity) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

const unitsOf = (rows: readonly PaperRow[]): number =>
  rows.reduce((sum, { kind }) => sum + (kind === 'rolloff' ? ROLLOFF : 1), 0);

/** Enough lines for the longest name; never less than it takes to write one by hand, slantwise where it is narrow. */
function fitNames(names: readonly string[], width: number, largest: number, { name, room }: typeof whole) {
  const byHand = width < 20 && names.some((each) => each.trim() === '') ? name * 1.7 : name;
  const longest = Math.max(1, ...names.map(ems));
  const emsAcross = (size: number): number => (width - 3) / (size * MM_PER_PT * LETTER);
  // Words are torn only where they would have to be smaller than 7 points.
  const words = names.flatMap((each) => each.split(/[\s-]+/)).map(ems);
  const longestWord = Math.max(1, ...words.filter((length) => length <= emsAcross(7)));
  for (let nameSize = Math.min(largest, emsAcross(1) / longestWord); ; nameSize -= 0.5) {
    const em = nameSize * MM_PER_PT;
    const across = emsAcross(nameSize);
    const lines = longest > across ? Math.ceil((longest / (across - CAPITAL)) * 1.15) : 1; // ragged ones
    const nameHeight = Math.max(byHand, lines * em * 1.2 + 4);
    if (nameHeight < room * 0.4) return { nameSize, nameHeight };
    if (nameSize < 6) return { nameSize, nameHeight: room * 0.4 }; // smaller than this nobody reads: the rest is cut
  }
}

/** Length in letters of middling width. Capitals are wider; Chinese, Japanese and Korean signs are twice as wide. */
const ems = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u1100' ? 1.8 : sign !== sign.toLowerCase() ? CAPITAL : 1), 0);

const labelLength = ({ label, note = '' }: PaperRow): number => ems(label) + (note ? 1 + 0.8 * ems(note) : 0);
const within = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));
