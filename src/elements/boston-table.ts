import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { msg, str } from '@lit/localize';
import type { Face, Thrower } from '../core/dice.js';
import type { Throw } from '../core/game.js';
import { boston, turnScore, type BostonMove, type BostonReason, type BostonState } from '../games/boston.js';
import { hintAfter, isDone } from '../games/boston-hints.js';
import { describeBoston, type BostonMatch } from '../games/boston-match.js';
import {
  BOSTON_DEFAULTS,
  type BostonSetup,
  type Keeping,
  type ScoringId,
  type Starter,
  type Variant,
} from '../games/boston-setup.js';
import { announce, joinAnnouncer } from '../wiring/announcer.js';
import { bostonContext, diceContext, type BostonGame } from '../wiring/contexts.js';
import { GameHost } from '../wiring/game-host.js';
import { flag } from '../wiring/settings.js';
import { stepEvents } from './boston-events.js';
import { readBostonSettings } from './boston-settings.js';
import { speech } from './boston-speech.js';
import { bostonTableStyles } from './boston-table.styles.js';
import { reasonText, whatNow, whereNow, whoWon } from './boston-words.js';
import { redoIcon, starIcon, undoIcon, writeIcon } from './icons.js';
import { theme } from './theme.js';
import { seatName } from './words.js';

/**
 * A whole game of Going to Boston: whose turn it is, the dice, the score sheet. A roller or a sheet among its children
 * takes the place of the one it draws itself, and shares the match.
 *
 * @summary A table to play Going to Boston at.
 * @tag boston-table
 * @slot - Your own `<dice-roller>` and `<boston-score-sheet>`; links and `[data-fallback]` are hidden while the game runs.
 * @fires {MatchChangeEvent} match-change - After every step, undo and redo included: `match`.
 * @fires {TurnEndEvent} turn-end - When a turn is written down: `seat`, `score`, `kept` and `round`.
 * @fires {RoundEndEvent} round-end - When a round is decided: `round`, `scores` and `winner`.
 * @fires {MatchEndEvent} match-end - When the match is decided: `winners` and `match`.
 * @csspart table - The card around everything.
 * @csspart turn - Whose turn it is, and what to do.
 * @csspart hint - What was just said: a coach's hint, a reason, the last throw.
 * @csspart write - The button that writes the score down.
 * @csspart keep-highest - The button that keeps the marked die.
 * @csspart undo - The button that takes a step back.
 * @csspart redo - The button that makes it again.
 * @csspart new - The button for a new match.
 * @csspart rematch - The button for a rematch.
 * @csspart result - Who won, and why.
 * @cssprop [--table-color] - Text; the page's by default.
 * @cssprop [--table-surface] - The card; light under dark text, dark under light text by default.
 * @cssprop [--table-accent] - The main button, marks and frames.
 * @cssprop [--table-accent-text] - Text on the accent; black or white by default, whichever contrasts more.
 * @cssprop [--table-radius=0.875em] - Roundness of the card and its buttons.
 * @cssprop [--table-gap=0.875em] - Space between the parts of the card.
 * @cssprop [--dice-roll-time=700ms] - How long dice tumble; `0s` for not at all. At most 5 seconds.
 * @cssstate rolling - While dice tumble.
 * @cssstate finished - While the match is over.
 */
export class BostonTable extends LitElement {
  static override styles = [theme, bostonTableStyles];

  /** Who plays: a number of seats from 1 to 12, or names separated by commas; as a property also an array of names. */
  @property() players: number | string | readonly string[] = BOSTON_DEFAULTS.players;
  /** Rounds to play where rounds count, a whole number from 1 to 99. */
  @property() rounds = BOSTON_DEFAULTS.rounds;
  /** How a turn scores: `classic` adds the dice, `multiplication` is (first + second) × third. */
  @property() variant: Variant = BOSTON_DEFAULTS.variant;
  /** What the match is about: most rounds won, a race to the goal, counting down from it, or chips. */
  @property() scoring: ScoringId = BOSTON_DEFAULTS.scoring;
  /** The goal of a race and the start of a count-down, a whole number from 1 to 9999. */
  @property() goal = BOSTON_DEFAULTS.goal;
  /** Race and count-down: the round is finished before anybody wins. */
  @property({ attribute: 'equal-turns', converter: flag }) equalTurns = BOSTON_DEFAULTS.equalTurns;
  /** Chips that each player pays into a round's pot, a whole number from 1 to 999. */
  @property() stake = BOSTON_DEFAULTS.stake;
  /** Chips that each player starts with, a whole number from 0 to 99999. */
  @property() purse = BOSTON_DEFAULTS.purse;
  /** How dice get kept: freely, with a coach's hints, one by one as the rule says, or by the table. */
  @property() keeping: Keeping = BOSTON_DEFAULTS.keeping;
  /** Who starts the first round: seat 1, or whoever throws highest. */
  @property() starter: Starter = BOSTON_DEFAULTS.starter;
  /** Withholds every answer until the players have worked it out. */
  @property({ converter: flag }) practice = BOSTON_DEFAULTS.practice;
  /** What the table draws itself: `roller`, `sheet`, both separated by a comma, or `none`. */
  @property() show = 'roller, sheet';

  readonly #states = this.attachInternals().states;
  /** Names in force: the author's, until somebody renames a seat. */
  #names: readonly string[] = [];
  /** Names as the author gave them last. */
  #named: readonly string[] = [];
  #said = '';
  readonly #host = new GameHost<BostonState, BostonMove, BostonSetup, BostonMatch, BostonGame>(this, {
    rules: boston,
    setup: BOSTON_DEFAULTS,
    contexts: [bostonContext, diceContext],
    describe: (state) => describeBoston(state, this.#seatNames(state.setup.players)),
    tray: ({ turn, ended }) => (turn.throws === 0 && ended?.dice ? ended.dice : turn),
    rollNext: (state) => !isDone(state) && state.next.phase !== 'over',
    tap: (die) => ({ type: 'set-aside', die }),
    marks: ({ setup }) => setup.keeping === 'strict',
    drawsDice: () => this.#draws('roller') || this.#has('dice-roller'),
    extras: { rename: (seat: number, name: string) => this.#rename(seat, name) },
    changed: (game, before) => this.#hear(game, before),
  });

  /** The match as it stands: an immutable picture, plain data. */
  get match(): BostonMatch {
    return this.#play.game.match;
  }

  /** Every move of the match so far, as plain data. */
  get log(): readonly (BostonMove | Throw)[] {
    return this.#play.log;
  }

  /** Whether a step can be taken back. */
  get canUndo(): boolean {
    return this.#play.game.canUndo;
  }

  /** Whether a step that was taken back can be made again. */
  get canRedo(): boolean {
    return this.#play.game.canRedo;
  }

  /** Replaces chance: given a number of dice, returns that many faces from 1 to 6. */
  get thrower(): Thrower {
    return this.#host.thrower;
  }
  set thrower(thrower: Thrower) {
    this.#host.thrower = thrower;
  }

  /**
   * Throws the free dice. Resolves with the faces thrown when they have landed, or with `undefined` when the rules
   * refuse; rejects with a RangeError when the `thrower` gives anything but faces.
   */
  roll(): Promise<readonly Face[] | undefined> {
    return this.#play.roll();
  }

  /** Sets a die aside, by index; with `keeping="strict"` this keeps it. `false` when the rules refuse. */
  setAside(die: number): boolean {
    return this.#play.dispatch({ type: 'set-aside', die });
  }

  /** Writes the score of the dice down and passes them on. `false` when the rules refuse. */
  write(): boolean {
    return this.#play.dispatch({ type: 'write' });
  }

  /**
   * Writes a number into a cell of the sheet, or clears it with `null`. Rounds and roll-offs count from 1, seats from
   * 0. `false` when there is no such cell, the dice cannot make the number, or nothing would change.
   */
  writeScore(cell: { round: number; seat: number; rolloff?: number }, score: number | null): boolean {
    const rollOff = cell.rolloff === undefined ? null : cell.rolloff - 1;
    return this.#play.dispatch({ type: 'score', round: cell.round - 1, seat: cell.seat, rollOff, score });
  }

  /** Takes a step back. `false` when there is none. */
  undo(): boolean {
    return this.#play.undo();
  }

  /** Makes a step again that was taken back. `false` when there is none. */
  redo(): boolean {
    return this.#play.redo();
  }

  /** Starts a new match with the settings as they are now. Can be undone until its first step. */
  restart(): void {
    const { setup, names } = readBostonSettings(this);
    this.#names = names;
    this.#host.begin(setup);
  }

  /** Starts the same match again; the next seat throws first. Can be undone until its first step. */
  rematch(): void {
    const { setup } = this.#play;
    this.#host.begin({ ...setup, first: (setup.first + 1) % setup.players });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    joinAnnouncer(this);
  }

  override requestUpdate(name?: PropertyKey, old?: unknown, options?: object): void {
    if (name !== undefined) this.#settingsChanged = true;
    super.requestUpdate(name, old, options);
  }
  #settingsChanged = true;

  protected override willUpdate(_changed: PropertyValues): void {
    const { game } = this.#play;
    this.#states[game.rolling ? 'add' : 'delete']('rolling');
    this.#states[game.shown.finished ? 'add' : 'delete']('finished');
  }

  protected override render(): TemplateResult {
    const { shown } = this.#host.game;
    const ownRoller = this.#has('dice-roller');
    const children = html`<slot @slotchange=${() => this.requestUpdate()}></slot>`;
    return html`
      <section part="table" class="card" aria-label=${msg('Going to Boston')} lang="en">
        ${this.#renderHead()} ${ownRoller ? children : nothing}
        ${
          this.#draws('roller')
            ? html`<dice-roller exportparts="tray, die, roll, dice-total"
                ><div slot="actions" class="actions">${this.#renderActions()}</div></dice-roller
              >`
            : html`<div class="actions">${this.#renderActions()}</div>`
        }
        ${this.#renderHint()} ${shown.finished ? this.#renderResult() : nothing}
        ${
          this.#draws('sheet')
            ? html`<boston-score-sheet
                class="sheet"
                exportparts="sheet, name, score, won, now, struck, rolloff, rounds-won, sheet-total, print, print-blank"
              ></boston-score-sheet>`
            : nothing
        }
        <footer>${this.#renderNew()}</footer>
      </section>
      ${ownRoller ? nothing : children}
    `;
  }

  #renderHead(): TemplateResult {
    const { shown, canUndo, canRedo } = this.#host.game;
    return html`<header>
      <div part="turn" class="turn">
        <strong dir="auto" .textContent=${shown.finished ? msg('The match is over') : whatNow(shown)}></strong>
        <span class="quiet" .textContent=${whereNow(shown)}></span>
      </div>
      <div class="steps">
        <button type="button" part="undo" aria-disabled=${String(!canUndo)} @click=${this.#host.undo}>
          ${undoIcon}<span .textContent=${msg('Undo')}></span>
        </button>
        <button type="button" part="redo" aria-disabled=${String(!canRedo)} @click=${this.#host.redo}>
          ${redoIcon}<span .textContent=${msg('Redo')}></span>
        </button>
      </div>
    </header>`;
  }

  #renderActions(): TemplateResult | typeof nothing {
    const { rolling, selected, refuse } = this.#host.game;
    const { state, setup } = this.#host;
    if (setup.keeping === 'auto') return nothing;
    if (setup.keeping === 'strict') {
      return html`<button
        type="button"
        part="keep-highest"
        class=${selected === undefined ? '' : 'primary'}
        aria-disabled=${String(rolling || selected === undefined)}
        @click=${this.#keep}
      >
        <span .textContent=${msg('Keep highest')}></span>
      </button>`;
    }
    const refused = rolling || refuse({ type: 'write' }) !== null;
    return html`<button
      type="button"
      part="write"
      class=${isDone(state) && !rolling ? 'primary' : ''}
      aria-disabled=${String(refused)}
      @click=${this.#write}
    >
      <span
        >${writeIcon}<span
          translate="no"
          .textContent=${refused ? msg('Write down') : msg(str`Write down ${turnScore(state)}`)}
        ></span
      ></span>
    </button>`;
  }

  #renderHint(): TemplateResult {
    const { last, game } = this.#host;
    const hint = last && !game.rolling && hintAfter(last.before, last.move);
    return html`<div part="hint" class=${hint ? 'hint coach' : 'hint'}>
      <span dir="auto" .textContent=${this.#said}></span>
      ${
        hint
          ? html`<button type="button" @click=${this.#host.undo}>
              <span .textContent=${msg('Take it back')}></span>
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderResult(): TemplateResult {
    const { shown } = this.#host.game;
    return html`<div part="result" class="result">
      ${starIcon}<strong dir="auto" .textContent=${whoWon(shown)}></strong>
    </div>`;
  }

  #renderNew(): TemplateResult {
    const { shown, canUndo } = this.#host.game;
    return html`
      ${
        shown.finished
          ? html`<button type="button" part="rematch" class="primary" @click=${this.rematch}>
              <span .textContent=${msg('Play again')}></span>
            </button>`
          : nothing
      }
      ${
        canUndo || this.#host.begun
          ? html`<button type="button" part="new" @click=${this.restart}>
              <span .textContent=${msg('New match')}></span>
            </button>`
          : nothing
      }
    `;
  }

  /** The game, under the settings as they are now: a script may set one and roll in the same breath. */
  get #play(): GameHost<BostonState, BostonMove, BostonSetup, BostonMatch, BostonGame> {
    if (this.#settingsChanged) {
      this.#settingsChanged = false;
      this.#configure();
    }
    return this.#host;
  }

  /** New names for the same seats hold at once; everything else waits until no match is under way. */
  #configure(): void {
    const { setup, names } = readBostonSettings(this);
    this.#settingsChanged = false; // reading writes the nearest legal values back
    const now = this.#host.setup;
    const sameSeats = setup.players === now.players;
    const agreed = { ...setup, first: sameSeats ? now.first : setup.first };
    if (!this.#host.begun && JSON.stringify(agreed) !== JSON.stringify(now)) {
      this.#names = names;
      this.#host.configure(agreed);
    } else if (sameSeats && names.join('\n') !== this.#named.join('\n')) {
      this.#names = names;
      this.#host.refresh();
    }
    this.#named = names;
  }

  #seatNames(players: number): readonly string[] {
    return [...new Array(players).keys()].map((seat) => this.#names[seat] || seatName(seat));
  }

  #rename(seat: number, name: string): void {
    this.#names = this.#seatNames(this.match.setup.players).with(seat, name.trim());
    this.#host.refresh();
  }

  #has(tag: string): boolean {
    return this.querySelector(tag) !== null;
  }

  #draws(what: 'roller' | 'sheet'): boolean {
    const tag = what === 'roller' ? 'dice-roller' : 'boston-score-sheet';
    return this.show.includes(what) && !this.#has(tag);
  }

  /** Tells the page and the players what happened. */
  #hear(game: BostonGame, before: BostonGame): void {
    const { state, last } = this.#host;
    const said = speech(game, state, last);
    if (said) announce(this, (this.#said = said));
    else if (game.news.change === 'replace') this.#said = '';
    const ended = state.ended;
    for (const event of stepEvents(game.news.change, game.match, before.match, ended)) {
      queueMicrotask(() => this.dispatchEvent(event));
    }
  }

  #write = (): void => {
    const reason = this.#host.game.refuse({ type: 'write' });
    if (reason === null) this.#host.dispatch({ type: 'write' });
    else this.#sayWhy(reason);
  };

  #keep = (): void => {
    const { selected } = this.#host.game;
    if (selected !== undefined) this.#host.dispatch({ type: 'set-aside', die: selected });
    else this.#sayWhy('keep-first');
  };

  #sayWhy(reason: string): void {
    this.#said = reasonText(reason as BostonReason, this.match.setup.variant);
    announce(this, this.#said);
    this.requestUpdate();
  }
}
