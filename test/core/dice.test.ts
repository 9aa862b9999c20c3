import { expect } from '@open-wc/testing';
import { drawFaces, isFace, type Thrower } from '../../src/core/dice.js';

describe('a die', () => {
  it('shows 1 to 6', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(isFace(face), String(face)).to.equal(true);
  });

  for (const other of [0, 7, -1, 1.5, NaN, Infinity, '6', [6], null, undefined, true, {}]) {
    it(`never shows ${JSON.stringify(other) ?? 'undefined'}`, () => expect(isFace(other)).to.equal(false));
  }
});

describe('a thrower', () => {
  it('is asked once, for as many faces as dice are thrown', () => {
    const asked: number[] = [];
    const faces = drawFaces((count) => {
      asked.push(count);
      return [6, 4, 2];
    }, 3);
    expect(faces).to.deep.equal([6, 4, 2]);
    expect(asked).to.deep.equal([3]);
  });

  it('may go on using its own list', () => {
    const own: (1 | 6)[] = [6, 6, 6];
    const faces = drawFaces(() => own, 3);
    own.fill(1);
    expect(faces).to.deep.equal([6, 6, 6]);
  });

  const bad: readonly [string, () => unknown][] = [
    ['too few faces', () => [1, 2]],
    ['too many faces', () => [1, 2, 3, 4]],
    ['no list', () => 6],
    ['a text', () => '123'],
    ['nothing', () => undefined],
    ['a promise', () => Promise.resolve([1, 2, 3])],
    ['a face of 0', () => [1, 2, 0]],
    ['a face of 7', () => [7, 2, 3]],
    ['half a face', () => [1, 1.5, 2]],
    ['a face that is no number', () => [NaN, 2, 3]],
    ['faces as texts', () => ['1', '2', '3']],
    ['blank dice', () => [undefined, undefined, undefined]],
    ['a list of holes', () => new Array(3)],
    ['things that have no words for themselves', () => [1, 2, Object.create(null)]],
    [
      'an exception',
      () => {
        throw new TypeError('the cup is empty');
      },
    ],
    [
      'an exception without words',
      () => {
        throw Object.create(null);
      },
    ],
  ];
  for (const [what, thrower] of bad) {
    it(`that gives ${what} is a RangeError`, () => {
      expect(() => drawFaces(thrower as Thrower, 3)).to.throw(RangeError, /^The thrower/);
    });
  }

  it('is told what is wrong with its faces', () => {
    expect(() => drawFaces((() => [1, 7, 3]) as unknown as Thrower, 3)).to.throw(
      'The thrower must return 3 whole numbers from 1 to 6, not [1, 7, 3]',
    );
  });

  it('keeps the exception that it failed with as the cause', () => {
    const cause = new Error('the cup is empty');
    let fault: unknown;
    try {
      drawFaces(() => {
        throw cause;
      }, 1);
    } catch (error) {
      fault = error;
    }
    expect(fault).to.be.an.instanceOf(RangeError);
    expect((fault as RangeError).message).to.contain('the cup is empty');
    expect((fault as RangeError).cause).to.equal(cause);
  });
});
