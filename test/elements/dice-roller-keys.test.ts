import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { DiceRoller } from '../../src/index.js';
import { button, click, dice, drawn, faces, focused, keys, mount, nameOf, press, tabTo } from '../support/page.js';

const roller = (attributes = '', rest = ''): Promise<DiceRoller> =>
  mount(`<dice-roller ${attributes}></dice-roller>${rest}`);

const states = (name: string): (string | null)[] => dice().map((die) => die.getAttribute(name));

describe('<dice-roller> by keyboard', () => {
  it('is played with Tab, Space and Enter alone', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2, 5, 1);
    await tabTo('Roll three dice');
    await keys('Enter');
    expect(it.faces).to.deep.equal([6, 4, 2]);
    await tabTo('Die 1, showing 6');
    await keys(' ');
    await tabTo('Roll two dice');
    await keys(' ');
    expect(it.faces).to.deep.equal([6, 5, 1]);
  });

  it('reaches every die with Tab, in order, and Roll after them', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2);
    await it.roll();
    await drawn();
    const walked: string[] = [];
    await tabTo('Die 1, showing 6');
    for (let step = 0; step < 4; step++) {
      walked.push(nameOf(focused()));
      await keys('Tab');
    }
    expect(walked).to.deep.equal(['Die 1, showing 6', 'Die 2, showing 4', 'Die 3, showing 2', 'Roll three dice']);
  });

  it('sets aside with Space and with Enter, and the focus stays on the die', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2);
    await it.roll();
    await drawn();
    await tabTo('Die 2, showing 4');
    await keys(' ');
    expect(states('aria-pressed')).to.deep.equal(['false', 'true', 'false']);
    expect(nameOf(focused())).to.equal('Die 2, showing 4');
    await tabTo('Die 3, showing 2');
    await keys('Enter');
    expect(states('aria-pressed')).to.deep.equal(['false', 'true', 'true']);
    await keys('Enter', ' ');
    expect(states('aria-pressed'), 'a locked die stays').to.deep.equal(['false', 'true', 'true']);
    expect(nameOf(focused())).to.equal('Die 3, showing 2');
  });

  it('never scrolls the page', async () => {
    const it = await roller('set-aside', '<p>Below</p>');
    const below = it.nextElementSibling as HTMLElement;
    below.style.setProperty('height', '5000px');
    it.thrower = faces(6, 4, 2, 5, 1, 6);
    for (const name of ['Roll three dice', 'Die 1, showing 6', 'Roll two dice', 'Die 2, showing 5']) {
      await tabTo(name);
      const before = window.scrollY;
      await keys(' ');
      expect(window.scrollY, name).to.equal(before);
    }
  });

  it('does not offer dice that cannot be set aside to Tab', async () => {
    await roller();
    expect(dice().every((die) => die.tabIndex === -1)).to.equal(true);
  });
});

describe('<dice-roller> to a screen reader', () => {
  it('has toggles whose names never tell their state', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2);
    expect(states('aria-pressed')).to.deep.equal(['false', 'false', 'false']);
    await it.roll();
    await drawn();
    const names = dice().map(nameOf);
    await press('Die 1, showing 6');
    expect(dice().map(nameOf)).to.deep.equal(names);
    expect(states('aria-pressed')).to.deep.equal(['true', 'false', 'false']);
  });

  it('has dice that are aria-disabled where a tap does nothing, and never disabled', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2);
    expect(states('aria-disabled'), 'blank').to.deep.equal(['true', 'true', 'true']);
    await it.roll();
    await drawn();
    expect(states('aria-disabled')).to.deep.equal(['false', 'false', 'false']);
    it.setAside(2);
    await drawn();
    expect(states('aria-disabled'), 'locked').to.deep.equal(['false', 'false', 'true']);
    expect(dice().some((die) => die.disabled)).to.equal(false);
  });

  it('tells nothing of the result while dice tumble', async () => {
    const it = await mount<DiceRoller>('<dice-roller></dice-roller>', { tumble: '5s' });
    it.thrower = faces(6, 4, 2);
    void it.roll();
    await drawn();
    expect(dice().map(nameOf)).to.deep.equal(['Die 1, rolling', 'Die 2, rolling', 'Die 3, rolling']);
  });
});

describe('<dice-roller> by mouse', () => {
  it('throws once for a click, and sets aside once for a tap', async () => {
    const it = await roller('set-aside');
    it.thrower = faces(6, 4, 2);
    await click(button('Roll three dice'));
    expect(it.faces).to.deep.equal([6, 4, 2]);
    await click(button('Die 3, showing 2'));
    expect(states('aria-pressed')).to.deep.equal(['false', 'false', 'true']);
    expect(it.total).to.equal(12);
  });

  it('has targets of at least 44 pixels that do not zoom on fast taps', async () => {
    document.documentElement.style.setProperty('font-size', '62.5%');
    const it = await roller('set-aside');
    for (const control of [...dice(it), button(/^Roll/)]) {
      const { width, height } = control.getBoundingClientRect();
      expect(Math.min(width, height), nameOf(control)).to.be.at.least(43.9);
      expect(getComputedStyle(control).touchAction).to.equal('manipulation');
    }
    document.documentElement.style.removeProperty('font-size');
  });
});
