import type { TemplateResult } from 'lit';
import { html } from './html.js';

/** What rules are told with: lists, titles, and something to unfold. */
export const steps = (items: readonly string[]): TemplateResult =>
  html`<ol>
    ${items.map(item)}
  </ol>`;

export const points = (items: readonly string[]): TemplateResult =>
  html`<ul>
    ${items.map(item)}
  </ul>`;

const item = (text: string): TemplateResult => html`<li .textContent=${text}></li>`;

export const title = (text: string): TemplateResult => html`<h3 .textContent=${text}></h3>`;

export const fold = (summary: string, content: TemplateResult): TemplateResult =>
  html`<details>
    <summary .textContent=${summary}></summary>
    ${content}
  </details>`;
