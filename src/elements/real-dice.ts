import { type ReactiveElement, type TemplateResult } from 'lit';
import { msg, str } from '@lit/localize';
import type { Face } from '../core/dice.js';
import { keepAwake } from '../wiring/wake-lock.js';
import { html } from './html.js';
import { listOf } from './words.js';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** Six big faces to tap, for dice that lie on a real table. */
export class RealDice {
  readonly #element: ReactiveElement;
  readonly #say: (text: string) => void;
  #on = false;
  #picked: readonly Face[] = [];
  #turn = '';
  #sleep: (() => void) | undefined;

  constructor(element: ReactiveElement, say: (text: string) => void) {
    this.#element = element;
    this.#say = say;
  }

  get on(): boolean {
    return this.#on;
  }

  /** The faces tapped so far. */
  get picked(): readonly Face[] {
    return this.#picked;
  }

  toggle = (): void => {
    this.#on = !this.#on;
    this.#sleep?.();
    this.#sleep = this.#on ? keepAwake() : undefined;
    this.clear();
  };

  clear = (): void => {
    this.#picked = [];
    this.#element.requestUpdate();
  };

  get #told(): string {
    return msg(str`Tapped: ${listOf(this.#picked)}.`);
  }

  /**
   * `wanted` says what to tap; `full` is told the faces once there are as many as the turn takes. Another `turn` begins
   * with none.
   */
  render(turn: string, count: number, wanted: string, full: (faces: readonly Face[]) => void): TemplateResult {
    if (turn !== this.#turn) this.#picked = [];
    this.#turn = turn;
    const pick = (face: Face): void => {
      if (this.#picked.length < count) this.#picked = [...this.#picked, face];
      this.#element.requestUpdate();
      this.#say(this.#told);
      if (this.#picked.length === count) full(this.#picked);
    };
    return html`<div class="real" part="real-dice">
      <div class="faces" role="group" aria-label=${msg('Faces')}>
        ${FACES.map(
          (face) =>
            html`<button
              type="button"
              part="face"
              class="face"
              data-pips=${face}
              aria-label=${String(face)}
              @click=${() => pick(face)}
            ></button>`,
        )}
      </div>
      <div class="picked">
        <span .textContent=${this.#picked.length ? this.#told : wanted}></span>
        <button type="button" aria-disabled=${String(!this.#picked.length)} @click=${this.clear}>
          <span .textContent=${msg('Clear')}></span>
        </button>
      </div>
    </div>`;
  }
}
