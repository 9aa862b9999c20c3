import { msg, str } from '@lit/localize';
import { freeDice, showing } from '../core/turn.js';
import type { YachtMatch } from '../games/yacht-match.js';
import type { YachtCell } from '../games/yacht-scores.js';
import { THROWS, type YachtMove, type YachtState } from '../games/yacht.js';
import type { YachtGame } from '../wiring/contexts.js';
import { join, passingTold, SILENCE, throwTold, type Speech } from './speech.js';
import { inText, listOf, sentence } from './words.js';
import { boxName, reasonText, whatNow, whoWon } from './yacht-words.js';

type Step = { readonly move: YachtMove; readonly before: YachtState } | undefined;

const player = ({ players }: YachtMatch, seat: number | null): string => inText(players[seat ?? 0] ?? '');

/** A turn that was written down, and what it brought. */
function written({ ended }: YachtState, match: YachtMatch): string {
  if (!ended) return '';
  const scored = msg(str`${player(match, ended.seat)} scores ${ended.score} in ${boxName(ended.box)}.`);
  return join(ended.box === 'yacht' && ended.score > 0 && msg('A Yacht!'), scored);
}

/** A box written by hand out of turn, or opened again. */
const corrected = (match: YachtMatch, { seat, box, score }: YachtCell & { readonly score: number | null }): string =>
  score === null
    ? msg(str`${player(match, seat)}: ${boxName(box)} is open again.`)
    : msg(str`${player(match, seat)}: ${boxName(box)} is ${score}.`);

/** Where everything begins, what nobody can guess. */
function hint({ round, turn }: YachtMatch): string | false {
  if (round > 1) return false;
  if (turn.throws === 1) return msg('Tap the dice you keep.');
  return turn.throws === THROWS && msg('Tap a box on the sheet to fill it.');
}

/** A move that was made; nothing is said of a die that was kept or let go, as its button tells that itself. */
function stepTold(state: YachtState, match: YachtMatch, { move, before }: NonNullable<Step>, next: string): Speech {
  switch (move.type) {
    case 'throw':
      return SILENCE;
    case 'set-aside':
    case 'release':
      return freeDice(state.turn).length === 0 ? { told: '', next } : SILENCE;
    case 'enter':
      return { told: msg(str`${player(match, before.seat)} has ${listOf(showing(state.turn))}.`), next };
    case 'box':
    case 'score':
      return {
        told: written(state, match) || (move.type === 'score' ? corrected(match, move) : ''),
        next,
        ...(state.ended?.score === 50 ? { mood: 'best' } : {}),
      };
  }
}

/** What to say of a snapshot; nothing when it says nothing new. `best`: about the best score of somebody who plays alone. */
export function speech({ news, match, tray }: YachtGame, state: YachtState, last: Step, best: string): Speech {
  const now = sentence(match.finished ? whoWon(match) : whatNow(match));
  const next = join(now, (match.finished || news.change === 'begin') && best);
  switch (news.change) {
    case 'land':
      return last
        ? { told: join(throwTold(tray, match.players[last.before.seat ?? 0] ?? ''), hint(match)), next }
        : SILENCE;
    case 'step':
      return last ? stepTold(state, match, last, next) : SILENCE;
    case 'refused':
      return { told: reasonText(news.reason ?? ''), next: '' };
    default:
      return passingTold(news.change, next);
  }
}
