import type { ReactiveController, ReactiveElement } from 'lit';

/** Our own parts: with one of them inside, the author meant to put things there. */
const PARTS = 'dice-roller, boston-score-sheet, yacht-score-sheet';
/** What no fallback holds, but an article does. With an element of somebody's own in it, it may be a layout. */
const ARTICLE = 'h1, h2, h3, h4, h5, h6, section, article, main, footer';

/**
 * A self-closing tag is an open one to the browser: the rest of the article becomes its child. It is shown all the
 * same, and the author is told once.
 */
export class WarnOfSwallowed implements ReactiveController {
  readonly #element: ReactiveElement;
  #told = false;

  constructor(element: ReactiveElement) {
    this.#element = element;
    element.addController(this);
  }

  hostUpdated(): void {
    const { children, localName } = this.#element;
    const more = [...children].find((child) => child.matches(ARTICLE) && !holdsCustom(child));
    if (this.#told || !more || this.#element.querySelector(PARTS)) return;
    this.#told = true;
    console.warn(
      `set-aside-dice: <${localName}> holds more of the page (<${more.localName}> …). Close it with </${localName}>.`,
    );
  }
}

const holdsCustom = (child: Element): boolean =>
  [...child.querySelectorAll('*')].some(({ localName }) => localName.includes('-'));
