import { nothing, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import { html } from './html.js';
import { bigIcon, linkIcon, newIcon, realIcon, soundIcon, starIcon } from './icons.js';
import type { RealDice } from './real-dice.js';

/** What was said last; a hint is one that can be taken back at once. */
export function hintLine(said: string, mood: string, takeBack?: () => void): TemplateResult {
  return html`<div part="hint" class=${`hint ${takeBack ? 'coach' : mood}`}>
    ${mood && !takeBack ? starIcon : nothing}
    <span .textContent=${said}></span>
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
interface Foot {
  readonly table: { sound: boolean; readonly big: boolean };
  readonly play: {
    readonly host: { readonly begun: boolean; readonly game: { readonly canUndo: boolean } };
    readonly memory: { share(): void };
    restart(): void;
  };
  readonly real: RealDice;
  /** Switches the large presentation. */
  present(): void;
}

/** The foot of a table: real dice, sound, size, the link, another match. */
export function tableFoot({ table, play, real, present }: Foot): TemplateResult {
  const button = (part: string, icon: TemplateResult, label: string, click: () => void, on = true): TemplateResult =>
    html`<button type="button" part=${part} aria-disabled=${String(!on)} @click=${() => on && click()}>
      ${icon}<span .textContent=${label}></span>
    </button>`;
  const toggle = (part: string, icon: TemplateResult, label: string, on: boolean, click: () => void): TemplateResult =>
    html`<button type="button" part=${part} class="toggle" aria-pressed=${String(on)} @click=${click}>
      ${icon}<span .textContent=${label}></span>
    </button>`;
  const { begun, game } = play.host;
  return html`<footer class="tools">
    ${toggle('real', realIcon, msg('Real dice'), real.on, real.toggle)}
    ${toggle('sound-switch', soundIcon, msg('Sound'), table.sound, () => (table.sound = !table.sound))}
    ${toggle('big-switch', bigIcon, msg('Big'), table.big, present)}
    ${button('share', linkIcon, msg('Copy link'), () => play.memory.share(), begun)}
    ${button('new', newIcon, msg('New match'), () => play.restart(), game.canUndo)}
  </footer>`;
}
