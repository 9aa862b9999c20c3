import { nothing, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import { html } from './html.js';
import { rollIcon, starIcon } from './icons.js';
import { calledInText } from './words.js';

interface Ended {
  readonly players: readonly string[];
  readonly places: readonly number[];
}

/**
 * Who won, why, and with three or more where everybody came in; equal players share a place. `again` starts a rematch.
 * `best`: it is to be celebrated.
 */
export function resultPanel(
  { players, places }: Ended,
  headline: string,
  worth: (seat: number) => string,
  again: () => void,
  { more, best }: { readonly more: string; readonly best: boolean } = { more: '', best: false },
): TemplateResult {
  const seats = [...players.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return html`<div part="result" class=${best ? 'result best' : 'result'}>
    ${starIcon}
    <div>
      <strong .textContent=${headline}></strong>
      <span .textContent=${more}></span>
      ${
        players.length > 2
          ? html`<ol class="places">
              ${seats.map(
                (seat) =>
                  html`<li
                    value=${places[seat] ?? 0}
                    .textContent=${`${calledInText(players, seat)}: ${worth(seat)}`}
                  ></li>`,
              )}
            </ol>`
          : nothing
      }
    </div>
    <button type="button" part="rematch" class="primary" @click=${again}>
      ${rollIcon}<span .textContent=${msg('Play again')}></span>
    </button>
  </div>`;
}
