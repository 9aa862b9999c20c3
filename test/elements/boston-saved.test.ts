import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable } from '../../src/index.js';
import { complaints, drawn, faces, hasButton, heard, mount, press, screen } from '../support/page.js';
import { picture, scores, takeTurn, words } from './play.js';

/** The table as it is after a reload: the element that was there is gone, what it kept is not. */
async function open(attributes = ''): Promise<BostonTable> {
  document.querySelector('boston-table')?.remove();
  return mount(`<boston-table id="kitchen" save="on" players="Ann, Bob" ${attributes}></boston-table>`);
}

const stored = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('set-aside-dice'));
const key = `set-aside-dice/boston${location.pathname}=kitchen`;

describe('after a reload an unfinished match', () => {
  it('is offered again, aloud too, and goes on field by field', async () => {
    const first = await open();
    await scores(first, 13, 12, 9, 8);
    first.thrower = faces(6, 4, 2);
    await first.roll();
    first.setAside(0);
    const before = picture(first);
    const again = await open();
    expect(again.match.rounds[0]?.scores).to.deep.equal([null, null]);
    expect(words('resume')).to.contain('round 3');
    expect(heard()).to.contain('round 3');
    await press('Go on with round 3');
    expect(picture(again)).to.deep.equal(before);
    expect(heard()).to.equal('Ann, throw the other two.');
    expect(hasButton('Start anew')).to.equal(false);
    again.undo();
    expect(again.match.turn.aside, 'undo goes on as well').to.deep.equal([]);
  });

  it('with the faces to come: nobody gets another throw by reloading', async () => {
    const first = await open();
    const thrown = await first.roll();
    first.undo();
    const again = await open();
    await press('Go on with round 1');
    expect(await again.roll()).to.deep.equal(thrown);
  });

  it('is gone for good after "Start anew", also before the first throw of the new one', async () => {
    const first = await open();
    await scores(first, 13);
    await open();
    await press('Start anew');
    expect(heard()).to.equal('Ann, throw three dice.');
    await open();
    expect(words('resume')).to.equal('');
  });

  it('is forgotten with its names, and nothing is left', async () => {
    const first = await open('setup="open"');
    first.players = 2;
    await scores(first, 13);
    await open();
    await press('Forget names and scores');
    expect(stored()).to.deep.equal([]);
    await open();
    expect(words('resume')).to.equal('');
  });

  it('stays while it is offered, whatever is played meanwhile', async () => {
    const first = await open();
    await scores(first, 13, 12);
    const again = await open();
    expect(screen(again)).not.to.contain('not saved until you have chosen');
    await scores(again, 3);
    expect(screen(again), 'and the players are told').to.contain('not saved until you have chosen');
    const third = await open();
    await press('Go on with round 2');
    expect(third.match.rounds[0]?.scores).to.deep.equal([13, 12]);
  });

  it('is not offered once it is over', async () => {
    const first = await open('rounds="1"');
    await scores(first, 13, 12);
    await open('rounds="1"');
    expect(words('resume')).to.equal('');
  });

  it('goes on at once where the author named the place', async () => {
    const first = await mount<BostonTable>('<boston-table save="lesson"></boston-table>');
    await scores(first, 13);
    first.remove();
    const again = await mount<BostonTable>('<boston-table save="lesson"></boston-table>');
    expect(again.match.rounds[0]?.scores).to.deep.equal([13, null]);
    expect(words('resume')).to.equal('');
  });

  it('was never kept with save="off"', async () => {
    const first = await mount<BostonTable>('<boston-table save="off"></boston-table>');
    await scores(first, 13);
    expect(stored()).to.deep.equal([]);
  });
});

describe('a table whose storage', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  const storages: Readonly<Record<string, () => unknown>> = {
    'throws at first touch': () => {
      throw new DOMException('', 'SecurityError');
    },
    'is null': () => null,
    'is full': () => ({
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    }),
  };
  afterEach(() => Object.defineProperty(window, 'localStorage', real));

  for (const [what, get] of Object.entries(storages)) {
    it(`${what} is played all the same, and says once that scores stay until the page closes`, async () => {
      Object.defineProperty(window, 'localStorage', { configurable: true, get });
      const it = await open('rounds="1"');
      it.thrower = faces(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1);
      await takeTurn(it);
      await takeTurn(it);
      expect(it.match.winner).to.equal(0);
      expect(screen(it).match(/until this page closes/g)).to.have.length(1);
      Object.defineProperty(window, 'localStorage', real);
    });
  }

  for (const text of ['undefined', 'null', '', '[]', '0', '{"version":7}', 'boston/1/x', 'boston/999/1/1///s/end']) {
    it(`holds "${text}" gives a new match, and the text is not deleted`, async () => {
      localStorage.setItem(key, text);
      const it = await open();
      expect(words('resume')).to.equal('');
      expect(it.match.rounds[0]?.scores).to.deep.equal([null, null]);
      await scores(it, 13);
      if (text) expect(Object.values(localStorage)).to.include(text);
      complaints();
    });
  }
});

describe('what a script does in one go', () => {
  const write = (it: BostonTable, seat: number, score: number): boolean => it.writeScore({ round: 1, seat }, score);

  it('is written once, right after it', async () => {
    const it = await open();
    const { setItem } = Storage.prototype;
    let times = 0;
    Storage.prototype.setItem = function (...what) {
      times++;
      setItem.apply(this, what);
    };
    try {
      for (let score = 3; score <= 18; score++) write(it, 0, score);
      while (it.canUndo) it.undo();
      write(it, 0, 13);
      await Promise.resolve();
      expect(times).to.equal(1);
    } finally {
      Storage.prototype.setItem = setItem;
    }
    const again = await open();
    await press('Go on with round 1');
    expect(again.match.rounds[0]?.scores).to.deep.equal([13, null]);
  });

  it('is kept also when the table goes at once', async () => {
    const first = await open();
    write(first, 0, 13);
    first.remove();
    const again = await open();
    await press('Go on with round 1');
    expect(again.match.rounds[0]?.scores).to.deep.equal([13, null]);
  });

  it('is kept also when another match begins at once', async () => {
    const first = await open();
    write(first, 0, 13);
    first.restart();
    const again = await open();
    await press('Go on with round 1');
    expect(again.match.rounds[0]?.scores).to.deep.equal([13, null]);
  });
});

describe('two tables of one name', () => {
  it('are told apart: the second one keeps nothing, and the author is told', async () => {
    const both = await mount<HTMLElement>(
      '<div><boston-table save="lesson"></boston-table><boston-table save="lesson"></boston-table></div>',
    );
    const [first, second] = both.querySelectorAll<BostonTable>('boston-table');
    await scores(first!, 13);
    await scores(second!, 3);
    expect(complaints().join()).to.contain('lesson');
    both.remove();
    const again = await mount<BostonTable>('<boston-table save="lesson"></boston-table>');
    expect(again.match.rounds[0]?.scores).to.deep.equal([13, null]);
  });
});

describe('another match', () => {
  it('can be taken back, and then the old one is what is kept', async () => {
    const it = await open();
    await scores(it, 13, 12);
    it.restart();
    it.undo();
    await drawn();
    expect(it.match.rounds[0]?.scores).to.deep.equal([13, 12]);
    await scores(it, 9);
    const again = await open();
    await press('Go on with round 2');
    expect(again.match.rounds[1]?.scores).to.deep.equal([9, null]);
  });
});
