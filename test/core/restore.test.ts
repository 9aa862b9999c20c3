import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { Face } from '../../src/core/dice.js';
import type { Saved } from '../../src/core/saved.js';
import { Store } from '../../src/core/store.js';
import type { BostonSetup } from '../../src/games/boston-setup.js';
import { boston, type BostonMove } from '../../src/games/boston.js';
import { aside, dice, setupOf, throwerOf, typed, write } from '../support/games.js';
import { RUNS } from '../support/runs.js';

type SavedBoston = Saved<BostonMove, BostonSetup>;

const setup = setupOf({ players: 3 });
const log: BostonMove[] = [dice(6, 4, 2), aside(0), dice(5, 1), aside(1), dice(3), write, typed(1, 2, 13)];
const tape: Face[] = [6, 4, 2, 5, 1, 3];

/** A store in the middle of a match of its own, with something to undo and to redo. */
function playing() {
  const store = new Store(boston, setupOf());
  store.roll(throwerOf(1, 2, 3));
  store.dispatch(aside(2));
  store.roll(throwerOf(4, 4));
  store.undo();
  return store;
}

/** Everything that a refused restore must leave alone. */
const everything = (store: ReturnType<typeof playing>): string =>
  JSON.stringify([store.state, store.saved, store.canUndo, store.canRedo]);

function refuses(saved: unknown): void {
  const store = playing();
  const before = everything(store);
  expect(store.restore(saved as SavedBoston)).to.equal(false);
  expect(everything(store)).to.equal(before);
}

describe('a saved match', () => {
  it('comes back with its state, its log, its tape and its undo', () => {
    const first = new Store(boston, setup);
    for (const move of log) first.dispatch(move);
    const store = playing();
    expect(store.restore({ setup, log, tape })).to.equal(true);
    expect(store.state).to.deep.equal(first.state);
    expect(store.saved).to.deep.equal({ setup, log, tape });
    for (let count = log.length; count > 0; count--) expect(store.undo()).to.equal(true);
    expect(store.canUndo).to.equal(false);
    expect(store.state).to.deep.equal(boston.start(setup));
  });

  it('takes the place of a new match and of the one before it', () => {
    const store = playing();
    store.begin(setup);
    store.restore({ setup, log: [], tape: [] });
    expect([store.canUndo, store.canRedo]).to.deep.equal([false, false]);
  });
});

describe('a saved match is refused, and nothing changes,', () => {
  const junk: readonly [string, unknown[]][] = [
    ['that starts with a score for no throw', [write]],
    ['with a die set aside twice', [dice(6, 4, 2), aside(0), aside(0)]],
    ['with too many dice in a throw', [dice(6, 4, 2), aside(0), dice(5, 1, 1)]],
    ['with a face of 7', [{ type: 'throw', faces: [7, 1, 1] }]],
    ['with an impossible score', [typed(1, 0, 19)]],
    ['with a move of no game', [dice(6, 4, 2), { type: 'cheat' }]],
    ['with a move that is a number', [7]],
    ['with a move that is a text', ['throw']],
    ['with a move that is a list', [[]]],
    ['with a move that is nothing', [null]],
    ['whose last move alone is wrong', [...log, dice(1)]],
  ];
  for (const [what, moves] of junk) it(what, () => refuses({ setup, log: moves, tape }));

  for (const other of [null, 'log', 7, {}, true]) {
    it(`whose log is ${JSON.stringify(other)}`, () => refuses({ setup, log: other, tape }));
  }
});

describe('whatever JSON stands in a log', () => {
  const key = fc.constantFrom('throw', 'set-aside', 'write', 'enter', 'score', 'clear', 'name');
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(0, 1, 2, 13, null), fc.array(fc.nat(7)));
  const moveLike = fc.record(
    { type: fc.oneof(key, value), faces: value, die: value, round: value, seat: value, rollOff: value, score: value },
    { requiredKeys: ['type'] },
  );
  const move = fc.oneof(fc.jsonValue(), moveLike, fc.constantFrom<BostonMove>(...log));

  it('restoring never throws, and either takes all of it or changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(move), fc.jsonValue()), (moves) => {
        const store = playing();
        const before = everything(store);
        const taken = store.restore({ setup, log: moves as BostonMove[], tape: [] });
        if (taken) expect(store.log).to.deep.equal(moves);
        else expect(everything(store)).to.equal(before);
      }),
      { numRuns: RUNS },
    );
  });
});
