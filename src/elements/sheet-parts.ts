import { nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { msg, str } from '@lit/localize';
import { beginDraft, draft, endDraft } from './draft.js';
import { html } from './html.js';
import type { PrintButtons } from './print-buttons.js';
import { cellKeys, leave } from './sheet-keys.js';
import { seatName } from './words.js';

/** What a sheet is made of; `clear` where there is something of its own to wipe. */
export interface SheetFrame {
  readonly heading: string;
  readonly names: readonly TemplateResult[];
  readonly rows: readonly (TemplateResult | readonly TemplateResult[])[];
  readonly notice: string;
  readonly prints: PrintButtons;
  readonly clear: { readonly label: string; click(): void } | undefined;
}

/** A score sheet: its title, a line of names, the rows of the game, and the buttons to print it. */
export const sheetFrame = ({ heading, names, rows, notice, prints, clear }: SheetFrame): TemplateResult =>
  html`<div class="scroll" lang="en">
      <table part="sheet">
        <caption>
          <slot name="logo"></slot>
          <span dir="auto" .textContent=${heading}></span>
        </caption>
        <thead>
          <tr>
            <th scope="col"><span class="quiet" .textContent=${msg('Name')}></span></th>
            ${names}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    <div class="prints" lang="en">
      ${prints.render()}
      ${
        clear
          ? html`<button type="button" part="clear" @click=${clear.click}>
              <span .textContent=${clear.label}></span>
            </button>`
          : nothing
      }
      ${prints.renderMore()}
    </div>
    <p class="quiet" ?hidden=${!notice} .textContent=${notice}></p>
    <slot></slot>`;

/** A player's name at the head of a column, to be written over. */
export const nameCell = (
  seat: number,
  name: string,
  leads: boolean,
  rename: (seat: number, name: string) => void,
): TemplateResult =>
  html`<th scope="col" class=${leads ? 'leads' : ''}>
    <input
      part="name"
      dir="auto"
      autocomplete="off"
      maxlength="80"
      aria-label=${msg(str`Name of player ${seat + 1}`)}
      placeholder=${seatName(seat)}
      title=${name || nothing}
      .value=${draft(name === seatName(seat) ? '' : name)}
      @input=${beginDraft}
      @blur=${endDraft}
      @change=${(event: Event) => {
        endDraft(event);
        rename(seat, (event.target as HTMLInputElement).value);
      }}
      @keydown=${cellKeys}
    /><span class="printed" aria-hidden="true" dir="auto" .textContent=${name || seatName(seat)}></span>
  </th>`;

/** A score that can be written over. */
export interface ScoreField {
  readonly part: string;
  readonly label: string;
  readonly text: string;
  readonly placeholder: string | typeof nothing;
  /** What was typed last is refused; why stands in the row below. */
  readonly fault: boolean;
  /** `false` when that could not be written. */
  write(text: string): boolean;
}

export const scoreField = ({ part, label, text, placeholder, fault, write }: ScoreField): TemplateResult =>
  html`<input
    part=${part}
    class=${part}
    inputmode="numeric"
    autocomplete="off"
    translate="no"
    aria-label=${label}
    aria-invalid=${fault ? 'true' : nothing}
    aria-describedby=${fault ? 'fault' : nothing}
    placeholder=${placeholder}
    .value=${draft(text)}
    @input=${beginDraft}
    @blur=${endDraft}
    @change=${(event: Event) => {
      endDraft(event);
      leave(event.target as HTMLInputElement, text, write);
    }}
    @keydown=${cellKeys}
  />`;

/** A number that stands there and cannot be written over. Another one is a new element, and so is seen to be new. */
export const scoreText = (part: string, text: string): TemplateResult =>
  html`${keyed(text, html`<span part=${part} class=${part} translate="no" .textContent=${text}></span>`)}`;

/** Why a number was refused, under the row it was typed in; nothing when there is nothing to say. */
export const faultRow = (columns: number, why: string | undefined): TemplateResult | typeof nothing =>
  why === undefined
    ? nothing
    : html`<tr class="fault">
        <td colspan=${columns} id="fault" .textContent=${why}></td>
      </tr>`;
