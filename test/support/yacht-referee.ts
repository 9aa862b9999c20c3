/**
 * Yacht as a patient referee with paper and five dice would keep it, written from the rules alone. It shares no code
 * with the game, and knows no cleverness: it counts dice, keeps a copy of everything, and looks things up.
 */
type Scorer = (count: (face: number) => number, sum: number) => number;

const has = (count: (face: number) => number, ...faces: number[]): boolean => faces.every((face) => count(face) === 1);
const anyFace = (test: (face: number) => boolean): number => [1, 2, 3, 4, 5, 6].find(test) ?? 0;

const SCORERS: Readonly<Record<string, Scorer>> = {
  ones: (count) => count(1),
  twos: (count) => 2 * count(2),
  threes: (count) => 3 * count(3),
  fours: (count) => 4 * count(4),
  fives: (count) => 5 * count(5),
  sixes: (count) => 6 * count(6),
  'full-house': (count, sum) =>
    anyFace((face) => count(face) === 3) && anyFace((face) => count(face) === 2) ? sum : 0,
  'four-of-a-kind': (count) => 4 * anyFace((face) => count(face) >= 4),
  'little-straight': (count) => (has(count, 1, 2, 3, 4, 5) ? 30 : 0),
  'big-straight': (count) => (has(count, 2, 3, 4, 5, 6) ? 30 : 0),
  choice: (_, sum) => sum,
  yacht: (count) => (anyFace((face) => count(face) === 5) ? 50 : 0),
};

export const ALL_BOXES = Object.keys(SCORERS);

function score(box: string, dice: readonly number[]): number {
  const count = (face: number): number => dice.filter((die) => die === face).length;
  return SCORERS[box]?.(count, dice[0]! + dice[1]! + dice[2]! + dice[3]! + dice[4]!) ?? NaN;
}

/** What each box can hold: every one of the 7,776 ways five dice can fall is tried. */
const CAN = new Map(ALL_BOXES.map((box) => [box, new Set<number>()]));
for (let number = 0; number < 6 ** 5; number++) {
  const dice = [0, 1, 2, 3, 4].map((place) => (Math.floor(number / 6 ** place) % 6) + 1);
  for (const box of ALL_BOXES) CAN.get(box)?.add(score(box, dice));
}

interface Paper {
  /** By seat, what stands in each box. */
  sheets: Record<string, number>[];
  faces: (number | undefined)[];
  kept: number[];
  throws: number;
  seat: number | null;
  /** Faces of the tape that have been used. */
  used: number;
}

export class YachtReferee {
  readonly #tape: number[] = [];
  #pages: Paper[];
  #page = 0;

  constructor(players: number) {
    const sheets = new Array(players).fill(0).map(() => ({}));
    this.#pages = [{ sheets, faces: new Array(5).fill(undefined), kept: [], throws: 0, seat: 0, used: 0 }];
  }

  /** What anybody at the table can see. */
  get seen(): object {
    const { sheets, faces, kept, throws, seat } = this.#now;
    const totals = sheets.map((sheet) => ALL_BOXES.reduce((sum, box) => sum + (sheet[box] ?? 0), 0));
    const finished = sheets.every((sheet) => Object.keys(sheet).length === 12);
    const winners = [...totals.keys()].filter((one) => finished && totals.every((other) => other <= totals[one]!));
    const places = totals.map((total) => totals.filter((other) => other > total).length + 1);
    const round = finished || seat === null ? 12 : Object.keys(sheets[seat] ?? {}).length + 1;
    return { scores: sheets, totals, places, winners, finished, seat, round, faces, aside: kept, throws };
  }

  /** `offered` are the faces that come after the tape; `undefined` when there may be no throw. */
  roll(offered: readonly number[]): readonly number[] | undefined {
    const { throws, kept, seat, used } = this.#now;
    const free = [0, 1, 2, 3, 4].filter((die) => !kept.includes(die));
    if (seat === null || throws === 3 || !free.length) return undefined;
    this.#tape.push(...offered.slice(0, Math.max(0, used + free.length - this.#tape.length)));
    const thrown = this.#tape.slice(used, used + free.length);
    this.#write((page) => {
      free.forEach((die, index) => (page.faces[die] = thrown[index]));
      page.throws += 1;
      page.used += free.length;
    });
    return thrown;
  }

  keep(die: number): boolean {
    const { faces, kept, seat } = this.#now;
    if (seat === null || faces[die] === undefined || kept.includes(die)) return false;
    return this.#write((page) => void page.kept.push(die));
  }

  release(die: number): boolean {
    if (!this.#now.kept.includes(die)) return false;
    return this.#write((page) => (page.kept = page.kept.filter((one) => one !== die)));
  }

  fill(box: string): boolean {
    const { seat, throws, faces, sheets } = this.#now;
    if (seat === null || throws === 0 || sheets[seat]?.[box] !== undefined) return false;
    return this.#write((page) => {
      page.sheets[seat]![box] = score(box, faces as number[]);
      this.#passOn(page);
    });
  }

  byHand(seat: number, box: string, number: number | null): boolean {
    const sheet = this.#now.sheets[seat];
    if (!sheet || (number ?? undefined) === sheet[box]) return false;
    if (number !== null && !CAN.get(box)?.has(number)) return false;
    return this.#write((page) => {
      const open = sheet[box] === undefined;
      if (number === null) delete page.sheets[seat]![box];
      else page.sheets[seat]![box] = number;
      const ownTurn = open && seat === page.seat;
      if (ownTurn || page.throws === 0) this.#passOn(page);
    });
  }

  undo(): boolean {
    if (this.#page === 0) return false;
    this.#page -= 1;
    return true;
  }

  redo(): boolean {
    if (this.#page === this.#pages.length - 1) return false;
    this.#page += 1;
    return true;
  }

  get #now(): Paper {
    return this.#pages[this.#page]!;
  }

  /** A new page for every step: the old ones stay as they are. */
  #write(change: (page: Paper) => void): true {
    const page = structuredClone(this.#now);
    change(page);
    this.#pages = [...this.#pages.slice(0, this.#page + 1), page];
    this.#page += 1;
    return true;
  }

  /** Blank dice, for the first who has not had this many turns. */
  #passOn(page: Paper): void {
    page.faces = new Array(5).fill(undefined);
    page.kept = [];
    page.throws = 0;
    page.seat = null;
    for (let turns = 1; turns <= 12 && page.seat === null; turns++) {
      const waiting = page.sheets.findIndex((sheet) => Object.keys(sheet).length < turns);
      if (waiting >= 0) page.seat = waiting;
    }
  }
}
