import type { ReactiveController, ReactiveElement } from 'lit';
import { joinAnnouncer, quitAnnouncer } from './announcer.js';
import type { States } from './internals.js';

type Presented = ReactiveElement & { big: boolean };

/**
 * The large presentation of a table: where its author wants it, in its place; where a player switches it, over the
 * whole screen, and where the page does not allow that over the whole window.
 */
export class Presentation implements ReactiveController {
  readonly #element: Presented;
  readonly #states: States;
  /** A player has switched it on. */
  #over = false;

  constructor(element: Presented, states: States) {
    this.#element = element;
    this.#states = states;
    element.addController(this);
    element.addEventListener('fullscreenchange', () => {
      if (element.matches(':fullscreen')) return joinAnnouncer(element);
      quitAnnouncer(element);
      this.#leave();
    });
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#leave();
    });
  }

  hostUpdate(): void {
    this.#states[this.#element.big ? 'add' : 'delete']('big');
    this.#states[this.#element.big && this.#over ? 'add' : 'delete']('over');
  }

  /** What the switch does. */
  toggle = (): void => {
    const element = this.#element;
    if (this.#over) return this.#leave();
    this.#over = element.big = true;
    element.requestUpdate();
    void element.requestFullscreen?.().catch(() => {}); // then over the window
  };

  #leave(): void {
    if (!this.#over) return;
    const element = this.#element;
    this.#over = element.big = false;
    element.requestUpdate();
    if (element.matches(':fullscreen')) void document.exitFullscreen();
  }
}
