import type { ReactiveController, ReactiveElement } from 'lit';
import type { Action } from '../core/game.js';
import { escape } from '../core/move-text.js';
import { fromText, headOf, toText, withRevision, type Format, type Found, type Saved } from '../core/saved.js';
import { claim, release } from './claims.js';
import { unquoted } from './settings.js';
import { dropText, readText, writeText } from './storage.js';

/** Why scores are kept only until the page closes: no storage, another match in another tab, or the name is taken. */
export type Unsaved = 'no-storage' | 'other-match' | 'same-name';

interface Options<State, Move extends Action, Setup extends object> {
  readonly format: Format<State, Move, Setup>;
  /** The `save` setting as the author wrote it. */
  readonly save: () => unknown;
  /** The same match has gone on in another tab: show it. */
  readonly follow: (found: Found<State, Move, Setup>) => void;
  /** Called once per reason. */
  readonly unsaved: (why: Unsaved) => void;
}

/**
 * Keeps an element's match in the page's storage. One rule holds tabs apart: a tab writes only over what it has seen
 * last. Where the same match has gone on elsewhere it follows; where another match has come it lets go.
 */
export class Autosave<State, Move extends Action, Setup extends object> implements ReactiveController {
  readonly #element: ReactiveElement;
  readonly #options: Options<State, Move, Setup>;
  #where = '';
  #key: string | undefined;
  #match = newId();
  #revision = 0;
  /** The match of another name that this tab may replace. */
  #seen: string | undefined;
  #letGo = false;
  readonly #told = new Set<Unsaved>();

  constructor(element: ReactiveElement, options: Options<State, Move, Setup>) {
    this.#element = element;
    this.#options = options;
    element.addController(this);
  }

  /** Where the element stands on its page: `=id`, or `?2` for the second one without an id. Kept for its life. */
  get where(): string {
    return this.#where;
  }

  /** Whether the author named the place, so that a match goes on there without a question. */
  get named(): boolean {
    return !/^(|on|true|off|false)$/i.test(this.#setting);
  }

  hostConnected(): void {
    this.#where ||= this.#element.id ? `=${escape(this.#element.id)}` : this.#freePlace();
    claim(this.#game + this.#where, this);
    addEventListener('storage', this.#onStorage);
    addEventListener('pageshow', this.#look);
  }

  hostDisconnected(): void {
    release(this.#game + this.#where, this);
    this.#setDown();
    removeEventListener('storage', this.#onStorage);
    removeEventListener('pageshow', this.#look);
  }

  /** What is saved here. Looks only: `resume()` goes on with it. */
  load(): Found<State, Move, Setup> | undefined {
    const key = this.#claim();
    const text = key && readText(key);
    this.#seen = undefined;
    if (!text) return undefined;
    const read = fromText(this.#options.format, text);
    if ('ok' in read) {
      this.#seen = read.ok.match + read.ok.revision;
      return read.ok;
    }
    setAside(key, text, read.bad);
    return undefined;
  }

  /** What is saved here, as the match that goes on from now. */
  resume(): Found<State, Move, Setup> | undefined {
    const found = this.load();
    if (found) this.#adopt(found.match, found.revision);
    return found;
  }

  /** Another match begins. What is saved stays until its first step. */
  begin(): void {
    this.load();
    this.#adopt(newId(), 0);
  }

  /** To be called after every step. A match without a step is not worth the place of what is saved. */
  keep(saved: Saved<Move, Setup>, names: readonly string[]): void {
    const key = this.#claim();
    const fresh = this.#revision === 0 && !saved.log.length && !saved.tape.length;
    if (!key || this.#letGo || fresh) return;
    const { format } = this.#options;
    const text = readText(key);
    const head = text ? headOf(format, text) : undefined;
    const record = toText(format, { ...saved, names, match: this.#match, revision: this.#revision });
    if (text && !head && !setAside(key, text, 'version')) return this.#tell('no-storage');
    if (head && text) {
      if (text === record || this.#follow(text)) return;
      if (head.match !== this.#match && head.match + head.revision !== this.#seen) return this.#loseTo();
    }
    const revision = Math.max(this.#revision, head?.revision ?? 0) + 1;
    if (!writeText(key, withRevision(record, revision))) return this.#tell('no-storage');
    this.#revision = revision;
  }

  /** Takes the match out of the storage; the next step begins to save anew. */
  drop(): void {
    const key = this.#claim();
    if (key) dropText(key);
    this.begin();
  }

  /** Takes all names and scores out of the storage. */
  forget(): void {
    const key = this.#claim();
    if (key) dropText(asideOf(key));
    this.drop();
  }

  get #game(): string {
    return this.#options.format.rules.id;
  }

  get #setting(): string {
    return unquoted(String(this.#options.save() ?? ''));
  }

  #freePlace(): string {
    let place = 1;
    while (!claim(`${this.#game}?${place}`, this)) place++;
    return `?${place}`;
  }

  /** The key to save under, when this element is the one to do so. */
  #claim(): string | undefined {
    // Who leaves has its place until it has written the last steps.
    const on = (this.#key ?? this.#element.isConnected) && !/^(off|false)$/i.test(this.#setting);
    const key =
      on && `set-aside-dice/${this.#game}${this.named ? `:${this.#setting}` : location.pathname + this.#where}`;
    if (key !== this.#key) this.#setDown();
    if (!key) return undefined;
    if (claim(key, this)) return (this.#key = key);
    if (!this.#told.has('same-name')) {
      console.warn(`set-aside-dice: two elements would save under ${key}; the second one does not.`, this.#element);
    }
    this.#tell('same-name');
    return undefined;
  }

  #setDown(): void {
    if (this.#key) release(this.#key, this);
    this.#key = undefined;
  }

  #onStorage = ({ key }: StorageEvent): void => {
    if (key === this.#key) this.#look();
  };

  /** What another tab has written meanwhile. */
  #look = (): void => {
    const text = this.#key && this.#revision > 0 && !this.#letGo ? readText(this.#key) : null;
    const head = text ? headOf(this.#options.format, text) : undefined;
    if (text && head && !this.#follow(text) && head.match !== this.#match) this.#loseTo();
  };

  /** Takes over a later revision of the same match. */
  #follow(text: string): boolean {
    const head = headOf(this.#options.format, text);
    if (head?.match !== this.#match || head.revision <= this.#revision) return false;
    const read = fromText(this.#options.format, text);
    if ('bad' in read) {
      if (this.#key) setAside(this.#key, text, read.bad);
      return false;
    }
    this.#revision = head.revision;
    this.#options.follow(read.ok);
    return true;
  }

  #adopt(match: string, revision: number): void {
    this.#match = match;
    this.#revision = revision;
    this.#letGo = false;
    this.#told.delete('other-match');
  }

  #loseTo(): void {
    this.#letGo = true;
    this.#tell('other-match');
  }

  #tell(why: Unsaved): void {
    if (this.#told.has(why)) return;
    this.#told.add(why);
    this.#options.unsaved(why);
  }
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('');

const asideOf = (key: string): string => `${key}/set-aside`;

/** Text that cannot be read may be a later release's: it is moved, not deleted. `false` when there is no room. */
function setAside(key: string, text: string, why: string): boolean {
  if (!writeText(asideOf(key), text)) return false;
  dropText(key);
  console.warn(`set-aside-dice: what was saved cannot be read (${why}); it is now under ${asideOf(key)}.`);
  return true;
}
