import { msg, str } from '@lit/localize';
import type { Turn } from '../core/turn.js';
import type { News } from '../wiring/contexts.js';
import { inText, listOf } from './words.js';

/** What a snapshot tells, and what comes next; on screen the headline says that already. */
export interface Speech {
  readonly told: string;
  readonly next: string;
  /** Something to be glad of: the end of a round, or the best there is. */
  readonly mood?: 'cheer' | 'best';
  /** It is about the step just made, which may be taken back. */
  readonly hint?: boolean;
}

export const SILENCE: Speech = { told: '', next: '' };

/** Sentences one after the other, without those that say nothing. */
export const join = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' ');

/** What a throw showed: the new dice, then those kept. */
export function throwTold({ faces, thrown, aside }: Turn, name: string): string {
  const shown = (dice: readonly number[]): string => listOf(dice.flatMap((die) => faces[die] ?? []));
  const before = aside.filter((die) => !thrown.includes(die));
  const now = aside.filter((die) => thrown.includes(die));
  const kept = [...before, ...now];
  return join(msg(str`${inText(name)} rolled ${shown(thrown)}.`), kept.length > 0 && msg(str`Kept ${shown(kept)}.`));
}

/** What every game says of the way back and of a new match; nothing of what is no news to players. */
export function passingTold(change: News['change'], next: string): Speech {
  switch (change) {
    case 'undo':
      return { told: msg('Taken back.'), next };
    case 'redo':
      return { told: msg('Done again.'), next };
    case 'begin':
      return { told: msg('A new match.'), next };
    case 'goes-on':
      return { told: '', next };
    default:
      return SILENCE;
  }
}
