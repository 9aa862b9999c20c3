import { giveSettings, readAddress } from './address-settings.js';
import { ownedClass } from './owned.js';
import { unquoted } from './settings.js';

/** What filters let through where they take our tags out. */
const PLACEHOLDERS = 'div[data-set-aside-dice], a.set-aside-dice';
const SETTING = 'data-';

/** One observer for the page: whichever copy of the library is first watches for all of them. */
const WATCHED = Symbol.for('set-aside-dice/placeholders');

/** `<a href="…/embed/boston-table.html?rounds=5">`: stays, as what readers without script have. */
function fromLink(link: HTMLAnchorElement): void {
  const tag = /\/embed\/([\w-]+)\.html$/.exec(link.pathname)?.[1] ?? '';
  const kind = ownedClass(tag);
  if (!kind || link.closest(tag)) return;
  const element = document.createElement(tag);
  giveSettings(element, readAddress(link, kind.observedAttributes));
  link.replaceWith(element);
  element.append(link);
}

/** `<div data-set-aside-dice="boston-table" data-rounds="5">`, with whatever it holds. */
function fromDiv(div: HTMLElement): void {
  const tag = unquoted(div.dataset.setAsideDice ?? '').toLowerCase() || 'boston-table';
  const kind = ownedClass(tag);
  if (!kind) return;
  const element = document.createElement(tag);
  for (const { name, value } of div.attributes) {
    const setting = name.startsWith(SETTING) ? name.slice(SETTING.length) : '';
    if (kind.observedAttributes?.includes(setting)) element.setAttribute(setting, value);
    // Handlers are left: some pages forbid to set them from a script.
    else if (!/^on|^data-set-aside-dice$/.test(name)) element.setAttribute(name, value);
  }
  div.replaceWith(element);
  element.append(...div.childNodes);
}

function enhance(): void {
  for (const one of document.querySelectorAll<HTMLElement>(PLACEHOLDERS)) {
    if (one.isContentEditable) continue; // somebody is writing the page
    if (one instanceof HTMLAnchorElement) fromLink(one);
    else fromDiv(one);
  }
}

function begin(): void {
  enhance();
  const page = document as Document & { [WATCHED]?: MutationObserver };
  if (page[WATCHED]) return;
  page[WATCHED] = new MutationObserver(enhance);
  page[WATCHED].observe(document, { childList: true, subtree: true });
}

/**
 * Turns placeholders into elements, those of the page and those that come later. Not before the page is parsed: what
 * the parser still adds to a placeholder would be lost with it.
 */
export function awaitPlaceholders(): void {
  if (typeof document === 'undefined') return; // a server draws no placeholders
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else queueMicrotask(begin);
}
