import type { ReactiveController, ReactiveElement } from 'lit';
import type { Face, Thrower } from '../core/dice.js';
import { ANY_THROW, type Action, type Rules, type Throw } from '../core/game.js';
import type { Saved } from '../core/saved.js';
import { Store } from '../core/store.js';
import type { Turn } from '../core/turn.js';
import type { Game, News } from './contexts.js';
import { fairThrower } from './fair.js';
import { tumbles, tumbleTime } from './tumble.js';

/** What a game's element tells its host about the game. */
export interface GameKind<State, Move extends Action, Setup, Match, Shared extends Game<Match, Move>> {
  readonly rules: Rules<State, Move, Setup>;
  readonly setup: Setup;
  describe(state: State): Match;
  /** The dice as they lie. */
  tray(state: State): Turn;
  totalHidden?(state: State): boolean;
  rollNext?(state: State): boolean;
  /** What a tap on a die stands for, as the dice lie. */
  tap(die: number, state: State): Move;
  /** Whether a tap only marks the die. */
  marks?(state: State): boolean;
  /** Whether anything draws the dice, so that there is something to wait for. */
  drawsDice?(): boolean;
  /** What this game shares beyond what every game does. */
  readonly extras?: Omit<Shared, keyof Game<Match, Move>>;
  /** Called with every new snapshot, before the elements below see it. */
  changed?(game: Shared, before: Shared): void;
  /** Hands a snapshot down to them. */
  share?(game: Shared): void;
}

/** Owns a match for an element, makes a snapshot of it for every change, and keeps the time while dice tumble. */
export class GameHost<
  State,
  Move extends Action,
  Setup,
  Match,
  Shared extends Game<Match, Move> = Game<Match, Move>,
> implements ReactiveController {
  #thrower: Thrower = fairThrower;
  readonly #element: ReactiveElement;
  readonly #kind: GameKind<State, Move, Setup, Match, Shared>;
  readonly #store: Store<State, Move, Setup>;
  #game: Shared;
  /** Ends the throw in the air. */
  #settle: (() => void) | undefined;
  #throwing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: ReactiveElement, kind: GameKind<State, Move, Setup, Match, Shared>) {
    this.#element = element;
    this.#kind = kind;
    this.#store = new Store(kind.rules, kind.setup);
    this.#game = this.#snapshot({ change: 'replace' });
    element.addController(this);
  }

  /** Where faces come from; fair chance when nothing else is given. */
  get thrower(): Thrower {
    return this.#thrower;
  }
  set thrower(thrower: Thrower | null | undefined) {
    this.#thrower = thrower ?? fairThrower;
  }
  get game(): Shared {
    return this.#game;
  }
  get state(): State {
    return this.#store.state;
  }
  get setup(): Setup {
    return this.#store.setup;
  }
  get begun(): boolean {
    return this.#store.begun;
  }
  get log(): readonly (Move | Throw)[] {
    return this.#store.log;
  }
  get last(): { readonly move: Move | Throw; readonly before: State } | undefined {
    return this.#store.last;
  }
  get saved(): Saved<Move, Setup> {
    return this.#store.saved;
  }

  /** A move in the page arrives as removal and insertion in one task: only a real removal lands the dice. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#element.isConnected) this.land();
    });
  }

  dispatch = (move: Move | Throw): boolean => {
    this.land();
    return this.#done(this.#store.dispatch(move), { change: 'step', move });
  };

  undo = (): boolean => {
    this.land();
    return this.#done(this.#store.undo(), { change: 'undo' });
  };

  redo = (): boolean => {
    this.land();
    return this.#done(this.#store.redo(), { change: 'redo' });
  };

  roll = (): Promise<readonly Face[] | undefined> => {
    this.land();
    const shown = this.#game.match;
    let faces: readonly Face[] | undefined;
    const inside = this.#throwing;
    this.#throwing = true;
    try {
      faces = this.#store.roll(this.#thrower);
    } catch (fault) {
      const failed = Promise.reject(fault as RangeError);
      // A thrower that rolls dice itself waits for nothing, so nobody would take this up.
      if (inside) failed.catch(() => {});
      return failed;
    } finally {
      this.#throwing = inside;
    }
    if (!faces) return Promise.resolve(undefined);
    const landed = new Promise<readonly Face[]>((resolve) => (this.#settle = () => resolve(faces)));
    const seen = (this.#kind.drawsDice?.() ?? true) && tumbles(this.#element);
    this.#publish({ change: 'step', move: { type: 'throw', faces } }, { rolling: true, shown });
    if (!seen) this.land();
    return landed;
  };

  /** Sets the time at which a throw lands. */
  #timeThrow = (): void => {
    if (!this.#settle || this.#timer !== undefined) return;
    const wait = tumbleTime(this.#element);
    if (wait > 0) this.#timer = setTimeout(this.land, wait);
    else this.land();
  };

  press = (): void => {
    if (this.#game.rolling) this.land();
    else if (!this.#refused(ANY_THROW)) this.roll().catch((fault: unknown) => console.error(fault));
  };

  tap = (die: number): void => {
    const move = this.#kind.tap(die, this.state);
    if (this.#game.rolling) this.land();
    else if (this.#refused(move)) return;
    else if (this.#kind.marks?.(this.state)) this.#publish({ change: 'select' }, { selected: die });
    else this.dispatch(move);
  };

  /** Says why a player's press does nothing. */
  #refused(move: Move | Throw): boolean {
    const reason = this.#store.refuse(move);
    if (reason !== null) this.#publish({ change: 'refused', move, reason }, { selected: this.#game.selected });
    return reason !== null;
  }

  /** Brings dice in the air to rest. */
  land = (): void => {
    const settle = this.#settle;
    if (!settle) return;
    clearTimeout(this.#timer);
    this.#settle = this.#timer = undefined;
    this.#publish({ change: 'land', move: this.#game.news.move });
    settle();
  };

  /** A new match. */
  begin(setup: Setup): void {
    this.land();
    this.#store.begin(setup);
    this.#publish({ change: 'begin' });
  }

  /** Another setup for a match that has not begun. */
  configure(setup: Setup): void {
    this.#store.configure(setup);
    this.#publish({ change: 'replace' });
  }

  /** A fresh match, as if there had been none. */
  replace(setup: Setup): void {
    this.restore({ setup, log: [], tape: [] });
  }

  restore(saved: Saved<Move, Setup>): boolean {
    this.land();
    return this.#done(this.#store.restore(saved), { change: 'replace' });
  }

  /** Hands down a new picture of the same match, after something outside of it changed (a name). */
  refresh(change: 'replace' | 'goes-on' = 'replace'): void {
    this.#publish({ change });
  }

  #done(taken: boolean, news: News<Move>): boolean {
    if (taken) this.#publish(news);
    return taken;
  }

  #publish(news: News<Move>, passing: Partial<Pick<Shared, 'rolling' | 'shown' | 'selected'>> = {}): void {
    const before = this.#game;
    this.#game = { ...this.#snapshot(news), ...passing };
    this.#kind.changed?.(this.#game, before);
    this.#kind.share?.(this.#game);
    // The page hears of a throw before style is worked out, and the time is known before anything is drawn.
    if (this.#game.rolling) queueMicrotask(this.#timeThrow);
    this.#element.requestUpdate();
  }

  #snapshot(news: News<Move>): Shared {
    const { state, canUndo, canRedo } = this.#store;
    const match = this.#kind.describe(state);
    const game: Game<Match, Move> = {
      match,
      shown: match,
      tray: this.#kind.tray(state),
      rolling: false,
      selected: undefined,
      totalHidden: this.#kind.totalHidden?.(state) ?? false,
      rollNext: this.#kind.rollNext?.(state) ?? true,
      canUndo,
      canRedo,
      news,
      refuse: (move) => this.#store.refuse(move),
      dispatch: this.dispatch,
      roll: this.roll,
      press: this.press,
      tap: this.tap,
      undo: this.undo,
      redo: this.redo,
    };
    return { ...game, ...this.#kind.extras } as Shared;
  }
}
