import { ReactiveElement } from 'lit';
import { fromText } from '../../src/core/saved.js';
import { Store } from '../../src/core/store.js';
import { bostonFormat } from '../../src/games/boston-saved.js';
import { BOSTON_DEFAULTS, type BostonSetup } from '../../src/games/boston-setup.js';
import type { BostonMove, BostonState } from '../../src/games/boston.js';
import { Autosave } from '../../src/wiring/autosave.js';

/** What a table is to the autosave: a store, names, and a word about what could not be saved. */
export class Saver extends ReactiveElement {
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
export function open(save: unknown = '', id = ''): Saver {
  const saver = Object.assign(document.createElement('x-saver') as Saver, { save, id });
  document.body.append(saver);
  return saver;
}

export const closeAll = (): void => document.querySelectorAll('x-saver').forEach((saver) => saver.remove());
export const keys = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('set-aside-dice/'))
    .sort();
export const PAGE = `set-aside-dice/boston${location.pathname}`;
export const KITCHEN = 'set-aside-dice/boston:kitchen';
export const storedScores = (key: string): unknown => {
  const read = fromText(bostonFormat, localStorage.getItem(key) ?? '');
  return 'ok' in read ? read.ok.state.rounds[0]?.scores : read.bad;
};

/** What the console was told in this test. */
export const warnings: string[] = [];
const { warn } = console;
beforeEach(() => {
  keys().forEach((key) => localStorage.removeItem(key));
  warnings.length = 0;
  console.warn = (...words: unknown[]) => void warnings.push(words.map(String).join(' '));
});
afterEach(() => {
  closeAll();
  keys().forEach((key) => localStorage.removeItem(key));
  console.warn = warn;
});
