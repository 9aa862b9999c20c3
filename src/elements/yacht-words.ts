import { msg, str } from '@lit/localize';
import type { Face } from '../core/dice.js';
import { freeDice } from '../core/turn.js';
import type { YachtMatch } from '../games/yacht-match.js';
import { BOXES, boxScore, countingDice, fixedScore, possibleScores, type Box } from '../games/yacht-score.js';
import { THROWS, type YachtReason } from '../games/yacht.js';
import { commonReason, inText, listOf } from './words.js';

export function boxName(box: Box): string {
  switch (box) {
    case 'ones':
      return msg('Ones');
    case 'twos':
      return msg('Twos');
    case 'threes':
      return msg('Threes');
    case 'fours':
      return msg('Fours');
    case 'fives':
      return msg('Fives');
    case 'sixes':
      return msg('Sixes');
    case 'full-house':
      return msg('Full House');
    case 'four-of-a-kind':
      return msg('Four of a Kind');
    case 'little-straight':
      return msg('Little Straight');
    case 'big-straight':
      return msg('Big Straight');
    case 'choice':
      return msg('Choice');
    case 'yacht':
      return msg('Yacht');
  }
}

/** What a box takes, and what it is worth. */
export function boxRule(box: Box): string {
  switch (box) {
    case 'full-house':
      return msg('3 and 2 alike, added up');
    case 'four-of-a-kind':
      return msg('4 alike, added up');
    case 'little-straight':
      return msg('1 2 3 4 5: 30');
    case 'big-straight':
      return msg('2 3 4 5 6: 30');
    case 'choice':
      return msg('any five, added up');
    case 'yacht':
      return msg('5 alike: 50');
    default:
      return msg(str`the ${BOXES.indexOf(box) + 1}s, added up`);
  }
}

/** What the dice lack for a box. */
function lack(box: Box): string {
  switch (box) {
    case 'full-house':
      return msg('needs 3 and 2 alike');
    case 'four-of-a-kind':
      return msg('needs 4 alike');
    case 'little-straight':
      return msg('needs 1 2 3 4 5');
    case 'big-straight':
      return msg('needs 2 3 4 5 6');
    case 'yacht':
      return msg('needs 5 alike');
    default:
      return msg(str`no ${BOXES.indexOf(box) + 1} there`);
  }
}

/** Why five dice score what they score in a box: "3 + 3 + 3 = 9", "needs 1 2 3 4 5". */
export function why(box: Box, faces: readonly Face[]): string {
  const counting = countingDice(box, faces);
  if (counting.length === 0) return lack(box);
  if (fixedScore(box) !== undefined) return boxRule(box);
  return counting.length === 1 ? msg(str`one ${counting[0]}`) : `${counting.join(' + ')} = ${boxScore(box, faces)}`;
}

/** Why no five dice make a number in a box. */
export function impossibleText(box: Box): string {
  const scores = possibleScores(box);
  const [low, high] = [scores[0] ?? 0, scores.at(-1) ?? 0];
  if (box === 'choice') return msg(str`Five dice add up to ${low} to ${high}.`);
  if (box === 'full-house') return msg('Three alike and two alike never make that. Without a Full House it is 0.');
  return scores.length === 2
    ? msg(str`${boxName(box)} is worth ${high}, or 0.`)
    : msg(str`${boxName(box)} can only be ${orList(scores)}.`);
}

const orList = (scores: readonly number[]): string =>
  msg(str`${scores.slice(0, -1).join(', ')} or ${scores.at(-1) ?? ''}`);

/** Why a press did nothing, for a player. */
export function reasonText(reason: string, box?: Box): string {
  const code = reason as YachtReason;
  switch (code) {
    case 'is-aside':
      return msg('That die is kept already.');
    case 'not-aside':
      return msg('That die is not kept.');
    case 'all-aside':
      return msg('All five dice are kept. Choose a box, or let a die go to throw it again.');
    case 'three-throws':
      return msg('That was the third throw. Now choose a box.');
    case 'filled':
      return msg('That box is filled already. Each box is used once.');
    case 'impossible':
      return box ? impossibleText(box) : msg('Five dice never make that.');
    case 'wrong-faces':
      return msg('It takes five dice, each from 1 to 6.');
    default:
      return commonReason(code);
  }
}

/** Who does what next: the headline of the table. */
export function whatNow({ seat, turn, players }: YachtMatch): string {
  if (seat === null) return msg('The match is over');
  const who = inText(players[seat] ?? '');
  if (turn.throws === 0) return msg(str`${who}, throw the dice`);
  return turn.throws < THROWS && freeDice(turn).length > 0
    ? msg(str`${who}, throw again or choose a box`)
    : msg(str`${who}, choose a box`);
}

/** Where in the match we are; between turns also what there is to beat. Throws of `real` dice are not seen here. */
export function whereNow({ phase, round, turn }: YachtMatch, best: number, real: boolean): string {
  if (phase === 'over') return '';
  const thrown = turn.throws
    ? !real && msg(str`throw ${turn.throws} of ${THROWS}`)
    : best && msg(str`your best: ${best}`);
  return [msg(str`Round ${round} of ${BOXES.length}`), thrown].filter(Boolean).join(' · ');
}

export const points = (total: number): string => (total === 1 ? msg('1 point') : msg(str`${total} points`));

/** Who won, and by what; equal totals share. */
export function whoWon({ players, winners, totals }: YachtMatch): string {
  const names = listOf(winners.map((seat) => inText(players[seat] ?? '')));
  const best = Math.max(...totals);
  if (players.length === 1) return msg(str`${names} is done: ${points(best)}`);
  if (winners.length > 1) return msg(str`${names} share the win, with ${points(best)} each`);
  return msg(str`${names} wins, ${best} to ${Math.max(...totals.filter((total) => total < best))}`);
}
