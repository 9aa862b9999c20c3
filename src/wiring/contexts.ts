import { createContext } from '@lit/context';
import type { Face } from '../core/dice.js';
import type { Action, Throw } from '../core/game.js';
import type { Turn } from '../core/turn.js';
import type { BostonMatch } from '../games/boston-match.js';
import type { BostonMove } from '../games/boston.js';
import type { YachtMatch } from '../games/yacht-match.js';
import type { Box } from '../games/yacht-score.js';
import type { YachtMove } from '../games/yacht.js';

/**
 * What led to a snapshot: a move, its landing, a press that the rules refuse, or another match in this one's place
 * (restored, set up anew), which `goes-on` when players have chosen it.
 */
export interface News<Move extends Action = Action> {
  readonly change: 'step' | 'land' | 'refused' | 'select' | 'undo' | 'redo' | 'begin' | 'replace' | 'goes-on';
  readonly move?: Move | Throw | undefined;
  /** Why a press was refused, as a code. */
  readonly reason?: string;
}

/** What elements share: an immutable picture of the game and what one may do to it. A new object per change. */
export interface Game<Match = unknown, Move extends Action = Action> {
  readonly match: Match;
  /** The match as players may see it: while dice tumble, as it was before the throw. */
  readonly shown: Match;
  /** The dice as they lie. While `rolling`, those of the last throw are not to be seen yet. */
  readonly tray: Turn;
  readonly rolling: boolean;
  /** The die a player has marked to keep, where that is a choice of its own before it is a move. */
  readonly selected: number | undefined;
  /** Somebody is to work the total out, so nobody may show it. */
  readonly totalHidden: boolean;
  /** Throwing is the next thing to do, not just possible. */
  readonly rollNext: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly news: News<Move>;
  /** Why a move is not legal now, as a code; `null` when it is. */
  refuse(move: Move | Throw): string | null;
  dispatch(move: Move | Throw): boolean;
  /** A throw of its own: lands a running one first. Rejects with a RangeError when the thrower fails. */
  roll(): Promise<readonly Face[] | undefined>;
  /** What a press on Roll does: lands dice in the air, else throws. */
  press(): void;
  /** What a tap on a die does: marks it, sets it aside, or takes it back. */
  tap(die: number): void;
  undo(): boolean;
  redo(): boolean;
}

/** A game whose players have names. */
export interface NamedGame<Match, Move extends Action> extends Game<Match, Move> {
  /** Gives a seat another name: no step, and possible at any time. */
  rename(seat: number, name: string): void;
}

export type BostonGame = NamedGame<BostonMatch, BostonMove>;

export interface YachtGame extends NamedGame<YachtMatch, YachtMove> {
  /** What a tap on an open box does: fills it, in practice once its score is worked out. */
  choose(box: Box): void;
}

/** Dice, whatever game they belong to. */
export type DiceGame = Game<unknown, Throw | { readonly type: 'set-aside' | 'release'; readonly die: number }>;

/**
 * Registered symbols, so that elements of two bundles on one page meet. The number changes when the shape does.
 */
export const diceContext = createContext<DiceGame>(Symbol.for('set-aside-dice/dice@1'));
export const bostonContext = createContext<BostonGame>(Symbol.for('set-aside-dice/boston@1'));
export const yachtContext = createContext<YachtGame>(Symbol.for('set-aside-dice/yacht@1'));
