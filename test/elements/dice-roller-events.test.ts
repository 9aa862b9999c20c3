import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { DiceLandEvent, DiceRollEvent, DiceSetAsideEvent, type DiceRoller } from '../../src/index.js';
import { drawn, faces, listen, mount, press } from '../support/page.js';

const ALL = ['dice-roll', 'dice-land', 'dice-set-aside'] as const;
const roller = (attributes = 'set-aside', tumble = '0s'): Promise<DiceRoller> =>
  mount(`<dice-roller ${attributes}></dice-roller>`, { tumble });

const kinds = (events: readonly Event[]): string[] => events.map(({ type }) => type);

describe('events of <dice-roller>', () => {
  it('are told in order, once each', async () => {
    const it = await roller();
    const events = listen(it, ...ALL);
    it.thrower = faces(6, 4, 2, 5, 1);
    await it.roll();
    it.setAside(0);
    await it.roll();
    await drawn();
    expect(kinds(events)).to.deep.equal(['dice-roll', 'dice-land', 'dice-set-aside', 'dice-roll', 'dice-land']);
  });

  it('come in a microtask: later than the call, in time for a listener added right after it', async () => {
    const it = await roller();
    void it.roll();
    const own = listen(it, ...ALL);
    const page = listen(document, ...ALL);
    expect(own.length).to.equal(0);
    await Promise.resolve();
    await Promise.resolve();
    expect(kinds(own)).to.deep.equal(['dice-roll', 'dice-land']);
    expect(kinds(page)).to.deep.equal(['dice-roll', 'dice-land']);
  });

  it('carry faces, the dice thrown and the total as plain fields', async () => {
    const it = await roller();
    const events = listen<DiceRollEvent | DiceLandEvent | DiceSetAsideEvent>(it, ...ALL);
    it.thrower = faces(6, 4, 2, 5, 1);
    await it.roll();
    it.setAside(0);
    await it.roll();
    await drawn();
    const [roll, land, aside, again] = events as [DiceRollEvent, DiceLandEvent, DiceSetAsideEvent, DiceRollEvent];
    expect(roll instanceof DiceRollEvent).to.equal(true);
    expect(land instanceof DiceLandEvent).to.equal(true);
    expect(aside instanceof DiceSetAsideEvent).to.equal(true);
    for (const event of [roll, land]) {
      expect(event.faces).to.deep.equal([6, 4, 2]);
      expect(event.thrown).to.deep.equal([0, 1, 2]);
      expect(event.total).to.equal(12);
    }
    expect([aside.die, aside.face, aside.order]).to.deep.equal([0, 6, 1]);
    expect(again.faces).to.deep.equal([6, 5, 1]);
    expect(again.thrown).to.deep.equal([1, 2]);
    expect(again.total).to.equal(12);
    expect('detail' in roll).to.equal(false);
  });

  it('count the order of setting aside from 1', async () => {
    const it = await roller();
    const events = listen<DiceSetAsideEvent>(it, 'dice-set-aside');
    it.thrower = faces(6, 4, 2);
    await it.roll();
    for (const die of [2, 0, 1]) it.setAside(die);
    await drawn();
    expect(events.map(({ die, face, order }) => [die, face, order])).to.deep.equal([
      [2, 2, 1],
      [0, 6, 2],
      [1, 4, 3],
    ]);
  });

  it('bubble and cross shadow roots', async () => {
    const home = await mount<HTMLElement>('<div></div>');
    const root = home.attachShadow({ mode: 'closed' });
    const it = document.createElement('dice-roller') as DiceRoller;
    root.append(it);
    await drawn();
    const heard = listen(document, ...ALL);
    await it.roll();
    await drawn();
    expect(kinds(heard)).to.deep.equal(['dice-roll', 'dice-land']);
    expect(heard.every(({ bubbles, composed }) => bubbles && composed)).to.equal(true);
  });

  it('tell of the landing only when the dice have landed', async () => {
    const it = await roller('', '5s');
    const events = listen(it, ...ALL);
    await press('Roll three dice');
    expect(kinds(events)).to.deep.equal(['dice-roll']);
    await press('Roll three dice');
    expect(kinds(events)).to.deep.equal(['dice-roll', 'dice-land']);
  });

  it('tell one landing per throw as the dice become fewer', async () => {
    const it = await roller();
    const events = listen<DiceLandEvent>(it, 'dice-land');
    for (let turn = 0; turn < 10; turn++) {
      for (const die of [0, 1, 2]) {
        await it.roll();
        it.setAside(die);
      }
    }
    await drawn();
    expect(events.map(({ thrown }) => thrown.length).join('')).to.equal('321'.repeat(10));
  });

  it('are not told at load, for settings, for a refusal, or when drawn again', async () => {
    const heard = listen(document, ...ALL);
    const it = await roller();
    it.setAside(0);
    it.dice = 5;
    it.label = 'Five';
    it.requestUpdate();
    await drawn();
    it.remove();
    expect(kinds(heard)).to.deep.equal([]);
  });
});
