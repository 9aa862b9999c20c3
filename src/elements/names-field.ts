import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { msg, str } from '@lit/localize';
import { html } from './html.js';
import { seatName } from './words.js';

/** What can be chosen before the first throw of any game. */
export interface Choices {
  readonly players: number;
  readonly practice: boolean;
}

export interface Opening<Setup extends Choices> {
  readonly setup: Setup;
  /** Names as typed or given; empty ones are made up. */
  readonly names: readonly string[];
  change(settings: Partial<Setup>): void;
  rename(seat: number, name: string): void;
  start(): void;
}

const input = (event: Event): HTMLInputElement => event.target as HTMLInputElement;

/** Who plays: a field for each name, and one player more or less. */
export function namesField<Setup extends Choices>(
  { setup, names, change, rename }: Opening<Setup>,
  [fewest, most]: readonly [number, number],
): TemplateResult {
  const seats = [...new Array(setup.players).keys()];
  const step = (by: number, label: string, sign: string): TemplateResult => {
    const players = setup.players + by;
    const off = players < fewest || players > most;
    return html`<button
      type="button"
      aria-label=${label}
      aria-disabled=${String(off)}
      @click=${() => !off && change({ players } as Partial<Setup>)}
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
          .value=${live(names[seat] ?? '')}
          @change=${(event: Event) => rename(seat, input(event).value)}
        />`,
    )}
    <span class="steps">${step(-1, msg('One player less'), '−')}${step(1, msg('One player more'), '+')}</span>
  </div>`;
}

/** Whether the players work out every score themselves. */
export const practiceCheck = <Setup extends Choices>({ setup, change }: Opening<Setup>): TemplateResult =>
  html`<label class="check">
    <input
      type="checkbox"
      .checked=${live(setup.practice)}
      @change=${(event: Event) => change({ practice: input(event).checked } as Partial<Setup>)}
    />
    <span .textContent=${msg('Practice: work out each score yourself')}></span>
  </label>`;

export const startButton = ({ start }: { start(): void }): TemplateResult =>
  html`<button type="button" class="start" part="start" @click=${start}>
    <span .textContent=${msg('Start')}></span>
  </button>`;
