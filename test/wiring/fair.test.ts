import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable, DiceRoller } from '../../src/index.js';
import { fairThrower } from '../../src/wiring/fair.js';
import { mount } from '../support/page.js';

const THROWS = 600_000;
/** Chi-square with 5 degrees of freedom; a fair die is above this once in a thousand runs. */
const LIMIT = 20.5;

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function count(throwDice: (count: number) => readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let thrown = 0; thrown < THROWS; thrown += 3) for (const face of throwDice(3)) counts[face - 1]!++;
  return counts;
}

describe('the thrower of the product', () => {
  for (const run of [1, 2, 3]) {
    it(`gives every face equally often, run ${run}`, function () {
      this.timeout(20_000);
      const counts = count(fairThrower);
      expect(counts.reduce((sum, one) => sum + one)).to.equal(THROWS);
      expect(chiSquare(counts)).to.be.below(LIMIT);
    });
  }

  it('gives as many faces as are asked for', () => {
    for (const wanted of [0, 1, 3, 10, 2000]) {
      const thrown = fairThrower(wanted);
      expect(thrown.length).to.equal(wanted);
      expect(thrown.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)).to.equal(true);
    }
  });

  it('never asks Math.random', async () => {
    const { random } = Math;
    let asked = 0;
    Math.random = () => (asked++, random());
    const it = await mount<DiceRoller>('<dice-roller dice="10"></dice-roller>');
    for (let time = 0; time < 20; time++) await it.roll();
    Math.random = random;
    expect(asked).to.equal(0);
  });

  it('throws away the bytes that would favour low faces', () => {
    const real = crypto.getRandomValues;
    // 252 to 255 are one too many each for 1 to 4.
    const bytes = [252, 253, 254, 255, 5, 251, 0];
    let at = 0;
    crypto.getRandomValues = ((pool: Uint8Array) => {
      for (let index = 0; index < pool.length; index++) pool[index] = bytes[at++ % bytes.length]!;
      return pool;
    }) as typeof real;
    const faces = fairThrower(3000).slice(-300); // past what was drawn before
    crypto.getRandomValues = real;
    fairThrower(3000);
    expect(new Set(faces)).to.deep.equal(new Set([6, 1]));
    expect(faces.filter((face) => face === 6).length).to.equal(200);
  });

  it('is that of rollers and tables', async () => {
    const roller = await mount<DiceRoller>('<dice-roller></dice-roller>');
    const table = await mount<BostonTable>('<boston-table></boston-table>');
    expect(roller.thrower === fairThrower && table.thrower === fairThrower).to.equal(true);
  });
});

describe('the measure', () => {
  it('sees the bias of "% 6" on a byte', () => {
    const pool = new Uint8Array(3);
    const biased = count(() => [...crypto.getRandomValues(pool)].map((byte) => (byte % 6) + 1));
    expect(chiSquare(biased)).to.be.above(LIMIT);
  }).timeout(20_000);
});
