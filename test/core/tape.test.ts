import { expect } from '@open-wc/testing';
import type { Face, Thrower } from '../../src/core/dice.js';
import { Store } from '../../src/core/store.js';
import { free } from '../../src/games/free.js';
import { aside, throwerOf } from '../support/games.js';

const storeOf = (dice = 3) => new Store(free, { dice, setAside: true });
const never: Thrower = () => expect.fail('nobody should be asked for faces');

describe('the tape', () => {
  it('is empty before the first throw, and holds every face drawn, in order', () => {
    const store = storeOf();
    expect(store.saved.tape).to.deep.equal([]);
    store.roll(throwerOf(6, 4, 2));
    store.dispatch(aside(0));
    store.roll(throwerOf(5, 1));
    expect(store.saved.tape).to.deep.equal([6, 4, 2, 5, 1]);
  });

  it('is not cut by undo: the same faces come again, and nobody is asked', () => {
    const store = storeOf();
    store.roll(throwerOf(6, 4, 2));
    store.roll(throwerOf(5, 1, 3));
    store.undo();
    store.undo();
    expect(store.roll(never)).to.deep.equal([6, 4, 2]);
    expect(store.roll(never)).to.deep.equal([5, 1, 3]);
  });

  it('gives a smaller throw the next faces, and the rest of them later', () => {
    const store = storeOf();
    store.roll(throwerOf(6, 4, 2));
    store.roll(throwerOf(5, 1, 3));
    store.undo();
    store.dispatch(aside(0));
    expect(store.roll(never)).to.deep.equal([5, 1]);
    expect(store.state.turn.faces).to.deep.equal([6, 5, 1]);
    store.dispatch(aside(1));
    expect(store.roll(never)).to.deep.equal([3]);
  });

  it('asks the thrower only for what it is short of', () => {
    const store = storeOf();
    store.roll(throwerOf(6, 4, 2));
    store.dispatch(aside(0));
    store.roll(throwerOf(5, 1));
    store.undo();
    store.undo();
    expect(store.roll(throwerOf(3))).to.deep.equal([5, 1, 3]);
  });

  it('outlives other moves made after an undo', () => {
    const store = storeOf();
    for (const face of [1, 2, 3] as const) store.roll(throwerOf(face, face, face));
    while (store.canUndo) store.undo();
    store.roll(never);
    store.dispatch(aside(2));
    store.dispatch({ type: 'clear' });
    expect(store.roll(never)).to.deep.equal([2, 2, 2]);
    expect(store.saved.tape).to.deep.equal([1, 1, 1, 2, 2, 2, 3, 3, 3]);
  });

  it('outlives another set-up before the first step, so that no setting gets anybody another throw', () => {
    const store = storeOf();
    store.roll(throwerOf(6, 4, 2));
    store.undo();
    store.configure({ dice: 2, setAside: false });
    expect(store.roll(never)).to.deep.equal([6, 4]);
  });

  it('is saved with the match: after a reload the same faces come next', () => {
    const store = storeOf();
    store.roll(throwerOf(6, 4, 2));
    store.roll(throwerOf(5, 1, 3));
    store.undo();
    const reloaded = storeOf();
    expect(reloaded.restore(JSON.parse(JSON.stringify(store.saved)))).to.equal(true);
    expect(reloaded.roll(never)).to.deep.equal([5, 1, 3]);
  });

  it('is a new one in a new match', () => {
    const store = storeOf();
    store.roll(throwerOf(6, 4, 2));
    store.begin(store.setup);
    expect(store.saved.tape).to.deep.equal([]);
    expect(store.roll(throwerOf(1, 1, 1))).to.deep.equal([1, 1, 1]);
  });
});

describe('a thrower that fails', () => {
  const failing: readonly [string, (store: ReturnType<typeof storeOf>) => unknown][] = [
    ['gives a 7', () => [7, 1, 1]],
    ['gives the wrong count', () => [1]],
    ['gives a list of holes', () => new Array(3)],
    ['throws an exception', () => expect.fail('the cup is empty')],
    ['rolls from inside', (store) => store.roll(throwerOf(1, 1, 1))],
  ];
  for (const [what, faces] of failing) {
    it(`because it ${what}: a RangeError, nothing changed, and the next throw works`, () => {
      const store = storeOf();
      store.roll(throwerOf(6, 4, 2));
      const { state, saved } = store;
      const before = JSON.stringify(saved);
      expect(() => store.roll(() => faces(store) as Face[])).to.throw(RangeError);
      expect(store.state).to.equal(state);
      expect(JSON.stringify(store.saved)).to.equal(before);
      expect(store.roll(throwerOf(5, 5, 5))).to.deep.equal([5, 5, 5]);
    });
  }
});

describe('the faces that a throw gives back', () => {
  it('may be sorted by whoever asked: the log keeps its own', () => {
    const store = storeOf();
    const faces = store.roll(throwerOf(6, 4, 2)) as Face[];
    faces.sort();
    expect(store.log).to.deep.equal([{ type: 'throw', faces: [6, 4, 2] }]);
  });
});
