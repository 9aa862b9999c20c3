import { expect } from '@open-wc/testing';
import { BOSTON_CHOICES, BOSTON_DEFAULTS, BOSTON_RANGES, isBostonSetup } from '../../src/games/boston-setup.js';
import { setupOf } from '../support/games.js';

describe('a set-up that nobody changed', () => {
  it('is two players, five rounds, the sum of the dice, rounds won, and a coach', () => {
    expect(BOSTON_DEFAULTS).to.deep.equal({
      ...{ players: 2, rounds: 5, variant: 'classic', scoring: 'rounds-won', goal: 100, equalTurns: false },
      ...{ stake: 1, purse: 0, keeping: 'coach', starter: 'seat', practice: false, first: 0 },
    });
    expect(isBostonSetup(BOSTON_DEFAULTS)).to.equal(true);
  });
});

describe('a set-up could have been agreed with', () => {
  const ranges: readonly [keyof typeof BOSTON_RANGES, number, number][] = [
    ['players', 1, 12],
    ['rounds', 1, 99],
    ['goal', 1, 9999],
    ['stake', 1, 999],
    ['purse', 0, 99999],
  ];
  for (const [name, low, high] of ranges) {
    it(`${name} from ${low} to ${high}, and no others`, () => {
      const legal = (value: unknown) => isBostonSetup({ ...BOSTON_DEFAULTS, [name]: value });
      expect([low, high].map(legal)).to.deep.equal([true, true]);
      for (const other of [low - 1, high + 1, low + 0.5, NaN, Infinity, String(high), null, undefined, [high]]) {
        expect(legal(other), String(other)).to.equal(false);
      }
    });
  }

  for (const [name, choices] of Object.entries(BOSTON_CHOICES)) {
    it(`${name} ${choices.join(', ')}, and no other`, () => {
      const legal = (value: unknown) => isBostonSetup({ ...BOSTON_DEFAULTS, [name]: value });
      for (const choice of choices) expect(legal(choice), choice).to.equal(true);
      for (const other of ['', 'toString', choices[0]?.toUpperCase(), 0, null, undefined, [...choices]]) {
        expect(legal(other), String(other)).to.equal(false);
      }
    });
  }

  for (const name of ['equalTurns', 'practice'] as const) {
    it(`${name} on or off, and nothing between`, () => {
      const legal = (value: unknown) => isBostonSetup({ ...BOSTON_DEFAULTS, [name]: value });
      expect([true, false].map(legal)).to.deep.equal([true, true]);
      expect(['true', 1, null, undefined].map(legal)).to.deep.equal([false, false, false, false]);
    });
  }

  it('a first seat that somebody has, and no other', () => {
    expect([0, 1, 2].map((first) => isBostonSetup(setupOf({ players: 3, first })))).to.deep.equal([true, true, true]);
    expect([-1, 3, 0.5].map((first) => isBostonSetup(setupOf({ players: 3, first })))).to.deep.equal(
      new Array(3).fill(false),
    );
  });

  for (const other of [null, undefined, 7, 'setup', [], {}]) {
    it(`never ${JSON.stringify(other) ?? 'undefined'}`, () => expect(isBostonSetup(other)).to.equal(false));
  }
});
