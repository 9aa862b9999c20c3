import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonMatch, BostonTable } from '../../src/index.js';
import { faces, mount, screen } from '../support/page.js';
import { Referee } from '../support/referee.js';
import { loadVectors } from '../support/vectors.js';
import { table, takeTurn, words } from './play.js';
import { sheetLines, told, wantedLines } from './refereed.js';

interface Expected {
  readonly rounds: readonly {
    readonly starter: number;
    readonly scores: readonly (number | null)[];
    readonly rolloffs: readonly (readonly { readonly player: number; readonly score: number }[])[];
    readonly winner: number | null;
  }[];
  readonly roundsWon: readonly number[];
  readonly totals: readonly number[];
  readonly winner: number;
  readonly finished: boolean;
  readonly overtimeRounds: number;
  readonly chips?: readonly number[];
  readonly remaining?: readonly number[];
}

interface Vector {
  readonly name: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly faces: readonly number[];
  readonly expected: Expected;
}

const { matches } = await loadVectors<{ matches: readonly Vector[] }>('boston-matches');

const markup = (options: Vector['options'], keeping: string): string =>
  Object.entries<Vector['options'][string]>({ ...options, keeping })
    .filter(([name, value]) => !(name === 'rounds' && value === 0))
    .map(([name, value]) => `${name === 'equalTurns' ? 'equal-turns' : name}="${String(value)}"`)
    .join(' ');

/** The public picture in the words of the vectors, which tell what is left only where that decides. */
const inWords = ({ setup, ...match }: BostonMatch): unknown => {
  const { rounds, roundsWon, totals, winner, finished, chips } = match;
  const remaining = setup.scoring === 'count-down' ? match.remaining : null;
  return {
    rounds: rounds.map(({ starter, scores, rolloffs, winner }) => ({
      starter,
      scores,
      rolloffs: rolloffs.map((rolloff) => rolloff.map(({ seat, score }) => ({ player: seat, score }))),
      winner,
    })),
    ...{ roundsWon, totals, winner, finished, chips, remaining },
  };
};

const wanted = ({ expected }: Vector): unknown => ({
  rounds: expected.rounds.map(({ starter, scores, rolloffs, winner }) => ({ starter, scores, rolloffs, winner })),
  roundsWon: expected.roundsWon,
  totals: expected.totals,
  winner: expected.winner,
  finished: expected.finished,
  chips: expected.chips ?? null,
  remaining: expected.remaining ?? null,
});

describe('whole matches through <boston-table>', () => {
  for (const vector of matches) {
    for (const keeping of ['coach', 'free', 'strict', 'auto']) {
      it(`${vector.name} (${keeping})`, async () => {
        const { expected } = vector;
        const it = await table(markup(vector.options, keeping));
        it.thrower = faces(...vector.faces);
        const referee = new Referee(it.match.setup, 0);
        it.addEventListener('turn-end', ({ seat, score }) => {
          expect(seat).to.equal(referee.verdict.seat);
          referee.turn(score);
        });
        for (let turns = 0; !it.match.finished && turns < 100; turns++) {
          await takeTurn(it);
          expect(told(it.match)).to.deep.equal(referee.verdict);
          expect(sheetLines(it)).to.deep.equal(wantedLines(it.match.setup, referee.verdict));
        }
        expect(inWords(it.match)).to.deep.equal(wanted(vector));
        expect(it.match.rounds.filter(({ overtime }) => overtime).length).to.equal(expected.overtimeRounds);
        expect([it.match.phase, it.match.seat]).to.deep.equal(['over', null]);
        expect(it.match.winners).to.deep.equal([expected.winner]);
        expect(words('result')).to.contain(`Player ${expected.winner + 1}`);
      });
    }
  }
});

describe('a snapshot of the match', () => {
  it('is plain data, new with every step, and frozen in what it tells', async () => {
    const it = await table();
    const before = it.match;
    const copy: unknown = structuredClone(before);
    await it.roll();
    it.setAside(0);
    expect(it.match === before).to.equal(false);
    expect(structuredClone(before)).to.deep.equal(copy);
    expect(it.match.turn.aside).to.deep.equal([0]);
    expect(before.turn.aside).to.deep.equal([]);
  });

  it('names the players, the phase, the seat and the round', async () => {
    const it = await table('players="Ann, Bob"');
    const { players, phase, seat, round, winner, winners, finished, places } = it.match;
    expect({ players, phase, seat, round, winner, winners, finished }).to.deep.equal({
      players: ['Ann', 'Bob'],
      phase: 'turn',
      seat: 0,
      round: 1,
      winner: null,
      winners: [],
      finished: false,
    });
    expect(places).to.deep.equal([1, 1]);
    expect(it.log).to.deep.equal([]);
  });

  it('is one with what the sheet shows', async () => {
    const it = await mount<HTMLElement>('<div><boston-table players="Ann, Bob" rounds="2"></boston-table></div>');
    const game = it.querySelector<BostonTable>('boston-table')!;
    game.thrower = faces(6, 6, 2, 4, 1, 3);
    await takeTurn(game);
    expect(game.match.rounds[0]?.scores).to.deep.equal([13, null]);
    expect(screen(it)).to.contain('Round 1');
    expect(screen(it)).to.match(/Total 13/);
  });
});
