import { expect } from '@open-wc/testing';
import type { BostonMatch, BostonTable, Face } from '../../src/index.js';
import { Referee, type Agreed, type Verdict } from '../support/referee.js';
import { bestDie } from './play.js';

/** A match at a table that a referee follows, step by step, undo and redo included. */
export class Refereed {
  readonly table: BostonTable;
  readonly referee: Referee;
  /** What the referee had on paper after each step. */
  readonly #records: unknown[] = [];
  readonly #from: number;

  constructor(table: BostonTable, agreed: Agreed, starter = 0) {
    this.table = table;
    this.referee = new Referee(agreed, starter);
    this.#from = table.log.length;
    this.#records[this.#from] = this.referee.record;
  }

  /** One throw; with `strict` and `auto` the third writes itself down. */
  roll(faces: readonly Face[]): void {
    const { table } = this;
    const { turn, setup } = table.match;
    table.thrower = (count) => faces.slice(0, count);
    this.#step(
      () => void table.roll(),
      () => {
        if (turn.throws < 2 || setup.keeping === 'free' || setup.keeping === 'coach') return;
        const last = table.log.at(-1);
        const thrown = last?.type === 'throw' ? last.faces : [];
        const kept = turn.aside.map((die) => turn.faces[die] ?? 0);
        // By itself the table keeps the first of the highest; one die is left, or they are all that were thrown.
        this.referee.turn(score(setup.variant, [...kept, ...thrown]));
      },
    );
  }

  /** Sets the highest of the dice just thrown aside. */
  keep(): void {
    this.#step(() => void this.table.setAside(bestDie(this.table.match)));
  }

  write(): void {
    const { turn, setup } = this.table.match;
    const rest = [...turn.faces.keys()].filter((die) => !turn.aside.includes(die));
    const faces = [...turn.aside, ...rest].map((die) => turn.faces[die] ?? 0);
    this.#step(
      () => void this.table.write(),
      () => void this.referee.turn(score(setup.variant, faces)),
    );
  }

  /** A whole turn by the rule. */
  turn(faces: readonly Face[]): void {
    const { keeping } = this.table.match.setup;
    for (let thrown = 0; thrown < 3; thrown++) {
      this.roll(faces.slice(thrown));
      if (keeping !== 'auto' && !(keeping === 'strict' && thrown === 2)) this.keep();
    }
    if (keeping === 'free' || keeping === 'coach') this.write();
  }

  writeScore(cell: { round: number; seat: number; rolloff?: number }, value: number | null): boolean {
    let taken = false;
    const before = this.referee.record;
    const legal = this.referee.write(cell, value);
    this.referee.record = before;
    this.#step(
      () => (taken = this.table.writeScore(cell, value)),
      () => void this.referee.write(cell, value),
    );
    expect(taken, `${JSON.stringify(cell)} = ${String(value)}`).to.equal(legal);
    return taken;
  }

  undo(): void {
    if (this.table.log.length <= this.#from || !this.table.undo()) return;
    this.referee.record = this.#records[this.table.log.length];
  }

  redo(): void {
    if (this.table.redo()) this.referee.record = this.#records[this.table.log.length];
  }

  /** Holds the table to what the referee says. */
  agree(): void {
    expect(told(this.table.match)).to.deep.equal(this.referee.verdict);
  }

  #step(make: () => void, taken?: () => void): void {
    const before = this.table.log.length;
    make();
    if (this.table.log.length === before) return;
    taken?.();
    this.#records.length = this.table.log.length;
    this.#records[this.table.log.length] = this.referee.record;
  }
}

const score = (variant: Agreed['variant'], [first = 0, second = 0, third = 0]: readonly number[]): number =>
  variant === 'classic' ? first + second + third : (first + second) * third;

/** The public picture, as far as a referee has a say in it. */
export const told = (match: BostonMatch): Verdict => {
  const { phase, seat, round, rolloff, rounds, roundsWon, totals, remaining, chips, pot, places } = match;
  const { winner, winners, finished } = match;
  return {
    phase: phase as Verdict['phase'],
    ...{ seat, round, rolloff },
    rounds: rounds.map(({ starter, scores, rolloffs, winner, counts, struck, overtime }) => ({
      ...{ starter, scores, rolloffs, winner, counts, struck, overtime },
    })),
    ...{ roundsWon, totals, remaining, chips, pot, places, winner, winners, finished },
  };
};

/** A cell of the sheet as one sees it: "13", "13 won", "5 struck". */
const cellText = (cell: Element): string => {
  const shown = cell.querySelector('[part]');
  const marks = ['won', 'struck'].filter((mark) => shown?.part.contains(mark));
  const text = shown instanceof HTMLInputElement ? shown.value : (shown?.textContent ?? '');
  return [text, ...marks].join(' ').trim();
};

/** The table's sheet as one sees it, line by line: the kind of its numbers, then the cells. Not the rounds to come. */
export function sheetLines({ shadowRoot, match }: BostonTable): string[][] {
  const rows = shadowRoot
    ?.querySelector('boston-score-sheet')
    ?.shadowRoot?.querySelectorAll<HTMLTableRowElement>('tbody tr');
  const lines = [...(rows ?? [])].flatMap((row) => {
    const kind = row.querySelector('td [part]')?.part[0];
    return kind && kind !== 'sheet-start' ? [[kind, ...[...row.cells].slice(1).map(cellText)]] : [];
  });
  let round = 0;
  return lines.filter(([kind]) => kind !== 'score' || ++round <= match.rounds.length);
}

/** The lines that a sheet has to show for what a referee says. */
export function wantedLines({ scoring }: Agreed, verdict: Verdict): string[][] {
  const { rounds, roundsWon, totals, remaining, chips, places } = verdict;
  const text = (value: number | null, ...marks: (string | false)[]): string =>
    [value ?? '', ...marks.filter(Boolean)].join(' ').trim();
  const lines = rounds.flatMap(({ scores, rolloffs, winner, counts, struck }) => [
    ['score', ...scores.map((one, seat) => text(one, seat === winner && !struck && 'won', struck && 'struck'))],
    ...rolloffs.map((rolloff, index) => [
      'rolloff',
      ...scores.map((_, seat) => {
        const out = struck || !counts[index];
        const throws = rolloff.find((one) => one.seat === seat);
        if (!throws) return out ? '– struck' : '–';
        const won = !out && seat === winner && counts.lastIndexOf(true) === index;
        return text(throws.score, won && 'won', out && 'struck');
      }),
    ]),
  ]);
  const leads = places.some((place) => place > 1);
  const mark = (seat: number): string | false => leads && places[seat] === 1 && 'won';
  const begun = totals.some(Boolean);
  const sums = (part: string, values: readonly number[] | null, marked: boolean, always = false): string[] => [
    part,
    ...(values ?? []).map((value, seat) => text(begun || always ? value : null, marked && mark(seat))),
  ];
  switch (scoring) {
    case 'rounds-won':
      return [...lines, sums('rounds-won', roundsWon, true), sums('sheet-total', totals, false)];
    case 'race':
      return [
        ...lines,
        sums('sheet-total', totals, true),
        sums('sheet-left', remaining?.map((left) => Math.max(left, 0)) ?? [], false),
      ];
    case 'count-down':
      return [...lines, sums('sheet-total', totals, false), sums('sheet-left', remaining, true, true)];
    case 'stakes':
      return [...lines, sums('rounds-won', roundsWon, false), sums('sheet-chips', chips, true, true)];
  }
}
