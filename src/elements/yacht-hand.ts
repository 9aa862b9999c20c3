import type { ReactiveElement, TemplateResult } from 'lit';
import { msg, str } from '@lit/localize';
import type { Face } from '../core/dice.js';
import { showing, type Turn } from '../core/turn.js';
import type { YachtMatch } from '../games/yacht-match.js';
import { boxScore, countingDice, DICE, fixedScore, type Box } from '../games/yacht-score.js';
import type { YachtSetup } from '../games/yacht-setup.js';
import type { Sum } from '../games/sum.js';
import type { YachtMove, YachtState } from '../games/yacht.js';
import type { YachtGame } from '../wiring/contexts.js';
import { html } from './html.js';
import { Practice } from './practice.js';
import { RealDice } from './real-dice.js';
import type { TablePlay } from './table-play.js';
import { listOf } from './words.js';
import { boxName, reasonText, why } from './yacht-words.js';

const DICE_PARTS = 'tray, die, roll, dice-total';

type Play = TablePlay<YachtState, YachtMove, YachtSetup, YachtMatch, YachtGame>;

/** What a player does with the dice: roll, choose a box, work out its score, or tap in what real dice show. */
export class YachtHand {
  readonly real: RealDice;
  readonly #element: ReactiveElement;
  readonly #play: Play;
  readonly #practice: Practice;
  readonly #next: () => HTMLElement | null;
  /** Practice: the box whose score is being worked out, and the dice for it. */
  #asked: { readonly box: Box; readonly turn: Turn } | undefined;

  /** `next` is where the hands of players go once a box is filled. */
  constructor(element: ReactiveElement, play: Play, next: () => HTMLElement | null) {
    this.#element = element;
    this.#play = play;
    this.#next = next;
    this.real = new RealDice(element, (text) => play.say('', text));
    this.#practice = new Practice(element, (text) => play.say(text));
  }

  /** `roller`: whether the dice are to be drawn here. */
  render(roller: boolean): TemplateResult {
    const practice = this.#practice.render(this.#sums, this.#answered);
    if (this.real.on) {
      return html`${this.real.render(this.#turn, DICE, this.#whatToTap, this.#enter)}${practice}`;
    }
    const actions = html`<div slot="actions" class="actions">${practice}</div>`;
    return roller ? html`<dice-roller exportparts=${DICE_PARTS}>${actions}</dice-roller>` : actions;
  }

  get #turn(): string {
    const { round, seat } = this.#play.host.game.match;
    return `${round},${seat}`;
  }

  /** Fills a box, in practice once the player has said what it scores. */
  choose = (box: Box): void => {
    const { host } = this.#play;
    const reason = host.game.refuse({ type: 'box', box });
    if (reason !== null) return this.#play.say(reasonText(reason));
    if (!host.setup.practice) {
      host.dispatch({ type: 'box', box });
      return this.#focus();
    }
    this.#asked = { box, turn: host.state.turn };
    this.#play.say(msg(str`${boxName(box)}: what do your dice score there?`));
    this.#focus();
  };

  get #whatToTap(): string {
    const faces = showing(this.#play.host.state.turn);
    return faces.length
      ? msg(str`${listOf(faces)}: choose a box below.`)
      : msg('Throw your dice. Tap the five you end with, or type a score into the sheet.');
  }

  #enter = (faces: readonly Face[]): void => {
    this.#play.host.dispatch({ type: 'enter', faces });
    this.real.clear();
  };

  get #sums(): readonly Sum[] {
    const { game, state } = this.#play.host;
    const asked = this.#asked;
    return asked && asked.turn === state.turn && !game.rolling ? [sumOf(asked.box, showing(state.turn))] : [];
  }

  #answered = (wrong: number, praise: string): void => {
    const play = this.#play;
    const box = this.#asked?.box;
    this.#asked = undefined;
    if (!box) return;
    play.praise = praise;
    play.host.dispatch({ type: 'box', box, wrong });
    play.praise = '';
  };

  /** On a phone that brings it into view, too. */
  #focus(): void {
    void this.#element.updateComplete.then(() => this.#next()?.focus());
  }
}

/** What a box asks a child to work out: which dice count is part of it. */
function sumOf(box: Box, faces: readonly Face[]): Sum {
  const numbers = fixedScore(box) === undefined ? countingDice(box, faces) : [];
  return { task: boxName(box), numbers, answer: boxScore(box, faces), working: why(box, faces) };
}
