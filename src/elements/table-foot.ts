import { nothing, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import { html } from './html.js';
import type { RealDice } from './real-dice.js';

/** What was said last; a hint is one that can be taken back at once. */
export function hintLine(said: string, takeBack?: () => void): TemplateResult {
  return html`<div part="hint" class=${takeBack ? 'hint coach' : 'hint'}>
    <span dir="auto" .textContent=${said}></span>
    ${
      takeBack
        ? html`<button type="button" @click=${takeBack}>
            <span .textContent=${msg('Take it back')}></span>
          </button>`
        : nothing
    }
  </div>`;
}

/** What the foot asks of a table. */
interface Play {
  readonly host: {
    readonly begun: boolean;
    readonly game: { readonly canUndo: boolean };
  };
  readonly memory: { share(): void };
  restart(): void;
}

/** The foot of a table: real dice, the link, another match. */
export function tableFoot(play: Play, real: RealDice): TemplateResult {
  const { begun, game } = play.host;
  const button = (part: string, label: string, on: boolean, click: () => void): TemplateResult =>
    html`<button type="button" part=${part} aria-disabled=${String(!on)} @click=${() => on && click()}>
      <span .textContent=${label}></span>
    </button>`;
  return html`<footer>
    <button type="button" part="real" aria-pressed=${String(real.on)} @click=${real.toggle}>
      <span .textContent=${msg('Real dice')}></span>
    </button>
    ${button('share', msg('Copy link'), begun, () => play.memory.share())}
    ${button('new', msg('New match'), game.canUndo, () => play.restart())}
  </footer>`;
}
