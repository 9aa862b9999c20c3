import { expect } from '@open-wc/testing';
import { open, PAGE, storedScores, warnings } from './saver.js';

describe('what cannot be read', () => {
  for (const text of ['undefined', 'null', '[]', '0', '{"version":0}', 'boston/999/1/1//', 'boston/1/1/1//2/w//end'])
    it(`is set aside, not deleted, with one warning: ${text}`, () => {
      localStorage.setItem(`${PAGE}?1`, text);
      const saver = open();
      expect(saver.autosave.load()).to.equal(undefined);
      expect(saver.autosave.load()).to.equal(undefined);
      expect(localStorage.getItem(`${PAGE}?1/set-aside`)).to.equal(text);
      expect(warnings).to.have.length(1);
      saver.enter(1, 2, 3);
      expect(storedScores(`${PAGE}?1`)).to.deep.equal([6, null]);
      expect(saver.told).to.deep.equal([]);
    });

  it('is nothing to speak of when it is empty', () => {
    localStorage.setItem(`${PAGE}?1`, '');
    open().autosave.load();
    expect(warnings).to.deep.equal([]);
  });

  it('is set aside also when it came while the match was under way', () => {
    const saver = open();
    saver.enter(1, 2, 3);
    localStorage.setItem(`${PAGE}?1`, 'boston/2/of a later release');
    saver.enter(1, 2, 3);
    expect(localStorage.getItem(`${PAGE}?1/set-aside`)).to.equal('boston/2/of a later release');
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([6, 6]);
  });
});

describe('storage that does not work', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  const patch = (get: () => unknown): unknown =>
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
  const unpatch = (): void => {
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  };
  const fail = (name: string) => (): never => {
    throw new DOMException('no', name);
  };
  const faults: Record<string, () => unknown> = {
    'throws when touched': fail('SecurityError'),
    'is null': () => null,
    'is undefined': () => undefined,
    'is full': () => ({ getItem: () => null, setItem: fail('QuotaExceededError'), removeItem: () => undefined }),
    'throws at everything': () => ({ getItem: fail('X'), setItem: fail('X'), removeItem: fail('X') }),
    'is full of something else': () => ({
      getItem: () => 'something else',
      setItem: fail('QuotaExceededError'),
      removeItem: () => expect.fail('must not be deleted'),
    }),
  };

  for (const [what, get] of Object.entries(faults))
    it(`that ${what} lets everybody play, and says so once`, () => {
      patch(get);
      try {
        const saver = open();
        expect(saver.autosave.load()).to.equal(undefined);
        expect(saver.told).to.deep.equal([]);
        saver.enter(1, 2, 3);
        saver.enter(2, 2, 3);
        expect(saver.scores).to.deep.equal([6, 7]);
        expect(saver.told).to.deep.equal(['no-storage']);
        saver.autosave.begin();
      } finally {
        unpatch();
      }
    });
});
