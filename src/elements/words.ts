import { msg, str } from '@lit/localize';

/** "6", "6 and 4", "6, 4 and 3". */
export function listOf(items: readonly (string | number)[]): string {
  const last = String(items.at(-1) ?? '');
  return items.length < 2 ? last : msg(str`${items.slice(0, -1).join(', ')} and ${last}`);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name inside a sentence: one written from right to left must not turn the words around it. */
export const inText = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** "two dice": as words up to three, for a button that is read at a glance. */
export function diceInWords(count: number): string {
  switch (count) {
    case 1:
      return msg('one die');
    case 2:
      return msg('two dice');
    case 3:
      return msg('three dice');
    default:
      return msg(str`${count} dice`);
  }
}

export const rollLabel = (count: number): string => msg(str`Roll ${diceInWords(count)}`);

/** What an unnamed player is called. */
export const seatName = (seat: number): string => msg(str`Player ${seat + 1}`);

/** Which throw of a turn it is. */
export const throwInWords = (count: number): string =>
  [msg('first throw'), msg('second throw'), msg('third throw')][count - 1] ?? msg(str`throw ${count}`);

/** A sentence for the voice; a question is one already. */
export const sentence = (text: string): string => (/[?!]$/.test(text) ? text : `${text}.`);
