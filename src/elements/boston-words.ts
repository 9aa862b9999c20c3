import { msg, str } from '@lit/localize';
import { freeDice, keptNow } from '../core/turn.js';
import type { Hint } from '../games/boston-hints.js';
import type { BostonMatch } from '../games/boston-match.js';
import type { BostonReason } from '../games/boston.js';
import { calledInText, commonReason, diceInWords, throwInWords } from './words.js';

/** Why a press did nothing, for a player. */
export function reasonText(reason: string, variant: BostonMatch['setup']['variant']): string {
  const code = reason as BostonReason;
  switch (code) {
    case 'no-start':
      return msg('First throw to see who starts.');
    case 'is-aside':
      return msg('That die is set aside. It stays there until the turn ends.');
    case 'all-aside':
      return msg('All dice are set aside. Write the score down first.');
    case 'keep-first':
      return msg('Keep the highest die first, then throw the others.');
    case 'one-per-throw':
      return msg('Only one die each throw. Throw the others first.');
    case 'not-highest':
      return msg('That is not the highest die of this throw.');
    case 'automatic':
      return msg('This table keeps the highest die for you.');
    case 'three-throws':
      return msg('Three throws first, then the score is written down.');
    case 'need-order':
      return msg('Set two dice aside first: here the order counts.');
    case 'impossible':
      return variant === 'multiplication'
        ? msg('(First + second) × third never makes that number.')
        : msg('Three dice make a whole number from 3 to 18.');
    case 'wrong-faces':
      return msg('A die shows 1 to 6.');
    default:
      return commonReason(code);
  }
}

/** What a coach says, in one sentence. */
export function hintText(hint: Hint): string {
  switch (hint) {
    case 'lower-kept':
      return msg('The rule is: keep the highest die.');
    case 'two-kept':
      return msg('The rule is: keep just one die each throw.');
    case 'none-kept':
      return msg('The rule is: keep one die each throw.');
    case 'fourth-throw':
      return msg('The rule is: three throws, no more.');
    case 'early-write':
      return msg('The rule is: three throws, then write.');
  }
}

const player = ({ players }: BostonMatch, seat: number): string => calledInText(players, seat);

/** Practice: the headline over a sum. */
export const whatSum = (match: BostonMatch): string =>
  msg(str`${player(match, match.seat ?? 0)}, what does it come to?`);

/** Who does what next: the headline of the table. */
export function whatNow(match: BostonMatch): string {
  const { phase, seat, turn, setup } = match;
  if (seat === null) return msg('The match is over');
  const who = player(match, seat);
  const free = freeDice(turn).length;
  if (phase === 'start') return msg(str`${who}, throw one die for who starts`);
  if (turn.throws === 0) {
    return phase === 'rolloff' ? msg(str`Roll-off: ${who}, throw three dice`) : msg(str`${who}, throw three dice`);
  }
  if (free === 0 || (turn.throws >= 3 && setup.keeping !== 'strict')) {
    return setup.practice ? whatSum(match) : msg(str`${who}, write it down`);
  }
  if (keptNow(turn).length > 0 || setup.keeping === 'auto') {
    return free === 1
      ? msg(str`${who}, throw the last die`)
      : msg(str`${who}, throw the other ${diceInWords(free).replace(/ .*/, '')}`);
  }
  return setup.keeping === 'free'
    ? msg(str`${who}, set dice aside or throw again`)
    : msg(str`${who}, keep your highest die`);
}

/** What the player still needs, or what there is to win. */
function whatCounts({ remaining, pot, seat, setup }: BostonMatch): string {
  if (remaining && seat !== null) return msg(str`${remaining[seat] ?? 0} to go`);
  return setup.scoring === 'stakes' ? msg(str`${pot ?? 0} in the pot`) : '';
}

/** Where in the match we are. */
export function whereNow(match: BostonMatch): string {
  const { phase, round, rolloff, setup, turn, rounds, starts } = match;
  if (phase === 'over') return '';
  if (phase === 'start') {
    const thrown = (starts.at(-1) ?? []).filter(({ score }) => score !== null);
    if (!thrown.length) return starts.length > 1 ? msg('Equal: those throw again.') : msg('The highest starts.');
    return thrown.map(({ seat, score }) => `${player(match, seat)} ${score}`).join(' · ');
  }
  const agreed = setup.scoring === 'rounds-won' || setup.scoring === 'stakes';
  const base = rounds[round - 1]?.overtime
    ? msg(str`Overtime, round ${round}`)
    : agreed
      ? msg(str`Round ${round} of ${setup.rounds}`)
      : msg(str`Round ${round}`);
  const tie = rolloff === null ? '' : msg(str`roll-off ${rolloff}`);
  return [base, tie, whatCounts(match), turn.throws ? throwInWords(turn.throws) : ''].filter(Boolean).join(' · ');
}

const roundsInWords = (count: number): string => (count === 1 ? msg('1 round') : msg(str`${count} rounds`));

/** Who won, and by what: against whoever came closest. */
export function whoWon(match: BostonMatch): string {
  const { winner, setup, roundsWon, totals, remaining, chips, rounds } = match;
  if (winner === null) return '';
  const who = player(match, winner);
  const best = (values: readonly number[]): number => Math.max(...values.filter((_, seat) => seat !== winner));
  const overtime = rounds.filter((round) => round.overtime && !round.struck).length;
  const extra =
    overtime > 1
      ? ' ' + msg(str`after ${overtime} overtime rounds`)
      : overtime
        ? ' ' + msg('after 1 overtime round')
        : '';
  const total = totals[winner] ?? 0;
  const played = roundsInWords(match.round);
  if (setup.players === 1) return msg(str`${who} is done: ${total} points in ${played}`);
  switch (setup.scoring) {
    case 'rounds-won':
      return msg(str`${who} wins, ${roundsInWords(roundsWon[winner] ?? 0)} to ${best(roundsWon)}${extra}`);
    case 'race':
      // Who threw later in that round may have more.
      return total > best(totals)
        ? msg(str`${who} wins the race to ${setup.goal}, ${total} to ${best(totals)}`)
        : msg(str`${who} is first to reach ${setup.goal}, with ${total}`);
    case 'count-down': {
      const left = Math.min(...(remaining ?? []).filter((_, seat) => seat !== winner));
      return setup.equalTurns
        ? msg(str`${who} wins, down to ${remaining?.[winner] ?? 0} in ${played}`)
        : msg(str`${who} is first down to zero; the next still has ${left} to go`);
    }
    case 'stakes':
      return msg(str`${who} wins, ${chips?.[winner] ?? 0} chips to ${best(chips ?? [])}${extra}`);
  }
}

/** What a player ends with, in a word. */
export function worth({ setup, roundsWon, totals, remaining, chips }: BostonMatch, seat: number): string {
  switch (setup.scoring) {
    case 'rounds-won':
      return roundsInWords(roundsWon[seat] ?? 0);
    case 'race':
      return msg(str`${totals[seat] ?? 0} points`);
    case 'count-down':
      return msg(str`${remaining?.[seat] ?? 0} left`);
    case 'stakes':
      return msg(str`${chips?.[seat] ?? 0} chips`);
  }
}
