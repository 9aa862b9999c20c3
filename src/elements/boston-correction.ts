import { msg, str } from '@lit/localize';
import type { BostonMatch } from '../games/boston-match.js';
import type { BostonMove } from '../games/boston.js';
import { leads } from './boston-rows.js';
import { join } from './speech.js';
import { calledInText, listOf } from './words.js';

type Written = Extract<BostonMove, { type: 'score' }>;

/** A cell written out of turn, and what that changed: who won its round, who leads, the end of the match. */
export function corrected(match: BostonMatch, before: BostonMatch, { round, seat, rollOff, score }: Written): string {
  const name = (one: number): string => calledInText(match.players, one);
  const where = join(
    msg(str`Round ${round + 1},`),
    rollOff !== null && msg(str`roll-off ${rollOff + 1},`),
    `${name(seat)}:`,
  );
  const leaders = (one: BostonMatch): number[] =>
    [...one.places.keys()].filter((player) => leads(one, one.places[player]));
  const [lead, led] = [leaders(match), leaders(before)];
  return join(
    score === null ? msg(str`${where} empty now.`) : msg(str`${where} now ${score}.`),
    roundNow(match.rounds[round], before.rounds[round], round, name),
    before.finished && !match.finished && msg('The match goes on.'),
    !match.finished && lead.join() !== led.join() && leadNow(lead.map(name)),
  );
}

function roundNow(
  now: BostonMatch['rounds'][number] | undefined,
  before: BostonMatch['rounds'][number] | undefined,
  round: number,
  name: (seat: number) => string,
): string {
  if (now?.winner === before?.winner && now?.tied === before?.tied) return '';
  if (now?.winner != null) return msg(str`Round ${round + 1} goes to ${name(now.winner)} now.`);
  return now?.tied ? msg(str`Round ${round + 1} is tied now.`) : msg(str`Round ${round + 1} is open again.`);
}

function leadNow(names: readonly string[]): string {
  if (!names.length) return msg('Nobody leads now.');
  return names.length === 1 ? msg(str`${names[0] ?? ''} leads now.`) : msg(str`${listOf(names)} lead now.`);
}
