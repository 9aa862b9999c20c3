import { nothing, type TemplateResult } from 'lit';
import type { BostonMatch } from '../games/boston-match.js';
import { html } from './html.js';
import { whoWon, worth } from './boston-words.js';
import { starIcon } from './icons.js';

/** Who won, why, and where everybody else came in; equal players share a place. */
export function bostonResult(match: BostonMatch): TemplateResult {
  const { players, places } = match;
  const seats = [...players.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return html`<div part="result" class="result">
    ${starIcon}
    <div>
      <strong dir="auto" .textContent=${`${whoWon(match)}.`}></strong>
      ${
        players.length > 2
          ? html`<ol class="places">
              ${seats.map(
                (seat) =>
                  html`<li
                    value=${places[seat] ?? 0}
                    dir="auto"
                    .textContent=${`${players[seat]}: ${worth(match, seat)}`}
                  ></li>`,
              )}
            </ol>`
          : nothing
      }
    </div>
  </div>`;
}
