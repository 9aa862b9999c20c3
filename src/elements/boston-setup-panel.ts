import { type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { msg, str } from '@lit/localize';
import { BOSTON_RANGES, type BostonSetup } from '../games/boston-setup.js';
import { html } from './html.js';
import { seatName } from './words.js';

export interface SetupPanel {
  readonly setup: BostonSetup;
  /** Names as typed or given; empty ones are made up. */
  readonly names: readonly string[];
  /** Chips are offered only where the author chose them. */
  readonly stakes: boolean;
  change(settings: Partial<BostonSetup>): void;
  rename(seat: number, name: string): void;
  start(): void;
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

function names(panel: SetupPanel): TemplateResult {
  const { setup, change, rename } = panel;
  const [fewest, most] = BOSTON_RANGES.players;
  const seats = [...new Array(setup.players).keys()];
  const step = (by: number, label: string, sign: string): TemplateResult => {
    const players = setup.players + by;
    const off = players < fewest || players > most;
    return html`<button
      type="button"
      aria-label=${label}
      aria-disabled=${String(off)}
      @click=${() => !off && change({ players })}
    >
      <span .textContent=${sign}></span>
    </button>`;
  };
  return html`<div class="names" role="group" aria-label=${msg('Players')}>
    ${seats.map(
      (seat) =>
        html`<input
          dir="auto"
          autocomplete="off"
          maxlength="80"
          aria-label=${msg(str`Name of player ${seat + 1}`)}
          placeholder=${seatName(seat)}
          .value=${live(panel.names[seat] ?? '')}
          @change=${(event: Event) => rename(seat, value(event))}
        />`,
    )}
    <span class="steps">${step(-1, msg('One player less'), '−')}${step(1, msg('One player more'), '+')}</span>
  </div>`;
}

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
  const { setup, stakes, start, change } = panel;
  const toGoal = setup.scoring === 'race' || setup.scoring === 'count-down';
  return html`<div part="setup-panel" class="setup" role="group" aria-label=${msg('Before you start')}>
    ${names(panel)}
    <div class="row">
      ${variants(panel)}
      <button type="button" class="start" part="start" @click=${start}>
        <span .textContent=${msg('Start')}></span>
      </button>
    </div>
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
            ['seat', seatName(0)],
            ['roll', msg('Highest throw')],
          ]),
        )}
        <label class="check">
          <input
            type="checkbox"
            .checked=${live(setup.practice)}
            @change=${(event: Event) => change({ practice: (event.target as HTMLInputElement).checked })}
          />
          <span .textContent=${msg('Practice: work out each score yourself')}></span>
        </label>
      </div>
    </details>
  </div>`;
}
