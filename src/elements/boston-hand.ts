import { nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import type { Face } from '../core/dice.js';
import type { Turn } from '../core/turn.js';
import { inOrder, type BostonMove, type BostonState } from '../games/boston.js';
import { isDone } from '../games/boston-hints.js';
import type { BostonMatch } from '../games/boston-match.js';
import type { BostonSetup } from '../games/boston-setup.js';
import { sumsOfTurn } from '../games/boston-sums.js';
import type { Sum } from '../games/sum.js';
import type { BostonGame } from '../wiring/contexts.js';
import { html } from './html.js';
import { bostonActions } from './boston-actions.js';
import { reasonText } from './boston-words.js';
import { Practice } from './practice.js';
import { RealDice } from './real-dice.js';
import type { TablePlay } from './table-play.js';

const DICE_PARTS = 'tray, die, roll, dice-total';
const DICE = 3;

/** What a player does with the dice: roll and write down, work out a sum, or tap in what real dice show. */
export class BostonHand {
  readonly real: RealDice;
  readonly #element: ReactiveElement;
  readonly #play: TablePlay<BostonState, BostonMove, BostonSetup, BostonMatch, BostonGame>;
  readonly #practice: Practice;
  readonly #next: () => HTMLElement | null;
  /** Practice before the dice are done: the turn that the player wants to write down now. */
  #early: Turn | undefined;

  /** `next` is where the hands of players go once a score is written. */
  constructor(
    element: ReactiveElement,
    play: TablePlay<BostonState, BostonMove, BostonSetup, BostonMatch, BostonGame>,
    next: () => HTMLElement | null,
  ) {
    this.#element = element;
    this.#play = play;
    this.#next = next;
    this.real = new RealDice(element, (text) => play.say('', text));
    this.#practice = new Practice(element, (text) => play.say(text));
  }

  /** `roller`: whether the dice are to be drawn here. */
  render(roller: boolean): TemplateResult {
    const { game, state } = this.#play.host;
    const sums = this.#sums;
    if (this.real.on) {
      const count = state.next.phase === 'start' ? 1 : DICE;
      return html`${this.real.render(Object.values(state.next).join(), count, this.#whatToTap(count), this.#enter)}
      ${this.#practice.render(sums, this.#answered)}`;
    }
    const actions = sums.length
      ? this.#practice.render(sums, this.#answered)
      : state.next.phase === 'start'
        ? nothing
        : bostonActions(game, state, { keep: this.#keep, write: this.#write });
    return roller
      ? html`<dice-roller exportparts=${DICE_PARTS}><div slot="actions" class="actions">${actions}</div></dice-roller>`
      : html`<div class="actions">${actions}</div>`;
  }

  /** Real dice in practice: they are tapped in, and their sum is asked for. */
  get asks(): boolean {
    return this.real.on && this.#sums.length > 0;
  }

  #whatToTap(count: number): string {
    return count === 1 ? msg('Tap the face you threw.') : msg('Throw your dice. Tap each die you keep, in order.');
  }

  /** Practice: the sums to work out before the score can be written down. */
  get #sums(): readonly Sum[] {
    const { game, state, setup } = this.#play.host;
    if (!setup.practice || game.rolling) return [];
    if (this.real.on) return this.real.picked.length === DICE ? sumsOfTurn(state, this.real.picked) : [];
    const asked = game.refuse({ type: 'write' }) === null && (this.#early === state.turn || isDone(state));
    return asked ? sumsOfTurn(state, inOrder(state.turn)) : [];
  }

  #write = (): void => {
    const { game, setup, state, dispatch } = this.#play.host;
    const reason = game.refuse({ type: 'write' });
    if (reason !== null) return this.#sayWhy(reason);
    if (setup.practice) this.#early = state.turn;
    else dispatch({ type: 'write' });
    this.#element.requestUpdate();
    void this.#element.updateComplete.then(() => this.#next()?.focus());
  };

  #keep = (): void => {
    const { game, dispatch } = this.#play.host;
    if (game.selected === undefined) this.#play.say(msg('Tap your highest die, then press Keep highest.'));
    else dispatch({ type: 'set-aside', die: game.selected });
  };

  #enter = (faces: readonly Face[]): void => {
    const { dispatch, setup } = this.#play.host;
    if (setup.practice && faces.length === DICE) return this.#practice.ask(this.#sums); // the sum comes first
    dispatch({ type: 'enter', faces });
    this.real.clear();
  };

  #answered = (wrong: number, praise: string): void => {
    const faces = this.real.picked;
    this.#play.praise = praise;
    this.#play.host.dispatch(this.real.on ? { type: 'enter', faces, wrong } : { type: 'write', wrong });
    this.#play.praise = '';
    this.real.clear();
  };

  #sayWhy(reason: string): void {
    this.#play.say(reasonText(reason, this.#play.host.setup.variant));
  }
}
