import { msg, str } from '@lit/localize';
import { hintAfter } from '../games/boston-hints.js';
import { scoreOf } from '../games/boston-score.js';
import { describeBoston, type BostonMatch } from '../games/boston-match.js';
import type { BostonMove, BostonState } from '../games/boston.js';
import type { BostonGame } from '../wiring/contexts.js';
import { corrected } from './boston-correction.js';
import { join, passingTold, SILENCE, throwTold, type Speech } from './speech.js';
import { hintText, reasonText, whatNow, whoWon } from './boston-words.js';
import { called, calledInText, listOf, sentence } from './words.js';

type Step = { readonly move: BostonMove; readonly before: BostonState } | undefined;

/** A turn written down, and what it brought: the end of a round, of the match, a tie. */
function written(state: BostonState, match: BostonMatch, before: BostonState): Pick<Speech, 'told' | 'mood'> {
  const { ended } = state;
  if (!ended) return { told: '' };
  const name = (seat: number): string => calledInText(match.players, seat);
  if (before.next.phase === 'start') {
    const starter = match.rounds[0]?.starter;
    if (starter !== undefined) return { told: msg(str`${name(starter)} starts.`) };
    return { told: state.starts.length > before.starts.length ? msg('A tie: those throw again.') : '' };
  }
  const best = ended.score === scoreOf(match.setup.variant, [6, 6, 6]);
  const said = [
    msg(str`${name(ended.seat)} scores ${ended.score}.`),
    best ? msg('Three sixes: nobody can do better!') : '',
  ];
  const round = match.rounds[ended.round];
  const moved = state.next.round !== ended.round || state.next.phase !== 'turn';
  const won = moved && round?.winner != null && !match.finished;
  if (won) said.push(msg(str`Round ${ended.round + 1} goes to ${name(round.winner)}.`));
  // Corrections leave roll-offs behind that do not count.
  const open = round?.rolloffs.find(
    (rollOff, index) => round.counts[index] && rollOff.some(({ score }) => score === null),
  );
  const tied = round?.tied ? open : undefined;
  if (tied?.every(({ score }) => score === null)) {
    said.push(msg(str`A tie: ${listOf(tied.map(({ seat }) => name(seat)))} throw again.`));
  }
  const next = match.rounds[match.round - 1];
  if (next?.overtime && state.next.round > ended.round && !match.finished) {
    said.push(msg('Several are level at the top: one more round for everybody.'));
  }
  const mood = best ? 'best' : won ? 'cheer' : undefined;
  return { told: join(...said), ...(mood && { mood }) };
}

/** What to say of a snapshot; nothing when it says nothing new. */
export function speech(game: BostonGame, state: BostonState, last: Step): Speech {
  const { news, match } = game;
  const next = sentence(match.finished ? whoWon(match) : whatNow(match));
  const hint = last && hintAfter(last.before, last.move);
  const coach = hint ? hintText(hint) : '';
  const spoken = (turn: Pick<Speech, 'told' | 'mood'>, ...before: readonly string[]): Speech => ({
    ...turn,
    told: join(...before, turn.told),
    next,
    hint: coach !== '',
  });
  switch (news.change) {
    case 'land':
      if (!last) return SILENCE;
      return spoken(
        written(state, match, last.before),
        throwTold(game.tray, called(match.players, last.before.next.seat ?? 0)),
        coach,
      );
    case 'step':
      if (!last || last.move.type === 'throw') return SILENCE;
      if (last.move.type === 'score' && !state.ended)
        return { told: corrected(match, describeBoston(last.before, match.players), last.move), next };
      return spoken(written(state, match, last.before), coach);
    case 'refused':
      return { told: reasonText(news.reason ?? '', match.setup.variant), next: '' };
    default:
      return passingTold(news.change, next);
  }
}
