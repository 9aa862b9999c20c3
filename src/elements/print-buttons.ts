import { nothing, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import type { PrintOptions } from '../wiring/print/paper.js';
import { mayNotPrint } from '../wiring/print/print-paper.js';
import { html } from './html.js';
import { printIcon } from './icons.js';

/** What the buttons under a sheet ask of it. */
export interface Prints {
  print(what: 'sheet' | 'blank', options: PrintOptions): void;
  /** The address of a page that prints this sheet, if one is known. */
  page(): string | undefined;
}

/** The buttons that print a sheet, the choices for a class that hold for both, and a way out of a frame. */
export class PrintButtons {
  readonly #prints: Prints;
  #options: PrintOptions = {};

  constructor(prints: Prints) {
    this.#prints = prints;
  }

  render(): TemplateResult {
    return html`<button type="button" part="print" @click=${() => this.#prints.print('sheet', this.#options)}>
        ${printIcon}<span .textContent=${msg('Print the sheet')}></span>
      </button>
      <button type="button" part="print-blank" @click=${() => this.#prints.print('blank', this.#options)}>
        <span .textContent=${msg('Blank sheet')}></span>
      </button>`;
  }

  /** What stands in lines of its own, after all buttons. */
  renderMore(): TemplateResult {
    return html`<details>
        <summary part="print-more" .textContent=${msg('For a class')}></summary>
        ${this.#choice(msg('Two on a page'), (on) => ({ perPage: on ? 2 : 1 }))}
        ${this.#choice(msg('Room for working'), (working) => ({ working }))}
      </details>
      ${mayNotPrint() ? this.#renderWayOut() : nothing}`;
  }

  #choice(label: string, options: (on: boolean) => PrintOptions): TemplateResult {
    const change = ({ target }: Event): void => {
      this.#options = { ...this.#options, ...options((target as HTMLInputElement).checked) };
    };
    return html`<label><input type="checkbox" @change=${change} /><span .textContent=${label}></span></label>`;
  }

  #renderWayOut(): TemplateResult {
    const page = this.#prints.page();
    const label = page ? msg('Open the printable sheet') : msg('Open this page by itself first.');
    return html`<p>
      <span class="quiet" .textContent=${msg('Nothing prints here?')}></span>&ensp;<a
        part="print-page"
        href=${page ?? nothing}
        target="_blank"
        rel="noopener"
        .textContent=${label}
      ></a>
    </p>`;
  }
}
