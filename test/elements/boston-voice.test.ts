import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { faces, focused, heard, keys, nameOf, tabTo } from '../support/page.js';
import { table } from './play.js';

/** What a listener does next, who knows nothing but the words just heard. */
function next(words: string): [control: RegExp, key: string] | undefined {
  if (/wins/.test(words)) return undefined;
  const rolled = /rolled ([\d, and]+)\./.exec(
    words
      .split('. ')
      .filter((one) => /rolled/.test(one))
      .join('. ') + '.',
  );
  if (/keep your highest die/.test(words)) {
    const best = Math.max(...(rolled?.[1]?.match(/\d/g) ?? []).map(Number));
    return [new RegExp(`^Die \\d, showing ${best}$`), ' '];
  }
  if (/write it down/.test(words)) return [/^Write down \d+$/, 'Enter'];
  if (/throw/.test(words)) return [/^Roll/, 'Enter'];
  throw new Error(`Nobody knows what to do after: ${words}`);
}

describe('with the screen off', () => {
  it('a match is followed, and played to its end, by keys and the status texts alone', async function () {
    this.timeout(90_000);
    const it = await table('players="Ann, Bob" rounds="1" show="roller"');
    // Equal at first, so that they throw it off.
    it.thrower = faces(6, 5, 2, 4, 1, 3, 5, 4, 3, 4, 1, 4, 6, 1, 2, 4, 1, 3, 3, 1, 1, 2, 1, 3);
    await tabTo(/^Roll/);
    await keys('Enter');
    const told: string[] = [];
    for (let step = 0; step < 40; step++) {
      told.push(heard());
      const deed = next(heard());
      if (!deed) break;
      const [control, key] = deed;
      if (!control.test(nameOf(focused()))) await tabTo(control);
      await keys(key);
      expect(focused().localName, `after ${heard()}`).to.equal('button');
    }
    expect(it.match.finished).to.equal(true);
    const all = told.join('\n');
    for (const news of [
      /Ann rolled 6, 5 and 2\./,
      /Ann scores 13\./,
      /Bob scores 13\./,
      /A tie: Ann and Bob throw again\./,
    ])
      expect(all).to.match(news);
    expect(told.at(-1)).to.match(/Ann wins, 1 round to 0/);
  });

  it('after "Write down" the focus waits on Roll, and after the match on "Play again"', async () => {
    const it = await table('players="Ann, Bob" rounds="1" show="roller"');
    it.thrower = faces(6, 5, 2, 1, 2, 1);
    for (const then of ['Roll three dice', 'Play again']) {
      await it.roll();
      await tabTo(/^Write down \d+$/);
      await keys('Enter');
      expect(nameOf(focused())).to.equal(then);
    }
  });
});
