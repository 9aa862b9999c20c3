import { nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { msg, str } from '@lit/localize';
import type { Action } from '../core/game.js';
import type { Format, Found, Saved } from '../core/saved.js';
import { Autosave, type Unsaved } from '../wiring/autosave.js';
import { linkTo, readLink } from '../wiring/match-link.js';
import { html } from './html.js';

export interface MemoryOptions<State, Move extends Action, Setup extends object> {
  readonly format: Format<State, Move, Setup>;
  /** The `save` setting as the author wrote it. */
  readonly save: () => unknown;
  readonly current: () => { readonly saved: Saved<Move, Setup>; readonly names: readonly string[] };
  /** Puts a saved or sent match on the table. */
  readonly show: (found: Found<State, Move, Setup>) => void;
  /** There is something to ask the players, or no longer. */
  readonly asked: () => void;
  /** Back to a fresh match. */
  readonly fresh: () => void;
  /** The round in which a match stands, from 1; nothing when it is over. */
  readonly round: (state: State) => number | undefined;
  readonly say: (text: string) => void;
}

/** Where scores are kept, when it is not the page's storage. */
export const unsavedText = (why: Unsaved): string => {
  switch (why) {
    case 'no-storage':
      return msg('Scores are kept here until this page closes.');
    case 'other-match':
      return msg('Another match was begun in another tab. This one is no longer saved.');
    case 'same-name':
      return '';
  }
};

/** A link that was opened is done with: a reload must not bring its match back. */
function dropFragment(): void {
  try {
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch {
    // Some frames have no address of their own to change.
  }
}

const choice = (part: string, label: string, click: () => void, main = false): TemplateResult =>
  html`<button type="button" part=${part} class=${main ? 'primary' : ''} @click=${click}>
    <span .textContent=${label}></span>
  </button>`;

/** A match that outlives the page: saved and offered again, or sent in a link and shown. */
export class MatchMemory<State, Move extends Action, Setup extends object> implements ReactiveController {
  readonly #element: ReactiveElement;
  readonly #options: MemoryOptions<State, Move, Setup>;
  readonly #autosave: Autosave<State, Move, Setup>;
  #read = false;
  /** Steps were made that are not in the storage yet. */
  #unwritten = false;
  /** A match that was saved here, while it is open whether it goes on. */
  #offer: Found<State, Move, Setup> | undefined;
  /** The match on the table came by link, and another one is saved. */
  #linked = false;
  #notice = '';
  #sharing = false;
  #withNames = false;
  /** Steps were made while a saved match is offered. */
  #ahead = false;

  constructor(element: ReactiveElement, options: MemoryOptions<State, Move, Setup>) {
    this.#element = element;
    this.#options = options;
    element.addController(this);
    this.#autosave = new Autosave(element, {
      format: options.format,
      save: options.save,
      follow: options.show,
      unsaved: (why) => this.#tell(unsavedText(why)),
    });
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#open);
  }

  hostDisconnected(): void {
    this.#write();
    removeEventListener('hashchange', this.#open);
  }

  /** Looks once, when the settings are known, for a match in the page's address, then for a saved one. */
  recall(): void {
    if (this.#read || !this.#element.isConnected) return;
    this.#read = true;
    if (this.#open()) return;
    this.#offer = this.#unfinished();
    if (this.#offer && this.#autosave.named) this.#goOn();
    else if (this.#offer) {
      this.#options.asked();
      this.#options.say(this.#question);
    }
  }

  /** What is asked, aloud and on screen; '' while nothing is. */
  get #question(): string {
    if (!this.#offer) return '';
    const round = this.#options.round(this.#offer.state) ?? 1;
    return this.#linked
      ? msg(str`This match came with the link. Yours, in round ${round}, is still saved.`)
      : msg(str`A match is saved here, in round ${round}.`);
  }

  /** Shows the match that a link brought; `false` when there is none. */
  #open = (): boolean => {
    const { format, show, say } = this.#options;
    const sent = readLink(format, location.hash, this.#autosave.where);
    if (!sent) return false;
    dropFragment();
    if (sent === 'bad') {
      say(msg('The match in this link cannot be read.'));
      return false;
    }
    this.#offer = this.#unfinished();
    this.#linked = this.#offer !== undefined;
    if (!this.#linked) this.#autosave.begin();
    show(sent);
    if (!this.#linked) this.keep();
    say(this.#question);
    return true;
  };

  #unfinished(): Found<State, Move, Setup> | undefined {
    const saved = this.#autosave.load();
    return saved && this.#options.round(saved.state) !== undefined ? saved : undefined;
  }

  /** Whether players are asked what to do with a saved match. */
  get asks(): boolean {
    return this.#offer !== undefined;
  }

  /** To be called after every step. However many a script makes at a time, they are written once, right after it. */
  keep(): void {
    this.#unwritten = true;
    this.#ahead = this.#offer !== undefined;
    queueMicrotask(this.#write);
  }

  #write = (): void => {
    const due = this.#unwritten && !this.#offer; // what is saved stays until somebody says that it may go
    this.#unwritten = false;
    if (!due) return;
    const { saved, names } = this.#options.current();
    this.#autosave.keep(saved, names);
  };

  /** Another match begins. */
  begin(): void {
    this.#write();
    this.#offer = undefined;
    this.#ahead = false;
    this.#autosave.begin();
  }

  /** The page's address with the match in it. */
  link(names: boolean): string {
    const current = this.#options.current();
    const { where } = this.#autosave;
    return linkTo(this.#options.format, current.saved, { where, names: names ? current.names : [] });
  }

  forget = (): void => {
    this.#autosave.forget();
    this.#settle(this.#options.fresh);
  };

  share = (): void => {
    this.#sharing = !this.#sharing;
    this.#element.requestUpdate();
  };

  /** Asks what to do with a saved match; nothing while there is nothing to ask. */
  renderOffer(): TemplateResult | typeof nothing {
    const offer = this.#offer;
    if (!offer) return nothing;
    const round = this.#options.round(offer.state) ?? 1;
    return html`<div part="resume" class="offer" role="group" aria-label=${msg('Saved match')}>
      <span .textContent=${this.#question}></span>
      ${
        this.#linked
          ? [
              choice('go-on', msg('Back to mine'), this.#goOn, true),
              choice('anew', msg('Keep this one'), this.#replace),
            ]
          : [
              choice('go-on', msg(str`Go on with round ${round}`), this.#goOn, true),
              choice('anew', msg('Start anew'), this.#replace),
              choice('forget', msg('Forget names and scores'), this.forget),
            ]
      }
    </div>`;
  }

  /** The link to copy, while it is wanted, and where scores are kept, where that needs saying. */
  renderNotes(): TemplateResult {
    const notice = this.#ahead ? msg('What is played now is not saved until you have chosen above.') : this.#notice;
    return html`${this.#sharing ? this.#renderLink() : nothing}
      <p class="quiet notice" ?hidden=${!notice} .textContent=${notice}></p>`;
  }

  #renderLink(): TemplateResult {
    return html`<div part="link" class="offer">
      <input
        readonly
        aria-label=${msg('Link to this match')}
        .value=${this.link(this.#withNames)}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      />
      <label class="check">
        <input
          type="checkbox"
          .checked=${this.#withNames}
          @change=${(event: Event) => {
            this.#withNames = (event.target as HTMLInputElement).checked;
            this.#element.requestUpdate();
          }}
        />
        <span .textContent=${msg('With names')}></span>
      </label>
      ${choice('copy', msg('Copy'), this.#copy, true)}
    </div>`;
  }

  /** The clipboard may be missing or forbidden: then the link stands there, marked, to be copied by hand. */
  #copy = (): void => {
    const byHand = (): void => {
      this.#element.shadowRoot?.querySelector<HTMLInputElement>('[part=link] input')?.focus();
      this.#options.say(msg('Press Ctrl and C to copy the link.'));
    };
    const copied = navigator.clipboard?.writeText(this.link(this.#withNames));
    if (copied) copied.then(() => this.#options.say(msg('The link is copied.')), byHand);
    else byHand();
  };

  #goOn = (): void =>
    this.#settle(() => {
      const found = this.#autosave.resume();
      if (found) this.#options.show(found);
    });

  #replace = (): void => {
    this.#autosave.drop();
    this.#settle(() => {});
    this.keep();
  };

  #settle(then: () => void): void {
    this.#offer = undefined;
    this.#linked = this.#ahead = false;
    then();
    this.#options.asked();
    this.#element.requestUpdate();
  }

  #tell(notice: string): void {
    this.#notice = notice;
    this.#element.requestUpdate();
  }
}
