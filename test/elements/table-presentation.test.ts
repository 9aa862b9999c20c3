import { expect, oneEvent } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/all.js';
import type { BostonTable, DiceRoller, YachtTable } from '../../src/index.js';
import { button, deep, drawn, faces, focused, heard, keys, mount, press } from '../support/page.js';

type Table = BostonTable | YachtTable;
const TABLES = ['boston-table', 'yacht-table'] as const;
const at = (tag: string, more = ''): Promise<Table> => mount(`<${tag} save="off" setup="fixed" ${more}></${tag}>`);

/** How large the letters of a table's headline are. */
const letters = (it: Element): number =>
  parseFloat(getComputedStyle([...deep(it)].find((one) => one.part.contains('turn'))!).fontSize);

/** What the page was asked for, in place of its full screen. */
function fullScreen(it: HTMLElement, answer: 'refused' | 'absent'): void {
  const refuse = (): Promise<void> => Promise.reject(new TypeError('not here'));
  Object.defineProperty(it, 'requestFullscreen', { value: answer === 'refused' ? refuse : undefined });
}

for (const tag of TABLES) {
  describe(`<${tag} big>`, () => {
    it('is large where its author wants it, in its place', async () => {
      const usual = letters(await at(tag));
      const it = await at(tag, 'big');
      expect(letters(it)).to.be.above(usual * 1.2);
      expect(getComputedStyle(it).position).to.equal('static');
      it.big = false;
      await drawn();
      expect(letters(it)).to.equal(usual);
    });

    for (const answer of ['refused', 'absent'] as const) {
      it(`covers the window where full screen is ${answer}; Escape leaves, and the focus stays`, async () => {
        const it = await at(tag);
        const usual = letters(it);
        fullScreen(it, answer);
        button('Big', it).focus();
        await keys('Enter');
        expect(it.big).to.equal(true);
        expect(button('Big', it).ariaPressed).to.equal('true');
        expect(letters(it)).to.be.above(usual * 1.2);
        const { width, height } = it.getBoundingClientRect();
        expect([width, height]).to.deep.equal([document.documentElement.clientWidth, innerHeight]);
        expect(focused()).to.equal(button('Big', it));
        await keys('Escape');
        expect(it.big).to.equal(false);
        expect(letters(it)).to.equal(usual);
        expect(focused()).to.equal(button('Big', it));
      });
    }

    it('fills the screen where the page allows, and is still heard there', async () => {
      const it = await at(tag);
      const changed = (): Promise<Event> => oneEvent(it, 'fullscreenchange');
      const entered = changed();
      button('Big', it).focus();
      await keys('Enter');
      await entered;
      expect(document.fullscreenElement === it).to.equal(true);
      const region = it.querySelector(':scope > [role=status]')!;
      expect(region.textContent, 'there before the first message').to.equal('');
      it.thrower = faces(6, 4, 2, 5, 5);
      await press(/^Roll/, it);
      expect(region.textContent).to.contain('rolled 6, 4');
      const left = changed();
      await press('Big', it);
      await left;
      expect(it.big).to.equal(false);
      expect(it.querySelector('[role=status]')).to.equal(null);
      await press('Undo', it);
      expect(heard()).to.contain('Taken back.');
    });

    it('leaves with its switch, too', async () => {
      const it = await at(tag);
      fullScreen(it, 'absent');
      await press('Big', it);
      await press('Big', it);
      expect(it.big).to.equal(false);
      expect(getComputedStyle(it).position).to.equal('static');
    });

    it('is left alone by Escape where its author wants it', async () => {
      const it = await at(tag, 'big');
      button('Big', it).focus();
      await keys('Escape');
      expect(it.big).to.equal(true);
    });
  });
}

describe('sound', () => {
  const Real = window.AudioContext;
  const started: number[] = [];
  let contexts = 0;
  beforeEach(() => {
    started.length = contexts = 0;
  });
  /** Counts what is played; nobody here can listen. */
  class Counted extends Real {
    constructor() {
      super();
      contexts += 1;
    }
  }
  const { start } = AudioBufferSourceNode.prototype;
  before(() => {
    window.AudioContext = Counted;
    AudioBufferSourceNode.prototype.start = function (when = 0) {
      started.push(when);
      start.call(this, when);
    };
  });
  after(() => {
    window.AudioContext = Real;
    AudioBufferSourceNode.prototype.start = start;
  });

  for (const tag of [...TABLES, 'dice-roller'] as const) {
    it(`of <${tag}> is off, and makes nothing ready, until somebody wants it`, async () => {
      const it = await mount<Table | DiceRoller>(`<${tag} save="off" setup="fixed"></${tag}>`);
      expect(it.sound).to.equal(false);
      await press(/^Roll/, it);
      expect([contexts, started.length]).to.deep.equal([0, 0]);
    });

    it(`of <${tag}>: the switch turns it on, and every die that lands is heard once`, async () => {
      const it = await mount<Table | DiceRoller>(`<${tag} save="off" setup="fixed"></${tag}>`);
      await press('Sound', it);
      expect(it.sound).to.equal(true);
      expect(button('Sound', it).ariaPressed).to.equal('true');
      const count = tag === 'yacht-table' ? 5 : 3;
      it.thrower = faces(...new Array<number>(count).fill(4));
      await press(/^Roll/, it);
      expect(started.length).to.equal(count);
      expect(new Set(started).size, 'one after the other').to.equal(count);
      await press('Sound', it);
      it.thrower = faces(1, 2, 3, 4, 5);
      await press(/^Roll/, it);
      expect(started.length, 'and off again').to.equal(count);
    });
  }
});

/** WebKit's driver cannot resize its window. */
const resizes = /Chrome|Firefox/.test(navigator.userAgent);

for (const [tag, sums] of [
  ['boston-table', 'Rounds won'],
  ['yacht-table', 'Total'],
] as const)
  if (resizes)
    it(`<${tag} big> shows the whole sheet on a projector`, async () => {
      await setViewport({ width: 1920, height: 1080 });
      try {
        const it = await at(tag, 'big');
        const row = [...deep(it)].find((one) => one.localName === 'th' && one.textContent.trim().startsWith(sums))!;
        expect(row.getBoundingClientRect().bottom - it.getBoundingClientRect().top).to.be.below(1080);
      } finally {
        await setViewport({ width: 800, height: 600 });
      }
    });
