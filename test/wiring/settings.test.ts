import { expect } from '@open-wc/testing';
import { flag, oneOf, seats, wholeNumber } from '../../src/wiring/settings.js';
import { complaints } from '../support/page.js';

describe('a whole number', () => {
  const table: readonly [given: unknown, used: number, warnings: number][] = [
    ['7', 7, 0],
    [7, 7, 0],
    [' 7 ', 7, 0],
    ['”7″', 7, 0],
    ['“7”', 7, 0],
    ['７', 7, 0],
    ['', 5, 1],
    ['abc', 5, 1],
    [NaN, 5, 1],
    [undefined, 5, 1],
    [null, 5, 1],
    [Infinity, 99, 1],
    [-Infinity, 1, 1],
    ['0', 1, 1],
    ['-1', 1, 1],
    ['1000', 99, 1],
    ['2.4', 2, 1],
    ['2.6', 3, 1],
    [2.6, 3, 1],
    ['1e1', 10, 1],
  ];
  for (const [given, used, warnings] of table) {
    it(`from 1 to 99, 5 by default, is ${used} for ${JSON.stringify(given) ?? 'undefined'}`, () => {
      expect(wholeNumber('rounds', given, [1, 99], 5)).to.equal(used);
      const told = complaints();
      if (given === '1e1') expect(told.length).to.be.at.most(1);
      else expect(told).to.have.length(warnings);
    });
  }

  it('is warned of by name, with what was given and what is used', () => {
    wholeNumber('rounds', '1000', [1, 99], 5);
    const [told] = complaints();
    expect(told).to.contain('rounds="1000"');
    expect(told).to.contain('99');
  });
});

describe('one of a list', () => {
  const list = ['classic', 'multiplication'] as const;
  for (const [given, used, warnings] of [
    ['multiplication', 'multiplication', 0],
    ['Multiplication', 'multiplication', 0],
    [' classic ', 'classic', 0],
    ['”multiplication”', 'multiplication', 0],
    ['', 'classic', 1],
    ['sum', 'classic', 1],
    [undefined, 'classic', 1],
    [3, 'classic', 1],
    ['__proto__', 'classic', 1],
  ] as const) {
    it(`is ${used} for ${JSON.stringify(given) ?? 'undefined'}`, () => {
      expect(oneOf('variant', given, list, 'classic')).to.equal(used);
      expect(complaints()).to.have.length(warnings);
    });
  }
});

describe('a flag', () => {
  for (const [given, used] of [
    [null, false],
    ['', true],
    ['true', true],
    ['yes', true],
    ['false', false],
    ['FALSE', false],
    ['”false”', false],
    ['“false”', false],
  ] as const) {
    it(`is ${String(used)} for ${JSON.stringify(given)}`, () => {
      expect(flag.fromAttribute?.(given)).to.equal(used);
    });
  }
});

describe('seats', () => {
  for (const [given, count, names, warnings] of [
    ['3', 3, [], 0],
    [3, 3, [], 0],
    ['”4″', 4, [], 0],
    ['Ann, Bob', 2, ['Ann', 'Bob'], 0],
    [' Ann ,Bob ', 2, ['Ann', 'Bob'], 0],
    ['Ann', 1, ['Ann'], 0],
    ['Ann,,', 3, ['Ann', '', ''], 0],
    [',Ann', 2, ['', 'Ann'], 0],
    [['Smith, Ann', 'Bob'], 2, ['Smith, Ann', 'Bob'], 0],
    [['1', '2'], 2, ['1', '2'], 0],
    ['', 2, [], 1],
    [[], 2, [], 1],
    ['0', 1, [], 1],
    ['-1', 1, [], 1],
    ['13', 12, [], 1],
    ['3 players', 3, [], 1],
    ['+3', 3, [], 1],
    ['2.5', 3, [], 1],
    [NaN, 2, [], 1],
    [undefined, 2, [], 1],
    ['a,b,c,d,e,f,g,h,i,j,k,l,m', 12, [...'abcdefghijkl'], 1],
    ['<b>, שרה, 🎲', 3, ['<b>', 'שרה', '🎲'], 0],
  ] as const) {
    it(`are ${count} for ${JSON.stringify(given) ?? 'undefined'}`, () => {
      expect(seats(given, 12, 2)).to.deep.equal({ count, names });
      const told = complaints();
      if (given === '+3') expect(told.length).to.be.at.most(1);
      else expect(told).to.have.length(warnings);
    });
  }
});
