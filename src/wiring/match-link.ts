import type { Action } from '../core/game.js';
import { facesOf, fromText, toText, type Format, type Found, type Saved } from '../core/saved.js';

/** Room for twelve players and 99 rounds; a longer one would keep the page busy for a while. */
const LONGEST = 32_768;

const startOf = (where: string): string => `#set-aside-dice${where}/`;

/**
 * The page's address with a match in its fragment, for the element that stands at `where`. Names only when they are
 * given, and no face that has not been thrown.
 */
export function linkTo<State, Move extends Action, Setup extends object>(
  format: Format<State, Move, Setup>,
  { setup, log }: Saved<Move, Setup>,
  { where, names = [], page = location.href }: { where: string; names?: readonly string[]; page?: string },
): string {
  const match = { match: '', revision: 0, names, setup, log, tape: facesOf(log) };
  return page.replace(/#.*/s, '') + startOf(where) + toText(format, match);
}

/** The match in a fragment; `null` when it holds none for the element that stands at `where`. Never throws. */
export function readLink<State, Move extends Action, Setup extends object>(
  format: Format<State, Move, Setup>,
  fragment: string,
  where: string,
): Found<State, Move, Setup> | 'bad' | null {
  const start = startOf(where);
  if (!fragment.startsWith(start)) return null;
  if (fragment.length > LONGEST) return 'bad';
  const read = fromText(format, fragment.slice(start.length));
  if ('ok' in read) return read.ok;
  return read.bad === 'game' ? null : 'bad';
}
