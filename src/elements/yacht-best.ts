import { msg, str } from '@lit/localize';
import type { YachtMatch } from '../games/yacht-match.js';
import { dropText, readText, writeText } from '../wiring/storage.js';

const KEY = 'set-aside-dice/yacht-best';

/** The best score of somebody who plays alone, kept on this device unless the page keeps nothing. */
export class SoloBest {
  readonly #keeps: () => boolean;
  #best = 0;
  /** What the match that ended last did to it. */
  #ended: { readonly total: number; readonly before: number } | undefined;

  constructor(keeps: () => boolean) {
    this.#keeps = keeps;
  }

  /** A solo match has just been played to its end. */
  take({ totals }: YachtMatch): void {
    const [total = 0] = totals;
    const before = this.#read();
    this.#ended = { total, before };
    if (total <= before) return;
    this.#best = total;
    if (this.#keeps()) writeText(KEY, String(total));
  }

  /** Whether the match on the table set a new best. */
  isNew({ totals }: YachtMatch): boolean {
    return this.#ended !== undefined && this.#ended.total === totals[0] && this.#ended.total > this.#ended.before;
  }

  /** What to say about a solo match that is over. */
  told(match: YachtMatch): string {
    if (!match.finished || match.players.length > 1 || this.#ended?.total !== match.totals[0]) return '';
    const { total, before } = this.#ended ?? { total: 0, before: 0 };
    if (before === 0) return this.#keeps() ? msg('Your first score to beat. It is kept on this device.') : '';
    if (total > before) return msg(str`A new best! The old one was ${before}.`);
    return total === before ? msg('Just as good as your best.') : msg(str`Your best is ${before}.`);
  }

  forget(): void {
    this.#best = 0;
    this.#ended = undefined;
    dropText(KEY);
  }

  #read(): number {
    const kept = this.#keeps() ? Number(readText(KEY)) : 0;
    return Math.max(this.#best, Number.isInteger(kept) && kept <= 297 ? kept : 0);
  }
}
