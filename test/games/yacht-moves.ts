import type { Face } from '../../src/core/dice.js';
import { describeYacht, type YachtMatch } from '../../src/games/yacht-match.js';
import { BOXES, type Box } from '../../src/games/yacht-score.js';
import { YACHT_DEFAULTS, type YachtSetup } from '../../src/games/yacht-setup.js';
import { yacht, type YachtMove, type YachtState } from '../../src/games/yacht.js';
import { make } from '../support/games.js';

// Moves, as short as one says them.
export const keep = (die: number) => ({ type: 'set-aside', die }) as const;
export const free = (die: number) => ({ type: 'release', die }) as const;
export const box = (name: Box) => ({ type: 'box', box: name }) as const;
export const enter = (...faces: Face[]) => ({ type: 'enter', faces }) as const;
export const typed = (seat: number, name: Box, score: number | null) =>
  ({ type: 'score', seat, box: name, score }) as const;

export const begin = (setup: Partial<YachtSetup> = {}): YachtState => yacht.start({ ...YACHT_DEFAULTS, ...setup });

export const play = (state: YachtState, ...moves: YachtMove[]): YachtState => make(yacht, state, ...moves);

/** What the page may see of a match. */
export const picture = (state: YachtState): YachtMatch => describeYacht(state, []);

/** The best that each box can hold, from the top down. */
export const BEST = [5, 10, 15, 20, 25, 30, 28, 24, 30, 30, 30, 50];

/** The throws that make them. */
export const BEST_THROWS = '11111 22222 33333 44444 55555 66666 66655 66666 12345 23456 66666 11111'
  .split(' ')
  .map((throw_) => [...throw_].map(Number) as Face[]);

/** A column from the top down, for each seat: numbers that are missing stay open. */
export const columns = (state: YachtState, ...lists: readonly (readonly number[])[]): YachtState =>
  BOXES.reduce(
    (now, name, row) =>
      lists.reduce((then, list, seat) => {
        const score = list[row];
        return score === undefined ? then : play(then, typed(seat, name, score));
      }, now),
    state,
  );
