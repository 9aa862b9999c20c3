import { expect } from '@open-wc/testing';
import {
  freeDice,
  freshTurn,
  isAside,
  keptNow,
  release,
  setAside,
  showing,
  throwFree,
  total,
} from '../../src/core/turn.js';

const thrown = throwFree(freshTurn(3), [6, 4, 2]);

describe('a turn before its first throw', () => {
  const turn = freshTurn(3);

  it('has blank dice, all of them free', () => {
    expect(turn.faces).to.deep.equal([undefined, undefined, undefined]);
    expect(freeDice(turn)).to.deep.equal([0, 1, 2]);
    expect(turn.throws).to.equal(0);
  });

  it('shows no total: zero is not nothing', () => {
    expect(showing(turn)).to.deep.equal([]);
    expect(total(turn)).to.equal(undefined);
  });
});

describe('a throw', () => {
  it('gives its faces to all dice, in index order', () => {
    expect(thrown.faces).to.deep.equal([6, 4, 2]);
    expect(thrown.thrown).to.deep.equal([0, 1, 2]);
    expect(thrown.throws).to.equal(1);
  });

  it('adds up everything that shows', () => {
    expect(total(thrown)).to.equal(12);
    expect(total(throwFree(setAside(thrown, 0), [1, 1]))).to.equal(8);
  });

  it('gives faces to the free dice alone, in index order', () => {
    const again = throwFree(setAside(thrown, 1), [1, 5]);
    expect(again.faces).to.deep.equal([1, 4, 5]);
    expect(again.thrown).to.deep.equal([0, 2]);
    expect(again.throws).to.equal(2);
  });

  it('leaves the turn before it as it was', () => {
    throwFree(thrown, [1, 1, 1]);
    expect(thrown.faces).to.deep.equal([6, 4, 2]);
  });
});

describe('a die set aside', () => {
  const turn = setAside(setAside(thrown, 2), 0);

  it('is remembered in the order of setting aside, not of lying', () => {
    expect(turn.aside).to.deep.equal([2, 0]);
    expect(freeDice(turn)).to.deep.equal([1]);
  });

  it('keeps its face in the throws after', () => {
    expect(throwFree(turn, [5]).faces).to.deep.equal([6, 5, 2]);
  });

  it('is aside, and no other is', () => {
    expect([0, 1, 2].map((die) => isAside(turn, die))).to.deep.equal([true, false, true]);
  });

  it('counts as kept now until the next throw', () => {
    expect(keptNow(turn)).to.deep.equal([2, 0]);
    expect(keptNow(throwFree(turn, [5]))).to.deep.equal([]);
  });

  it('is free again once released, and the others stay in their order', () => {
    const released = release(setAside(turn, 1), 0);
    expect(released.aside).to.deep.equal([2, 1]);
    expect(freeDice(released)).to.deep.equal([0]);
  });
});
