import { drawFaces, type Face, type Thrower } from './dice.js';
import { facesRead, reduce, type Action, type Rules, type Throw } from './game.js';

interface Step<State, Move> {
  readonly state: State;
  /** The move that led to the state; the first step has none. */
  readonly move?: Move | Throw;
  /** Faces read from the tape so far. */
  readonly used: number;
}

/** One match: its steps, which can be walked back and forth, and the tape its throws read. */
export class Session<State, Move extends Action, Setup> {
  readonly setup: Setup;
  readonly #rules: Rules<State, Move, Setup>;
  /** Every state is kept, so that undo costs the same in a match of any length. */
  readonly #steps: [Step<State, Move>, ...Step<State, Move>[]];
  readonly #tape: Face[];
  #now: Step<State, Move>;
  #done = 0;
  #drawing = false;

  constructor(rules: Rules<State, Move, Setup>, setup: Setup, tape: readonly Face[] = []) {
    this.#rules = rules;
    this.setup = setup;
    this.#tape = [...tape];
    this.#now = { state: rules.start(setup), used: 0 };
    this.#steps = [this.#now];
  }

  get state(): State {
    return this.#now.state;
  }
  get tape(): readonly Face[] {
    return [...this.#tape];
  }
  get log(): readonly (Move | Throw)[] {
    return this.#steps.slice(1, this.#done + 1).flatMap(({ move }) => move ?? []);
  }
  /** The move that led here, and the state it was made in. */
  get last(): { readonly move: Move | Throw; readonly before: State } | undefined {
    const before = this.#steps[this.#done - 1];
    return before && this.#now.move && { move: this.#now.move, before: before.state };
  }
  get canUndo(): boolean {
    return this.#done > 0;
  }
  get canRedo(): boolean {
    return this.#done < this.#steps.length - 1;
  }

  dispatch(move: Move | Throw): boolean {
    const { state, used } = this.#now;
    const next = reduce(this.#rules, state, move);
    if (next === state) return false;
    this.dropUndone();
    this.#steps.push({ state: next, move, used: used + facesRead(move) });
    return this.#go(1);
  }

  /** What the next throw shows: first from the tape, then from the thrower. A RangeError says what is wrong with it. */
  draw(thrower: Thrower): readonly Face[] {
    if (this.#drawing) throw new RangeError('The thrower must not roll dice itself');
    this.#drawing = true;
    try {
      const { state, used } = this.#now;
      const until = used + this.#rules.diceToThrow(state);
      if (until > this.#tape.length) this.#tape.push(...drawFaces(thrower, until - this.#tape.length));
      return this.#tape.slice(used, until);
    } finally {
      this.#drawing = false;
    }
  }

  undo(): boolean {
    return this.canUndo && this.#go(-1);
  }

  redo(): boolean {
    return this.canRedo && this.#go(1);
  }

  /** Forgets what was undone; the tape keeps its faces. */
  dropUndone(): void {
    this.#steps.splice(this.#done + 1);
  }

  #go(by: 1 | -1): boolean {
    this.#done += by;
    this.#now = this.#steps[this.#done] ?? this.#now;
    return true;
  }
}
