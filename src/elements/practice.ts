import { nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { msg, str } from '@lit/localize';
import type { Sum } from '../games/sum.js';
import { html } from './html.js';
import { typedNumber } from './sheet-keys.js';

/** After so many wrong answers the working may be shown. */
const TRIES = 2;

const praise = (answer: number): string =>
  [msg(str`Yes, ${answer}!`), msg(str`${answer} is right!`), msg(str`Well done: ${answer}!`)][answer % 3] ?? '';

const question = ({ task }: Sum): string => msg(str`What is ${task}?`);

/** Asks for the sums of a turn, one after the other, and is kind about wrong answers. */
export class Practice {
  readonly #element: ReactiveElement;
  readonly #say: (text: string) => void;
  #turn = '';
  #solved = 0;
  #wrong = 0;
  #shown = false;

  constructor(element: ReactiveElement, say: (text: string) => void) {
    this.#element = element;
    this.#say = say;
  }

  /** The sum to work out now; `done` is told how many answers were wrong once all are right. */
  render(sums: readonly Sum[], done: (wrong: number, praise: string) => void): TemplateResult | typeof nothing {
    const turn = sums.map(({ task }) => task).join();
    if (turn !== this.#turn) this.#begin(turn);
    const sum = sums[this.#solved];
    if (!sum) return nothing;
    const answer = (event: Event): void => this.#check(event, sums, sum, done);
    return html`<div class="practice" part="sum">
      <label>
        <span class="task" translate="no" .textContent=${`${sum.task} =`}></span>
        <input
          part="answer"
          inputmode="numeric"
          autocomplete="off"
          maxlength="6"
          aria-label=${question(sum)}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // the focus moves on, and the key must not press what it finds there
            answer(event);
          }}
        />
      </label>
      <button type="button" class="primary" part="check" @click=${answer}>
        <span .textContent=${msg('Check')}></span>
      </button>
      ${
        this.#wrong >= TRIES && !this.#shown
          ? html`<button type="button" part="show-working" @click=${() => this.#showWorking(sum)}>
              <span .textContent=${msg('Show me how')}></span>
            </button>`
          : nothing
      }
    </div>`;
  }

  /** Aloud, with the focus where the answer goes: whoever tapped the dice in is somewhere else. */
  ask([sum]: readonly Sum[]): void {
    if (!sum) return;
    this.#say(question(sum));
    void this.#element.updateComplete.then(() =>
      this.#element.renderRoot.querySelector<HTMLElement>('.practice input')?.focus(),
    );
  }

  #begin(turn: string): void {
    this.#turn = turn;
    this.#solved = this.#wrong = 0;
    this.#shown = false;
  }

  #check(event: Event, sums: readonly Sum[], sum: Sum, done: (wrong: number, praise: string) => void): void {
    const input = (event.currentTarget as Element).closest('.practice')?.querySelector('input');
    const value = typedNumber(input?.value.replace('−', '-') ?? '');
    if (!input || value === null) return input?.focus();
    input.value = '';
    if (value !== sum.answer) {
      this.#wrong += 1;
      this.#say(
        sum.numbers.length
          ? msg(str`Count again: ${sum.numbers.join(` ${msg('and')} `)}.`)
          : msg(str`Work it out again: ${sum.task}.`),
      );
      input.focus();
    } else if (++this.#solved < sums.length) {
      this.#shown = false;
      this.#say(`${praise(sum.answer)} ${msg('And now:')} ${sums[this.#solved]?.task ?? ''}`);
      input.focus();
    } else {
      this.#turn = '';
      done(this.#wrong, praise(sum.answer));
    }
    this.#element.requestUpdate();
  }

  #showWorking(sum: Sum): void {
    this.#shown = true;
    this.#say(`${sum.working}.`);
    this.#element.requestUpdate();
  }
}
