import { expect } from '@open-wc/testing';
import '../../src/yacht.js';
import type { Face } from '../../src/index.js';
import { buttons, dice, focused, heard, keys, nameOf, tabTo } from '../support/page.js';
import { yachtTable } from './yacht-play.js';

/** The next die to keep, by its label, for who throws again only with three alike or more; or Roll, or a box. */
function keepOrChoose(): string | RegExp {
  const faces = dice().map((die) => /showing (\d)/.exec(nameOf(die))?.[1]);
  const often = (face: string | undefined): number => faces.filter((one) => one === face).length;
  const most = faces.reduce((best, face) => (often(face) > often(best) ? face : best));
  if (often(most) < 3) return bestBox();
  const die = dice().find((one, index) => faces[index] === most && one.getAttribute('aria-pressed') === 'false');
  return die ? nameOf(die) : /^Roll/;
}

/** The box that says it scores most. */
function bestBox(): string {
  const points = (name: string): number => Number(/: scores (\d+)/.exec(name)?.[1] ?? -1);
  return buttons()
    .map(nameOf)
    .reduce((best, name) => (points(name) > points(best) ? name : best));
}

/** What a listener goes to, who knows nothing but the words just heard and the labels of what can be pressed. */
function next(words: string): string | RegExp | undefined {
  if (/ wins, | share the win/.test(words)) return undefined;
  if (/throw the dice\.$/.test(words)) return /^Roll/;
  if (/throw again or choose a box\.$/.test(words)) return keepOrChoose();
  if (/choose a box\.$/.test(words)) return bestBox();
  throw new Error(`Nobody knows what to do after: ${words}`);
}

/** What a listener has added up, box by box. */
const sumOf = (told: readonly string[], player: string): number =>
  told
    .map((words) => Number(new RegExp(`${player} scores (\\d+) in `).exec(words)?.[1] ?? 0))
    .reduce((sum, score) => sum + score, 0);

describe('Yacht with the screen off', () => {
  it('a match is followed, and played to its end, by keys, labels and the status texts alone', async function () {
    this.timeout(240_000);
    const it = await yachtTable('players="Ann, Bob"');
    let thrown = 0;
    it.thrower = (count) =>
      Array.from({ length: count }, () => ((thrown++ * thrown) % 31) % 6).map((n) => n + 1) as Face[];
    const told: string[] = [];
    for (let deed = next('Ann, throw the dice.'); deed; deed = next(heard())) {
      const control = deed;
      if (nameOf(focused()) !== control) await tabTo(control);
      await keys('Enter');
      expect(focused().localName, `after ${heard()}`).to.equal('button');
      if (heard() !== told.at(-1)) told.push(heard());
    }
    expect(it.match.finished).to.equal(true);
    expect(told[0]).to.match(/^Ann rolled [1-6], [1-6], [1-6], [1-6] and [1-6]\. Tap the dice you keep\./);
    expect(told.filter((words) => / scores \d+ in /.test(words))).to.have.length(24);
    const [ann, bob] = [sumOf(told, 'Ann'), sumOf(told, 'Bob')];
    expect(ann, 'or the end would say nothing of who wins').not.to.equal(bob);
    expect(told.at(-1)).to.contain(ann > bob ? `Ann wins, ${ann} to ${bob}.` : `Bob wins, ${bob} to ${ann}.`);
  });
});
