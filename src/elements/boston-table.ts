import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { msg } from '@lit/localize';
import type { Face, Thrower } from '../core/dice.js';
import type { Throw } from '../core/game.js';
import type { Found } from '../core/saved.js';
import { boston, inOrder, type BostonMove, type BostonState } from '../games/boston.js';
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
import { sumsOfTurn, type Sum } from '../games/boston-sums.js';
import { announce, joinAnnouncer } from '../wiring/announcer.js';
import { bostonContext, diceContext, type BostonGame } from '../wiring/contexts.js';
import { GameHost } from '../wiring/game-host.js';
import { KeepFocus } from '../wiring/keep-focus.js';
import { flag } from '../wiring/settings.js';
import { bostonActions } from './boston-actions.js';
import { BostonAgreement } from './boston-agreement.js';
import { stepEvents } from './boston-events.js';
import { bostonFormat } from './boston-format.js';
import { bostonResult } from './boston-result.js';
import { setupPanel, type SetupPanel } from './boston-setup-panel.js';
import { speech } from './boston-speech.js';
import { bostonPanelsStyles } from './boston-panels.styles.js';
import { bostonTableStyles } from './boston-table.styles.js';
import { reasonText, whatNow, whereNow } from './boston-words.js';
import { redoIcon, undoIcon } from './icons.js';
import { MatchMemory } from './match-memory.js';
import { Practice } from './practice.js';
import { RealDice } from './real-dice.js';
import { theme } from './theme.js';

const DICE_PARTS = 'tray, die, roll, dice-total';
const SHEET_PARTS =
  'sheet, name, score, rolloff, won, now, struck, rounds-won, sheet-total, sheet-left, sheet-chips, print, print-blank';

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
 * @csspart real - The switch to real dice.
 * @csspart real-dice - The faces to tap for real dice.
 * @csspart face - One of them.
 * @csspart resume - What to do with a saved match.
 * @csspart go-on - Goes on with it.
 * @csspart anew - Starts another one.
 * @csspart forget - Forgets it.
 * @csspart share - The button that shows the link to this match.
 * @csspart link - The link to this match.
 * @csspart copy - The button that copies it.
 * @csspart setup-panel - What can be agreed before the first throw.
 * @csspart start - The button that closes it.
 * @csspart sum - Practice: the sum to work out.
 * @csspart answer - Where its answer is typed.
 * @csspart check - The button that checks it.
 * @csspart show-working - The button that shows how, after two wrong answers.
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
  static override styles = [theme, bostonTableStyles, bostonPanelsStyles];

  /** Who plays: a number of seats from 1 to 12, or names separated by commas; as a property also an array of names. */
  @property() players: number | string | readonly string[] = BOSTON_DEFAULTS.players;
  /** Rounds to play where rounds count, a whole number from 1 to 99. */
  @property() rounds: number = BOSTON_DEFAULTS.rounds;
  /** How a turn scores: `classic` adds the dice, `multiplication` is (first + second) × third. */
  @property() variant: Variant = BOSTON_DEFAULTS.variant;
  /** What the match is about: most rounds won, a race to the goal, counting down from it, or chips. */
  @property() scoring: ScoringId = BOSTON_DEFAULTS.scoring;
  /** The goal of a race and the start of a count-down, a whole number from 1 to 9999. */
  @property() goal: number = BOSTON_DEFAULTS.goal;
  /** Race and count-down: the round is finished before anybody wins. */
  @property({ attribute: 'equal-turns', converter: flag }) equalTurns: boolean = BOSTON_DEFAULTS.equalTurns;
  /** Chips that each player pays into a round's pot, a whole number from 1 to 999. */
  @property() stake: number = BOSTON_DEFAULTS.stake;
  /** Chips that each player starts with, a whole number from 0 to 99999. */
  @property() purse: number = BOSTON_DEFAULTS.purse;
  /** How dice get kept: freely, with a coach's hints, one by one as the rule says, or by the table. */
  @property() keeping: Keeping = BOSTON_DEFAULTS.keeping;
  /** Who starts the first round: seat 1, or whoever throws highest. */
  @property() starter: Starter = BOSTON_DEFAULTS.starter;
  /** Withholds every answer until the players have worked it out. */
  @property({ converter: flag }) practice: boolean = BOSTON_DEFAULTS.practice;
  /** `open` offers a small panel before the first throw; `fixed` plays as the author wrote it. */
  @property() setup: 'open' | 'fixed' = 'open';
  /** Whether an unfinished match is offered again after a reload: `on`, `off`, or a name under which it goes on at once. */
  @property() save = 'on';
  /** What the table draws itself: `roller`, `sheet`, both separated by a comma, or `none`. */
  @property() show = 'roller, sheet';

  readonly #states = this.attachInternals().states;
  readonly #agreed = new BostonAgreement();
  readonly #memory = new MatchMemory<BostonState, BostonMove, BostonSetup>(this, {
    format: bostonFormat,
    save: () => this.save,
    current: () => ({ saved: this.#host.saved, names: this.#agreed.names }),
    show: (found) => this.#show(found),
    fresh: () => this.#forgetAll(),
    round: ({ next }) => (next.phase === 'over' ? undefined : next.round + 1),
    scored: () => this.#host.log.some(({ type }) => type !== 'throw' && type !== 'set-aside'),
    say: (text) => this.#say(text),
  });
  readonly #practice = new Practice(this, (text) => this.#say(text));
  readonly #real = new RealDice(this);
  #settingsChanged = true;
  /** The players have done with the set-up panel. */
  #started = false;
  /** Practice before the dice are done: the player wants to write down now. */
  #early = false;
  #said = '';
  /** Practice: what the step that is being made was praised with. */
  #praise = '';
  readonly #host = new GameHost<BostonState, BostonMove, BostonSetup, BostonMatch, BostonGame>(this, {
    rules: boston,
    setup: BOSTON_DEFAULTS,
    contexts: [bostonContext, diceContext],
    describe: (state) => describeBoston(state, this.#agreed.seatNames(state.setup.players)),
    tray: ({ turn, ended }) => (turn.throws === 0 && ended?.dice ? ended.dice : turn),
    totalHidden: ({ setup }) => setup.practice,
    rollNext: (state) => !isDone(state) && state.next.phase !== 'over',
    tap: (die) => ({ type: 'set-aside', die }),
    marks: ({ setup }) => setup.keeping === 'strict',
    drawsDice: () => this.#draws('roller') || this.#has('dice-roller'),
    extras: { rename: (seat: number, name: string) => this.#rename(seat, name) },
    changed: (game, before) => this.#hear(game, before),
  });

  constructor() {
    super();
    new KeepFocus(this, () => this.#roller);
  }

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
    if (this.#settingsChanged) this.#configure();
    this.#agreed.settle();
    this.#begin(this.#agreed.setup);
    this.#started = false;
  }

  /** Starts the same match again; the next seat throws first. Can be undone until its first step. */
  rematch(): void {
    const { setup } = this.#play;
    this.#begin({ ...setup, first: (setup.first + 1) % setup.players });
    this.#started = true;
  }

  /**
   * The page's address with the match in its fragment, for somebody else to open. Names go along only when asked for,
   * and no face that has not been thrown.
   */
  toLink(options: { names?: boolean } = {}): string {
    return this.#memory.link(options.names ?? false);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    joinAnnouncer(this);
  }

  override requestUpdate(name?: PropertyKey, old?: unknown, options?: object): void {
    if (name !== undefined) this.#settingsChanged = true;
    super.requestUpdate(name, old, options);
  }
  protected override willUpdate(): void {
    if (this.#settingsChanged) this.#configure();
    this.#memory.recall();
    const { game } = this.#host;
    this.#states[game.rolling ? 'add' : 'delete']('rolling');
    this.#states[game.shown.finished ? 'add' : 'delete']('finished');
  }

  protected override render(): TemplateResult {
    const { shown } = this.#host.game;
    const ownRoller = this.#has('dice-roller');
    const children = html`<slot @slotchange=${() => this.requestUpdate()}></slot>`;
    return html`
      <section part="table" class="card" aria-label=${msg('Going to Boston')} lang="en">
        ${this.#renderHead()} ${this.#memory.renderOffer()} ${ownRoller ? children : nothing} ${this.#renderDice()}
        ${this.#opening ? setupPanel(this.#opening) : this.#renderHint()}
        ${shown.finished ? bostonResult(shown) : nothing}
        ${this.#draws('sheet') ? html`<boston-score-sheet exportparts=${SHEET_PARTS}></boston-score-sheet>` : nothing}
        ${this.#memory.renderNotes()} ${this.#renderFoot()}
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

  /** The dice, or the faces to tap for real ones, and what can be done with them. */
  #renderDice(): TemplateResult {
    const { game, state } = this.#host;
    const sums = this.#sums;
    if (this.#real.on && !game.shown.finished) {
      const count = state.next.phase === 'start' ? 1 : 3;
      return html`${this.#real.render(count, this.#enter)} ${this.#practice.render(sums, this.#answered)}`;
    }
    const actions = sums.length
      ? this.#practice.render(sums, this.#answered)
      : bostonActions(game, state, { keep: this.#keep, write: this.#write });
    return this.#draws('roller')
      ? html`<dice-roller exportparts=${DICE_PARTS}><div slot="actions" class="actions">${actions}</div></dice-roller>`
      : html`<div class="actions">${actions}</div>`;
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

  #renderFoot(): TemplateResult {
    const { shown, canUndo } = this.#host.game;
    return html`<footer>
      <button type="button" part="real" aria-pressed=${String(this.#real.on)} @click=${this.#real.toggle}>
        <span .textContent=${msg('Real dice')}></span>
      </button>
      ${
        shown.finished
          ? html`<button type="button" part="rematch" class="primary" @click=${this.rematch}>
              <span .textContent=${msg('Play again')}></span>
            </button>`
          : nothing
      }
      <button type="button" part="share" aria-disabled=${String(!this.#host.begun)} @click=${this.#share}>
        <span .textContent=${msg('Copy link')}></span>
      </button>
      <button type="button" part="new" aria-disabled=${String(!canUndo)} @click=${this.#renew}>
        <span .textContent=${msg('New match')}></span>
      </button>
    </footer>`;
  }

  /** The game, under the settings as they are now: a script may set one and roll in the same breath. */
  get #play(): GameHost<BostonState, BostonMove, BostonSetup, BostonMatch, BostonGame> {
    if (this.#settingsChanged) this.#configure();
    return this.#host;
  }

  /** Names hold at once; everything else waits until no match is under way. */
  #configure(): void {
    const before = this.#agreed.names;
    this.#agreed.read(this, this.#host.begun ? this.#host.setup.players : undefined);
    this.#settingsChanged = false; // reading writes the nearest legal values back
    const now = this.#host.setup;
    const wanted = this.#agreed.setup;
    const setup = { ...wanted, first: wanted.players === now.players ? now.first : wanted.first };
    if (!this.#host.begun && JSON.stringify(setup) !== JSON.stringify(now)) this.#host.configure(setup);
    else if (this.#agreed.names !== before) this.#host.refresh();
  }

  #begin(setup: BostonSetup): void {
    this.#memory.begin();
    this.#host.begin(setup);
  }

  /** A match that was saved or sent takes its place on the table. */
  #show({ names, ...saved }: Found<BostonState, BostonMove, BostonSetup>): void {
    this.#agreed.adopt(names);
    this.#host.restore(saved);
  }

  #forgetAll(): void {
    this.#agreed.adopt([]);
    this.#host.replace(this.#agreed.setup);
  }

  #choose(settings: Partial<BostonSetup>): void {
    this.#agreed.choose(settings);
    this.#configure();
  }

  #rename(seat: number, name: string): void {
    this.#agreed.rename(seat, name);
    this.#host.refresh();
    this.#memory.keep();
  }

  /** What the set-up panel shows, before the first throw of a match that leaves something open. */
  get #opening(): SetupPanel | undefined {
    if (this.setup !== 'open' || this.#started || this.#host.begun || this.#memory.asks) return undefined;
    return {
      setup: this.#host.setup,
      names: this.#agreed.names,
      stakes: this.#agreed.stakes,
      change: (settings) => this.#choose(settings),
      rename: (seat, name) => this.#rename(seat, name),
      start: () => {
        this.#started = true;
        this.requestUpdate();
      },
    };
  }

  /** Practice: the sums to work out before the score can be written down. */
  get #sums(): readonly Sum[] {
    const { game, state, setup } = this.#host;
    if (!setup.practice || game.rolling) return [];
    if (this.#real.on) return this.#real.picked.length === 3 ? sumsOfTurn(state, this.#real.picked) : [];
    const asked = game.refuse({ type: 'write' }) === null && (this.#early || isDone(state));
    return asked ? sumsOfTurn(state, inOrder(state.turn)) : [];
  }

  get #roller(): HTMLElement | null {
    return (
      this.renderRoot.querySelector<HTMLElement>('.practice input, dice-roller, .face') ??
      this.querySelector<HTMLElement>('dice-roller') ??
      this.renderRoot.querySelector<HTMLElement>('[part=new]')
    );
  }

  #has(tag: string): boolean {
    return this.querySelector(tag) !== null;
  }

  #draws(what: 'roller' | 'sheet'): boolean {
    return this.show.includes(what) && !this.#has(what === 'roller' ? 'dice-roller' : 'boston-score-sheet');
  }

  /** Tells the page and the players what happened, and keeps it. */
  #hear(game: BostonGame, before: BostonGame): void {
    const { state, last } = this.#host;
    const { told, next } = speech(game, state, last);
    if (told || next) this.#say([this.#praise, told].filter(Boolean).join(' '), next);
    else if (game.news.change === 'replace') this.#said = '';
    if (game.news.change !== 'refused' && game.news.change !== 'land') this.#early = false;
    if (['step', 'undo', 'redo', 'begin'].includes(game.news.change)) this.#memory.keep();
    for (const event of stepEvents(game.news.change, game.match, before.match, state.ended)) {
      queueMicrotask(() => this.dispatchEvent(event));
    }
  }

  /** Aloud and on screen; what comes next is only spoken, as the headline shows it. */
  #say(told: string, next = ''): void {
    this.#said = told;
    announce(this, [told, next].filter(Boolean).join(' '));
    this.requestUpdate();
  }

  #sayWhy(reason: string): void {
    this.#say(reasonText(reason, this.match.setup.variant));
  }

  #write = (): void => {
    const reason = this.#host.game.refuse({ type: 'write' });
    if (reason !== null) this.#sayWhy(reason);
    else if (this.#host.setup.practice) this.#early = true;
    else this.#host.dispatch({ type: 'write' });
    this.requestUpdate();
  };

  #keep = (): void => {
    const { selected } = this.#host.game;
    if (selected !== undefined) this.#host.dispatch({ type: 'set-aside', die: selected });
    else this.#sayWhy('keep-first');
  };

  #enter = (faces: readonly Face[]): void => {
    if (this.#host.setup.practice && faces.length === 3) return; // the sum comes first
    this.#host.dispatch({ type: 'enter', faces });
    this.#real.clear();
  };

  #answered = (wrong: number, praise: string): void => {
    this.#praise = praise;
    const faces = this.#real.picked;
    const written = this.#host.dispatch(this.#real.on ? { type: 'enter', faces, wrong } : { type: 'write', wrong });
    this.#praise = '';
    if (written) this.#real.clear();
  };

  #share = (): void => {
    if (this.#host.begun) this.#memory.share();
  };

  #renew = (): void => {
    if (this.#host.game.canUndo) this.restart();
  };
}
