import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import '../../src/yacht.js';
import type { Box, Face, YachtTable } from '../../src/index.js';
import { ALL_BOXES, YachtReferee } from '../support/yacht-referee.js';
import { yachtTable } from './yacht-play.js';

/** What the referee keeps, as the table shows it. */
const seen = ({ match }: YachtTable): object => {
  const { scores, totals, places, winners, finished, seat, round, turn } = match;
  const { faces, aside, throws } = turn;
  return { scores, totals, places, winners, finished, seat, round, faces, aside, throws };
};

type Try = (table: YachtTable, referee: YachtReferee) => Promise<readonly [mine: unknown, theirs: unknown]>;
const show = (name: string, tried: Try): Try => Object.assign(tried, { toString: () => name });

const die = fc.integer({ min: -1, max: 5 });
const box = fc.constantFrom(...ALL_BOXES);
const five = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 });
const roll = (faces: readonly number[]): Try =>
  show(`roll ${faces.join('')}`, async (table, referee) => {
    table.thrower = (count) => faces.slice(0, count) as Face[];
    return [await table.roll(), referee.roll(faces)];
  });
const fill = (one: string): Try =>
  show(`fill ${one}`, async (table, referee) => [table.score(one as Box), referee.fill(one)]);
const keeps = die.map((one) => show(`keep ${one}`, async (table, referee) => [table.setAside(one), referee.keep(one)]));
const releases = die.map((one) =>
  show(`release ${one}`, async (table, referee) => [table.release(one), referee.release(one)]),
);
const writes = fc
  .tuple(fc.integer({ min: -1, max: 3 }), box, fc.option(fc.integer({ min: -1, max: 51 })))
  .map(([seat, one, score]) =>
    show(`write ${seat} ${one} ${score}`, async (table, referee) => [
      table.writeScore({ seat, box: one as Box }, score),
      referee.byHand(seat, one, score),
    ]),
  );
const undo = fc.constant(show('undo', async (table, referee) => [table.undo(), referee.undo()]));
const redo = fc.constant(show('redo', async (table, referee) => [table.redo(), referee.redo()]));

/** Play as it comes, mistakes and corrections included. */
const games = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: five.map(roll) },
    { weight: 3, arbitrary: keeps },
    { weight: 2, arbitrary: releases },
    { weight: 12, arbitrary: box.map(fill) },
    { weight: 4, arbitrary: writes },
    { weight: 2, arbitrary: undo },
    { weight: 1, arbitrary: redo },
  ),
  { maxLength: 160, size: 'max' },
);

/** One throw, and the first open box. */
function* turn({ match }: YachtTable, faces: readonly number[]): Generator<Try> {
  if (match.turn.throws === 0) yield roll(faces);
  const open = ALL_BOXES.find((one) => !(one in (match.scores[match.seat ?? -1] ?? {})));
  if (open) yield fill(open);
}

describe('<yacht-table> beside an independent referee', function () {
  this.timeout(120_000);

  it('agrees on everything that can be seen, whatever is tried, and no total is above 297', () => {
    const ends = fc.array(five, { minLength: 36, maxLength: 36 });
    return fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), games, ends, async (players, tries, last) => {
        const table = await yachtTable(`players="${players}" show="none"`);
        const referee = new YachtReferee(players);
        const step = async (one: Try): Promise<void> => {
          const [mine, theirs] = await one(table, referee);
          expect(mine, String(one)).to.deep.equal(theirs);
          expect(seen(table), String(one)).to.deep.equal(referee.seen);
          expect(Math.max(...table.match.totals)).to.be.at.most(297);
        };
        for (const one of tries) await step(one);
        for (const faces of last) for (const one of turn(table, faces)) await step(one);
        expect(table.match.finished).to.equal(true);
        table.remove();
      }),
      { numRuns: 100 },
    );
  });
});
