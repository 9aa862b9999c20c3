import { expect } from '@open-wc/testing';
import { ANY_THROW } from '../../src/core/game.js';
import { boston, highest, type BostonMove } from '../../src/games/boston.js';
import { aside, dice, enter, picture, play, start, typed, write } from '../support/games.js';

const reason = (keeping: 'free' | 'coach' | 'strict' | 'auto', moves: BostonMove[], move: BostonMove) =>
  boston.refuse(play(start({ keeping }), ...moves), move);

for (const keeping of ['free', 'coach'] as const) {
  describe(`keeping="${keeping}" enforces nothing:`, () => {
    const free: readonly [string, BostonMove[], BostonMove][] = [
      ['the 2 may be set aside instead of the 6', [dice(6, 4, 2)], aside(2)],
      ['a second die in one throw', [dice(6, 4, 2), aside(0)], aside(1)],
      ['all three in one throw', [dice(6, 4, 2), aside(0), aside(1)], aside(2)],
      ['another throw with nothing set aside', [dice(6, 4, 2)], ANY_THROW],
      ['a fourth throw', [dice(6, 4, 2), dice(6, 4, 2), dice(6, 4, 2)], ANY_THROW],
      ['writing down after the first throw', [dice(6, 4, 2)], write],
    ];
    for (const [what, moves, move] of free) {
      it(what, () => expect(reason(keeping, moves, move)).to.equal(null));
    }

    it('but once all dice are set aside only the score can be written down, so that none is lost', () => {
      const moves = [dice(6, 4, 2), aside(0), aside(1), aside(2)];
      expect(reason(keeping, moves, ANY_THROW)).to.equal('all-aside');
      expect(reason(keeping, moves, write)).to.equal(null);
    });

    it('but the score needs a face on every die', () => {
      expect(reason(keeping, [], write)).to.equal('not-thrown');
    });

    it('the sum of everything showing is written', () => {
      expect(play(start({ keeping }), dice(6, 4, 2), write).rounds[0]?.scores).to.deep.equal([12, null]);
    });

    it('multiplication needs the order: two dice set aside, and the last one stands, tapped or not', () => {
      const one = play(start({ keeping, variant: 'multiplication' }), dice(2, 4, 6), aside(2));
      expect(boston.refuse(one, write)).to.equal('need-order');
      expect(play(one, aside(0), write).ended).to.deep.include({ score: 32, kept: [6, 2, 4] });
      expect(play(one, aside(0), aside(1), write).ended).to.deep.include({ score: 32, kept: [6, 2, 4] });
    });
  });
}

describe('keeping="strict"', () => {
  const strict = start({ keeping: 'strict' });
  const thrown = play(strict, dice(6, 4, 2));

  it('refuses a die that does not show the highest face just thrown', () => {
    expect(boston.refuse(thrown, aside(1))).to.equal('not-highest');
    expect(boston.refuse(thrown, aside(0))).to.equal(null);
  });

  it('takes any one of the dice that tie for the highest, and only one', () => {
    const tied = play(strict, dice(5, 2, 5));
    expect(highest(tied.turn)).to.deep.equal([0, 2]);
    for (const die of [0, 2]) expect(boston.refuse(tied, aside(die))).to.equal(null);
    expect(boston.refuse(play(tied, aside(2)), aside(0))).to.equal('one-per-throw');
  });

  it('looks for the highest among those just thrown, not those kept before', () => {
    expect(boston.refuse(play(thrown, aside(0), dice(1, 3)), aside(2))).to.equal(null);
  });

  it('refuses the next throw until a die is kept', () => {
    expect(boston.refuse(thrown, ANY_THROW)).to.equal('keep-first');
    expect(boston.refuse(play(thrown, aside(0)), ANY_THROW)).to.equal(null);
  });

  it('writes nothing down before the third throw', () => {
    expect(boston.refuse(thrown, write)).to.equal('three-throws');
    expect(boston.refuse(play(thrown, aside(0), dice(5, 1), aside(1)), write)).to.equal('three-throws');
  });

  it('keeps the last die and writes the turn down in the same step as the third throw', () => {
    const done = play(thrown, aside(0), dice(5, 1), aside(1), dice(3));
    expect(done.ended).to.deep.include({ seat: 0, score: 14, kept: [6, 5, 3] });
    expect(done.ended?.dice?.faces).to.deep.equal([6, 5, 3]);
    expect(picture(done)).to.deep.include({ seat: 1, round: 1, totals: [14, 0] });
    expect(done.turn.throws).to.equal(0);
  });
});

describe('keeping="auto"', () => {
  const auto = start({ keeping: 'auto' });

  it('throws and keeps the highest by itself', () => {
    expect(play(auto, dice(2, 6, 4)).turn).to.deep.include({ faces: [2, 6, 4], aside: [1] });
  });

  it('keeps the first of equals', () => {
    expect(play(auto, dice(2, 5, 5)).turn.aside).to.deep.equal([1]);
    expect(play(auto, dice(2, 5, 5), dice(3, 3)).turn.aside).to.deep.equal([1, 0]);
  });

  it('writes the score with the third press', () => {
    const done = play(auto, dice(6, 6, 2), dice(4, 1), dice(3));
    expect(done.ended).to.deep.include({ seat: 0, score: 13, kept: [6, 4, 3] });
    expect(done.rounds[0]?.scores).to.deep.equal([13, null]);
    expect(done.next).to.deep.include({ seat: 1 });
  });

  it('takes no die from a player', () => {
    expect(boston.refuse(play(auto, dice(6, 4, 2)), aside(1))).to.equal('automatic');
  });
});

describe('real dice may be used at any time', () => {
  for (const keeping of ['free', 'coach', 'strict', 'auto'] as const) {
    it(`with keeping="${keeping}": three faces in the order of keeping, in the middle of a turn`, () => {
      const state = start({ keeping, variant: 'multiplication' });
      for (const moves of [[], [dice(6, 4, 2)]]) {
        const entered = play(state, ...moves, enter(6, 4, 3));
        expect(entered.ended).to.deep.include({ seat: 0, score: 30, kept: [6, 4, 3], dice: null });
        expect(entered.turn.throws).to.equal(0);
        expect(entered.next.seat).to.equal(1);
      }
    });

    it(`with keeping="${keeping}": a typed score`, () => {
      const done = play(start({ keeping }), dice(6, 4, 2), typed(1, 0, 17));
      expect(done.ended).to.deep.include({ seat: 0, score: 17, kept: [] });
      expect(done.next.seat).to.equal(1);
    });
  }
});

describe('what ended a turn', () => {
  it('is told by the step that ended it, and forgotten with the one after', () => {
    const done = play(start(), enter(6, 4, 3));
    expect(done.ended).to.deep.equal({ round: 0, seat: 0, rollOff: null, score: 13, kept: [6, 4, 3], dice: null });
    expect(play(done, dice(1, 1, 1)).ended).to.equal(null);
  });
});
