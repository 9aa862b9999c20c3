import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { deep, drawn, faces, focused, heard, press, screen } from '../support/page.js';
import { scores, table, words } from './play.js';

const answerField = (): HTMLInputElement =>
  [...deep()].find((one): one is HTMLInputElement => one.part.contains('answer'))!;

async function answer(text: string): Promise<void> {
  answerField().value = text;
  await press('Check');
}

/** Everything that anybody could read or hear on the page. */
const everything = (): string =>
  [
    screen(),
    heard(),
    document.title,
    ...[...deep()].flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')]),
  ].join(' ');

describe('practice', () => {
  for (const [keeping, variant, total] of [
    ['coach', 'classic', 13],
    ['strict', 'classic', 13],
    ['auto', 'multiplication', 30],
    ['free', 'multiplication', 30],
  ] as const) {
    it(`gives the answer away nowhere before it was entered (${keeping}, ${variant})`, async () => {
      const it = await table(`practice players="Ann, Bob" keeping="${keeping}" variant="${variant}"`);
      const events: string[] = [];
      it.addEventListener('turn-end', ({ score }) => void events.push(String(score)));
      it.thrower = faces(6, 6, 2, 4, 1, 3);
      for (let thrown = 0; thrown < 3; thrown++) {
        await it.roll();
        if (keeping !== 'auto' && it.match.turn.throws && thrown < (keeping === 'strict' ? 2 : 3)) it.setAside(thrown);
      }
      await drawn();
      if (!answerField()) await press('Add up and write down');
      expect(everything()).not.to.match(new RegExp(`\\b${total}\\b`));
      expect(it.match.totals).to.deep.equal([0, 0]);
      expect(events).to.deep.equal([]);
      await answer(String(total));
      expect(it.match.totals).to.deep.equal([total, 0]);
      expect(heard()).to.contain(String(total));
      expect(it.match.practised[0]).to.deep.equal({ first: 1, all: 1 });
    });
  }

  for (const [scoring, asked, hidden] of [
    ['rounds-won', 'rounds-won', 'sheet-total'],
    ['race', 'sheet-total', 'sheet-left'],
    ['count-down', 'sheet-left', 'sheet-total'],
  ] as const) {
    it(`adds up nothing that was not asked for, until the match is over (${scoring})`, async () => {
      const it = await table(`practice players="Ann" rounds="2" goal="36" scoring="${scoring}"`);
      const has = (part: string): boolean => [...deep(it)].some((one) => one.part.contains(part));
      await scores(it, 18);
      expect([has(asked), has(hidden)]).to.deep.equal([true, false]);
      await scores(it, 18);
      expect(it.match.finished).to.equal(true);
      expect([has(asked), has(hidden)]).to.deep.equal([true, true]);
    });
  }

  it('is kind about a wrong answer, and shows the working after two', async () => {
    const it = await table('practice players="Ann, Bob" keeping="auto"');
    it.thrower = faces(6, 6, 2, 4, 1, 3);
    for (let thrown = 0; thrown < 3; thrown++) await it.roll();
    await drawn();
    await answer('12');
    expect(words('hint')).to.equal('Count again: 6 and 4 and 3.');
    expect(it.match.rounds[0]?.scores).to.deep.equal([null, null]);
    expect(words('show-working')).to.equal('');
    await answer('14');
    await press('Show me how');
    expect(words('hint')).to.contain('6 + 4 = 10');
    await answer('13');
    expect(it.match.rounds[0]?.scores).to.deep.equal([13, null]);
    expect(it.match.practised[0]).to.deep.equal({ first: 0, all: 1 });
    expect(screen(it)).to.contain('0 of 1');
  });

  for (const [scoring, next] of [
    ['race', '22'],
    ['count-down', '78'],
  ] as const) {
    it(`asks for the new total of a ${scoring} as well`, async () => {
      const it = await table(`practice players="Ann, Bob" keeping="auto" scoring="${scoring}"`);
      await scores(it, 9, 12);
      it.thrower = faces(6, 6, 2, 4, 1, 3);
      for (let thrown = 0; thrown < 3; thrown++) await it.roll();
      await drawn();
      await answer('13');
      expect(it.match.rounds[1]?.scores).to.deep.equal([null, null]);
      expect(everything()).not.to.contain(next);
      await answer(next);
      expect(it.match.rounds[1]?.scores).to.deep.equal([13, null]);
    });
  }
});

describe('real dice', () => {
  const tap = async (...list: number[]): Promise<void> => {
    for (const face of list) await press(String(face));
  };

  it('are tapped in the order of keeping, three for a turn', async () => {
    const it = await table('players="Ann, Bob" variant="multiplication"');
    await press('Real dice');
    await tap(6, 4);
    expect(it.match.rounds[0]?.scores).to.deep.equal([null, null]);
    await tap(3);
    expect(it.match.rounds[0]?.scores).to.deep.equal([30, null]);
    expect(words('turn')).to.contain('Bob');
    await tap(1);
    await press('Clear');
    await tap(5, 5, 5);
    expect(it.match.rounds[0]?.scores).to.deep.equal([30, 50]);
  });

  it('of one player are not the next one’s, when the score was typed in the end', async () => {
    const it = await table('players="Ann, Bob"');
    await press('Real dice');
    await tap(6, 4);
    it.writeScore({ round: 1, seat: 0 }, 12);
    await drawn();
    await tap(5, 5, 5);
    expect(it.match.rounds[0]?.scores).to.deep.equal([12, 15]);
  });

  it('are one die for who starts', async () => {
    const it = await table('players="Ann, Bob" starter="roll"');
    await press('Real dice');
    await tap(2, 5);
    expect(it.match.rounds[0]?.starter).to.equal(1);
  });

  it('keep the screen awake while they are used', async () => {
    const asked: string[] = [];
    let released = 0;
    const real = Object.getOwnPropertyDescriptor(navigator, 'wakeLock');
    const lock = { release: () => Promise.resolve(void released++) };
    Object.defineProperty(navigator, 'wakeLock', {
      configurable: true,
      value: { request: (kind: string) => Promise.resolve((asked.push(kind), lock)) },
    });
    await table();
    await press('Real dice');
    await drawn();
    expect(asked).to.deep.equal(['screen']);
    await press('Real dice');
    await drawn();
    expect(released).to.equal(1);
    if (real) Object.defineProperty(navigator, 'wakeLock', real);
    else delete (navigator as { wakeLock?: unknown }).wakeLock;
  });

  it('in practice are asked about, aloud, with the focus where the answer goes', async () => {
    const it = await table('practice players="Ann, Bob"');
    await press('Real dice');
    await tap(6, 4, 3);
    expect(heard()).to.contain('What is 6 + 4 + 3?');
    expect(words('turn')).to.contain('Ann, what does it come to?');
    expect(focused()).to.equal(answerField());
    expect(everything()).not.to.match(/\b13\b/);
    await answer('13');
    expect(it.match.rounds[0]?.scores).to.deep.equal([13, null]);
    expect(words('turn')).to.contain('Bob');
  });
});
