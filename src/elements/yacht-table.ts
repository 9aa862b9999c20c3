import { LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { msg } from '@lit/localize';
import type { Face, Thrower } from '../core/dice.js';
import type { Throw } from '../core/game.js';
import { freeDice, isAside } from '../core/turn.js';
import { describeYacht, type YachtMatch } from '../games/yacht-match.js';
import { yachtFormat } from '../games/yacht-saved.js';
import type { Box } from '../games/yacht-score.js';
import { YACHT_DEFAULTS, type YachtSetup } from '../games/yacht-setup.js';
import { THROWS, type YachtMove, type YachtState } from '../games/yacht.js';
import { diceContext, yachtContext, type YachtGame } from '../wiring/contexts.js';
import { statesOf } from '../wiring/internals.js';
import { wakeSound } from '../wiring/knock.js';
import { KeepFocus } from '../wiring/keep-focus.js';
import { Presentation } from '../wiring/presentation.js';
import { QuietFields } from '../wiring/quiet-fields.js';
import { flag } from '../wiring/settings.js';
import { UnclosedTags } from '../wiring/unclosed-tags.js';
import { html } from './html.js';
import { panelsStyles } from './panels.styles.js';
import { pipsStyles } from './pips.styles.js';
import { resultPanel } from './result.js';
import { hintLine, tableFoot } from './table-foot.js';
import { tableHead } from './table-head.js';
import { draws, holds, nextControl } from './table-layout.js';
import { TablePlay } from './table-play.js';
import { tableStyles } from './table.styles.js';
import { theme } from './theme.js';
import { SoloBest } from './yacht-best.js';
import { yachtEvents } from './yacht-events.js';
import { YachtHand } from './yacht-hand.js';
import { yachtHelp } from './yacht-help.js';
import { readYachtSettings } from './yacht-settings.js';
import { yachtSetupPanel } from './yacht-setup-panel.js';
import { speech } from './yacht-speech.js';
import { yachtTableStyles } from './yacht-table.styles.js';
import { points, whatNow, whereNow, whoWon } from './yacht-words.js';

const SHEET_PARTS = 'sheet, name, score, box, won, sheet-total, sheet-practice, print, print-blank, print-more';

/**
 * A whole game of Yacht, the 1938 game: five dice, up to three throws a turn, twelve boxes to fill. A roller or a sheet
 * among its children takes the place of the one it draws itself, and shares the match.
 *
 * @summary A table to play Yacht at.
 * @tag yacht-table
 * @slot - Your own `<dice-roller>` and `<yacht-score-sheet>`; links and `[data-fallback]` are hidden while the game runs.
 * @fires {MatchChangeEvent} match-change - After every step, undo and redo included: `match`.
 * @fires {TurnEndEvent} turn-end - When a box is filled: `seat`, `score`, `kept` (the five dice), `round` and `box`.
 * @fires {RoundEndEvent} round-end - When everybody has filled a box: `round` and `scores`; `winner` is always `null`.
 * @fires {MatchEndEvent} match-end - When all boxes are filled: `winners` (several when totals are equal) and `match`.
 * @csspart table - The card around everything.
 * @csspart turn - Whose turn it is, and what to do.
 * @csspart hint - What was just said: a reason, the last throw.
 * @csspart undo - The button that takes a step back.
 * @csspart redo - The button that makes it again.
 * @csspart new - The button for a new match.
 * @csspart rematch - The button for a rematch.
 * @csspart result - Who won, and why.
 * @csspart sound-switch - The switch for sound.
 * @csspart big-switch - The switch for the large presentation.
 * @csspart real - The switch to real dice.
 * @csspart real-dice - The faces to tap for real dice.
 * @csspart face - One of them.
 * @csspart resume - What to do with a saved match.
 * @csspart go-on - Goes on with it.
 * @csspart anew - Starts another one.
 * @csspart forget - Forgets it, and the best score.
 * @csspart share - The button that shows the link to this match.
 * @csspart link - The link to this match.
 * @csspart copy - The button that copies it.
 * @csspart setup-panel - What can be agreed before the first throw.
 * @csspart start - The button that closes it.
 * @csspart sum - Practice: the box to work out.
 * @csspart answer - Where its score is typed.
 * @csspart check - The button that checks it.
 * @csspart show-working - The button that shows how, after two wrong answers.
 * @csspart help - The rules, to read aloud and in full.
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
export class YachtTable extends LitElement {
  static override styles = [theme, tableStyles, panelsStyles, pipsStyles, yachtTableStyles];

  /** Who plays: a number of seats from 1 to 8, or names separated by commas; as a property also an array of names. */
  @property() players: number | string | readonly string[] = YACHT_DEFAULTS.players;
  /** Withholds every score until the players have worked it out. */
  @property({ converter: flag }) practice: boolean = YACHT_DEFAULTS.practice;
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
  readonly #best = new SoloBest(() => !/^\s*(off|false)\s*$/i.test(String(this.save)));
  readonly #play = new TablePlay<YachtState, YachtMove, YachtSetup, YachtMatch, YachtGame>(this, {
    format: yachtFormat,
    contexts: [yachtContext, diceContext],
    describe: describeYacht,
    tray: ({ turn }) => turn,
    totalHidden: () => true,
    rollNext: ({ turn, seat }) => seat !== null && turn.throws < THROWS && freeDice(turn).length > 0,
    tap: (die, { turn }) => ({ type: isAside(turn, die) ? 'release' : 'set-aside', die }),
    drawsDice: () => draws(this, 'roller', 'dice-roller') || holds(this, 'dice-roller'),
    settings: () => readYachtSettings(this),
    save: () => this.save,
    round: (state) => (state.seat === null ? undefined : describeYacht(state, []).round),
    forgotten: () => this.#best.forget(),
    extras: { choose: (box) => this.#hand.choose(box) },
    speech: (game, state, last) => {
      this.#best.hear(game.news.change, game.match);
      return speech(game, state, last, this.#best.told(game.match));
    },
    events: yachtEvents,
  });
  readonly #hand = new YachtHand(this, this.#play, () => nextControl(this));
  readonly #presentation = new Presentation(this, this.#states);

  constructor() {
    super();
    new QuietFields(this);
    new UnclosedTags(this);
    new KeepFocus(this, () => nextControl(this));
  }

  /** The match as it stands: an immutable picture, plain data. */
  get match(): YachtMatch {
    return this.#play.host.game.match;
  }

  /** Every move of the match so far, as plain data. */
  get log(): readonly (YachtMove | Throw)[] {
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
   * Throws the dice that are not kept. Resolves with the faces thrown when they have landed, or with `undefined` when
   * the rules refuse; rejects with a RangeError when the `thrower` gives anything but faces.
   */
  roll(): Promise<readonly Face[] | undefined> {
    return this.#play.host.roll();
  }

  /** Keeps a die, by index. `false` when the rules refuse. */
  setAside(die: number): boolean {
    return this.#play.host.dispatch({ type: 'set-aside', die });
  }

  /** Lets a kept die go, by index, to be thrown again. `false` when it is not kept. */
  release(die: number): boolean {
    return this.#play.host.dispatch({ type: 'release', die });
  }

  /** Fills a box with what the dice score in it, and passes them on. `false` when the rules refuse. */
  score(box: Box): boolean {
    return this.#play.host.dispatch({ type: 'box', box });
  }

  /**
   * Writes a number into a box by hand, or opens the box again with `null`. Seats count from 0. `false` when there is no
   * such box, five dice cannot score the number in it, or nothing would change.
   */
  writeScore(cell: { seat: number; box: Box }, score: number | null): boolean {
    if (typeof cell !== 'object' || cell === null) return false;
    return this.#play.host.dispatch({ type: 'score', seat: cell.seat, box: cell.box, score });
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
    const { host } = this.#play;
    const { shown } = host.game;
    const ownRoller = holds(this, 'dice-roller');
    const sheet = draws(this, 'sheet', 'yacht-score-sheet');
    const children = html`<slot @slotchange=${() => this.requestUpdate()}></slot>`;
    return html`
      <section part="table" class="card" aria-label=${msg('Yacht')} lang="en" @click=${this.#wake}>
        ${tableHead(whatNow(shown), whereNow(shown, this.#best.toBeat(shown), this.#hand.real.on), host)}
        ${this.#play.memory.renderOffer()}
        <div class=${sheet ? 'board two' : 'board'}>
          <div class="side">
            ${shown.finished ? nothing : this.#hand.render(draws(this, 'roller', 'dice-roller'))}
            ${this.#renderNews(shown)} ${ownRoller ? children : nothing}
          </div>
          ${sheet ? html`<yacht-score-sheet exportparts=${SHEET_PARTS}></yacht-score-sheet>` : nothing} ${yachtHelp()}
        </div>
        ${this.#play.memory.renderNotes()}
        ${tableFoot({ table: this, play: this.#play, real: this.#hand.real, present: this.#presentation.toggle })}
      </section>
      ${ownRoller ? nothing : children}
    `;
  }

  /** The set-up while it is open, else what was said last, and who won. */
  #renderNews(shown: YachtMatch): TemplateResult {
    const opening = this.#play.opening(this.setup);
    if (opening) return yachtSetupPanel(opening);
    const best = { more: this.#best.told(shown), best: this.#best.isNew(shown) };
    const worth = (seat: number): string => points(shown.totals[seat] ?? 0);
    return html`${shown.finished ? resultPanel(shown, `${whoWon(shown)}.`, worth, this.#play.rematch, best) : nothing}
    ${hintLine(this.#play.said, this.#play.mood)}`;
  }

  #wake = (): void => {
    if (this.sound) wakeSound();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'yacht-table': YachtTable;
  }
}
