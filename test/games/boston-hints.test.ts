import { expect } from '@open-wc/testing';
import type { BostonMove } from '../../src/games/boston.js';
import { hintAfter, isDone, type Hint } from '../../src/games/boston-hints.js';
import { aside, dice, enter, play, start, typed, write } from '../support/games.js';

const turn = [dice(6, 4, 2), aside(0), dice(5, 1), aside(1), dice(3)];

describe('a coach says a friendly word after', () => {
  const table: readonly [string, BostonMove[], BostonMove, Hint][] = [
    ['a lower die set aside than the best just thrown', [dice(6, 4, 2)], aside(1), 'lower-kept'],
    ['the same in the second throw', [dice(6, 4, 2), aside(0), dice(1, 5)], aside(1), 'lower-kept'],
    ['a second die in one throw', [dice(6, 4, 2), aside(0)], aside(1), 'two-kept'],
    ['a second die that ties with the first', [dice(6, 6, 2), aside(0)], aside(1), 'two-kept'],
    ['a throw with nothing set aside', [dice(6, 4, 2)], dice(1, 1, 1), 'none-kept'],
    ['the same in the third throw', [dice(6, 4, 2), aside(0), dice(1, 1)], dice(1, 1), 'none-kept'],
    ['a fourth throw', [dice(6, 4, 2), aside(0), dice(5, 1), aside(1), dice(3)], dice(6), 'fourth-throw'],
    ['a fifth throw', [...turn, dice(1)], dice(6), 'fourth-throw'],
    ['a score written down after the first throw', [dice(6, 4, 2)], write, 'early-write'],
    ['a score written down after the second', [dice(6, 4, 2), aside(0), dice(5, 1)], write, 'early-write'],
  ];
  for (const [what, moves, move, hint] of table) {
    it(`${what}, and lets it happen`, () => {
      const before = play(start(), ...moves);
      expect(hintAfter(before, move)).to.equal(hint);
      expect(() => play(before, move)).not.to.throw();
    });

    it(`${what}, in a roll-off too`, () => {
      const before = play(start(), typed(1, 0, 13), typed(1, 1, 13), ...moves);
      expect(before.next.phase).to.equal('rolloff');
      expect(hintAfter(before, move)).to.equal(hint);
    });

    it(`${what}, but nobody does where hints are not wanted`, () => {
      expect(hintAfter(play(start({ keeping: 'free' }), ...moves), move)).to.equal(null);
    });
  }
});

describe('a coach is silent', () => {
  it('in a turn played by the rule', () => {
    [...turn, write].forEach((move, index, moves) => {
      expect(hintAfter(play(start(), ...moves.slice(0, index)), move), JSON.stringify(move)).to.equal(null);
    });
  });

  it('when any one of equal dice is kept', () => {
    for (const die of [0, 2]) expect(hintAfter(play(start(), dice(5, 2, 5)), aside(die))).to.equal(null);
  });

  it('about scores typed and real dice tapped in', () => {
    const thrown = play(start(), dice(6, 4, 2));
    for (const move of [typed(1, 0, 13), typed(1, 1, 13), enter(6, 4, 3)]) {
      expect(hintAfter(thrown, move)).to.equal(null);
    }
  });

  it('about throws for who starts', () => {
    const state = play(start({ starter: 'roll' }), dice(6));
    expect(hintAfter(state, dice(6))).to.equal(null);
  });
});

describe('a turn has said all it has to', () => {
  const table: readonly [string, BostonMove[], boolean][] = [
    ['not before the first throw', [], false],
    ['not after the second', turn.slice(0, 4), false],
    ['after the third throw', turn, true],
    ['after a third throw of all dice', [dice(1, 1, 1), dice(1, 1, 1), dice(1, 1, 1)], true],
    ['once all dice are set aside', [dice(6, 4, 2), aside(0), aside(1), aside(2)], true],
  ];
  for (const [when, moves, done] of table) {
    it(when, () => expect(isDone(play(start(), ...moves))).to.equal(done));
  }
});
