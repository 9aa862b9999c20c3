/** What a snapshot tells, and what comes next; on screen the headline says that already. */
export interface Speech {
  readonly told: string;
  readonly next: string;
}

export const SILENCE: Speech = { told: '', next: '' };

/** Sentences one after the other, without those that say nothing. */
export const join = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' ');
