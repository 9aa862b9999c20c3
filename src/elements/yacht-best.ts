import { msg, str } from '@lit/localize';
import type { YachtMatch } from '../games/yacht-match.js';
import type { News } from '../wiring/contexts.js';
import { dropText, readText, writeText } from '../wiring/storage.js';

const KEY = 'set-aside-dice/yacht-best';
/** No solo match makes more. */
const MOST = 297;

/** A solo match that came to its end here. */
interface Ended {
  readonly total: number;
  /** The best before it. */
  readonly before: number;
}

/** The best score of somebody who plays alone, kept on this device unless the page keeps nothing. */
export class SoloBest {
  readonly #keeps: () => boolean;
  #best = 0;
  /** The match on the table; nothing while it is played. */
  #ended: Ended | undefined;
  /** The match before it, which undo may bring back. */
  #earlier: Ended | undefined;

  constructor(keeps: () => boolean) {
    this.#keeps = keeps;
  }

  /** Follows a match to its end, and back when the end is undone or a score is corrected. */
  hear(change: News['change'], { players, totals, finished }: YachtMatch): void {
    if (finished && players.length === 1 && (change === 'step' || change === 'undo' || change === 'redo')) {
      const known = this.#ended ?? (change === 'undo' ? this.#earlier : undefined);
      const [total = 0] = totals;
      const before = known?.before ?? this.#read();
      this.#ended = { total, before };
      this.#write(Math.max(total, before));
    } else if (change === 'begin' || change === 'redo') {
      this.#earlier = this.#ended ?? this.#earlier;
      this.#ended = undefined;
    } else if (this.#ended && (change === 'step' || change === 'undo')) {
      this.#write(this.#ended.before);
      this.#ended = undefined;
    }
  }

  /** Whether the match on the table set a new best. */
  isNew(match: YachtMatch): boolean {
    const ended = this.#endOf(match);
    return ended !== undefined && ended.total > ended.before;
  }

  /** The score to beat, while somebody plays alone; 0 when there is none. */
  toBeat({ players, finished }: YachtMatch): number {
    return players.length > 1 || finished ? 0 : this.#read();
  }

  /** What a solo match that is over did to the best score, or what there is to beat. */
  told(match: YachtMatch): string {
    const ended = this.#endOf(match);
    if (!ended) return this.toBeat(match) ? yours(this.toBeat(match)) : '';
    const { total, before } = ended;
    if (before === 0) return this.#keeps() ? msg('Your first score to beat. It is kept on this device.') : '';
    if (total > before) return msg(str`A new best! The old one was ${before}.`);
    return total === before ? msg('Just as good as your best.') : yours(before);
  }

  forget(): void {
    this.#best = 0;
    this.#ended = this.#earlier = undefined;
    dropText(KEY);
  }

  /** How the match on the table ended; nothing for one that was played elsewhere. */
  #endOf({ finished, totals }: YachtMatch): Ended | undefined {
    return finished && this.#ended?.total === totals[0] ? this.#ended : undefined;
  }

  #write(best: number): void {
    this.#best = best;
    if (this.#keeps()) writeText(KEY, String(best));
  }

  #read(): number {
    const kept = this.#keeps() ? Number(readText(KEY)) : 0;
    return Math.max(this.#best, Number.isInteger(kept) && kept <= MOST ? kept : 0);
  }
}

const yours = (best: number): string => msg(str`Your best is ${best}.`);
