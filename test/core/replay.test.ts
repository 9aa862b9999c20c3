import { expect } from '@open-wc/testing';
import { reduce, replay } from '../../src/core/game.js';
import { facesOf } from '../../src/core/saved.js';
import { free, type FreeMove } from '../../src/games/free.js';
import { aside, dice, make } from '../support/games.js';

const setup = { dice: 3, setAside: true };
const fresh = free.start(setup);

describe('a move', () => {
  it('gives a new state and leaves the old one alone', () => {
    const next = reduce(free, fresh, dice(6, 4, 2));
    expect(next).not.to.equal(fresh);
    expect(next.turn.faces).to.deep.equal([6, 4, 2]);
    expect(fresh).to.deep.equal(free.start(setup));
  });

  const refused: readonly [string, unknown][] = [
    ['that the rules refuse', aside(0)],
    ['of another game', { type: 'score', box: 'yacht' }],
    ['that throws too few dice', dice(1, 2)],
    ['that throws too many dice', dice(1, 2, 3, 4)],
    ['that throws a 7', { type: 'throw', faces: [1, 2, 7] }],
    ['that throws texts', { type: 'throw', faces: ['1', '2', '3'] }],
    ['that throws holes', { type: 'throw', faces: new Array(3) }],
    ['that throws nothing', { type: 'throw' }],
  ];
  for (const [what, move] of refused) {
    it(`${what} gives back the same object`, () => expect(reduce(free, fresh, move as FreeMove)).to.equal(fresh));
  }
});

describe('a replay', () => {
  const log: FreeMove[] = [dice(6, 4, 2), aside(0), dice(5, 1), { type: 'clear' }];

  it('gives every state on the way, the first one included', () => {
    const states = replay(free, setup, log);
    expect(states).to.have.length(5);
    expect(states?.[0]).to.deep.equal(fresh);
    for (const count of [1, 2, 3, 4]) {
      expect(states?.[count]).to.deep.equal(make(free, fresh, ...log.slice(0, count)));
    }
  });

  it('of no moves is the start', () => expect(replay(free, setup, [])).to.deep.equal([fresh]));

  it('with a refused move anywhere in it is nothing', () => {
    expect(replay(free, setup, [aside(0), ...log])).to.equal(undefined);
    expect(replay(free, setup, [...log, aside(1)])).to.equal(undefined);
  });
});

describe('the faces of a log', () => {
  it('are those of its throws, in order', () => {
    expect(facesOf([dice(6, 4, 2), aside(0), dice(5, 1)])).to.deep.equal([6, 4, 2, 5, 1]);
    expect(facesOf([])).to.deep.equal([]);
  });
});
