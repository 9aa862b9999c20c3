import type { ReactiveController, ReactiveElement } from 'lit';

const TYPING = ['keydown', 'keypress', 'keyup', 'input'] as const;

const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * What is typed into a field of ours stays there: the page's shortcuts, which see only our element, would take it for
 * theirs. Tab and Escape belong to everybody.
 */
export class QuietFields implements ReactiveController {
  readonly #element: ReactiveElement;

  constructor(element: ReactiveElement) {
    this.#element = element;
    element.addController(this);
  }

  hostConnected(): void {
    for (const type of TYPING) this.#element.renderRoot.addEventListener(type, this.#stop);
  }

  hostDisconnected(): void {
    for (const type of TYPING) this.#element.renderRoot.removeEventListener(type, this.#stop);
  }

  #stop = (event: Event): void => {
    const common = event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Escape');
    if (!common && isField(event.composedPath()[0])) event.stopPropagation();
  };
}
