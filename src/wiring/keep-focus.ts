import type { ReactiveController, ReactiveElement } from 'lit';

/** When an update takes the focused control away, gives the focus to the next sensible one instead of the page. */
export class KeepFocus implements ReactiveController {
  readonly #element: ReactiveElement;
  readonly #next: () => HTMLElement | null | undefined;
  #focused: Element | null = null;

  constructor(element: ReactiveElement, next: () => HTMLElement | null | undefined) {
    this.#element = element;
    this.#next = next;
    element.addController(this);
  }

  hostUpdate(): void {
    this.#focused = this.#element.shadowRoot?.activeElement ?? null;
  }

  hostUpdated(): void {
    if (this.#focused && !this.#focused.isConnected) this.#next()?.focus();
    this.#focused = null;
  }
}
