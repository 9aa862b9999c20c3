import type { YachtMatch } from '../games/yacht-match.js';
import { filled } from '../games/yacht-scores.js';
import type { YachtState } from '../games/yacht.js';
import type { News } from '../wiring/contexts.js';
import { MatchChangeEvent, MatchEndEvent, RoundEndEvent, TurnEndEvent } from './match-events.js';

/** Rounds that everybody has played. */
const roundsDone = ({ scores }: YachtMatch): number => Math.min(...scores.map(filled));

/** What a step of the match tells the page, in order. */
export function* yachtEvents(
  change: News['change'],
  match: YachtMatch,
  before: YachtMatch,
  { ended }: YachtState,
): Generator<Event> {
  yield new MatchChangeEvent(match);
  if (change !== 'step') return;
  if (ended) yield new TurnEndEvent(ended.seat, ended.score, ended.kept, ended.round + 1, ended.box);
  const done = roundsDone(match);
  if (done > roundsDone(before)) {
    // A player's scores stand in the order of writing: that of the round is the one at its place.
    const scores = match.scores.map((boxes) => Object.values(boxes)[done - 1] ?? null);
    yield new RoundEndEvent(done, scores, null);
  }
  if (match.finished && !before.finished) yield new MatchEndEvent(match.winners, match);
}
