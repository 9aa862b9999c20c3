import { type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import { html } from './html.js';
import { redoIcon, undoIcon } from './icons.js';

/** The head of a table: who does what, where in the match that is, and the way back. */
export function tableHead(
  what: string,
  where: string,
  {
    game,
    undo,
    redo,
  }: { readonly game: { readonly canUndo: boolean; readonly canRedo: boolean }; undo(): void; redo(): void },
): TemplateResult {
  const step = (part: string, off: boolean, icon: TemplateResult, label: string, click: () => void): TemplateResult =>
    html`<button type="button" part=${part} aria-disabled=${String(off)} @click=${click}>
      ${icon}<span .textContent=${label}></span>
    </button>`;
  return html`<header>
    <div part="turn" class="turn">
      <strong .textContent=${what}></strong>
      <span class="quiet" .textContent=${where}></span>
    </div>
    <div class="tools">
      ${step('undo', !game.canUndo, undoIcon, msg('Undo'), undo)}${step('redo', !game.canRedo, redoIcon, msg('Redo'), redo)}
    </div>
  </header>`;
}
