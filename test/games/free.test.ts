import { expect } from '@open-wc/testing';
import { reduce } from '../../src/core/game.js';
import { total } from '../../src/core/turn.js';
import { free, type FreeMove, type FreeState } from '../../src/games/free.js';
import { aside, dice, make } from '../support/games.js';

const clear = { type: 'clear' } as const;
const fresh = (options = {}): FreeState => free.start({ dice: 3, setAside: true, ...options });
const play = (state: FreeState, ...moves: FreeMove[]): FreeState => make(free, state, ...moves);

describe('plain dice', () => {
  const plain = fresh({ dice: 5, setAside: false });

  it('are all thrown by every throw, as often as one likes', () => {
    let state = plain;
    for (let count = 1; count <= 20; count++) {
      expect(free.diceToThrow(state)).to.equal(5);
      state = play(state, dice(1, 2, 3, 4, 5));
    }
    expect(state.turn.throws).to.equal(20);
  });

  it('cannot be locked', () => {
    expect(free.refuse(play(plain, dice(1, 2, 3, 4, 5)), aside(0))).to.equal('plain');
  });
});

describe('dice that may be set aside', () => {
  it('stay put on the next throw', () => {
    const state = play(fresh(), dice(6, 4, 2), aside(1), dice(1, 3));
    expect(state.turn.faces).to.deep.equal([1, 4, 3]);
  });

  it('are locked for the rest of the turn', () => {
    const state = play(fresh(), dice(6, 4, 2), aside(0), dice(1, 3));
    expect(free.refuse(state, aside(0))).to.equal('is-aside');
    expect(reduce(free, state, aside(0))).to.equal(state);
  });

  it('all go back into a fresh turn with the next throw, once all are aside', () => {
    const done = play(fresh(), dice(6, 4, 2), aside(2), aside(0), aside(1));
    expect(free.diceToThrow(done)).to.equal(3);
    const next = play(done, dice(1, 1, 5));
    expect(next.turn).to.deep.equal({ faces: [1, 1, 5], aside: [], thrown: [0, 1, 2], throws: 1 });
  });

  it('count everything that shows', () => {
    expect(total(play(fresh(), dice(6, 4, 2), aside(0), dice(1, 3)).turn)).to.equal(10);
  });
});

describe('nothing is enforced:', () => {
  const thrown = play(fresh(), dice(6, 4, 2));
  const free3: readonly [string, FreeMove[]][] = [
    ['the 2 may be set aside instead of the 6', [aside(2), dice(1, 1)]],
    ['several dice at once', [aside(0), aside(1), dice(1)]],
    ['or none at all', [dice(1, 1, 1)]],
    ['all of one throw', [aside(0), aside(1), aside(2)]],
    ['a fourth throw, and a tenth', new Array<FreeMove>(9).fill(dice(1, 1, 1))],
  ];
  for (const [what, moves] of free3) {
    it(what, () => expect(() => play(thrown, ...moves)).not.to.throw());
  }
});

describe('a move with free dice is refused', () => {
  const blank = fresh();
  const thrown = play(blank, dice(6, 4, 2));
  const table: readonly [string, FreeState, unknown, string][] = [
    ['a blank die set aside', blank, aside(0), 'not-thrown'],
    ['a die that is not there', thrown, aside(3), 'no-such-die'],
    ['a die before the first', thrown, aside(-1), 'no-such-die'],
    ['half a die', thrown, aside(0.5), 'no-such-die'],
    ['a die called "length"', thrown, { type: 'set-aside', die: 'length' }, 'no-such-die'],
    ['no die', thrown, { type: 'set-aside' }, 'no-such-die'],
    ['a die set aside twice', play(thrown, aside(0)), aside(0), 'is-aside'],
    ['dice set aside among plain dice', play(fresh({ setAside: false }), dice(6, 4, 2)), aside(0), 'plain'],
    ['a clear table cleared', blank, clear, 'same'],
    ['a score written', thrown, { type: 'write' }, 'no-such-move'],
  ];
  for (const [what, state, move, reason] of table) {
    it(`${what}: ${reason}`, () => {
      expect(free.refuse(state, move as FreeMove)).to.equal(reason);
      expect(reduce(free, state, move as FreeMove)).to.equal(state);
    });
  }
});

describe('clearing', () => {
  it('gives a fresh turn with blank dice', () => {
    expect(play(fresh(), dice(6, 4, 2), aside(0), clear)).to.deep.equal(fresh());
  });
});
