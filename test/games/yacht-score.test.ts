import { expect } from '@open-wc/testing';
import type { Face } from '../../src/core/dice.js';
import { BOXES, boxScore, isPossible, possibleScores, type Box } from '../../src/games/yacht-score.js';
import { loadVectors } from '../support/vectors.js';

interface Table {
  readonly boxes: readonly Box[];
  readonly rows: readonly { readonly dice: readonly Face[]; readonly scores: readonly number[] }[];
}

describe('every throw in every box', () => {
  it('scores what the table says, whatever the order of the dice', async () => {
    const { boxes, rows } = await loadVectors<Table>('yacht-scores');
    expect(boxes).to.deep.equal(BOXES);
    expect(rows).to.have.length(252);
    for (const { dice, scores } of rows) {
      const shuffled = [...dice.slice(2), ...dice.slice(0, 2)].toReversed();
      for (const faces of [dice, shuffled]) {
        expect(
          boxes.map((box) => boxScore(box, faces)),
          faces.join(' '),
        ).to.deep.equal(scores);
      }
    }
  });

  it('makes just the numbers that a box can hold', async () => {
    const { boxes, rows } = await loadVectors<Table>('yacht-scores');
    for (const [index, box] of boxes.entries()) {
      const made = [...new Set(rows.map(({ scores }) => scores[index] ?? -1))].sort((a, b) => a - b);
      expect(possibleScores(box), box).to.deep.equal(made);
    }
  });
});

const possible: readonly [Box, readonly number[], readonly unknown[]][] = [
  ['ones', [0, 1, 5], [6, -1, 1.5, '1', NaN]],
  ['fours', [0, 4, 20], [17, 2, 24]],
  ['full-house', [0, 7, 28], [5, 25.5, 30, 6]],
  ['four-of-a-kind', [0, 4, 24], [5, 30]],
  ['little-straight', [0, 30], [15, 20]],
  ['big-straight', [0, 30], [20, 40]],
  ['choice', [5, 30], [0, 4, 31]],
  ['yacht', [0, 50], [25, 30]],
];
for (const [box, can, cannot] of possible) {
  it(`${box} can be ${can.join(', ')}, and not ${cannot.join(', ')}`, () => {
    expect(can.filter((score) => !isPossible(box, score))).to.deep.equal([]);
    expect(cannot.filter((score) => isPossible(box, score))).to.deep.equal([]);
  });
}
