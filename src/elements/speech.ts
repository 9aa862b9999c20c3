import { msg, str } from '@lit/localize';
import type { Turn } from '../core/turn.js';
import { inText, listOf } from './words.js';

/** What a snapshot tells, and what comes next; on screen the headline says that already. */
export interface Speech {
  readonly told: string;
  readonly next: string;
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
