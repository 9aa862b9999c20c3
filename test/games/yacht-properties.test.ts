import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { replay } from '../../src/core/game.js';
import { fromText, toText } from '../../src/core/saved.js';
import { Store } from '../../src/core/store.js';
import type { YachtMatch } from '../../src/games/yacht-match.js';
import { yachtFormat } from '../../src/games/yacht-saved.js';
import { BOXES, isPossible } from '../../src/games/yacht-score.js';
import { YACHT_DEFAULTS, type YachtSetup } from '../../src/games/yacht-setup.js';
import { yacht, type YachtMove, type YachtState } from '../../src/games/yacht.js';
import { FACES } from '../support/games.js';
import { RUNS } from '../support/runs.js';
import { picture } from './yacht-moves.js';

const face = fc.constantFrom(...FACES);
const die = fc.integer({ min: -1, max: 5 });
const boxes = fc.constantFrom(...BOXES);
const moves: fc.Arbitrary<YachtMove> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('set-aside' as const, 'release' as const), die }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('box' as const), box: boxes }) },
  fc.record({ type: fc.constant('enter' as const), faces: fc.array(face, { minLength: 4, maxLength: 5 }) }),
  fc.record({
    type: fc.constant('score' as const),
    seat: fc.integer({ min: -1, max: 3 }),
    box: boxes,
    score: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 51 })),
  }),
);
type Try = YachtMove | 'undo' | 'redo';
/** A game as anybody might play it, mistakes included; with throws enough to come to its end. */
const games = fc.record({
  setup: fc.record({ players: fc.integer({ min: 1, max: 3 }), practice: fc.boolean() }),
  tries: fc.array(
    fc.oneof(
      { weight: 10, arbitrary: fc.tuple(face, face, face, face, face) },
      { weight: 12, arbitrary: moves },
      { weight: 1, arbitrary: fc.constantFrom<Try>('undo', 'redo') },
    ),
    { maxLength: 150, size: 'max' },
  ),
});
type Game = typeof games extends fc.Arbitrary<infer One> ? One : never;

function playOut({ setup, tries }: Game, seen: (match: YachtMatch) => void = () => {}) {
  const store = new Store<YachtState, YachtMove, YachtSetup>(yacht, { ...YACHT_DEFAULTS, ...setup });
  for (const one of tries) {
    if (one === 'undo') store.undo();
    else if (one === 'redo') store.redo();
    else if (Array.isArray(one)) store.roll((count) => one.slice(0, count));
    else store.dispatch(one as YachtMove);
    seen(picture(store.state));
  }
  return store;
}

const everyField = (state: YachtState): string =>
  JSON.stringify(state, (_, value: unknown) => (value === undefined ? 'blank' : value));

describe('whatever is tried at Yacht, legal or not,', function () {
  this.timeout(10_000 + RUNS * 80);

  const always = (rule: string, holds: (game: Game) => void) =>
    it(rule, () => fc.assert(fc.property(games, holds), { numRuns: RUNS }));

  always('totals are the sum of the boxes, never above 297, and every number can be made with dice', (game) => {
    playOut(game, ({ scores, totals }) => {
      const sums = scores.map((boxes) => Object.values(boxes).reduce((sum, score) => sum + score, 0));
      expect(totals).to.deep.equal(sums);
      expect(totals.every((total) => total <= 297)).to.equal(true);
      const wrong = scores.flatMap((boxes) => BOXES.filter((box) => box in boxes && !isPossible(box, boxes[box])));
      expect(wrong).to.deep.equal([]);
    });
  });

  always('whoever is next has an open box, and the match is over exactly when there is none', (game) => {
    playOut(game, ({ seat, scores, finished, winners, totals, phase }) => {
      const open = scores.map((boxes) => BOXES.some((box) => !(box in boxes)));
      expect(finished).to.equal(!open.includes(true));
      expect([seat === null, phase === 'over', winners.length > 0]).to.deep.equal([finished, finished, finished]);
      if (seat !== null) expect(open[seat]).to.equal(true);
      for (const winner of winners) expect(totals[winner]).to.equal(Math.max(...totals));
    });
  });

  always('undo and then redo change nothing, at every depth, in every field', (game) => {
    const store = playOut(game);
    while (store.redo());
    const states = replay(yacht, store.setup, store.log)?.map(everyField) ?? [];
    expect(everyField(store.state)).to.equal(states.at(-1));
    for (const state of states.toReversed()) {
      expect(everyField(store.state)).to.equal(state);
      store.undo();
    }
    for (const state of states) {
      expect(everyField(store.state)).to.equal(state);
      store.redo();
    }
  });

  always('a saved match is the same match again', (game) => {
    const { saved, state } = playOut(game);
    const text = toText(yachtFormat, { ...saved, match: '1', revision: 1, names: ['Ann', ''] });
    const read = fromText(yachtFormat, text);
    expect('ok' in read && read.ok.state).to.deep.equal(state);
  });
});
