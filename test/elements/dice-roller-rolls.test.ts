import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { DiceRoller, Thrower } from '../../src/index.js';
import { button, complaints, dice, drawn, faces, listen, mount, press, screen } from '../support/page.js';

/** Dice that tumble until something lands them. */
const tumbling = (): Promise<DiceRoller> => mount('<dice-roller set-aside></dice-roller>', { tumble: '5s' });
const still = (): Promise<DiceRoller> => mount('<dice-roller set-aside></dice-roller>');

describe('one press, one throw', () => {
  it('lands tumbling dice with a press, and throws nothing', async () => {
    const it = await tumbling();
    let asked = 0;
    it.thrower = (count) => (asked++, [6, 4, 2].slice(0, count) as [6, 4, 2]);
    await press('Roll three dice');
    expect(it.rolling).to.equal(true);
    expect(screen(it), 'nothing is given away').not.to.match(/12/);
    await press('Roll three dice');
    expect(it.rolling).to.equal(false);
    expect(asked).to.equal(1);
    expect(it.faces).to.deep.equal([6, 4, 2]);
    expect(screen(it)).to.contain('Total 12');
  });

  it('throws once for a double click', async () => {
    const it = await tumbling();
    const rolls = listen(it, 'dice-roll');
    button('Roll three dice').click();
    button('Roll three dice').click();
    await drawn();
    expect(rolls.length).to.equal(1);
    expect(it.rolling).to.equal(false);
  });

  it('lands with a tap on a die, and sets nothing aside', async () => {
    const it = await tumbling();
    await press('Roll three dice');
    dice(it)[0]?.click();
    await drawn();
    expect(it.rolling).to.equal(false);
    expect(dice(it).map((die) => die.getAttribute('aria-pressed'))).to.deep.equal(['false', 'false', 'false']);
  });

  it('lands by itself after --dice-roll-time, also where no frame is ever drawn', async () => {
    const it = await mount<DiceRoller>('<dice-roller></dice-roller>', { tumble: '50ms' });
    const frames = window.requestAnimationFrame;
    window.requestAnimationFrame = () => 0;
    for (const name of ['transitionend', 'animationend']) {
      it.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    }
    it.thrower = faces(6, 4, 2);
    expect(await it.roll()).to.deep.equal([6, 4, 2]);
    expect(it.rolling).to.equal(false);
    window.requestAnimationFrame = frames;
  });
});

describe('roll() by script', () => {
  it('is a throw of its own: it lands the one that tumbles', async () => {
    const it = await tumbling();
    it.thrower = faces(6, 4, 2, 1, 1, 1);
    const first = it.roll();
    const second = it.roll();
    expect(await first).to.deep.equal([6, 4, 2]);
    expect(it.rolling, 'the second still tumbles').to.equal(true);
    expect(it.faces, 'scripts see the state at once').to.deep.equal([1, 1, 1]);
    await press(/^Roll/);
    expect(await second).to.deep.equal([1, 1, 1]);
  });

  it('settles each call with its own outcome when none is awaited', async () => {
    const it = await tumbling();
    it.thrower = faces(6, 4, 2, 5, 1);
    const first = it.roll();
    expect(it.setAside(0)).to.equal(true);
    const second = it.roll();
    await press(/^Roll/);
    expect(await Promise.all([first, second])).to.deep.equal([
      [6, 4, 2],
      [5, 1],
    ]);
  });

  it('settles when the element is removed', async () => {
    const it = await tumbling();
    it.thrower = faces(6, 4, 2);
    const roll = it.roll();
    it.remove();
    expect(await roll).to.deep.equal([6, 4, 2]);
    expect(it.rolling).to.equal(false);
  });

  it('settles when the element is hidden, before or meanwhile', async () => {
    const it = await mount<DiceRoller>('<dice-roller></dice-roller>', { tumble: '60ms' });
    it.thrower = faces(6, 4, 2, 1, 2, 3);
    const roll = it.roll();
    it.hidden = true;
    expect(await roll).to.deep.equal([6, 4, 2]);
    expect(await it.roll()).to.deep.equal([1, 2, 3]);
  });

  it('settles on an element that was never on the page', async () => {
    const it = document.createElement('dice-roller') as DiceRoller;
    it.thrower = faces(6, 4, 2);
    expect(await it.roll()).to.deep.equal([6, 4, 2]);
    expect(it.total).to.equal(12);
  });

  it('does not hang on a listener that throws', async () => {
    const it = await still();
    const report = window.onerror;
    window.onerror = () => true;
    it.addEventListener('dice-roll', () => {
      throw new Error("the page's own fault");
    });
    expect(await it.roll()).to.have.length(3);
    await new Promise((resolve) => setTimeout(resolve));
    window.onerror = report;
    expect(it.rolling).to.equal(false);
    complaints();
  });
});

describe('a thrower that fails', () => {
  const faults: readonly [string, unknown][] = [
    ['0', () => [0, 1, 2]],
    ['7', () => [7, 1, 2]],
    ['NaN', () => [NaN, 1, 2]],
    ['1.5', () => [1.5, 1, 2]],
    ['words', () => ['6', '4', '2']],
    ['too few', () => [6, 4]],
    ['too many', () => [6, 4, 2, 1]],
    ['holes', () => new Array(3)],
    ['nothing', () => undefined],
    ['a single number', () => 6],
    [
      'an exception',
      () => {
        throw new TypeError('out of order');
      },
    ],
    ['no function', 'six'],
  ];

  for (const [what, thrower] of faults) {
    it(`rejects with a RangeError and changes nothing: ${what}`, async () => {
      const it = await still();
      it.thrower = faces(6, 4, 2);
      await it.roll();
      it.thrower = thrower as Thrower;
      const events = listen(it, 'dice-roll', 'dice-land');
      const fault: unknown = await it.roll().catch((reason: unknown) => reason);
      expect(fault).to.be.instanceOf(RangeError);
      expect((fault as RangeError).message).to.match(/thrower/i);
      expect(it.faces).to.deep.equal([6, 4, 2]);
      expect(it.rolling).to.equal(false);
      expect(events.length).to.equal(0);
    });
  }

  it('rejects a throw from inside the thrower', async () => {
    const it = await still();
    let inner: unknown;
    it.thrower = (count) => {
      it.roll().catch((reason: unknown) => (inner = reason));
      return [6, 4, 2].slice(0, count) as [6, 4, 2];
    };
    await it.roll().catch(() => undefined);
    expect(inner).to.be.instanceOf(RangeError);
  });

  it('leaves no rejection behind that nobody takes up', async () => {
    const it = await still();
    const unhandled = listen(window, 'unhandledrejection');
    it.thrower = (count) => {
      void it.roll();
      return [6, 4, 2].slice(0, count) as [6, 4, 2];
    };
    await it.roll().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve)); // that is when a page is told
    expect(unhandled).to.have.length(0);
  });

  it('is logged once by a press, and the button works again', async () => {
    const it = await still();
    it.thrower = () => [0 as 1];
    await press('Roll three dice');
    await Promise.resolve();
    const told = complaints();
    expect(told).to.have.length(1);
    expect(told[0]).to.match(/RangeError/);
    it.thrower = faces(6, 4, 2);
    await press('Roll three dice');
    expect(it.faces).to.deep.equal([6, 4, 2]);
  });
});
