import type { Face } from '../core/dice.js';
import type { Rules, Throw } from '../core/game.js';
import { freeDice, freshTurn, isAside, release, setAside, showing, throwFree, type Turn } from '../core/turn.js';
import { areFiveFaces, boxScore, DICE, isBox, type Box } from './yacht-score.js';
import { filled, isFull, noScores, refuseCell, withBox, type Scores, type YachtCell } from './yacht-scores.js';
import type { YachtSetup } from './yacht-setup.js';

/** A turn that has just been written down. */
export interface EndedTurn extends YachtCell {
  readonly score: number;
  /** The five dice; empty when only the score was written. */
  readonly kept: readonly Face[];
  /** The round it belonged to, from 0. */
  readonly round: number;
}

export interface YachtState {
  readonly setup: YachtSetup;
  /** By seat. */
  readonly scores: readonly Scores[];
  readonly turn: Turn;
  /** Whose turn it is; `null` when the match is over. */
  readonly seat: number | null;
  /** Set by the step that ended a turn, cleared by the one after it. */
  readonly ended: EndedTurn | null;
  /** Practice: by seat, the sums that came right at the first try, and all that were done. */
  readonly practised: readonly { readonly first: number; readonly all: number }[];
}

export type YachtMove =
  | Throw
  | { readonly type: 'set-aside' | 'release'; readonly die: number }
  /** Fills a box with the dice on the table; in practice with the wrong answers given before. */
  | { readonly type: 'box'; readonly box: Box; readonly wrong?: number }
  /** Real dice: the five faces a turn has come to. The box is chosen next. */
  | { readonly type: 'enter'; readonly faces: readonly Face[] }
  /** A box written by hand, or opened again with `null`. */
  | ({ readonly type: 'score'; readonly score: number | null } & YachtCell);

/** Why a move is refused. */
export type YachtReason =
  | 'no-such-move'
  | 'over'
  | 'no-such-die'
  | 'no-such-cell'
  | 'not-thrown'
  | 'is-aside'
  | 'not-aside'
  | 'all-aside'
  | 'three-throws'
  | 'filled'
  | 'wrong-faces'
  | 'impossible'
  | 'same';

/** At most so many throws a turn. */
export const THROWS = 3;

function refuseThrow({ turn }: YachtState): YachtReason | null {
  if (turn.throws >= THROWS) return 'three-throws';
  return freeDice(turn).length === 0 ? 'all-aside' : null;
}

function refuseTap({ turn }: YachtState, die: number, aside: boolean): YachtReason | null {
  if (!Number.isInteger(die) || !(die in turn.faces)) return 'no-such-die';
  if (turn.faces[die] === undefined) return 'not-thrown';
  if (isAside(turn, die) === aside) return null;
  return aside ? 'not-aside' : 'is-aside';
}

function refuseBox({ turn, scores, seat }: YachtState, box: unknown): YachtReason | null {
  if (!isBox(box)) return 'no-such-cell';
  if (scores[seat ?? -1]?.[box] !== undefined) return 'filled';
  return turn.throws === 0 ? 'not-thrown' : null;
}

/** Whoever has filled the fewest boxes, in the order of throwing; `null` when all are full. */
function nextSeat({ players, first }: YachtSetup, scores: readonly Scores[]): number | null {
  if (scores.every(isFull)) return null;
  const order = [...scores.keys()].map((turn) => (first + turn) % players);
  const written = (seat: number): number => filled(scores[seat] ?? {});
  return order.reduce((next, seat) => (written(seat) < written(next) ? seat : next));
}

/** Writes a box. Whoever fills one in a turn of their own has ended it; anything else leaves thrown dice where they lie. */
function write(state: YachtState, cell: YachtCell, score: number | null, kept: readonly Face[]): YachtState {
  const { seat, box } = cell;
  const before = state.scores[seat] ?? {};
  const scores = withBox(state.scores, cell, score);
  if (score !== null && seat === state.seat && before[box] === undefined) {
    const ended = { seat, box, score, kept, round: filled(before) };
    return { ...state, scores, ended, turn: freshTurn(DICE), seat: nextSeat(state.setup, scores) };
  }
  return { ...state, scores, seat: state.turn.throws > 0 ? state.seat : nextSeat(state.setup, scores) };
}

function practise(state: YachtState, wrong: number | undefined): YachtState {
  if (wrong === undefined) return state;
  const count = ({ first, all }: { first: number; all: number }) => ({
    first: first + (wrong === 0 ? 1 : 0),
    all: all + 1,
  });
  return {
    ...state,
    practised: state.practised.map((sums, player) => (player === state.seat ? count(sums) : sums)),
  };
}

/** Five real dice as they lie at the end of a turn. */
const entered = (faces: readonly Face[]): Turn => ({ ...throwFree(freshTurn(DICE), faces), throws: THROWS });

/** Yacht, the game of 1938: rules.md's section 5 as pure functions. */
export const yacht: Rules<YachtState, YachtMove, YachtSetup> = {
  id: 'yacht',

  start: (setup) => ({
    setup,
    scores: noScores(setup.players),
    turn: freshTurn(DICE),
    seat: setup.first,
    ended: null,
    practised: noScores(setup.players).map(() => ({ first: 0, all: 0 })),
  }),

  diceToThrow: ({ turn }) => freeDice(turn).length,

  refuse(state, move) {
    if (move.type === 'score') return refuseCell(state.scores, move, move.score);
    if (state.seat === null) return 'over';
    switch (move.type) {
      case 'throw':
        return refuseThrow(state);
      case 'set-aside':
      case 'release':
        return refuseTap(state, move.die, move.type === 'release');
      case 'box':
        return refuseBox(state, move.box);
      case 'enter':
        return areFiveFaces(move.faces) ? null : 'wrong-faces';
      default:
        return 'no-such-move';
    }
  },

  apply(before, move) {
    const state = { ...before, ended: null };
    const { turn, seat } = state;
    switch (move.type) {
      case 'throw':
        return { ...state, turn: throwFree(turn, move.faces) };
      case 'set-aside':
        return { ...state, turn: setAside(turn, move.die) };
      case 'release':
        return { ...state, turn: release(turn, move.die) };
      case 'enter':
        return { ...state, turn: entered(move.faces) };
      case 'box': {
        const faces = showing(turn);
        const cell = { seat: seat ?? 0, box: move.box };
        return write(practise(state, move.wrong), cell, boxScore(move.box, faces), faces);
      }
      case 'score':
        return write(state, move, move.score, []);
    }
  },
};
