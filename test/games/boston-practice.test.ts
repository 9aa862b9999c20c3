import { expect } from '@open-wc/testing';
import { Store } from '../../src/core/store.js';
import { boston } from '../../src/games/boston.js';
import { aside, dice, enter, picture, play, scores, setupOf, start, typed, write } from '../support/games.js';

const none = { first: 0, all: 0 };
const worked = (wrong: number) => ({ type: 'write', wrong }) as const;

describe('in practice', () => {
  it('the third automatic throw keeps the last die and waits for the sum', () => {
    const state = play(start({ keeping: 'auto', practice: true }), dice(6, 6, 2), dice(4, 1), dice(3));
    expect(state.turn.aside).to.deep.equal([0, 1, 2]);
    expect(state.ended).to.equal(null);
    expect(picture(state)).to.deep.include({ seat: 0, totals: [0, 0] });
    expect(boston.refuse(state, write)).to.equal(null);
    expect(play(state, worked(0)).ended).to.deep.include({ seat: 0, score: 13 });
  });

  it('so does the third strict throw', () => {
    const state = start({ keeping: 'strict', practice: true });
    const thrown = play(state, dice(6, 6, 2), aside(1), dice(4, 1), aside(0), dice(3));
    expect(thrown.turn.aside).to.deep.equal([1, 0, 2]);
    expect(thrown.rounds[0]?.scores).to.deep.equal([null, null]);
    expect(play(thrown, worked(1)).ended).to.deep.include({ score: 13, kept: [6, 4, 3] });
  });

  it('the sheet keeps, per player, how many sums came right at the first try, and how many were done', () => {
    let state = start({ practice: true });
    expect(picture(state).practised).to.deep.equal([none, none]);
    state = play(state, dice(6, 4, 2), worked(0), dice(1, 1, 1), worked(1));
    expect(picture(state).practised).to.deep.equal([
      { first: 1, all: 1 },
      { first: 0, all: 1 },
    ]);
    state = play(state, dice(6, 4, 2), worked(2), dice(1, 1, 1), worked(0));
    expect(picture(state).practised).to.deep.equal([
      { first: 1, all: 2 },
      { first: 1, all: 2 },
    ]);
  });

  it('sums of real dice and of roll-offs are sums too', () => {
    const state = play(start({ practice: true }), { ...enter(6, 4, 3), wrong: 0 }, { ...enter(5, 5, 3), wrong: 1 });
    expect(picture(state).phase).to.equal('rolloff');
    expect(picture(play(state, dice(6, 4, 2), worked(0))).practised[0]).to.deep.equal({ first: 2, all: 2 });
  });

  it('a score that is typed as it is was no sum', () => {
    const state = scores(start({ practice: true }), 13, 12);
    expect(picture(play(state, typed(1, 0, 14))).practised).to.deep.equal([none, none]);
  });

  it('undo takes a sum back', () => {
    const store = new Store(boston, setupOf({ practice: true }));
    store.dispatch(dice(6, 4, 2));
    const { state } = store;
    store.dispatch(worked(0));
    store.undo();
    expect(store.state).to.deep.equal(state);
    expect(picture(store.state).practised[0]).to.deep.equal(none);
  });
});
