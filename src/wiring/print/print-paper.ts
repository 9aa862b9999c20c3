import { adoptStyles, css } from 'lit';
import { renderPaper } from './pages.js';
import { pagesStyles } from './pages.styles.js';
import type { Paper, PrintOptions } from './paper.js';
import { quietPage, takeBack, writeAcross, type Undo } from './quiet-page.js';

/** The copy's tag, which stands in the rules below too. It is never defined as an element. */
const COPY = 'set-aside-dice-paper';

/** Told to every copy of this library on the page before one of them arms, so that two are never armed at once. */
const ARMING = 'set-aside-dice-arming';

/** A drawing may have a title of its own. */
const PAGE_TITLE = 'title:not(svg *)';

/**
 * For the document: in print the copy stands alone, and margins of 0 leave no room for the browser's own lines. WebKit
 * lets `@page` rules of a sheet that is out of print go on, so ours must be the stronger ones.
 */
const alone = css`
  @page {
    size: auto !important;
    margin: 0 !important;
  }
  @page :first {
    size: auto !important;
    margin: 0 !important;
  }
  @page :left {
    size: auto !important;
    margin: 0 !important;
  }
  @page :right {
    size: auto !important;
    margin: 0 !important;
  }
  @media print {
    html {
      all: revert !important;
      direction: ltr !important;
      /* For text that stands in it beside the body; no selector reaches that. */
      font-size: 0 !important;
      line-height: 0 !important;
      color-scheme: only light !important;
    }
    html::before,
    html::after,
    html > :not(set-aside-dice-paper) {
      display: none !important;
    }
  }
`;

/** For the copy's shadow root. An important rule in here wins over any in the page, whatever its weight or layer. */
const onPaperOnly = css`
  :host {
    all: initial !important;
    display: none !important;
  }
  @media print {
    :host {
      display: block !important;
    }
  }
`;

/**
 * Prints this paper and nothing else of the page. Call it in the click itself: browsers may refuse a later `print()`.
 *
 * A print-only copy is put beside `body`, and the page stays as it is. Browsers differ on when a print is over (WebKit
 * goes on after `print()` has returned, and a refused print tells nobody), so the copy stays, unseen, until something
 * shows that it is: an input, leaving the page, or a print that is not ours, which then finds the page itself.
 */
export function printPaper(paper: Paper, options: PrintOptions = {}): void {
  window.dispatchEvent(new Event(ARMING));
  arm(paper, options);
  if (typeof window.print === 'function') window.print();
}

/** Whether `print()` may do nothing: no page is told what its frame allows, and some apps have no printing at all. */
export const mayNotPrint = (): boolean =>
  globalThis.window !== globalThis.top || typeof globalThis.print !== 'function';

function arm(paper: Paper, options: PrintOptions): void {
  const listening = new AbortController();
  const on = (type: string, listener: () => void): void =>
    window.addEventListener(type, listener, { capture: true, signal: listening.signal });

  const copy = copyOf(paper, options);
  const undo = [standAlone(copy)];
  const undoAfterPrint = [retitle(paper.documentTitle)];
  const afterPrint = (): void => takeBack(undoAfterPrint);
  const disarm = (): void => {
    listening.abort();
    afterPrint();
    takeBack(undo);
  };

  let ours = true; // the first print after our call, and only that
  on('beforeprint', () => {
    if (!ours) disarm();
    ours = false;
  });
  on('afterprint', afterPrint);
  for (const type of ['pointerdown', 'keydown', 'pagehide', ARMING]) on(type, disarm);

  // Once more after the page's own listeners, which may have dressed it for paper: they are older, and come first.
  const afterThePage = (): void => {
    undo.push(standAlone(copy));
    undoAfterPrint.push(retitle(paper.documentTitle), writeAcross());
  };
  window.addEventListener('beforeprint', afterThePage, { signal: listening.signal });
}

function copyOf(paper: Paper, options: PrintOptions): HTMLElement {
  const copy = document.createElement(COPY);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;

  const root = copy.attachShadow({ mode: 'open' });
  adoptStyles(root, [onPaperOnly, pagesStyles]);
  const pages = root.appendChild(document.createElement('div'));
  renderPaper(paper, options, pages);
  return copy;
}

function standAlone(copy: HTMLElement): Undo {
  const sheet = alone.styleSheet;
  const others = (): CSSStyleSheet[] => document.adoptedStyleSheets.filter((other) => other !== sheet);
  const undo = [quietPage(sheet), () => adopt(others()), () => copy.parentNode?.removeChild(copy)];
  if (sheet) adopt([...others(), sheet]);
  if (!copy.isConnected) document.documentElement.appendChild(copy);
  return () => takeBack(undo);
}

/** By way of the prototype: some pages have locked the property of their document. */
function adopt(sheets: readonly CSSStyleSheet[]): void {
  Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document);
}

/** "Save as PDF" takes the title for the file's name. The page gets its very nodes back: its script may hold them. */
function retitle(text: string): Undo {
  const before = document.querySelector(PAGE_TITLE);
  const nodes = [...(before?.childNodes ?? [])];
  document.title = text;
  const title = before ?? document.querySelector(PAGE_TITLE);
  const after = document.title;

  return () => {
    if (document.title !== after) return; // the page has set another since
    if (before) before.replaceChildren(...nodes);
    else title?.parentNode?.removeChild(title);
  };
}
