import { LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { msg } from '@lit/localize';
import type { Face, Thrower } from '../core/dice.js';
import type { Throw } from '../core/game.js';
import type { BostonMove, BostonState } from '../games/boston.js';
import { isDone } from '../games/boston-hints.js';
import { describeBoston, type BostonMatch } from '../games/boston-match.js';
import { bostonFormat } from '../games/boston-saved.js';
import {
  BOSTON_DEFAULTS,
  type BostonSetup,
  type Keeping,
  type ScoringId,
  type Starter,
  type Variant,
} from '../games/boston-setup.js';
import { bostonContext, diceContext, type BostonGame } from '../wiring/contexts.js';
import { statesOf } from '../wiring/internals.js';
import { wakeSound } from '../wiring/knock.js';
import { KeepFocus } from '../wiring/keep-focus.js';
import { Presentation } from '../wiring/presentation.js';
import { QuietFields } from '../wiring/quiet-fields.js';
import { UnclosedTags } from '../wiring/unclosed-tags.js';
import { flag } from '../wiring/settings.js';
import { html } from './html.js';
import { stepEvents } from './boston-events.js';
import { BostonHand } from './boston-hand.js';
import { bostonHelp } from './boston-help.js';
import { readBostonSettings } from './boston-settings.js';
import { setupPanel, type SetupPanel } from './boston-setup-panel.js';
import { speech } from './boston-speech.js';
import { whatNow, whatSum, whereNow, whoWon, worth } from './boston-words.js';
import { panelsStyles } from './panels.styles.js';
import { pipsStyles } from './pips.styles.js';
import { resultPanel } from './result.js';
import { hintLine, tableFoot } from './table-foot.js';
import { tableHead } from './table-head.js';
import { draws, holds, nextControl } from './table-layout.js';
import { TablePlay } from './table-play.js';
import { tableStyles } from './table.styles.js';
import { theme } from './theme.js';

const SHEET_PARTS =
  'sheet, name, sheet-start, score, rolloff, won, now, struck, rounds-won, sheet-total, sheet-left, sheet-chips, print, print-blank';

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
 * @csspart sound-switch - The switch for sound.
 * @csspart big-switch - The switch for the large presentation.
 * @csspart help - The rules of this match.
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
 * @cssprop [--dice-size=5.25em] - Edge of a die inside, as far as there is room.
 * @cssprop [--dice-color=#fbf9f2] - Body of a die.
 * @cssprop [--dice-pip-color=#22252a] - Pips.
 * @cssprop [--dice-radius=22%] - Roundness of a die's corners.
 * @cssprop [--dice-gap=1.1em] - Space between dice.
 * @cssprop [--dice-set-aside-color] - Ring around a die set aside; the accent by default.
 * @cssprop [--sheet-line-color] - Lines of the sheet; made of the text colour by default.
 * @cssprop [--sheet-row-height=2.75em] - Height of a row of the sheet.
 * @cssstate rolling - While dice tumble.
 * @cssstate finished - While the match is over.
 */
export class BostonTable extends LitElement {
  static override styles = [theme, tableStyles, panelsStyles, pipsStyles];

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
  /** Dice are heard to come down; players can switch it. */
  @property({ converter: flag }) sound = false;
  /** The large presentation, to be seen from the back row; players can switch it, over the whole screen. */
  @property({ converter: flag }) big = false;

  readonly #states = statesOf(this);
  readonly #play = new TablePlay<BostonState, BostonMove, BostonSetup, BostonMatch, BostonGame>(this, {
    format: bostonFormat,
    contexts: [bostonContext, diceContext],
    describe: describeBoston,
    tray: ({ turn, ended }) => (turn.throws === 0 && ended?.dice ? ended.dice : turn),
    totalHidden: ({ setup, next }) => setup.practice || next.phase === 'start',
    rollNext: (state) => !isDone(state) && state.next.phase !== 'over',
    tap: (die) => ({ type: 'set-aside', die }),
    marks: ({ setup }) => setup.keeping === 'strict',
    drawsDice: () => draws(this, 'roller', 'dice-roller') || holds(this, 'dice-roller'),
    settings: () => readBostonSettings(this),
    save: () => this.save,
    round: ({ next }) => (next.phase === 'over' ? undefined : next.round + 1),
    speech,
    events: stepEvents,
  });
  readonly #hand = new BostonHand(this, this.#play, () => nextControl(this));
  readonly #presentation = new Presentation(this, this.#states);

  constructor() {
    super();
    new QuietFields(this);
    new UnclosedTags(this);
    new KeepFocus(this, () => nextControl(this));
  }

  /** The match as it stands: an immutable picture, plain data. */
  get match(): BostonMatch {
    return this.#play.host.game.match;
  }

  /** Every move of the match so far, as plain data. */
  get log(): readonly (BostonMove | Throw)[] {
    return this.#play.host.log;
  }

  /** Whether a step can be taken back. */
  get canUndo(): boolean {
    return this.#play.host.game.canUndo;
  }

  /** Whether a step that was taken back can be made again. */
  get canRedo(): boolean {
    return this.#play.host.game.canRedo;
  }

  /** Replaces chance: given a number of dice, returns that many faces from 1 to 6. */
  @property({ attribute: false })
  get thrower(): Thrower {
    return this.#play.host.thrower;
  }
  set thrower(thrower: Thrower) {
    this.#play.host.thrower = thrower;
  }

  /**
   * Throws the free dice. Resolves with the faces thrown when they have landed, or with `undefined` when the rules
   * refuse; rejects with a RangeError when the `thrower` gives anything but faces.
   */
  roll(): Promise<readonly Face[] | undefined> {
    return this.#play.host.roll();
  }

  /** Sets a die aside, by index; with `keeping="strict"` this keeps it. `false` when the rules refuse. */
  setAside(die: number): boolean {
    return this.#play.host.dispatch({ type: 'set-aside', die });
  }

  /** Writes the score of the dice down and passes them on. `false` when the rules refuse. */
  write(): boolean {
    return this.#play.host.dispatch({ type: 'write' });
  }

  /**
   * Writes a number into a cell of the sheet, or clears it with `null`. Rounds and roll-offs count from 1, seats from
   * 0. `false` when there is no such cell, the dice cannot make the number, or nothing would change.
   */
  writeScore(cell: { round: number; seat: number; rolloff?: number }, score: number | null): boolean {
    if (typeof cell !== 'object' || cell === null) return false;
    const rollOff = cell.rolloff === undefined ? null : cell.rolloff - 1;
    return this.#play.host.dispatch({ type: 'score', round: cell.round - 1, seat: cell.seat, rollOff, score });
  }

  /** Takes a step back. `false` when there is none. */
  undo(): boolean {
    return this.#play.host.undo();
  }

  /** Makes a step again that was taken back. `false` when there is none. */
  redo(): boolean {
    return this.#play.host.redo();
  }

  /** Starts a new match with the settings as they are now. Can be undone until its first step. */
  restart(): void {
    this.#play.restart();
  }

  /** Starts the same match again; the next seat throws first. Can be undone until its first step. */
  rematch(): void {
    this.#play.rematch();
  }

  /**
   * The page's address with the match in its fragment, for somebody else to open. Names go along only when asked for,
   * and no face that has not been thrown.
   */
  toLink(options?: { names?: boolean } | null): string {
    return this.#play.memory.link(options?.names ?? false);
  }

  override requestUpdate(name?: PropertyKey, old?: unknown, options?: object): void {
    // Properties get their defaults before the rest of the element is there.
    if (name !== undefined) (this.#play as { settingsChanged(): void } | undefined)?.settingsChanged();
    super.requestUpdate(name, old, options);
  }
  protected override willUpdate(): void {
    this.#play.update();
    const { game } = this.#play.host;
    this.#states[game.rolling ? 'add' : 'delete']('rolling');
    this.#states[game.shown.finished ? 'add' : 'delete']('finished');
  }

  protected override render(): TemplateResult {
    const { host, said, mood, hinting } = this.#play;
    const { game } = host;
    const { shown } = game;
    const ownRoller = holds(this, 'dice-roller');
    const children = html`<slot @slotchange=${() => this.requestUpdate()}></slot>`;
    const sheet = draws(this, 'sheet', 'boston-score-sheet');
    const hand = shown.finished ? nothing : this.#hand.render(draws(this, 'roller', 'dice-roller'));
    return html`
      <section part="table" class="card" aria-label=${msg('Going to Boston')} lang="en" @click=${this.#wake}>
        ${tableHead(this.#hand.asks ? whatSum(shown) : whatNow(shown), whereNow(shown), host)}
        ${this.#play.memory.renderOffer()}
        <div class=${sheet ? 'board two' : 'board'}>
          <div class="side">
            ${hand} ${shown.finished ? this.#renderResult(shown) : nothing}
            ${this.#opening ? setupPanel(this.#opening) : hintLine(said, mood, said && hinting && !game.rolling ? host.undo : undefined)}
            ${ownRoller ? children : nothing}
          </div>
          ${sheet ? html`<boston-score-sheet exportparts=${SHEET_PARTS}></boston-score-sheet>` : nothing}
          ${bostonHelp(shown.setup)}
        </div>
        ${this.#play.memory.renderNotes()}
        ${tableFoot({ table: this, play: this.#play, real: this.#hand.real, present: this.#presentation.toggle })}
      </section>
      ${ownRoller ? nothing : children}
    `;
  }

  #renderResult(match: BostonMatch): TemplateResult {
    return resultPanel(
      match,
      `${whoWon(match)}.`,
      (seat) => worth(match, seat),
      () => this.rematch(),
    );
  }

  #wake = (): void => {
    if (this.sound) wakeSound();
  };

  get #opening(): SetupPanel | undefined {
    const opening = this.#play.opening(this.setup);
    return opening && { ...opening, stakes: this.#play.agreed.authored.scoring === 'stakes' };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'boston-table': BostonTable;
  }
}
