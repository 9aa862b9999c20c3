import type { Face } from '../core/dice.js';
import { scoreOf } from './boston-score.js';
import { tally } from './boston-scoring.js';
import type { BostonState } from './boston.js';
import type { Sum } from './sum.js';

function turnSum({ setup }: BostonState, kept: readonly Face[]): Sum {
  const [first = 0, second = 0, third = 0] = kept;
  const pair = first + second;
  const answer = scoreOf(setup.variant, kept);
  const times = setup.variant === 'multiplication';
  return {
    task: times ? `(${first} + ${second}) × ${third}` : `${first} + ${second} + ${third}`,
    numbers: times ? [] : kept,
    answer,
    working: `${first} + ${second} = ${pair}, ${pair} ${times ? '×' : '+'} ${third} = ${answer}`,
  };
}

/**
 * The sums a turn asks for: what the dice come to, and where totals decide the match, the new total or what is left.
 * A roll-off changes no total, and nothing is to be added to 0.
 */
export function sumsOfTurn(state: BostonState, kept: readonly Face[]): readonly Sum[] {
  const { setup, rounds, next } = state;
  const turn = turnSum(state, kept);
  const down = setup.scoring === 'count-down';
  if (next.phase !== 'turn' || (!down && setup.scoring !== 'race')) return [turn];
  const total = tally(setup.players, rounds, () => null).totals[next.seat] ?? 0;
  const from = down ? setup.goal - total : total;
  if (from === 0) return [turn];
  const answer = down ? from - turn.answer : from + turn.answer;
  const task = `${from} ${down ? '−' : '+'} ${turn.answer}`;
  return [turn, { task, numbers: [from, turn.answer], answer, working: `${task} = ${answer}` }];
}
