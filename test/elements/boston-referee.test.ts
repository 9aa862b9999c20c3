import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import '../../src/boston.js';
import type { BostonTable, Face, MatchEndEvent } from '../../src/index.js';
import type { Agreed } from '../support/referee.js';
import { drawn, listen } from '../support/page.js';
import { RUNS } from '../support/runs.js';
import { table } from './play.js';
import { Refereed, sheetLines, wantedLines } from './refereed.js';

/** What somebody does next. A cell is one of those on the sheet, counted through, so that most writes are legal. */
type Act =
  | { readonly do: 'turn' | 'roll'; readonly faces: readonly Face[] }
  | { readonly do: 'keep' | 'write' | 'undo' | 'redo' }
  | { readonly do: 'next'; readonly score: number }
  | { readonly do: 'cell'; readonly cell: number; readonly score: number | null }
  | { readonly do: 'nowhere'; readonly round: number; readonly seat: number; readonly rolloff: number };

const setups = fc.record({
  players: fc.integer({ min: 1, max: 5 }),
  rounds: fc.integer({ min: 1, max: 4 }),
  variant: fc.constantFrom('classic' as const, 'multiplication' as const),
  scoring: fc.constantFrom('rounds-won' as const, 'race' as const, 'count-down' as const, 'stakes' as const),
  goal: fc.integer({ min: 1, max: 80 }),
  equalTurns: fc.boolean(),
  stake: fc.integer({ min: 1, max: 9 }),
  purse: fc.nat(40),
});
const ways = fc.record({
  keeping: fc.constantFrom('free', 'coach', 'strict', 'auto'),
  starter: fc.constantFrom('seat', 'roll'),
});

const faces = fc.array(fc.constantFrom<Face[]>(1, 2, 3, 4, 5, 6), { minLength: 6, maxLength: 6 });
/** Few different numbers, so that ties are everyday; some of them impossible. */
const score = fc.constantFrom(9, 11, 12, 12, 15);
const anyScore = fc.oneof(
  { weight: 6, arbitrary: score },
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(0, 2, 13, 19, 49, 72, 73, 12.5, NaN, -3) },
);
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('turn' as const), faces }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('roll' as const), faces }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('keep' as const, 'write' as const, 'redo' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('next' as const), score }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('cell' as const), cell: fc.nat(999), score: anyScore }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ do: fc.constant('nowhere' as const), round: fc.integer({ min: -1, max: 30 }) },
      ...{ seat: fc.integer({ min: -1, max: 6 }), rolloff: fc.nat(3) },
    }),
  },
);

/** Everybody throws one die and the highest starts, the tied ones throwing again; these faces come in turn. */
function throwForStart(it: BostonTable, list: readonly Face[]): number {
  let seats = [...it.match.players.keys()];
  let at = 0;
  while (seats.length > 1) {
    const thrown = seats.map((seat): [number, number] => {
      expect([it.match.phase, it.match.seat]).to.deep.equal(['start', seat]);
      // After some ties one of them has to win.
      const face = at < list.length ? list[at] : ((seat + 1) as Face);
      at++;
      it.thrower = () => [face ?? 1];
      void it.roll();
      return [seat, face ?? 1];
    });
    const best = Math.max(...thrown.map(([, face]) => face));
    seats = thrown.filter(([, face]) => face === best).map(([seat]) => seat);
  }
  return seats[0] ?? 0;
}

function make(match: Refereed, act: Act): void {
  switch (act.do) {
    case 'turn':
    case 'roll':
      return match[act.do](act.faces);
    case 'next': {
      const { seat, round, rolloff } = match.referee.verdict;
      if (seat !== null) match.writeScore({ round, seat, ...(rolloff === null ? {} : { rolloff }) }, act.score);
      return;
    }
    case 'cell': {
      const cells = match.referee.verdict.rounds.flatMap(({ scores, rolloffs }, index) => [
        ...scores.map((_, seat) => ({ round: index + 1, seat })),
        ...rolloffs.flatMap((rolloff, order) =>
          rolloff.map(({ seat }) => ({ round: index + 1, seat, rolloff: order + 1 })),
        ),
      ]);
      const cell = cells[act.cell % cells.length];
      if (cell) match.writeScore(cell, act.score);
      return;
    }
    case 'nowhere':
      match.writeScore({ round: act.round, seat: act.seat, rolloff: act.rolloff }, 12);
      return;
    default:
      return match[act.do]();
  }
}

/** Events come right after the step. */
const told = (): Promise<void> => Promise.resolve();

async function playWith(agreed: Agreed, way: object, starts: readonly Face[], list: readonly Act[]): Promise<void> {
  const it = await table();
  Object.assign(it, agreed, way);
  const starter = it.match.phase === 'start' ? throwForStart(it, starts) : 0;
  const match = new Refereed(it, agreed, starter);
  match.agree();
  const ends = listen<MatchEndEvent>(it, 'match-end');
  for (const act of list) {
    const { finished } = match.referee.verdict;
    ends.length = 0;
    make(match, act);
    match.agree();
    await told();
    const { verdict } = match.referee;
    const over = verdict.finished && !finished && act.do !== 'undo' && act.do !== 'redo';
    expect(ends.map(({ winners }) => winners)).to.deep.equal(over ? [verdict.winners] : []);
  }
  await drawn();
  expect(sheetLines(it)).to.deep.equal(wantedLines(agreed, match.referee.verdict));
  it.parentElement?.parentElement?.remove();
}

describe('a table and a referee who knows only the rules', function () {
  this.timeout(20_000 + RUNS * 400);

  it('agree after every step of any match, corrections, undo and redo included; so does the sheet, and the end is told once', () =>
    fc.assert(fc.asyncProperty(setups, ways, faces, fc.array(acts, { maxLength: 60, size: 'max' }), playWith), {
      numRuns: RUNS,
    }));
});
