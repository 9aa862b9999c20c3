import { expect } from '@open-wc/testing';
import { ReactiveElement } from 'lit';
import { fromText, type Saved } from '../../src/core/saved.js';
import { Store } from '../../src/core/store.js';
import { bostonFormat } from '../../src/games/boston-saved.js';
import { BOSTON_DEFAULTS, type BostonSetup } from '../../src/games/boston-setup.js';
import type { BostonMove, BostonState } from '../../src/games/boston.js';
import { Autosave } from '../../src/wiring/autosave.js';

/** What a table is to the autosave: a store, names, and a word about what could not be saved. */
class Saver extends ReactiveElement {
  save: unknown = '';
  names: readonly string[] = ['Ann', 'Bob'];
  readonly told: string[] = [];
  readonly store = new Store<BostonState, BostonMove, BostonSetup>(bostonFormat.rules, BOSTON_DEFAULTS);
  readonly autosave = new Autosave(this, {
    format: bostonFormat,
    save: () => this.save,
    follow: (found) => {
      this.store.restore(found);
      this.keep(); // as a careless element would, on every change
    },
    unsaved: (why) => this.told.push(why),
  });

  keep(): void {
    this.autosave.keep(this.store.saved, this.names);
  }
  /** A step: real dice of the next seat. */
  enter(...faces: [1 | 2 | 3, number, number]): void {
    this.store.dispatch({ type: 'enter', faces: faces as [1, 2, 3] });
    this.keep();
  }
  resume(): boolean {
    const found = this.autosave.resume();
    return found !== undefined && this.store.restore(found);
  }
  get scores(): readonly (number | null)[] | undefined {
    return this.store.state.rounds[0]?.scores;
  }
}
customElements.define('x-saver', Saver);

/** A fresh element on the page, as after a reload. */
function open(save: unknown = '', id = ''): Saver {
  const saver = Object.assign(document.createElement('x-saver') as Saver, { save, id });
  document.body.append(saver);
  return saver;
}

const closeAll = (): void => document.querySelectorAll('x-saver').forEach((saver) => saver.remove());
const keys = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('set-aside-dice/'))
    .sort();
const PAGE = `set-aside-dice/boston${location.pathname}`;
const KITCHEN = 'set-aside-dice/boston:kitchen';
const storedScores = (key: string): unknown => {
  const read = fromText(bostonFormat, localStorage.getItem(key) ?? '');
  return 'ok' in read ? read.ok.state.rounds[0]?.scores : read.bad;
};

let warnings: string[] = [];
const { warn } = console;
beforeEach(() => {
  keys().forEach((key) => localStorage.removeItem(key));
  warnings = [];
  console.warn = (...words: unknown[]) => void warnings.push(words.map(String).join(' '));
});
afterEach(() => {
  closeAll();
  keys().forEach((key) => localStorage.removeItem(key));
  console.warn = warn;
});

describe('a match', () => {
  it('is there again after a reload, with names and the faces to come', () => {
    const first = open();
    first.store.roll(() => [6, 6, 2]);
    first.keep();
    first.store.undo();
    first.keep();
    closeAll();
    const found = open().autosave.load();
    expect(found).to.deep.include({ names: ['Ann', 'Bob'], log: [], tape: [6, 6, 2] });
  });

  it('is not saved before its first step', () => {
    open().keep();
    expect(keys()).to.deep.equal([]);
  });

  it('whose only step was taken back is saved as that', () => {
    const saver = open();
    saver.enter(1, 2, 3);
    saver.store.undo();
    saver.keep();
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([null, null]);
  });

  it('that begins leaves the saved one until its first step, and takes its place then', () => {
    open().enter(1, 2, 3);
    closeAll();
    const saver = open();
    expect(saver.resume()).to.equal(true);
    saver.store.begin(BOSTON_DEFAULTS);
    saver.autosave.begin();
    saver.keep();
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([6, null]);
    saver.enter(3, 3, 3);
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([9, null]);
  });

  it('takes the place of the one that was offered and not wanted', () => {
    open().enter(1, 2, 3);
    closeAll();
    const saver = open();
    saver.autosave.load();
    saver.enter(3, 3, 3);
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([9, null]);
    expect(saver.told).to.deep.equal([]);
  });

  it('is forgotten with its names, and the next step is saved again', () => {
    localStorage.setItem(`${PAGE}?1/set-aside`, 'Ann');
    const saver = open();
    saver.enter(1, 2, 3);
    saver.autosave.forget();
    expect(keys()).to.deep.equal([]);
    saver.enter(1, 2, 3);
    expect(keys()).to.deep.equal([`${PAGE}?1`]);
  });

  it('is not touched while the element is not on the page', () => {
    const saver = document.createElement('x-saver') as Saver;
    saver.enter(1, 2, 3);
    expect(saver.autosave.load()).to.equal(undefined);
    expect(keys()).to.deep.equal([]);
  });

  it('is not written again when nothing has changed', () => {
    const saver = open();
    saver.enter(1, 2, 3);
    const text = localStorage.getItem(`${PAGE}?1`);
    saver.keep();
    expect(localStorage.getItem(`${PAGE}?1`)).to.equal(text);
  });
});

describe('the place of a match', () => {
  it("is the page's path and the element's id", () => {
    open('', 'garden').enter(1, 2, 3);
    expect(keys()).to.deep.equal([`${PAGE}=garden`]);
  });

  it('is the same whatever stands in query and fragment', () => {
    history.replaceState(null, '', '#elsewhere');
    open().enter(1, 2, 3);
    expect(keys()).to.deep.equal([`${PAGE}?1`]);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('differs between elements without id, and stays when another comes above or an id is given', () => {
    const [first, second] = [open(), open()];
    document.body.prepend(document.createElement('x-saver'));
    second.id = 'late';
    first.enter(1, 2, 3);
    second.enter(2, 2, 3);
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([6, null]);
    expect(storedScores(`${PAGE}?2`)).to.deep.equal([7, null]);
  });

  it('stays when the element moves in the page, and is free when it has left', () => {
    const [first, second] = [open(), open()];
    first.remove();
    document.body.append(first);
    expect(first.autosave.where).to.equal('?1');
    second.remove();
    expect(open().autosave.where).to.equal('?2');
  });

  for (const save of ['kitchen', '”kitchen”', ' kitchen '])
    it(`can have a name, for the whole site: ${save}`, () => {
      const saver = open(save);
      saver.enter(1, 2, 3);
      expect(saver.autosave.named).to.equal(true);
      expect(keys()).to.deep.equal([KITCHEN]);
    });

  for (const save of ['', 'on', 'true', true, null, undefined])
    it(`has no name with ${JSON.stringify(save)}`, () => {
      const saver = open(save);
      saver.enter(1, 2, 3);
      expect(saver.autosave.named).to.equal(false);
      expect(keys()).to.deep.equal([`${PAGE}?1`]);
    });

  for (const save of ['off', 'false', '“off”', 'OFF', false])
    it(`does not exist with ${JSON.stringify(save)}`, () => {
      localStorage.setItem(`${PAGE}?1`, 'text');
      const saver = open(save);
      expect(saver.autosave.load()).to.equal(undefined);
      saver.enter(1, 2, 3);
      saver.autosave.forget();
      expect(localStorage.getItem(`${PAGE}?1`)).to.equal('text');
      expect(saver.told).to.deep.equal([]);
    });

  it('belongs to the first of two elements with the same name; the second is told so, once', () => {
    const [first, second] = [open('kitchen'), open('kitchen')];
    first.autosave.load();
    second.autosave.load();
    first.enter(1, 2, 3);
    second.enter(3, 3, 3);
    second.enter(3, 3, 3);
    expect(storedScores(KITCHEN)).to.deep.equal([6, null]);
    expect(second.told).to.deep.equal(['same-name']);
    expect(first.told).to.deep.equal([]);
    expect(warnings).to.have.length(1);
  });
});

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

describe('two tabs', () => {
  /** A tab of the same site, with its own copy of the code and its own window. */
  interface Tab {
    readonly frame: HTMLIFrameElement;
    readonly told: string[];
    readonly scores: () => Saver['scores'];
    readonly autosave: Autosave<BostonState, BostonMove, BostonSetup>;
    readonly store: Saver['store'];
    keep(): void;
    enter(...faces: number[]): void;
  }
  type Modules = { Autosave: typeof Autosave; Store: typeof Store; bostonFormat: typeof bostonFormat };

  async function openTab(): Promise<Tab> {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<!doctype html>';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    const inner = frame.contentWindow as (Window & { modules?: Modules }) | null;
    const script = frame.contentDocument?.createElement('script');
    if (!inner || !script) throw new Error('no frame');
    script.type = 'module';
    const source = (path: string): string => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href);
    script.textContent = `
      import { Autosave } from ${source('wiring/autosave.ts')};
      import { Store } from ${source('core/store.ts')};
      import { bostonFormat } from ${source('games/boston-saved.ts')};
      window.modules = { Autosave, Store, bostonFormat };`;
    frame.contentDocument?.head.append(script);
    const modules = await until(() => inner.modules);
    const store = new modules.Store(modules.bostonFormat.rules, BOSTON_DEFAULTS);
    const told: string[] = [];
    const element = { id: '', isConnected: true, addController: () => undefined } as unknown as ReactiveElement;
    const autosave = new modules.Autosave(element, {
      format: modules.bostonFormat,
      save: () => 'kitchen',
      follow: (found) => void store.restore(found),
      unsaved: (why) => told.push(why),
    });
    autosave.hostConnected();
    const keep = (): void => autosave.keep(store.saved, ['Ann', 'Bob']);
    return {
      ...{ frame, told, autosave, store, keep },
      scores: () => store.state.rounds[0]?.scores,
      enter: (...faces) => {
        store.dispatch({ type: 'enter', faces: faces as [1, 2, 3] });
        keep();
      },
    };
  }

  async function until<T>(look: () => T): Promise<NonNullable<T>> {
    for (let tries = 0; tries < 300; tries++) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`never: ${String(look)}`);
  }
  const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 150));

  let here: Saver;
  let there: Tab;
  beforeEach(async () => {
    here = open('kitchen');
    here.autosave.load();
    there = await openTab();
  });
  afterEach(() => {
    there.autosave.hostDisconnected();
    there.frame.remove();
  });

  /** Both show the same match, with one score. */
  function share(): void {
    here.enter(1, 2, 3);
    const found = there.autosave.resume();
    expect(found && there.store.restore(found)).to.equal(true);
  }

  it('with the same match mirror each other', async () => {
    share();
    there.enter(2, 2, 3);
    await until(() => here.scores?.[1] === 7);
    expect(here.scores).to.deep.equal([6, 7]);
    here.store.undo();
    here.keep();
    await until(() => there.scores()?.[1] === null);
    expect([...here.told, ...there.told]).to.deep.equal([]);
    expect(storedScores(KITCHEN)).to.deep.equal([6, null]);
  });

  it('do not answer each other without end', async () => {
    share();
    there.enter(2, 2, 3);
    await until(() => here.scores?.[1] === 7);
    const text = localStorage.getItem(KITCHEN);
    await soon();
    expect(localStorage.getItem(KITCHEN)).to.equal(text);
  });

  it('of which one slept: it takes over what is newer instead of writing over it', () => {
    share();
    there.autosave.hostDisconnected(); // hears nothing
    here.enter(2, 2, 3);
    there.enter(1, 1, 1);
    expect(there.scores()).to.deep.equal([6, 7]);
    expect(storedScores(KITCHEN)).to.deep.equal([6, 7]);
  });

  it('of which one comes back from the history: it looks again', () => {
    share();
    there.autosave.hostDisconnected();
    here.enter(2, 2, 3);
    there.autosave.hostConnected();
    there.autosave.load();
    there.frame.contentWindow?.dispatchEvent(new Event('pageshow'));
    expect(there.scores()).to.deep.equal([6, 7]);
  });

  it('of which one begins another match: the other one lets go and says so once', async () => {
    share();
    there.store.begin(BOSTON_DEFAULTS);
    there.autosave.begin();
    there.enter(3, 3, 3);
    await until(() => here.told.length);
    here.enter(2, 2, 3);
    here.enter(2, 2, 3);
    expect(here.told).to.deep.equal(['other-match']);
    expect(here.scores, 'it plays on').to.deep.equal([6, 7]);
    expect(storedScores(KITCHEN)).to.deep.equal([9, null]);
  });

  it('with two new matches: the one that was saved first stays, no rows are mixed', () => {
    there.autosave.load();
    here.enter(1, 2, 3);
    there.enter(3, 3, 3);
    expect(there.told).to.deep.equal(['other-match']);
    expect(here.told).to.deep.equal([]);
    expect(storedScores(KITCHEN)).to.deep.equal([6, null]);
  });

  it('of which one had let go: a new match there is saved again', () => {
    there.autosave.load();
    here.enter(1, 2, 3);
    there.enter(3, 3, 3);
    there.store.begin(BOSTON_DEFAULTS);
    there.autosave.begin();
    there.enter(2, 2, 2);
    expect(storedScores(KITCHEN)).to.deep.equal([6, null]);
    expect(there.told).to.deep.equal(['other-match']);
    expect(localStorage.getItem(KITCHEN)?.includes('e222')).to.equal(true);
  });

  it('of which one does not like what it was offered, while the match went on elsewhere: the match stays', () => {
    here.enter(1, 2, 3);
    there.autosave.load();
    here.enter(2, 2, 3);
    there.enter(3, 3, 3);
    expect(storedScores(KITCHEN)).to.deep.equal([6, 7]);
    expect(there.told).to.deep.equal(['other-match']);
  });

  it('that only show an empty table are not bothered', async () => {
    there.autosave.load();
    here.enter(1, 2, 3);
    await soon();
    expect(there.told).to.deep.equal([]);
    expect(there.scores()).to.deep.equal([null, null]);
  });
});

describe('a match that is read twice', () => {
  it('is what a store can restore', () => {
    open().enter(1, 2, 3);
    closeAll();
    const found: Saved<BostonMove, BostonSetup> | undefined = open().autosave.load();
    expect(found && new Store(bostonFormat.rules, BOSTON_DEFAULTS).restore(found)).to.equal(true);
  });
});
