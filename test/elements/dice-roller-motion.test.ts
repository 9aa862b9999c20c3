import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import '../../src/boston.js';
import type { DiceRoller } from '../../src/index.js';
import { deep, dice, drawn, faces, heard, listen, mount, pips, press, screen } from '../support/page.js';

const roller = (tumble: string): Promise<DiceRoller> =>
  mount('<dice-roller set-aside></dice-roller><section></section>', { tumble });

/** Everything of the dice that can be seen: style, words and drawing. */
const look = (it: DiceRoller): string =>
  [...deep(it)]
    .map((one) => {
      const { animationName, opacity, rotate, translate, scale, visibility, outlineStyle, color } =
        getComputedStyle(one);
      return [one.localName, animationName, opacity, rotate, translate, scale, visibility, outlineStyle, color].join();
    })
    .concat(screen(it))
    .join('\n');

describe('with reduced motion', () => {
  const query = window.matchMedia;
  /** Asks for less motion. Where the engine cannot be told to, the query at least answers so. */
  const emulated = navigator.userAgent.includes('Chrome/');
  let wanted = false;
  before(async () => {
    if (emulated) return emulateMedia({ reducedMotion: 'reduce' });
    wanted = true;
    window.matchMedia = (text) => {
      const list = query.call(window, text);
      return text.includes('reduced-motion') ? Object.create(list, { matches: { get: () => wanted } }) : list;
    };
  });
  after(async () => {
    wanted = false;
    window.matchMedia = query;
    if (emulated) await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('lands at once, with every event in order', async () => {
    const it = await roller('5s');
    it.thrower = faces(6, 4, 2);
    const events = listen(it, 'dice-roll', 'dice-land');
    const roll = it.roll();
    expect(it.rolling).to.equal(false);
    expect(await roll).to.deep.equal([6, 4, 2]);
    await drawn();
    expect(events.map(({ type }) => type)).to.deep.equal(['dice-roll', 'dice-land']);
    expect(screen(it)).to.contain('Total 12');
  });

  it('moves nothing', async () => {
    const it = await roller('5s');
    void it.roll();
    await drawn();
    const running = it.shadowRoot?.getAnimations?.() ?? document.getAnimations();
    for (const { effect } of running) {
      const moved = (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys);
      expect(moved).not.to.include.members(['transform']);
      if (emulated) expect(Number(effect?.getComputedTiming().duration)).to.be.at.most(250);
    }
  });

  it('shows that the same faces were thrown again', async function () {
    if (!emulated) return; // style cannot be asked for here
    const it = await roller('5s');
    it.thrower = faces(6, 4, 2, 6, 4, 2);
    await press('Roll three dice');
    const before = look(it);
    await press('Roll three dice');
    expect(it.faces).to.deep.equal([6, 4, 2]);
    expect(look(it) !== before, 'something looks different').to.equal(true);
  });
});

describe('the same faces twice', () => {
  it('are seen and told to be thrown again, without tumbling', async () => {
    const it = await roller('0s');
    it.thrower = faces(6, 4, 2, 6, 4, 2);
    const region = document.querySelector('body > [role=status]');
    await press('Roll three dice');
    const before = look(it);
    const told = region?.textContent;
    await press('Roll three dice');
    expect(look(it) !== before, 'something looks different').to.equal(true);
    expect(region?.textContent).not.to.equal(told);
    expect(heard()).to.equal('Rolled 6, 4 and 2. Total 12.');
  });
});

describe('moved while dice tumble', () => {
  const moves: readonly [string, (it: DiceRoller, to: Element) => void][] = [
    ['append', (it, to) => to.append(it)],
    ['insertBefore', (it, to) => to.parentNode?.insertBefore(it, to.nextSibling)],
    ['the same place', (it) => it.parentNode?.insertBefore(it, it.nextSibling)],
    [
      'moveBefore, where there is one',
      (it, to) => {
        const move = (to as { moveBefore?: (node: Node, before: Node | null) => void }).moveBefore;
        if (move) move.call(to, it, null);
        else to.append(it);
      },
    ],
  ];

  for (const [how, move] of moves) {
    it(`keeps the throw, and lands it once: ${how}`, async () => {
      const it = await roller('80ms');
      const home = it.parentElement!;
      const events = listen(home, 'dice-roll', 'dice-land');
      it.thrower = faces(6, 4, 2);
      const roll = it.roll();
      move(it, home.querySelector('section')!);
      await drawn();
      expect(it.rolling, 'still in the air').to.equal(true);
      expect(await roll).to.deep.equal([6, 4, 2]);
      await drawn();
      expect(events.map(({ type }) => type)).to.deep.equal(['dice-roll', 'dice-land']);
      expect(screen(it)).to.contain('Total 12');
      expect(it.faces).to.deep.equal([6, 4, 2]);
    });
  }

  it('keeps what it shows when it is taken away and put back', async () => {
    const it = await roller('5s');
    const home = it.parentElement!;
    it.thrower = faces(6, 4, 2);
    void it.roll();
    it.remove();
    await Promise.resolve();
    home.append(it);
    await drawn();
    expect(it.rolling).to.equal(false);
    await waitUntil(() => dice(it).map(pips).join() === '6,4,2');
    expect(it.total).to.equal(12);
  });
});

describe('a die set aside', () => {
  it('does not tumble with the others', async () => {
    const it = await roller('5s');
    it.thrower = faces(6, 4, 2, 5, 1);
    void it.roll();
    it.setAside(1);
    await drawn();
    const kept = dice(it)[1]!;
    for (const slide of kept.getAnimations()) slide.finish();
    void it.roll();
    await drawn();
    expect(
      dice(it).map((die) => die.classList.contains('tumbling') || die.ariaLabel?.includes('rolling')),
    ).to.deep.equal([true, false, true]);
    expect(kept.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length).to.equal(0);
  });
});
