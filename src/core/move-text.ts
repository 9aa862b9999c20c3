import type { Face } from './dice.js';
import type { Action, Throw } from './game.js';

/** How a game's moves are written: per type a letter, and its fields in order. New fields go to the end. */
export type MoveWords<Move extends Action> = {
  readonly [Type in Exclude<Move['type'], 'throw'>]: readonly [
    letter: string,
    ...fields: Exclude<keyof Extract<Move, { type: Type }>, 'type'>[],
  ];
};
type Words = Readonly<Record<string, readonly [letter: string, ...fields: string[]]>>;

/** Text without our punctuation. Half a character, as a cut emoji leaves it, would make the encoder throw. */
export const escape = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

export const isFaces = (text: string): boolean => /^[1-6]*$/.test(text);
export const facesFrom = (text: string): readonly Face[] => [...text].map((digit) => Number(digit) as Face);

const valueText = (value: unknown): string => {
  if (value === null) return '-';
  if (typeof value === 'string') return `=${escape(value)}`;
  return Array.isArray(value) ? value.join('') : String(value ?? '');
};

function valueFrom(field: string, text: string): unknown {
  if (text === '-') return null;
  if (field === 'faces') return facesFrom(text);
  if (text.startsWith('=')) return decodeURIComponent(text.slice(1));
  const number = Number(text);
  if (Number.isNaN(number)) throw new SyntaxError(text);
  return number;
}

/**
 * Moves as text, such as `366a0,25a1,4,w`: a throw is its faces, any other move a letter and its values. What follows a
 * throw needs no comma.
 */
export function logText(words: object, log: readonly Action[]): string {
  const known = words as Words;
  let text = '';
  let thrown = false;
  for (const move of log) {
    const isThrow = move.type === 'throw';
    if (text && (isThrow || !thrown)) text += ',';
    let word = written.get(move);
    if (word === undefined) {
      word = isThrow ? valueText(move.faces) : moveText(known[move.type] ?? [''], move);
      written.set(move, word);
    }
    text += word;
    thrown = isThrow;
  }
  return text;
}

/** Moves never change, and all of a long match is written down at every step. */
const written = new WeakMap<Action, string>();

function moveText([letter, ...fields]: readonly [string, ...string[]], move: object): string {
  const values = move as Readonly<Record<string, unknown>>;
  return (
    letter +
    fields
      .map((field) => valueText(values[field]))
      .join(':')
      .replace(/:+$/, '')
  );
}

/** Moves from text; throws when it is none. Only the rules know whether they are legal. */
export function logFrom(words: object, text: string): readonly (Action | Throw)[] {
  const known = new Map(
    Object.entries(words as Words).map(([type, [letter, ...fields]]) => [letter, { type, fields }] as const),
  );
  const moveFrom = (word: string): Action => {
    const { type, fields } = known.get(word.charAt(0)) ?? {};
    const values = word.slice(1).split(':');
    if (!type || !fields || values.length > Math.max(fields.length, 1)) throw new SyntaxError(word);
    const given = fields.flatMap((field, at) => (values[at] ? [[field, valueFrom(field, values[at])] as const] : []));
    return { type, ...(Object.fromEntries(given) as object) };
  };
  return text.split(',').flatMap((part) => {
    const [faces = ''] = /^[1-6]*/.exec(part) ?? [];
    const rest = part.slice(faces.length);
    return [...(faces ? [{ type: 'throw', faces: facesFrom(faces) }] : []), ...(rest ? [moveFrom(rest)] : [])];
  });
}
