import { type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { msg } from '@lit/localize';
import { BOSTON_RANGES, type BostonSetup } from '../games/boston-setup.js';
import { html } from './html.js';
import { namesField, practiceCheck, startButton, type Opening } from './names-field.js';
import { seatName } from './words.js';

export interface SetupPanel extends Opening<BostonSetup> {
  /** Chips are offered only where the author chose them. */
  readonly stakes: boolean;
}

const value = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

const field = (label: string, control: TemplateResult): TemplateResult =>
  html`<label class="field"><span .textContent=${label}></span>${control}</label>`;

function choice<Key extends 'scoring' | 'keeping' | 'starter'>(
  panel: SetupPanel,
  key: Key,
  options: readonly (readonly [BostonSetup[Key], string])[],
): TemplateResult {
  return html`<select @change=${(event: Event) => panel.change({ [key]: value(event) })}>
    ${options.map(
      ([name, label]) =>
        html`<option value=${name} .selected=${panel.setup[key] === name} .textContent=${label}></option>`,
    )}
  </select>`;
}

const number = (panel: SetupPanel, key: 'rounds' | 'goal'): TemplateResult => {
  const [low, high] = BOSTON_RANGES[key];
  const set = (event: Event): void => {
    const typed = Math.round(Number(value(event).normalize('NFKC')));
    panel.change({ [key]: typed >= low ? Math.min(typed, high) : panel.setup[key] });
  };
  return html`<input inputmode="numeric" autocomplete="off" .value=${live(String(panel.setup[key]))} @change=${set} />`;
};

function variants({ setup, change }: SetupPanel): TemplateResult {
  const option = (variant: BostonSetup['variant'], label: string, example: string): TemplateResult =>
    html`<button
      type="button"
      class="option"
      aria-pressed=${String(setup.variant === variant)}
      @click=${() => change({ variant })}
    >
      <b .textContent=${label}></b><span class="quiet" translate="no" .textContent=${example}></span>
    </button>`;
  return html`<div class="options" role="group" aria-label=${msg('How a turn counts')}>
    ${option('classic', msg('Sum'), '6 + 4 + 3')}${option('multiplication', msg('Times'), '(6 + 4) × 3')}
  </div>`;
}

/** What can be agreed before the first throw. Rolling at once is fine too: the panel only offers. */
export function setupPanel(panel: SetupPanel): TemplateResult {
  const { setup, stakes } = panel;
  const toGoal = setup.scoring === 'race' || setup.scoring === 'count-down';
  return html`<div part="setup-panel" class="setup" role="group" aria-label=${msg('Before you start')}>
    ${namesField(panel, BOSTON_RANGES.players)}
    <div class="row">${variants(panel)} ${startButton(panel)}</div>
    <details>
      <summary>${msg('More')}</summary>
      <div class="fields">
        ${field(
          msg('Who wins'),
          choice(panel, 'scoring', [
            ['rounds-won', msg('Most rounds won')],
            ['race', msg('First to the goal')],
            ['count-down', msg('First down to zero')],
            ...(stakes ? ([['stakes', msg('Most chips')]] as const) : []),
          ]),
        )}
        ${toGoal ? field(msg('Goal'), number(panel, 'goal')) : field(msg('Rounds'), number(panel, 'rounds'))}
        ${field(
          msg('Keeping dice'),
          choice(panel, 'keeping', [
            ['coach', msg('Free, with hints')],
            ['free', msg('Free, no hints')],
            ['strict', msg('By the rule')],
            ['auto', msg('By itself, one button')],
          ]),
        )}
        ${field(
          msg('Who starts'),
          choice(panel, 'starter', [
            ['seat', panel.names[0] || seatName(0)],
            ['roll', msg('Highest throw')],
          ]),
        )}
        ${practiceCheck(panel)}
      </div>
    </details>
  </div>`;
}
