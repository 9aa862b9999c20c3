import { areFaces, type Face } from '../core/dice.js';
import { type Rules, type Throw } from '../core/game.js';
import { freeDice, freshTurn, isAside, keptNow, setAside, showing, throwFree, type Turn } from '../core/turn.js';
import { isPossibleScore, scoreOf } from './boston-score.js';
import { SCORINGS } from './boston-scoring.js';
import {
  cellOf,
  lastToThrow,
  newRound,
  settled,
  throwingOrder,
  withRollOff,
  withScore,
  type RollOff,
  type Round,
} from './boston-round.js';
import type { BostonSetup } from './boston-setup.js';

/** A cell of the score sheet. Rounds and roll-offs count from 0. */
export interface Cell {
  readonly round: number;
  readonly seat: number;
  readonly rollOff: number | null;
}

/** Who does what next: `seat` is `null` when the match is over. */
export type Next =
  | (Cell & { readonly phase: 'turn' | 'rolloff' })
  | { readonly phase: 'start'; readonly seat: number; readonly round: number; readonly rollOff: null }
  | { readonly phase: 'over'; readonly seat: null; readonly round: number; readonly rollOff: null };

/** A turn that has just been written down. */
export interface EndedTurn extends Cell {
  readonly score: number;
  /** The faces in the order of keeping; empty when only the score was written. */
  readonly kept: readonly Face[];
  /** The dice as they lie, where the throw itself ended the turn. */
  readonly dice: Turn | null;
}

export interface BostonState {
  readonly setup: BostonSetup;
  /** The throws for who starts, one list per attempt. */
  readonly starts: readonly RollOff[];
  readonly rounds: readonly Round[];
  readonly turn: Turn;
  readonly next: Next;
  /** Set by the step that ended a turn or a starting throw, cleared by the one after it. */
  readonly ended: EndedTurn | null;
  /** Practice: by seat, the sums that came right at the first try, and all that were done. */
  readonly practised: readonly { readonly first: number; readonly all: number }[];
}

export type BostonMove =
  | Throw
  | { readonly type: 'set-aside'; readonly die: number }
  /** Writes the score of the dice on the table; in practice with the wrong answers given before. */
  | { readonly type: 'write'; readonly wrong?: number }
  /** Real dice, in the order of keeping: three for a turn, one for a starting throw. */
  | { readonly type: 'enter'; readonly faces: readonly Face[]; readonly wrong?: number }
  /** A cell written by hand, or cleared with `null`. */
  | ({ readonly type: 'score'; readonly score: number | null } & Cell);

/** Why a move is refused. */
export type BostonReason =
  | 'no-such-move'
  | 'over'
  | 'no-start'
  | 'no-such-die'
  | 'no-such-cell'
  | 'not-thrown'
  | 'is-aside'
  | 'all-aside'
  | 'keep-first'
  | 'one-per-throw'
  | 'not-highest'
  | 'automatic'
  | 'three-throws'
  | 'need-order'
  | 'wrong-faces'
  | 'impossible'
  | 'same';

const DICE = 3;

/** The dice of the last throw that show its highest face. */
export const highest = (turn: Turn): readonly number[] => {
  const best = Math.max(...turn.thrown.map((die) => turn.faces[die] ?? 0));
  return turn.thrown.filter((die) => turn.faces[die] === best);
};

/** The faces in the order of keeping: those set aside, then the rest as they lie. */
export const inOrder = (turn: Turn): readonly Face[] =>
  [...turn.aside, ...freeDice(turn)].flatMap((die) => turn.faces[die] ?? []);

export const turnScore = ({ setup, turn }: BostonState): number => scoreOf(setup.variant, inOrder(turn));

const oneByOne = ({ keeping }: BostonSetup): boolean => keeping === 'strict' || keeping === 'auto';

function refuseThrow({ setup, turn, next }: BostonState): BostonReason | null {
  if (next.phase === 'over') return 'over';
  if (next.phase === 'start') return null;
  if (setup.keeping === 'strict' && turn.throws > 0 && keptNow(turn).length === 0) return 'keep-first';
  return freeDice(turn).length === 0 ? 'all-aside' : null;
}

function refuseSetAside({ setup, turn, next }: BostonState, die: unknown): BostonReason | null {
  if (next.phase === 'over') return 'over';
  if (!Number.isInteger(die) || !((die as number) in turn.faces)) return 'no-such-die';
  const index = die as number;
  if (turn.faces[index] === undefined || next.phase === 'start') return 'not-thrown';
  if (isAside(turn, index)) return 'is-aside';
  if (setup.keeping === 'auto') return 'automatic';
  if (setup.keeping !== 'strict') return null;
  if (keptNow(turn).length > 0) return 'one-per-throw';
  return highest(turn).includes(index) ? null : 'not-highest';
}

function refuseWrite({ setup, turn, next }: BostonState): BostonReason | null {
  if (next.phase === 'over') return 'over';
  if (next.phase === 'start' || showing(turn).length < DICE) return 'not-thrown';
  if (oneByOne(setup)) return turn.aside.length === DICE ? null : 'three-throws';
  return setup.variant === 'multiplication' && turn.aside.length < DICE - 1 ? 'need-order' : null;
}

function refuseEnter({ next }: BostonState, faces: unknown): BostonReason | null {
  if (next.phase === 'over') return 'over';
  return areFaces(faces, next.phase === 'start' ? 1 : DICE) ? null : 'wrong-faces';
}

/** Why a number cannot be written into a cell of these rounds. */
export function refuseCell(
  { variant }: BostonSetup,
  rounds: readonly Round[],
  { round, seat, rollOff }: Cell,
  score: unknown,
): BostonReason | null {
  const whole = [round, seat, rollOff ?? 0].every(Number.isInteger);
  const now = whole ? cellOf(rounds[round], seat, rollOff) : undefined;
  if (now === undefined) return 'no-such-cell';
  if (score !== null && !isPossibleScore(variant, score)) return 'impossible';
  return now === score ? 'same' : null;
}

/** What the rounds ask for next, or the round to change first so that they can. */
function whatNext(setup: BostonSetup, rounds: readonly Round[]): Next | { readonly tied: number } | 'new-round' {
  const { contested, end } = SCORINGS[setup.scoring];
  const over = end(setup, rounds);
  if (over) return { phase: 'over', seat: null, round: over.round, rollOff: null };
  const current = rounds.length - 1;
  for (const round of [current, ...rounds.keys()]) {
    const open = rounds[round];
    if (!open || settled(open).complete) continue;
    const seat = throwingOrder(open).find((one) => open.scores[one] === null);
    if (seat !== undefined) return { phase: 'turn', seat, round, rollOff: null };
  }
  if (!contested) return 'new-round';
  for (const [index, round] of rounds.entries()) {
    const { open, tied } = settled(round);
    if (tied.length) return { tied: index };
    const seat = open === null ? undefined : round.rollOffs[open]?.find(({ score }) => score === null)?.seat;
    if (seat !== undefined) return { phase: 'rolloff', seat, round: index, rollOff: open };
  }
  return 'new-round';
}

/** Adds the roll-off or the round that has to come next, until somebody can act. */
function goOn(state: BostonState, rounds: readonly Round[]): BostonState {
  const { setup, turn } = state;
  const next = whatNext(setup, rounds);
  if (next === 'new-round') {
    const last = rounds.at(-1);
    const starter = last ? (lastToThrow(last) + 1) % setup.players : setup.first;
    return goOn(state, [...rounds, newRound(setup.players, starter)]);
  }
  if ('tied' in next) {
    const round = rounds[next.tied] ?? newRound(setup.players, setup.first);
    return goOn(state, rounds.with(next.tied, withRollOff(round, settled(round).tied)));
  }
  return { ...state, rounds, next, turn: sameCell(state.next, next) ? turn : freshTurn(DICE) };
}

const sameCell = (a: Next, b: Next): boolean =>
  a.phase === b.phase && a.seat === b.seat && a.round === b.round && a.rollOff === b.rollOff;

function putScore(state: BostonState, { round, seat, rollOff }: Cell, score: number | null): BostonState {
  const changed = state.rounds.map((one, index) => (index === round ? withScore(one, seat, rollOff, score) : one));
  return goOn(state, changed);
}

/** Writes the score of the seat whose turn it is, and passes the dice. */
function endTurn(state: BostonState, kept: readonly Face[], dice: Turn | null, wrong: number | undefined): BostonState {
  const { next, setup } = state;
  if (next.phase !== 'turn' && next.phase !== 'rolloff') return state;
  const score = scoreOf(setup.variant, kept);
  const { seat, round, rollOff } = next;
  const practised = state.practised.map((sums, player) =>
    player === seat && wrong !== undefined ? { first: sums.first + (wrong === 0 ? 1 : 0), all: sums.all + 1 } : sums,
  );
  const written = putScore({ ...state, practised }, next, score);
  return { ...written, turn: freshTurn(DICE), ended: { seat, round, rollOff, score, kept, dice } };
}

/** One die for who starts; the highest starts, the tied ones throw again. */
function throwForStart(state: BostonState, face: Face, dice: Turn | null): BostonState {
  const { setup, next } = state;
  const seat = next.seat ?? 0;
  const attempt = (state.starts.at(-1) ?? []).map((one) => (one.seat === seat ? { seat, score: face } : one));
  const starts = [...state.starts.slice(0, -1), attempt];
  const ended: EndedTurn = { seat, round: 0, rollOff: null, score: face, kept: [face], dice };
  const waiting = attempt.find(({ score }) => score === null);
  if (waiting) return { ...state, starts, ended, next: { ...next, phase: 'start', seat: waiting.seat, rollOff: null } };
  const best = Math.max(...attempt.map(({ score }) => score ?? 0));
  const top = attempt.filter(({ score }) => score === best).map((one) => one.seat);
  const starter = top[0] ?? 0;
  if (top.length === 1) return { ...goOn(state, [newRound(setup.players, starter)]), starts, ended };
  const again = top.map((one) => ({ seat: one, score: null }));
  return {
    ...state,
    starts: [...starts, again],
    ended,
    next: { ...next, phase: 'start', seat: starter, rollOff: null },
  };
}

function applyThrow(state: BostonState, faces: readonly Face[]): BostonState {
  const { setup } = state;
  let turn = throwFree(state.turn, faces);
  const face = faces[0];
  if (state.next.phase === 'start' && face) return throwForStart(state, face, turn);
  const last = turn.throws === DICE && oneByOne(setup);
  const [best] = highest(turn);
  if ((setup.keeping === 'auto' || last) && best !== undefined) turn = setAside(turn, best);
  const thrown = { ...state, turn };
  return last && !setup.practice ? endTurn(thrown, inOrder(turn), turn, undefined) : thrown;
}

/** Going to Boston: rules.md's section 3 as pure functions. */
export const boston: Rules<BostonState, BostonMove, BostonSetup> = {
  id: 'boston',

  start(setup) {
    const seats = [...new Array(setup.players).keys()];
    const blank: BostonState = {
      setup,
      starts: [],
      rounds: [],
      turn: freshTurn(DICE),
      next: { phase: 'start', seat: setup.first, round: 0, rollOff: null },
      ended: null,
      practised: seats.map(() => ({ first: 0, all: 0 })),
    };
    if (setup.starter === 'seat' || setup.players === 1) return goOn(blank, []);
    const order = throwingOrder(newRound(setup.players, setup.first));
    return { ...blank, turn: freshTurn(1), starts: [order.map((seat) => ({ seat, score: null }))] };
  },

  diceToThrow: ({ turn }) => freeDice(turn).length,

  refuse(state, move) {
    switch (move.type) {
      case 'throw':
        return refuseThrow(state);
      case 'set-aside':
        return refuseSetAside(state, move.die);
      case 'write':
        return refuseWrite(state);
      case 'enter':
        return refuseEnter(state, move.faces);
      case 'score':
        return state.next.phase === 'start' ? 'no-start' : refuseCell(state.setup, state.rounds, move, move.score);
      default:
        return 'no-such-move';
    }
  },

  apply(before, move) {
    const state = { ...before, ended: null };
    const { next } = state;
    switch (move.type) {
      case 'throw':
        return applyThrow(state, move.faces);
      case 'set-aside':
        return { ...state, turn: setAside(state.turn, move.die) };
      case 'write':
        return endTurn(state, inOrder(state.turn), null, move.wrong);
      case 'enter':
        return next.phase === 'start' && move.faces[0]
          ? throwForStart(state, move.faces[0], null)
          : endTurn(state, move.faces, null, move.wrong);
      case 'score': {
        const { round, seat, rollOff, score } = move;
        const written = putScore(state, move, score);
        const ends = score !== null && next.seat === seat && next.round === round && next.rollOff === rollOff;
        return ends
          ? { ...written, turn: freshTurn(DICE), ended: { round, seat, rollOff, score, kept: [], dice: null } }
          : written;
      }
    }
  },
};
