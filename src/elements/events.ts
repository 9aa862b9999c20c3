import type { Face } from '../core/dice.js';

/** Ours bubble and cross shadow roots, and carry their data as plain fields. */
const OPTIONS = { bubbles: true, composed: true } as const;

/** Dice were thrown: the faces are decided, and may still tumble on screen. */
export class DiceRollEvent extends Event {
  constructor(
    /** What every die shows, by index; `undefined` before its first throw. */
    readonly faces: readonly (Face | undefined)[],
    /** The dice that were thrown, by index. */
    readonly thrown: readonly number[],
    /** Everything that shows, added up. */
    readonly total: number | undefined,
  ) {
    super('dice-roll', OPTIONS);
  }
}

/** Thrown dice have come to rest. */
export class DiceLandEvent extends Event {
  constructor(
    /** What every die shows, by index; `undefined` before its first throw. */
    readonly faces: readonly (Face | undefined)[],
    /** The dice that were thrown, by index. */
    readonly thrown: readonly number[],
    /** Everything that shows, added up. */
    readonly total: number | undefined,
  ) {
    super('dice-land', OPTIONS);
  }
}

/** A die was set aside. */
export class DiceSetAsideEvent extends Event {
  constructor(
    /** The die, by index. */
    readonly die: number,
    readonly face: Face,
    /** Its place in the order of setting aside, from 1. */
    readonly order: number,
  ) {
    super('dice-set-aside', OPTIONS);
  }
}

declare global {
  interface HTMLElementEventMap {
    'dice-roll': DiceRollEvent;
    'dice-land': DiceLandEvent;
    'dice-set-aside': DiceSetAsideEvent;
  }
}
