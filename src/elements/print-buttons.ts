import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
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
  readonly #host: ReactiveControllerHost;
  readonly #prints: Prints;
  #shown = false;
  #options: PrintOptions = {};

  constructor(host: ReactiveControllerHost, prints: Prints) {
    this.#host = host;
    this.#prints = prints;
  }

  render(): TemplateResult {
    return html`<button type="button" part="print" @click=${() => this.#prints.print('sheet', this.#options)}>
        ${printIcon}<span .textContent=${msg('Print the sheet')}></span>
      </button>
      <button type="button" part="print-blank" @click=${() => this.#prints.print('blank', this.#options)}>
        <span .textContent=${msg('Blank sheet')}></span>
      </button>
      <button type="button" part="print-more" aria-expanded=${String(this.#shown)} @click=${this.#toggle}>
        <span .textContent=${msg('For a class')}></span>
      </button>`;
  }

  /** What stands in lines of its own, after all buttons. */
  renderMore(): TemplateResult {
    const { perPage, working = false } = this.#options;
    const twice = perPage === 2;
    return html`${
      this.#shown
        ? html`<div class="choices" role="group" aria-label=${msg('How to print')}>
            ${choice(msg('Two on a page'), twice, () => this.#choose({ perPage: twice ? 1 : 2 }))}
            ${choice(msg('Room for working'), working, () => this.#choose({ working: !working }))}
          </div>`
        : nothing
    }${mayNotPrint() ? this.#renderWayOut() : nothing}`;
  }

  #renderWayOut(): TemplateResult {
    const page = this.#prints.page();
    return page === undefined
      ? html`<p class="way-out quiet" .textContent=${msg('Nothing prints here? Open this page by itself first.')}></p>`
      : html`<p class="way-out">
          <span class="quiet" .textContent=${msg('Nothing prints here?')}></span>
          <a
            part="print-page"
            href=${page}
            target="_blank"
            rel="noopener"
            .textContent=${msg('Open the printable sheet')}
          ></a>
        </p>`;
  }

  #toggle = (): void => {
    this.#shown = !this.#shown;
    this.#host.requestUpdate();
  };

  #choose(options: PrintOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#host.requestUpdate();
  }
}

const choice = (label: string, checked: boolean, change: () => void): TemplateResult =>
  html`<label
    ><input type="checkbox" .checked=${checked} @change=${change} /><span .textContent=${label}></span
  ></label>`;
