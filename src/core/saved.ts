import type { Face } from './dice.js';
import { facesRead, replay, type Action, type Rules, type Throw } from './game.js';
import { escape, facesFrom, isFaces, logFrom, logText, type MoveWords } from './move-text.js';

/** What makes a match again: its setup, its moves, and every face drawn for it. Plain data. */
export interface Saved<Move extends Action, Setup> {
  readonly setup: Setup;
  readonly log: readonly (Move | Throw)[];
  readonly tape: readonly Face[];
}

/** A match as it is kept: which one it is, how often it was written, and who plays. */
export interface Kept<Move extends Action, Setup> extends Saved<Move, Setup> {
  readonly match: string;
  readonly revision: number;
  readonly names: readonly string[];
}

/** A match that was read and replayed: `state` is where it stands. */
export interface Found<State, Move extends Action, Setup> extends Kept<Move, Setup> {
  readonly state: State;
}

/** How the matches of a game are written. */
export interface Format<State, Move extends Action, Setup extends object> {
  readonly rules: Rules<State, Move, Setup>;
  /** The usual setup. Its settings are written in this order: new ones go to the end, and older texts get them. */
  readonly setup: Setup;
  readonly isSetup: (value: unknown) => value is Setup;
  readonly moves: MoveWords<Move>;
}

/** Why a text is no match of ours. */
export type Fault = 'game' | 'version' | 'damaged' | 'setup' | 'log';

const VERSION = '1';
/** The last word: a text that was cut off would otherwise pass for the match at an earlier time. */
const END = 'end';

/** The faces a log takes from its tape. */
export const facesOf = (log: readonly Action[]): readonly Face[] =>
  log.flatMap((move) => (move.type === 'throw' ? (move.faces ?? []) : []));

/**
 * A match as text that may stand in an address: game, version, match, revision, names, setup, moves, faces to come.
 * It is not JSON, because old libraries change what JSON makes of arrays.
 */
export function toText<State, Move extends Action, Setup extends object>(
  { rules, setup: usual, moves }: Format<State, Move, Setup>,
  { match, revision, names, setup, log, tape }: Kept<Move, Setup>,
): string {
  const values = new Map<string, unknown>(Object.entries(setup));
  const settings = Object.keys(usual).map((key) => escape(String(values.get(key))));
  const thrown = log.reduce((sum, move) => sum + facesRead(move), 0);
  return [
    ...[rules.id, VERSION, match, revision, names.map(escape).join(','), settings.join(',')],
    ...[logText(moves, log), tape.slice(thrown).join(''), END],
  ].join('/');
}

/** The same text, written once more: a long match is not put into words twice. */
export const withRevision = (text: string, revision: number): string =>
  text.split('/').with(3, String(revision)).join('/');

/** Which match a text holds, and how often it was written; nothing when it is not one that can be read here. */
export function headOf(
  { rules }: { readonly rules: { readonly id: string } },
  text: string,
): { readonly match: string; readonly revision: number } | undefined {
  const [game, version, match, revision] = text.split('/', 4);
  return game === rules.id && version === VERSION && match !== undefined
    ? { match, revision: Number(revision) || 0 }
    : undefined;
}

/** Reads a text without trusting it. What comes out is a match that can be played on. */
export function fromText<State, Move extends Action, Setup extends object>(
  format: Format<State, Move, Setup>,
  text: string,
): { readonly ok: Found<State, Move, Setup> } | { readonly bad: Fault } {
  const [game, version, , , names = '', settings = '', moves = '', toCome = '', ...end] = text.split('/');
  if (game !== format.rules.id) return { bad: 'game' };
  const head = headOf(format, text);
  if (!head) return { bad: version === VERSION ? 'damaged' : 'version' };
  if (end.join('/') !== END || !isFaces(toCome)) return { bad: 'damaged' };
  try {
    const setup = setupFrom(format.setup, settings.split(','));
    if (!format.isSetup(setup)) return { bad: 'setup' };
    const log = logFrom(format.moves, moves) as readonly (Move | Throw)[];
    const state = replay(format.rules, setup, log)?.at(-1);
    if (state === undefined) return { bad: 'log' };
    const tape = [...facesOf(log), ...facesFrom(toCome)];
    return { ok: { ...head, names: names ? names.split(',').map(decodeURIComponent) : [], setup, log, tape, state } };
  } catch {
    return { bad: 'damaged' };
  }
}

/** Only settings known here, each of its kind; `undefined` when there are more than that. */
function setupFrom(usual: object, values: readonly string[]): unknown {
  const settings = Object.entries(usual).map(([key, value]: [string, unknown], at) => {
    const text = values[at];
    if (text === undefined) return [key, value] as const;
    if (typeof value === 'number') return [key, text === '' ? NaN : Number(text)] as const;
    return [key, typeof value === 'boolean' ? text === 'true' : decodeURIComponent(text)] as const;
  });
  return values.length > settings.length ? undefined : Object.fromEntries(settings);
}
