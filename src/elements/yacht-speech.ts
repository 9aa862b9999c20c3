import { msg, str } from '@lit/localize';
import { freeDice, showing } from '../core/turn.js';
import type { YachtMatch } from '../games/yacht-match.js';
import type { YachtMove, YachtState } from '../games/yacht.js';
import type { YachtGame } from '../wiring/contexts.js';
import { join, SILENCE, throwTold, type Speech } from './speech.js';
import { inText, listOf, sentence } from './words.js';
import { boxName, reasonText, whatNow, whoWon } from './yacht-words.js';

type Step = { readonly move: YachtMove; readonly before: YachtState } | undefined;

/** A turn that was written down, and what it brought. */
function written({ ended }: YachtState, { players }: YachtMatch): string {
  if (!ended) return '';
  const scored = msg(str`${inText(players[ended.seat] ?? '')} scores ${ended.score} in ${boxName(ended.box)}.`);
  return join(ended.box === 'yacht' && ended.score > 0 && msg('A Yacht!'), scored);
}

/** Where everything begins, what nobody can guess. */
const hint = ({ round, turn }: YachtMatch): string | false =>
  round === 1 && turn.throws === 1 && msg('Tap the dice you keep.');

/** A move that was made; nothing is said of a die that was kept or let go, as its button tells that itself. */
function stepTold(state: YachtState, match: YachtMatch, { move, before }: NonNullable<Step>, next: string): Speech {
  switch (move.type) {
    case 'throw':
      return SILENCE;
    case 'set-aside':
    case 'release':
      return freeDice(state.turn).length === 0 ? { told: '', next } : SILENCE;
    case 'enter':
      return {
        told: msg(str`${inText(match.players[before.seat ?? 0] ?? '')} has ${listOf(showing(state.turn))}.`),
        next,
      };
    case 'box':
    case 'score':
      return { told: written(state, match), next };
  }
}

/** What to say of a snapshot; nothing when it says nothing new. */
export function speech({ news, match, tray }: YachtGame, state: YachtState, last: Step): Speech {
  const next = sentence(match.finished ? whoWon(match) : whatNow(match));
  switch (news.change) {
    case 'land':
      return last
        ? { told: join(throwTold(tray, match.players[last.before.seat ?? 0] ?? ''), hint(match)), next }
        : SILENCE;
    case 'step':
      return last ? stepTold(state, match, last, next) : SILENCE;
    case 'undo':
      return { told: msg('Taken back.'), next };
    case 'redo':
      return { told: msg('Done again.'), next };
    case 'begin':
      return { told: msg('A new match.'), next };
    case 'refused':
      return { told: reasonText(news.reason ?? ''), next: '' };
    case 'select':
    case 'replace':
      return SILENCE;
  }
}
