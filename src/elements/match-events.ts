import type { Face } from '../core/dice.js';
import type { BostonMatch } from '../games/boston-match.js';
import type { YachtMatch } from '../games/yacht-match.js';
import type { Box } from '../games/yacht-score.js';

/** As those of the dice do, they bubble and cross shadow roots. */
const OPTIONS = { bubbles: true, composed: true } as const;

/** The match took a step, undo and redo included. */
export class MatchChangeEvent<Match = BostonMatch> extends Event {
  constructor(readonly match: Match) {
    super('match-change', OPTIONS);
  }
}

/** A turn was written down. */
export class TurnEndEvent extends Event {
  constructor(
    /** Whose turn it was, from 0. */
    readonly seat: number,
    readonly score: number,
    /** The faces, where the order counts in the order of keeping; empty when only a score was written. */
    readonly kept: readonly Face[],
    /** The round, from 1. */
    readonly round: number,
    /** Yacht: the box that was filled. */
    readonly box?: Box,
  ) {
    super('turn-end', OPTIONS);
  }
}

/** Everybody has thrown, and a tie, where it matters, is broken. */
export class RoundEndEvent extends Event {
  constructor(
    /** The round, from 1. */
    readonly round: number,
    /** By seat. */
    readonly scores: readonly (number | null)[],
    /** The seat that won the round; `null` where rounds are not won. */
    readonly winner: number | null,
  ) {
    super('round-end', OPTIONS);
  }
}

/** The match is decided. */
export class MatchEndEvent<Match = BostonMatch> extends Event {
  constructor(
    /** The seats that won. */
    readonly winners: readonly number[],
    readonly match: Match,
  ) {
    super('match-end', OPTIONS);
  }
}

/** A sheet is about to print; preventing it prints nothing. */
export class SheetPrintEvent extends Event {
  constructor(readonly what: 'sheet' | 'blank') {
    super('sheet-print', { ...OPTIONS, cancelable: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'match-change': MatchChangeEvent<BostonMatch | YachtMatch>;
    'turn-end': TurnEndEvent;
    'round-end': RoundEndEvent;
    'match-end': MatchEndEvent<BostonMatch | YachtMatch>;
    'sheet-print': SheetPrintEvent;
  }
}
