import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { button, click, dice, faces } from '../support/page.js';
import { bestDie, table, words } from './play.js';

const FACES = [6, 6, 2, 4, 1, 3, /* 13 */ 5, 3, 2, 2, 1, 6 /* 13 */];
const ROLLOFF = [1, 1, 2, 3, 3, 4, /* 9 */ 6, 5, 5, 1, 6, 2 /* 14 */];

describe('a match by mouse', () => {
  it('is played to its end by clicking what one sees', async function () {
    this.timeout(60_000);
    const it = await table('players="Ann, Bob" rounds="1"');
    it.thrower = faces(...FACES, ...ROLLOFF);
    for (let turns = 0; turns < 4; turns++) {
      for (let count = 1; count <= 3; count++) {
        await click(button(/^Roll/));
        await click(dice()[bestDie(it.match)]!);
      }
      await click(button(/^Write down \d+$/));
    }
    expect(it.match.rounds[0]?.rolloffs).to.deep.equal([
      [
        { seat: 0, score: 9 },
        { seat: 1, score: 14 },
      ],
    ]);
    expect(it.match.finished).to.equal(true);
    expect(words('result')).to.match(/Bob/);
  });

  it('is played in "auto" by one button', async function () {
    this.timeout(60_000);
    const it = await table('players="Ann, Bob" keeping="auto" rounds="1"');
    it.thrower = faces(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1);
    for (let press = 0; press < 6; press++) await click(button(/^Roll/));
    expect(it.match.rounds[0]?.scores).to.deep.equal([18, 3]);
    expect(words('result')).to.contain('Ann');
  });
});
