import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { replay } from '../../src/core/game.js';
import type { BostonMatch } from '../../src/games/boston-match.js';
import { isPossibleScore } from '../../src/games/boston-score.js';
import { boston, type BostonState } from '../../src/games/boston.js';
import { picture } from '../support/games.js';
import { RUNS } from '../support/runs.js';
import { matches, playOut, type RandomMatch } from './random-match.js';

/** Every field, blank dice too, as they are at this moment. */
const everyField = (state: BostonState): string =>
  JSON.stringify(state, (_, value: unknown) => (value === undefined ? 'blank' : value));

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((all, one) => all + (one ?? 0), 0);

describe('whatever is tried, legal or not,', function () {
  this.timeout(10_000 + RUNS * 80);

  const always = (rule: string, holds: (match: RandomMatch) => void) =>
    it(rule, () => fc.assert(fc.property(matches, holds), { numRuns: RUNS }));

  /** Holds for what the page shows after every try. */
  const atEveryMoment = (rule: string, holds: (match: BostonMatch) => void) =>
    always(rule, (match) => {
      playOut(match, (store, taken) => {
        if (taken) holds(picture(store.state));
      });
    });

  always('a replay of the log is the live state', (match) => {
    const { setup, log, state } = playOut(match);
    expect(replay(boston, setup, log)?.at(-1)).to.deep.equal(state);
  });

  always('undo and then redo change nothing, at every depth, in every field', (match) => {
    const store = playOut(match);
    while (store.redo());
    const states = replay(boston, store.setup, store.log)?.map(everyField) ?? [];
    for (const state of states.toReversed()) {
      expect(everyField(store.state)).to.equal(state);
      store.undo();
    }
    expect(store.canUndo).to.equal(false);
    for (const state of states) {
      expect(everyField(store.state)).to.equal(state);
      store.redo();
    }
    expect(store.canRedo).to.equal(false);
  });

  always('a refused move gives back the same object, and a taken one leaves the old as it was', (match) => {
    let before = everyField(boston.start(match.setup));
    playOut(match, (store, taken, state) => {
      if (!taken) {
        expect(store.state).to.equal(state);
        return;
      }
      expect(everyField(state)).to.equal(before);
      before = everyField(store.state);
    });
  });

  atEveryMoment('totals are the sum of what stands on the sheet in rounds that count', ({ rounds, totals }) => {
    const counting = rounds.filter(({ struck }) => !struck);
    expect(totals).to.deep.equal(totals.map((_, seat) => sum(counting.map(({ scores }) => scores[seat] ?? null))));
  });

  atEveryMoment('rounds won are the rounds that count and have this winner', ({ rounds, roundsWon }) => {
    const winners = rounds.filter(({ struck }) => !struck).map(({ winner }) => winner);
    expect(roundsWon).to.deep.equal(roundsWon.map((_, seat) => winners.filter((winner) => winner === seat).length));
  });

  atEveryMoment('chips in hand plus the pot never change', ({ setup, chips, pot }) => {
    if (setup.scoring === 'stakes') expect(sum(chips ?? []) + (pot ?? 0)).to.equal(setup.players * setup.purse);
    else expect([chips, pot]).to.deep.equal([null, null]);
  });

  atEveryMoment('no seat has two scores in a round, and every score can be made with dice', ({ setup, rounds }) => {
    const wrong = rounds.flatMap(({ scores, rolloffs }) => {
      const seats = rolloffs.map((rolloff) => new Set(rolloff.map(({ seat }) => seat)).size);
      const written = [...scores, ...rolloffs.flat().map(({ score }) => score)];
      return [
        ...(scores.length === setup.players ? [] : ['seats']),
        ...seats.filter((size, index) => size !== rolloffs[index]?.length),
        ...written.filter((score) => score !== null && !isPossibleScore(setup.variant, score)),
      ];
    });
    expect(wrong).to.deep.equal([]);
  });

  atEveryMoment('the match is finished exactly when somebody has won', (match) => {
    const { finished, winner, winners, phase, seat, places } = match;
    const won = winner !== null;
    const told = [finished, phase === 'over', seat === null, hasBeenWon(match)];
    expect(told).to.deep.equal([won, won, won, won]);
    expect(winners).to.deep.equal(won ? [winner] : []);
    if (won) expect(places.map((place) => place === 1)).to.deep.equal(places.map((_, player) => player === winner));
  });

  atEveryMoment('whoever is next has an empty cell to fill', ({ phase, seat, round, rolloff, rounds }) => {
    if (phase !== 'turn' && phase !== 'rolloff') return;
    const now = rounds[round - 1];
    const score =
      rolloff === null ? now?.scores[seat ?? -1] : now?.rolloffs[rolloff - 1]?.find((one) => one.seat === seat)?.score;
    expect(score).to.equal(null);
    expect(phase === 'rolloff').to.equal(rolloff !== null);
  });
});

/** A second opinion on the end of a match, told round by round from the sheet alone. */
function hasBeenWon({ setup, rounds }: BostonMatch): boolean {
  const race = setup.scoring === 'race' || setup.scoring === 'count-down';
  const points = new Array<number>(setup.players).fill(0);
  for (const [index, { scores, winner }] of rounds.entries()) {
    if (race) scores.forEach((score, seat) => (points[seat] = sum([points[seat] ?? 0, score])));
    else if (winner === null) return false;
    else points[winner] = sum([points[winner] ?? 0, 1]);
    const best = Math.max(...points);
    if (race && !setup.equalTurns && best >= setup.goal) return true;
    if (race && scores.includes(null)) {
      if (setup.equalTurns) return false;
      continue;
    }
    const enough = race ? best >= setup.goal : index + 1 >= setup.rounds;
    if (enough && points.filter((one) => one === best).length === 1) return true;
  }
  return false;
}
