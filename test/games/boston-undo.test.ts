import { expect } from '@open-wc/testing';
import { Store } from '../../src/core/store.js';
import type { Keeping } from '../../src/games/boston-setup.js';
import { boston, type BostonMove } from '../../src/games/boston.js';
import { aside, dice, enter, picture, setupOf, throwerOf, typed, write } from '../support/games.js';

function storeOf(options: Parameters<typeof setupOf>[0], ...moves: BostonMove[]) {
  const store = new Store(boston, setupOf(options));
  for (const move of moves) expect(store.dispatch(move), JSON.stringify(move)).to.equal(true);
  return store;
}

describe('a step is', () => {
  const table: readonly [string, Keeping, BostonMove[], BostonMove[]][] = [
    ['one throw', 'coach', [], [dice(6, 4, 2)]],
    ['one die set aside', 'coach', [dice(6, 4, 2)], [aside(2)]],
    [
      'one score written down, with the end of the match that it brings',
      'coach',
      [dice(1, 1, 2), typed(1, 1, 3)],
      [write],
    ],
    ['one turn tapped in', 'coach', [], [enter(6, 4, 3)]],
    ['one cell typed', 'coach', [], [typed(1, 1, 13)]],
    ['one cell cleared', 'coach', [typed(1, 1, 13)], [typed(1, 1, null)]],
    ['one automatic throw with its keeping', 'auto', [], [dice(6, 4, 2)]],
    ['the third automatic throw with its writing down', 'auto', [dice(6, 4, 2), dice(4, 1)], [dice(3)]],
    [
      'the third strict throw with its writing down',
      'strict',
      [dice(6, 4, 2), aside(0), dice(4, 1), aside(1)],
      [dice(3)],
    ],
  ];
  for (const [what, keeping, before, step] of table) {
    it(`${what}: one undo takes it back, one redo brings it again`, () => {
      const store = storeOf({ rounds: 1, keeping }, ...before);
      const earlier = structuredClone(store.state);
      for (const move of step) store.dispatch(move);
      const later = structuredClone(store.state);
      store.undo();
      expect(store.state).to.deep.equal(earlier);
      store.redo();
      expect(store.state).to.deep.equal(later);
    });
  }

  it('one starting throw', () => {
    const store = storeOf({ starter: 'roll' }, dice(5), dice(5));
    const tied = structuredClone(store.state);
    store.dispatch(dice(2));
    store.undo();
    expect(store.state).to.deep.equal(tied);
  });
});

describe('undo', () => {
  it('goes back over a whole round with its roll-off, to the start of that round', () => {
    const store = storeOf({}, typed(1, 0, 9), typed(1, 1, 3));
    const before = structuredClone(picture(store.state));
    for (const score of [13, 13, 8, 8, 5, 6]) {
      const { round, seat, rollOff } = store.state.next;
      store.dispatch({ type: 'score', round, seat: seat ?? -1, rollOff, score });
    }
    expect(picture(store.state)).to.deep.include({ round: 3, roundsWon: [1, 1] });
    for (let step = 0; step < 6; step++) store.undo();
    expect(picture(store.state)).to.deep.equal(before);
  });

  it('takes back the end of a match, and another end may follow', () => {
    const store = storeOf({ scoring: 'count-down', goal: 14 });
    store.dispatch(typed(1, 0, 15));
    expect(picture(store.state)).to.deep.include({ finished: true, winner: 0, remaining: [-1, 14] });
    store.undo();
    expect(picture(store.state)).to.deep.include({ finished: false, winner: null, remaining: [14, 14] });
    store.dispatch(typed(1, 0, 13));
    expect(picture(store.state)).to.deep.include({ finished: false, winner: null, winners: [], remaining: [1, 14] });
  });

  it('never changes the faces that come next: nobody can fish for a better throw', () => {
    const store = storeOf({ keeping: 'auto' });
    const faces = throwerOf(1, 1, 1, 1, 1, 1, 6, 6, 6);
    const thrown = [store.roll(faces), store.roll(faces), store.roll(faces)];
    while (store.undo());
    expect([store.roll(faces), store.roll(faces), store.roll(faces)]).to.deep.equal(thrown);
    expect(store.roll(faces)).to.deep.equal([6, 6, 6]);
  });

  it('of a rematch brings the finished match back, and redo the rematch', () => {
    const store = storeOf({ rounds: 1 }, typed(1, 0, 9), typed(1, 1, 3));
    const over = structuredClone(store.state);
    store.begin({ ...store.setup, first: 1 });
    expect(picture(store.state)).to.include({ seat: 1, round: 1, finished: false });
    store.undo();
    expect(store.state).to.deep.equal(over);
    store.redo();
    expect(picture(store.state)).to.include({ seat: 1, finished: false });
  });
});

describe('a throw while the match is over', () => {
  it('asks nobody for faces', () => {
    const store = storeOf({ rounds: 1 }, typed(1, 0, 9), typed(1, 1, 3));
    expect(store.roll(() => expect.fail('nobody should be asked'))).to.equal(undefined);
    expect(store.saved.tape).to.deep.equal([]);
  });
});
