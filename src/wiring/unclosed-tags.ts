import type { ReactiveController, ReactiveElement } from 'lit';

/** Our own parts: with one of them inside, the author meant to put things there. */
const PARTS = 'dice-roller, boston-score-sheet, yacht-score-sheet';
/** What no fallback holds, but an article does. With an element of somebody's own in it, it may be a layout. */
const ARTICLE = 'h1, h2, h3, h4, h5, h6, section, article, main, footer';

/** What does something of its own with a click. */
const CLICKABLE = 'a, summary, label';

/**
 * What unclosed tags do to us. A self-closing tag of ours is an open one to the browser: the rest of the article
 * becomes its child. It is shown all the same, and the author is told once. A link that was never closed holds us: it
 * would take a press on our buttons for one on itself.
 */
export class UnclosedTags implements ReactiveController {
  readonly #element: ReactiveElement;
  #told = false;

  constructor(element: ReactiveElement) {
    this.#element = element;
    element.addController(this);
    element.addEventListener('click', this.#stay);
  }

  #stay = (event: Event): void => {
    const [target] = event.composedPath();
    const ours = target instanceof Element && target.getRootNode() !== this.#element.getRootNode();
    if (ours && this.#element.closest('a') && !target.closest(CLICKABLE)) event.preventDefault();
  };

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
