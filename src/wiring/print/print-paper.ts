import { adoptStyles, css } from 'lit';
import { renderPaper } from './pages.js';
import { pagesStyles } from './pages.styles.js';
import type { Paper, PrintOptions } from './paper.js';
import { quietPage, writeAcross, type Undo } from './quiet-page.js';

/** The copy's tag, which stands in the rules below too. It is never defined as an element. */
const COPY = 'set-aside-dice-paper';

/** Told to every copy of this library on the page before one of them arms, so that two are never armed at once. */
const ARMING = 'set-aside-dice-arming';

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

  // The page is made quiet before our sheet is adopted, or it would be made quiet too.
  const undo = [addCopy(paper, options), quietPage(), adoptAlone()];
  const undoAfterPrint = [retitle(paper.documentTitle)];
  const afterPrint = (): void => {
    for (const step of undoAfterPrint.splice(0)) step();
  };
  const disarm = (): void => {
    listening.abort();
    afterPrint();
    for (const step of undo) step();
  };

  let ours = true; // the first print after our call, and only that
  on('beforeprint', () => {
    if (ours) undoAfterPrint.push(writeAcross());
    else disarm();
    ours = false;
  });
  on('afterprint', afterPrint);
  for (const type of ['pointerdown', 'keydown', 'pagehide', ARMING]) on(type, disarm);
}

function addCopy(paper: Paper, options: PrintOptions): Undo {
  const copy = document.createElement(COPY);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;

  const root = copy.attachShadow({ mode: 'open' });
  adoptStyles(root, [onPaperOnly, pagesStyles]);
  const pages = root.appendChild(document.createElement('div'));
  renderPaper(paper, options, pages);

  document.documentElement.append(copy);
  return () => copy.remove();
}

function adoptAlone(): Undo {
  const sheet = alone.styleSheet;
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** "Save as PDF" takes the title for the file's name. The page gets its very nodes back: its script may hold them. */
function retitle(text: string): Undo {
  const before = document.querySelector('title');
  const nodes = [...(before?.childNodes ?? [])];
  document.title = text;
  const title = before ?? document.querySelector('title');
  const after = document.title;

  return () => {
    if (document.title !== after) return; // the page has set another since
    if (before) before.replaceChildren(...nodes);
    else title?.remove();
  };
}
