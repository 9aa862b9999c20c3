import type { Face } from './dice.js';

/** Dice on the table: what each shows, and which were set aside, in that order. */
export interface Turn {
  /** One entry per die; `undefined` before its first throw. */
  readonly faces: readonly (Face | undefined)[];
  /** The dice set aside, by index, in the order of setting aside. */
  readonly aside: readonly number[];
  /** The dice of the last throw, by index. */
  readonly thrown: readonly number[];
  readonly throws: number;
}

export const freshTurn = (size: number): Turn => ({
  faces: new Array<undefined>(size).fill(undefined),
  aside: [],
  thrown: [],
  throws: 0,
});

export const isAside = (turn: Turn, die: number): boolean => turn.aside.includes(die);

export const freeDice = (turn: Turn): readonly number[] => [...turn.faces.keys()].filter((die) => !isAside(turn, die));

/** Gives the faces to the free dice, in index order. */
export function throwFree(turn: Turn, faces: readonly Face[]): Turn {
  const thrown = freeDice(turn);
  const next = [...turn.faces];
  thrown.forEach((die, order) => (next[die] = faces[order]));
  return { faces: next, aside: turn.aside, thrown, throws: turn.throws + 1 };
}

export const setAside = (turn: Turn, die: number): Turn => ({ ...turn, aside: [...turn.aside, die] });

export const release = (turn: Turn, die: number): Turn => ({
  ...turn,
  aside: turn.aside.filter((kept) => kept !== die),
});

/** The faces that show, in index order. */
export const showing = (turn: Turn): readonly Face[] => turn.faces.filter((face) => face !== undefined);

/** Adds up everything that shows; `undefined` while nothing does. */
export const total = (turn: Turn): number | undefined => {
  const faces = showing(turn);
  return faces.length ? faces.reduce((sum: number, face) => sum + face, 0) : undefined;
};

/** The dice set aside since the last throw. */
export const keptNow = (turn: Turn): readonly number[] => turn.aside.filter((die) => turn.thrown.includes(die));
