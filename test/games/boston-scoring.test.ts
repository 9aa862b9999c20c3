import { expect } from '@open-wc/testing';
import type { BostonMatch } from '../../src/games/boston-match.js';
import type { BostonSetup, ScoringId } from '../../src/games/boston-setup.js';
import { picture, scores, start } from '../support/games.js';

/** What the page shows after these scores, a turn each. */
interface Case {
  readonly rule: string;
  readonly options: Partial<BostonSetup>;
  readonly scores: readonly number[];
  readonly shown: Partial<BostonMatch>;
}

const open = { finished: false, winner: null, winners: [] } as const;
const wonBy = (winner: number) => ({ finished: true, winner, winners: [winner], phase: 'over', seat: null }) as const;

/** A new scoring is one more line here. */
const table: Readonly<Record<ScoringId, readonly Case[]>> = {
  'rounds-won': [
    {
      rule: 'ends after the agreed rounds; most rounds won wins, and the higher total decides nothing',
      options: { rounds: 3 },
      scores: [4, 3, 4, 3, 3, 18],
      shown: { ...wonBy(0), roundsWon: [2, 1], totals: [11, 24], round: 3, remaining: null, chips: null, pot: null },
    },
    {
      rule: 'is played to the last agreed round, also when nobody can catch up',
      options: { rounds: 3 },
      scores: [4, 3, 4, 3],
      shown: { ...open, roundsWon: [2, 0], round: 3 },
    },
    {
      rule: 'goes into overtime when several lead after the agreed rounds, for everybody',
      options: { rounds: 2, players: 3 },
      scores: [9, 3, 4, 3, 9, 4, 5, 6],
      shown: { ...open, roundsWon: [1, 1, 0], round: 3, seat: 2 },
    },
    {
      rule: 'goes on in overtime until one leads alone',
      options: { rounds: 2, players: 3 },
      scores: [9, 3, 4, 3, 9, 4, 4, 5, 6],
      shown: { ...open, roundsWon: [1, 1, 1], round: 4 },
    },
    {
      rule: 'can be won in overtime by one who was behind',
      options: { rounds: 2, players: 3 },
      scores: [9, 3, 4, 3, 9, 4, 4, 5, 6, 4, 5, 6],
      shown: { ...wonBy(2), roundsWon: [1, 1, 2], round: 4 },
    },
  ],
  race: [
    {
      rule: 'ends the moment a total passes the goal: nobody throws after it',
      options: { goal: 30, players: 3 },
      scores: [18, 10, 18, 13],
      shown: { ...wonBy(0), totals: [31, 10, 18], remaining: [-1, 20, 12], roundsWon: [0, 0, 0], round: 2 },
    },
    {
      rule: 'is won by reaching the goal exactly',
      options: { goal: 30 },
      scores: [17, 18, 13],
      shown: { ...wonBy(0), totals: [30, 18], remaining: [0, 12] },
    },
    {
      rule: 'goes on one point short of the goal, whatever the agreed rounds',
      options: { goal: 31, rounds: 1 },
      scores: [17, 18, 13],
      shown: { ...open, totals: [30, 18], round: 2, seat: 1 },
    },
    {
      rule: 'with equal turns finishes the round first',
      options: { goal: 30, equalTurns: true },
      scores: [17, 18, 13],
      shown: { ...open, seat: 1, round: 2 },
    },
    {
      rule: 'with equal turns is won by the highest total, not by the first at the goal',
      options: { goal: 30, equalTurns: true },
      scores: [17, 18, 13, 18],
      shown: { ...wonBy(1), totals: [30, 36] },
    },
    {
      rule: 'with equal turns and a tie at the top plays on, a whole round',
      options: { goal: 30, equalTurns: true },
      scores: [17, 17, 13, 13, 8],
      shown: { ...open, seat: 1, round: 3, totals: [38, 30] },
    },
    {
      rule: 'with equal turns and a tie at the top is won by whoever leads after a whole round more',
      options: { goal: 30, equalTurns: true },
      scores: [17, 17, 13, 13, 8, 9],
      shown: { ...wonBy(1), totals: [38, 39] },
    },
  ],
  'count-down': [
    {
      rule: 'starts everyone at the goal',
      options: { goal: 100 },
      scores: [],
      shown: { ...open, remaining: [100, 100], totals: [0, 0], chips: null },
    },
    {
      rule: 'subtracts',
      options: { goal: 100 },
      scores: [13, 18, 5],
      shown: { ...open, remaining: [82, 82] },
    },
    {
      rule: 'is won by the first at zero',
      options: { goal: 30 },
      scores: [17, 18, 13],
      shown: { ...wonBy(0), remaining: [0, 12] },
    },
    {
      rule: 'is won by the first below zero too',
      options: { goal: 30 },
      scores: [17, 18, 12, 18],
      shown: { ...wonBy(1), remaining: [1, -6] },
    },
    {
      rule: 'with equal turns is won by the lowest',
      options: { goal: 30, equalTurns: true },
      scores: [17, 18, 13, 18],
      shown: { ...wonBy(1), remaining: [0, -6] },
    },
  ],
  stakes: [
    {
      rule: 'each player pays the stake before the round',
      options: { players: 3, stake: 5, purse: 50 },
      scores: [],
      shown: { ...open, chips: [45, 45, 45], pot: 15, remaining: null },
    },
    {
      rule: 'the winner of the round takes the pot, and the next round is paid at once',
      options: { players: 3, stake: 5, purse: 50 },
      scores: [9, 14, 12],
      shown: { ...open, chips: [40, 55, 40], pot: 15 },
    },
    {
      rule: 'a tied round leaves the pot on the table until it is thrown off',
      options: { players: 3, stake: 5, purse: 50 },
      scores: [14, 14, 12],
      shown: { ...open, phase: 'rolloff', chips: [45, 45, 45], pot: 15 },
    },
    {
      rule: 'balances may go below zero',
      options: { rounds: 2 },
      scores: [4, 3, 4, 3],
      shown: { ...wonBy(0), chips: [2, -2], pot: 0, roundsWon: [2, 0] },
    },
    {
      rule: 'overtime is paid like any round, while several have most chips',
      options: { rounds: 2 },
      scores: [4, 3, 3, 4],
      shown: { ...open, chips: [-1, -1], pot: 2, round: 3 },
    },
    {
      rule: 'most chips wins, whatever the totals',
      options: { rounds: 3, stake: 10, purse: 100 },
      scores: [4, 3, 4, 3, 3, 18],
      shown: { ...wonBy(0), chips: [110, 90], pot: 0, totals: [11, 24] },
    },
  ],
};

for (const [scoring, cases] of Object.entries(table)) {
  describe(`scoring="${scoring}"`, () => {
    for (const { rule, options, scores: values, shown } of cases) {
      it(rule, () => {
        const match = picture(scores(start({ ...options, scoring: scoring as ScoringId }), ...values));
        expect(match).to.deep.include(shown);
      });
    }
  });
}

describe('every scoring works when dice are multiplied', () => {
  const multiplied: readonly [ScoringId, Partial<BostonMatch>][] = [
    ['rounds-won', { ...wonBy(1), roundsWon: [0, 1], totals: [30, 72] }],
    ['race', { ...wonBy(1), totals: [30, 72], remaining: [40, -2] }],
    ['count-down', { ...wonBy(1), remaining: [40, -2] }],
    ['stakes', { ...wonBy(1), chips: [-1, 1], pot: 0 }],
  ];
  for (const [scoring, shown] of multiplied) {
    it(scoring, () => {
      const state = start({ scoring, variant: 'multiplication', rounds: 1, goal: 70 });
      expect(picture(scores(state, 30, 72))).to.deep.include(shown);
    });
  }
});

describe('standings share places', () => {
  const rows: readonly [string, Partial<BostonSetup>, number[], number[]][] = [
    ['by rounds won: 1, 2, 2, 4', { scoring: 'rounds-won' }, roundsWonBy(0, 0, 1, 2), [1, 2, 2, 4]],
    ['by chips: 4, 2, 1, 2', { scoring: 'stakes' }, roundsWonBy(2, 2, 1, 3), [4, 2, 1, 2]],
    ['by totals in a race: 2, 1, 4, 2', { scoring: 'race' }, [9, 14, 3, 9], [2, 1, 4, 2]],
    ['by what remains in a count-down: 2, 1, 4, 2', { scoring: 'count-down' }, [9, 14, 3, 9], [2, 1, 4, 2]],
    ['and all are first before the first score', {}, [], [1, 1, 1, 1]],
  ];
  for (const [what, options, values, places] of rows) {
    it(what, () => {
      expect(picture(scores(start({ ...options, players: 4 }), ...values)).places).to.deep.equal(places);
    });
  }

  it('and the winner of a race is first alone, also before one with as many points', () => {
    const { places, winner } = picture(scores(start({ scoring: 'race', goal: 30, players: 3 }), 18, 10, 18, 13));
    expect([winner, ...places]).to.deep.equal([0, 1, 3, 2]);
  });
});

/** Scores of rounds among four in which these seats score 9 and the others 3, round after round. */
function roundsWonBy(...winners: number[]): number[] {
  return winners.flatMap((winner) => [0, 1, 2, 3].map((seat) => (seat === winner ? 9 : 3)));
}
