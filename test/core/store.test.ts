import { expect } from '@open-wc/testing';
import { Store } from '../../src/core/store.js';
import { free } from '../../src/games/free.js';
import { aside, dice, throwerOf } from '../support/games.js';

const setup = { dice: 3, setAside: true };
const storeOf = () => new Store(free, setup);

/** Three steps: a throw, a die set aside, a throw. */
function played() {
  const store = storeOf();
  store.roll(throwerOf(6, 4, 2));
  store.dispatch(aside(0));
  store.roll(throwerOf(5, 1));
  return store;
}

describe('the log', () => {
  it('holds every step, a throw with its faces', () => {
    expect(played().log).to.deep.equal([dice(6, 4, 2), aside(0), dice(5, 1)]);
  });

  it('does not hold a refused move, and the state stays the same object', () => {
    const store = played();
    const { state } = store;
    expect(store.dispatch(aside(0))).to.equal(false);
    expect(store.state).to.equal(state);
    expect(store.log).to.have.length(3);
  });

  it('is as long as what is not undone', () => {
    const store = played();
    store.undo();
    expect(store.log).to.deep.equal([dice(6, 4, 2), aside(0)]);
  });

  it('tells the last move and the state it was made in', () => {
    const store = storeOf();
    expect(store.last).to.equal(undefined);
    const before = store.state;
    store.roll(throwerOf(6, 4, 2));
    expect(store.last).to.deep.equal({ move: dice(6, 4, 2), before });
    store.undo();
    expect(store.last).to.equal(undefined);
  });
});

describe('undo and redo', () => {
  it('have nothing to do before the first step', () => {
    const store = storeOf();
    expect([store.canUndo, store.canRedo, store.undo(), store.redo()]).to.deep.equal([false, false, false, false]);
    expect(store.begun).to.equal(false);
  });

  it('go back and forth over every step, to the very same states', () => {
    const store = storeOf();
    const states = [store.state];
    for (let count = 0; count < 200; count++) {
      store.roll(throwerOf(1, 2, 3));
      states.push(store.state);
    }
    for (const state of states.toReversed().slice(1)) {
      expect(store.undo()).to.equal(true);
      expect(store.state).to.equal(state);
    }
    expect(store.canUndo).to.equal(false);
    for (const state of states.slice(1)) {
      expect(store.redo()).to.equal(true);
      expect(store.state).to.equal(state);
    }
    expect(store.canRedo).to.equal(false);
  });

  it('lose what was undone with the next step, but not with a refused one', () => {
    const store = played();
    store.undo();
    store.dispatch(aside(0));
    expect(store.canRedo).to.equal(true);
    store.dispatch(aside(2));
    expect(store.canRedo).to.equal(false);
  });
});

describe('a new match', () => {
  it('starts afresh, under its own set-up', () => {
    const store = played();
    store.begin({ dice: 5, setAside: false });
    expect(store.state).to.deep.equal(free.start({ dice: 5, setAside: false }));
    expect(store.setup.dice).to.equal(5);
    expect(store.log).to.deep.equal([]);
    expect(store.begun).to.equal(false);
  });

  it('can be undone until its first throw: the match before comes back with all its steps', () => {
    const store = played();
    const { state, log } = store;
    store.begin({ dice: 5, setAside: false });
    expect(store.undo()).to.equal(true);
    expect(store.state).to.equal(state);
    expect(store.log).to.deep.equal(log);
    expect(store.setup).to.equal(setup);
    expect(store.undo()).to.equal(true);
  });

  it('can be redone, after the steps of the match before', () => {
    const store = played();
    store.begin({ dice: 5, setAside: false });
    for (let count = 0; count < 3; count++) store.undo();
    expect(store.log).to.have.length(1);
    for (let count = 0; count < 2; count++) store.redo();
    expect(store.log).to.have.length(3);
    expect(store.redo()).to.equal(true);
    expect(store.setup.dice).to.equal(5);
    expect([store.canRedo, store.canUndo]).to.deep.equal([false, true]);
  });

  it('is for good once a die was thrown, also when that throw is undone', () => {
    const store = played();
    store.begin(setup);
    store.roll(throwerOf(1, 1, 1));
    store.undo();
    expect(store.canUndo).to.equal(false);
    expect(store.undo()).to.equal(false);
  });

  it('begun twice without a throw still leads back to the match that was played', () => {
    const store = played();
    const { state } = store;
    store.begin(setup);
    store.begin({ dice: 2, setAside: false });
    store.undo();
    expect(store.state).to.equal(state);
  });

  it('is not redone once the match before has gone on', () => {
    const store = played();
    store.begin(setup);
    store.undo();
    store.dispatch(aside(1));
    expect([store.canRedo, store.redo()]).to.deep.equal([false, false]);
  });

  it('is not redone once another new match has been begun', () => {
    const store = played();
    store.begin(setup);
    store.undo();
    store.begin({ dice: 5, setAside: false });
    expect([store.canRedo, store.redo()]).to.deep.equal([false, false]);
    expect(store.setup.dice).to.equal(5);
  });

  it('comes right after the step at which it was begun: what had been undone is gone', () => {
    const store = played();
    store.undo();
    store.begin({ dice: 5, setAside: false });
    store.undo();
    expect(store.log).to.have.length(2);
    store.redo();
    expect(store.setup.dice).to.equal(5);
  });

  it('has nothing to undo where nothing was played', () => {
    const store = storeOf();
    store.begin({ dice: 5, setAside: false });
    expect(store.canUndo).to.equal(false);
  });
});

describe('another set-up', () => {
  it('applies at once before the first step', () => {
    const store = storeOf();
    store.configure({ dice: 5, setAside: false });
    expect(store.state.turn.faces).to.have.length(5);
  });

  it('leaves a match that has begun as it is', () => {
    const store = played();
    const { state } = store;
    store.configure({ dice: 5, setAside: false });
    expect(store.state).to.equal(state);
    expect(store.setup).to.equal(setup);
  });

  it('still lets a new match be undone', () => {
    const store = played();
    const { state } = store;
    store.begin(setup);
    store.configure({ dice: 5, setAside: false });
    store.undo();
    expect(store.state).to.equal(state);
  });
});

describe('a question', () => {
  it('about a move is answered with the reason of the rules, and changes nothing', () => {
    const store = played();
    expect(store.refuse(aside(0))).to.equal('is-aside');
    expect(store.refuse(aside(1))).to.equal(null);
    expect(store.log).to.have.length(3);
  });
});
