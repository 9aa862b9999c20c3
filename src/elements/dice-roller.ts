import { LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { msg, str } from '@lit/localize';
import type { Face, Thrower } from '../core/dice.js';
import { ANY_THROW } from '../core/game.js';
import { freeDice, isAside, total, type Turn } from '../core/turn.js';
import { free, type FreeMove, type FreeSetup, type FreeState } from '../games/free.js';
import { announce, joinAnnouncer } from '../wiring/announcer.js';
import { diceContext, type DiceGame, type Game } from '../wiring/contexts.js';
import { GameHost } from '../wiring/game-host.js';
import { statesOf } from '../wiring/internals.js';
import { knockFor, wakeSound } from '../wiring/knock.js';
import { GameLink } from '../wiring/link.js';
import { flag, wholeNumber } from '../wiring/settings.js';
import { UnclosedTags } from '../wiring/unclosed-tags.js';
import { html } from './html.js';
import { dieButton } from './die.js';
import { dieStyles } from './die.styles.js';
import { diceRollerStyles } from './dice-roller.styles.js';
import { DiceLandEvent, DiceRollEvent, DiceSetAsideEvent } from './events.js';
import { ROLL, SOUND } from './icons.js';
import { theme } from './theme.js';
import { trayStyles } from './tray.styles.js';
import { pipsStyles } from './pips.styles.js';
import { tumbleStyles } from './tumble.styles.js';
import { listOf, rollLabel } from './words.js';

/**
 * Dice to roll and set aside, as free as real ones: nothing is enforced, and throws are not counted. Inside a table
 * it draws the table's dice and asks the table for every move.
 *
 * @summary Dice to roll, set aside and add up.
 * @tag dice-roller
 * @slot - Text for readers without script; links and `[data-fallback]` are hidden while the dice run.
 * @slot actions - Buttons to stand beside Roll.
 * @fires {DiceRollEvent} dice-roll - When a throw is decided: `faces`, `thrown` (indices) and `total`.
 * @fires {DiceLandEvent} dice-land - When the dice have come to rest, with the same fields; with no motion right after.
 * @fires {DiceSetAsideEvent} dice-set-aside - When a die is set aside: `die`, `face` and `order` (from 1).
 * @csspart tray - Where the dice lie.
 * @csspart die - A die; `aside` as a second word while it is set aside.
 * @csspart roll - The Roll button.
 * @csspart dice-total - Everything showing, added up.
 * @csspart sound-switch - Outside of tables: the switch for sound.
 * @cssprop [--dice-size=5.25em] - Edge of a die, as far as there is room; a finger's width at least.
 * @cssprop [--dice-color=#fbf9f2] - Body of a die.
 * @cssprop [--dice-pip-color=#22252a] - Pips.
 * @cssprop [--dice-radius=22%] - Roundness of a die's corners.
 * @cssprop [--dice-gap=1.1em] - Space between dice.
 * @cssprop [--dice-roll-time=700ms] - How long dice tumble; `0s` for not at all. At most 5 seconds.
 * @cssprop [--dice-set-aside-color] - Ring around a die set aside; the accent by default.
 * @cssprop [--table-accent] - The colour of the Roll button and of marks.
 * @cssprop [--table-accent-text] - Text on the accent; black or white by default, whichever contrasts more.
 * @cssprop [--table-color] - Text; the page's by default.
 * @cssprop [--table-surface] - Surfaces; light under dark text, dark under light text by default.
 * @cssprop [--table-radius=0.875em] - Roundness of corners.
 * @cssprop [--table-gap=0.875em] - Space between parts.
 * @cssstate rolling - While dice tumble.
 */
export class DiceRoller extends LitElement {
  static override styles = [theme, diceRollerStyles, trayStyles, dieStyles, pipsStyles, tumbleStyles];

  /** How many dice, a whole number from 1 to 10. Inside a table the table decides. */
  @property() dice = 3;
  /** A tap on a die sets it aside for the rest of the turn. Inside a table the table decides. */
  @property({ attribute: 'set-aside', converter: flag }) canSetAside = false;
  /** Accessible name of the group of dice; "Dice" when empty. */
  @property() label = '';
  /** Dice are heard to come down; players can switch it. Inside a table the table decides. */
  @property({ converter: flag }) sound = false;

  readonly #states = statesOf(this);
  readonly #link = new GameLink<typeof diceContext>(this, diceContext, {
    changed: (game, first) => !first && this.#tell(game),
  });
  readonly #own = new GameHost<FreeState, FreeMove, FreeSetup, FreeState>(this, {
    rules: free,
    setup: { dice: 3, setAside: false },
    describe: (match) => match,
    tray: ({ turn }) => turn,
    tap: (die) => ({ type: 'set-aside', die }),
    changed: (game) => this.#tell(game as Game as DiceGame),
  });

  /** A throw that the page was told of, and whose landing it was not. */
  #inAir: DiceGame | undefined;
  /** The table that draws this roller, if one does. */
  #table: Element | undefined;

  constructor() {
    super();
    new UnclosedTags(this);
  }

  /** What each die shows, by index; `undefined` before its first throw. */
  get faces(): readonly (Face | undefined)[] {
    return this.#game.tray.faces;
  }

  /** Everything showing, added up; `undefined` before the first throw. */
  get total(): number | undefined {
    return total(this.#game.tray);
  }

  /** Whether dice are tumbling. */
  get rolling(): boolean {
    return this.#game.rolling;
  }

  /** Replaces chance: given a number of dice, returns that many faces from 1 to 6. Inside a table the table's is used. */
  @property({ attribute: false })
  get thrower(): Thrower {
    return this.#own.thrower;
  }
  set thrower(thrower: Thrower) {
    this.#own.thrower = thrower;
  }

  /**
   * Throws the free dice. Resolves with the faces thrown when they have landed, or with `undefined` when the table
   * refuses; rejects with a RangeError when the `thrower` gives anything but faces.
   */
  roll(): Promise<readonly Face[] | undefined> {
    return this.#game.roll();
  }

  /** Sets a die aside, by index. `false` when that cannot be done now. */
  setAside(die: number): boolean {
    return this.#game.dispatch({ type: 'set-aside', die });
  }

  /** Starts a fresh turn with blank dice. Inside a table it does nothing. */
  clear(): void {
    this.#configure();
    if (!this.#link.game) this.#own.dispatch({ type: 'clear' });
  }

  /** Focuses the Roll button. */
  override focus(options?: FocusOptions): void {
    const roll = this.renderRoot?.querySelector<HTMLElement>('[part=roll]');
    if (roll) roll.focus(options);
    else void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[part=roll]')?.focus(options));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    joinAnnouncer(this);
    const root = this.getRootNode();
    this.#table = root instanceof ShadowRoot ? root.host : undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(this.#landAlone);
  }

  protected override willUpdate(): void {
    this.#configure();
    this.#states[this.rolling ? 'add' : 'delete']('rolling');
  }

  protected override render(): TemplateResult {
    const { rolling, tray, totalHidden, rollNext, refuse } = this.#game;
    const refused = !rolling && refuse(ANY_THROW) !== null;
    const { length } = tray.faces;
    const places = `tray c${Math.min(length, 5)} r${length > 5 ? 2 : 1}`;
    return html`
      <div
        class=${this.#settable ? `${places} settable` : places}
        part="tray"
        role="group"
        aria-label=${this.label || msg('Dice')}
        lang="en"
        @click=${this.#tap}
      >
        ${tray.faces.map((_, die) => this.#renderDie(die))}
        ${this.#settable ? html`<span class="line quiet" aria-hidden="true"><span .textContent=${tray.aside.length < 3 ? msg('set aside') : ''}></span></span>` : nothing}
      </div>
      <div class="bar" lang="en">
        <button
          type="button"
          part="roll"
          class=${rollNext ? 'main primary' : 'main'}
          aria-disabled=${String(refused)}
          @click=${this.#press}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${ROLL}></path></svg
          ><span .textContent=${rollLabel(refused ? freeDice(tray).length : this.#toThrow)}></span>
        </button>
        <span class="total" ?hidden=${totalHidden}>
          <span class="quiet" .textContent=${msg('Total')}></span>
          <b part="dice-total" translate="no" .textContent=${rolling ? '' : String(total(tray) ?? '')}></b>
        </span>
        ${this.#link.game ? nothing : this.#renderSound()}
        <slot name="actions"></slot>
      </div>
      <slot></slot>
    `;
  }

  #renderSound(): TemplateResult {
    return html`<button
      type="button"
      part="sound-switch"
      class="toggle"
      aria-label=${msg('Sound')}
      title=${msg('Sound')}
      aria-pressed=${String(this.sound)}
      @click=${() => {
        this.sound = !this.sound;
        if (this.sound) wakeSound();
      }}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${SOUND}></path></svg>
    </button>`;
  }

  #renderDie(die: number): TemplateResult {
    const { tray, rolling, selected, refuse } = this.#game;
    const aside = isAside(tray, die);
    return dieButton({
      die,
      face: tray.faces[die],
      aside,
      order: tray.aside.indexOf(die),
      selected: selected === die,
      tumbling: rolling && tray.thrown.includes(die),
      active: this.#settable && refuse({ type: aside ? 'release' : 'set-aside', die }) === null,
      settable: this.#settable,
      beat: tray.throws % 2 === 1,
    });
  }

  /** The table's game, or the roller's own. */
  get #game(): DiceGame {
    return this.#link.game ?? this.#alone;
  }

  get #alone(): DiceGame {
    this.#configure();
    return this.#own.game as Game as DiceGame;
  }

  get #settable(): boolean {
    return this.#link.game !== undefined || this.canSetAside;
  }

  /** How many dice the next throw takes, for the words on the button. */
  get #toThrow(): number {
    const { tray } = this.#game;
    return freeDice(tray).length || tray.faces.length;
  }

  /** Another kind of dice is a fresh turn; nothing else of the page's doing is. */
  #configure(): void {
    this.dice = wholeNumber('dice', this.dice, [1, 10], 3);
    const setup = { dice: this.dice, setAside: this.canSetAside };
    const now = this.#own.setup;
    if (setup.dice === now.dice && setup.setAside === now.setAside) return;
    if (this.#own.begun) this.#own.begin(setup);
    else this.#own.configure(setup);
  }

  #press = (): void => {
    if (this.sound && !this.#link.game) wakeSound();
    this.#game.press();
  };

  /** One listener for all dice: on a page with hundreds, each would cost. */
  #tap = ({ target, currentTarget }: Event): void => {
    const die = [...(currentTarget as Element).children].findIndex((child) => child.contains(target as Node));
    if (die in this.#game.tray.faces) this.#game.tap(die);
  };

  /** Tells the page what happened, once it has. */
  #tell(game: DiceGame): void {
    const { news, tray } = game;
    const { change, move } = news;
    if (move?.type === 'throw' && (change === 'step' || change === 'land')) {
      this.#inAir = change === 'step' ? game : undefined;
      const event = new (change === 'land' ? DiceLandEvent : DiceRollEvent)(tray.faces, tray.thrown, total(tray));
      queueMicrotask(() => this.#dispatch(event));
      if (change === 'land' && !this.#link.game) {
        if (this.sound) knockFor(tray.thrown.length);
        announce(this, this.#said(tray));
      }
    }
    const die = move?.type === 'set-aside' ? move.die : -1;
    const face = tray.faces[die];
    if (change === 'step' && face) {
      queueMicrotask(() => this.dispatchEvent(new DiceSetAsideEvent(die, face, tray.aside.indexOf(die) + 1)));
    }
  }

  /** Taken away from the game while dice tumble, the roller hears of no landing: they land where it is. */
  #landAlone = (): void => {
    const thrown = this.#inAir;
    const { rolling, news } = this.#game;
    if (!thrown || (rolling && news.move === thrown.news.move)) return;
    this.#inAir = undefined;
    const { tray } = thrown;
    this.#dispatch(new DiceLandEvent(tray.faces, tray.thrown, total(tray)));
  };

  /** From the table for a roller that it has stopped drawing: the page could not hear it any more. */
  #dispatch(event: Event): void {
    (this.parentNode ? this : (this.#table ?? this)).dispatchEvent(event);
  }

  /** The dice just thrown, then those that had been set aside. */
  #said({ faces, thrown, aside, ...turn }: Turn): string {
    const show = (dice: readonly number[]): string => listOf(dice.flatMap((die) => faces[die] ?? []));
    const sum = total({ faces, thrown, aside, ...turn }) ?? 0;
    const kept = aside.length ? msg(str`Kept ${show(aside)}.`) : '';
    return [msg(str`Rolled ${show(thrown)}.`), kept, msg(str`Total ${sum}.`)].filter(Boolean).join(' ');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dice-roller': DiceRoller;
  }
}
