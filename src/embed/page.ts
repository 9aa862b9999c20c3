import { giveSettings, readAddress } from '../wiring/address-settings.js';
import type { Owned } from '../wiring/owned.js';
import { tellHeight } from './height.js';

/** What a page's element may have that a page can use. */
type Embedded = HTMLElement & { save?: string; print?: () => void };

/** The script of every page here: its element with the settings of the address, in place of what is there without. */
function show(place: HTMLElement, tag: string, { observedAttributes }: Owned): void {
  // WordPress adds a fragment of its own after ours.
  const hash = location.hash.replace(/#?\?secret=.*/, '');
  const settings = readAddress({ search: location.search, hash }, observedAttributes);
  const element = document.createElement(tag) as Embedded;
  // A sheet made to order is not the one that was written on here before.
  if (element.print && settings.size > 0) element.save = 'off';
  giveSettings(element, settings);

  document.title = String(settings.get('heading') || document.title);
  place.replaceWith(element);
  window.addEventListener('hashchange', () => location.reload());
  if (element.print) printWithKeys(() => element.print?.());
}

/** Ctrl+P prints just the sheet, as its button does. */
function printWithKeys(print: () => void): void {
  window.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p' || event.shiftKey || event.altKey) return;
    event.preventDefault();
    print();
  });
}

for (const place of document.querySelectorAll<HTMLElement>('[data-embed]')) {
  const tag = place.dataset.embed ?? '';
  void customElements.whenDefined(tag).then((kind) => show(place, tag, kind as Owned));
}
tellHeight();
