import type { Face, Thrower } from './dice.js';
import { ANY_THROW, type Action, type Rules, type Throw } from './game.js';
import type { Saved } from './saved.js';
import { Session } from './session.js';

/** Holds one match at a time, and the one before it until the first throw of the new one. */
export class Store<State, Move extends Action, Setup> {
  readonly #rules: Rules<State, Move, Setup>;
  #session: Session<State, Move, Setup>;
  #earlier: Session<State, Move, Setup> | undefined;
  #later: Session<State, Move, Setup> | undefined;

  constructor(rules: Rules<State, Move, Setup>, setup: Setup) {
    this.#rules = rules;
    this.#session = new Session(rules, setup);
  }

  get state(): State {
    return this.#session.state;
  }
  get setup(): Setup {
    return this.#session.setup;
  }
  get log(): readonly (Move | Throw)[] {
    return this.#session.log;
  }
  get last(): { readonly move: Move | Throw; readonly before: State } | undefined {
    return this.#session.last;
  }
  /** Whether a step of this match was made: from then on its setup stands. */
  get begun(): boolean {
    return this.#session.canUndo;
  }
  get canUndo(): boolean {
    return this.#session.canUndo || this.#earlier !== undefined;
  }
  get canRedo(): boolean {
    return this.#session.canRedo || this.#later !== undefined;
  }
  get saved(): Saved<Move, Setup> {
    return { setup: this.setup, log: this.log, tape: this.#session.tape };
  }

  refuse(move: Move | Throw): string | null {
    return this.#rules.refuse(this.state, move);
  }

  dispatch(move: Move | Throw): boolean {
    if (!this.#session.dispatch(move)) return false;
    this.#earlier = this.#later = undefined;
    return true;
  }

  /** Throws the free dice; `undefined` when the rules refuse it. A RangeError when the thrower fails. */
  roll(thrower: Thrower): readonly Face[] | undefined {
    if (this.refuse(ANY_THROW) !== null) return undefined;
    const faces = this.#session.draw(thrower);
    // A copy goes out: what a page does to it must not reach the log.
    return this.dispatch({ type: 'throw', faces }) ? [...faces] : undefined;
  }

  undo(): boolean {
    if (this.#session.undo()) return true;
    if (!this.#earlier) return false;
    this.#later = this.#session;
    this.#session = this.#earlier;
    this.#earlier = undefined;
    return true;
  }

  redo(): boolean {
    if (this.#session.redo()) return true;
    if (!this.#later) return false;
    this.#earlier = this.#session;
    this.#session = this.#later;
    this.#later = undefined;
    return true;
  }

  /** A new match, which undo can take back until its first step. */
  begin(setup: Setup): void {
    this.#session.dropUndone();
    if (this.begun) this.#earlier = this.#session;
    this.#later = undefined;
    this.#session = new Session(this.#rules, setup);
  }

  /** Another setup for a match that has not begun. The tape stays: no setting gets anybody another throw. */
  configure(setup: Setup): void {
    if (this.begun) return;
    this.#session = new Session(this.#rules, setup, this.#session.tape);
  }

  /** Puts a saved match in this one's place; `false`, and nothing changed, when its log is not a legal one. */
  restore({ setup, log, tape }: Saved<Move, Setup>): boolean {
    const session = new Session<State, Move, Setup>(this.#rules, setup, tape);
    if (!Array.isArray(log) || !log.every((move) => session.dispatch(move))) return false;
    this.#session = session;
    this.#earlier = this.#later = undefined;
    return true;
  }
}
