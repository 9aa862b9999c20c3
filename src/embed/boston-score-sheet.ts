import type { BostonScoreSheet } from '../elements/boston-score-sheet.js';
import { readSettings } from './settings.js';

/** The script of the page of the same name: a sheet with the settings of its address, in place of the drawn one. */
function showSheet(): void {
  const settings = readSettings(location, ['players', 'rounds', 'variant', 'scoring', 'goal', 'heading', 'save']);
  const sheet = document.createElement('boston-score-sheet') as BostonScoreSheet;
  // A sheet made to order is not the one that was written on here before.
  Object.assign(sheet, { save: settings.size > 0 ? 'off' : 'on' }, Object.fromEntries(settings));

  const heading = settings.get('heading');
  if (typeof heading === 'string' && heading) document.title = heading;
  document.querySelector('.paper')?.replaceWith(sheet);
  window.addEventListener('hashchange', () => location.reload());
  window.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p' || event.shiftKey || event.altKey) return;
    event.preventDefault();
    sheet.print();
  });
}

void customElements.whenDefined('boston-score-sheet').then(showSheet);
