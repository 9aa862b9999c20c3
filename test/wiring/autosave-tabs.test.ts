import { expect } from '@open-wc/testing';
import type { ReactiveElement } from 'lit';
import { Store } from '../../src/core/store.js';
import { bostonFormat } from '../../src/games/boston-saved.js';
import { BOSTON_DEFAULTS, type BostonSetup } from '../../src/games/boston-setup.js';
import type { BostonMove, BostonState } from '../../src/games/boston.js';
import { Autosave } from '../../src/wiring/autosave.js';
import { KITCHEN, open, storedScores, type Saver } from './saver.js';

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
