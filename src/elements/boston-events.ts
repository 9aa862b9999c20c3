import type { BostonMatch } from '../games/boston-match.js';
import type { BostonState } from '../games/boston.js';
import type { News } from '../wiring/contexts.js';
import { MatchChangeEvent, MatchEndEvent, RoundEndEvent, TurnEndEvent } from './match-events.js';

/** What a change of the match tells the page, in order. */
export function* stepEvents(
  change: News['change'],
  match: BostonMatch,
  before: BostonMatch,
  { ended }: BostonState,
): Generator<Event> {
  yield new MatchChangeEvent(match);
  if (change !== 'step' || before.phase === 'start') return;
  if (ended) yield new TurnEndEvent(ended.seat, ended.score, ended.kept, ended.round + 1);
  const round = match.rounds[before.round - 1];
  const decided = round && !round.tied && !round.scores.includes(null);
  if (decided && (match.round !== before.round || match.finished) && !before.finished) {
    yield new RoundEndEvent(before.round, round.scores, round.winner);
  }
  if (match.finished && !before.finished) yield new MatchEndEvent(match.winners, match);
}
