import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { Agreed } from '../support/referee.js';
import { drawn } from '../support/page.js';
import { inWordsOf, loadEdits } from '../support/edits.js';
import { table } from './play.js';
import { Refereed, sheetLines, wantedLines } from './refereed.js';

const usual: Agreed = {
  ...{ players: 2, rounds: 5, variant: 'classic', scoring: 'rounds-won' },
  ...{ goal: 100, equalTurns: false, stake: 1, purse: 0 },
};

const matches = await loadEdits();

describe('a match written by hand at a <boston-table>', () => {
  for (const { name, options, steps } of matches) {
    it(`${name} (${steps.length} writes)`, async () => {
      const agreed = { ...usual, ...options };
      const it = await table();
      Object.assign(it, agreed);
      const match = new Refereed(it, agreed);
      for (const [index, { write, taken, after }] of steps.entries()) {
        const { score, ...cell } = write;
        const label = `write ${index + 1}: ${JSON.stringify(write)}`;
        expect(match.writeScore(cell, score), label).to.equal(taken);
        expect(inWordsOf(after, it.match), label).to.deep.equal(after);
        match.agree();
        await drawn();
        const lines = wantedLines(agreed, match.referee.verdict);
        expect(sheetLines(it), label).to.deep.equal(lines);
      }
    });
  }
});
