import { msg, str } from '@lit/localize';

/** "6", "6 and 4", "6, 4 and 3". */
export function listOf(items: readonly (string | number)[]): string {
  const last = String(items.at(-1) ?? '');
  return items.length < 2 ? last : msg(str`${items.slice(0, -1).join(', ')} and ${last}`);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name inside a sentence: one written from right to left must not turn the words around it. */
export const inText = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** What a player is called where only words tell players apart: the second Ann is "Ann (2)". */
export function called(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '';
  const same = names.slice(0, seat).filter((other) => other.toLowerCase() === name.toLowerCase()).length;
  return same ? `${name} (${same + 1})` : name;
}

/** The same inside a sentence. */
export const calledInText = (names: readonly string[], seat: number): string => inText(called(names, seat));

/** "two dice": as words up to five, for a button that is read at a glance. */
export const diceInWords = (count: number): string =>
  [msg('one die'), msg('two dice'), msg('three dice'), msg('four dice'), msg('five dice')][count - 1] ??
  msg(str`${count} dice`);

export const rollLabel = (count: number): string =>
  count ? msg(str`Roll ${diceInWords(count)}`) : msg('No dice to roll');

/** What an unnamed player is called. */
export const seatName = (seat: number): string => msg(str`Player ${seat + 1}`);

/** Which throw of a turn it is. */
export const throwInWords = (count: number): string =>
  [msg('first throw'), msg('second throw'), msg('third throw')][count - 1] ?? msg(str`throw ${count}`);

/** A sentence for the voice; a question is one already. */
export const sentence = (text: string): string => (/[?!]$/.test(text) ? text : `${text}.`);

/** Why a press did nothing, where every game says the same; '' where there is nothing to say. */
export function commonReason(
  reason: 'over' | 'not-thrown' | 'no-such-die' | 'no-such-cell' | 'no-such-move' | 'same',
): string {
  switch (reason) {
    case 'over':
      return msg('The match is over. Start a new one to play on.');
    case 'not-thrown':
      return msg('Throw the dice first.');
    case 'same':
      return '';
    default:
      return msg('That cannot be done here.');
  }
}
