import { html, nothing, render, type TemplateResult } from 'lit';
import { diceMark } from './dice-mark.js';
import { layOut, type PaperLayout, type PaperPage } from './layout.js';
import type { Paper, PaperCell, PaperRow, PrintOptions } from './paper.js';

/**
 * Draws the pages of a paper into `root`, to which `pagesStyles` must apply. Each page is a section of its own with
 * its own table and header row, because WebKit splits rows and does not repeat a `thead`.
 */
export function renderPaper(paper: Paper, options: PrintOptions, root: HTMLElement): void {
  const { classes, lengths, pages } = drawPaper(paper, options);
  root.lang = paper.lang;
  root.dir = paper.dir;
  root.className = classes;
  // Set here, not in the template: a strict CSP drops style attributes.
  for (const [name, length] of Object.entries(lengths)) root.style.setProperty(name, length);
  render(pages, root);
}

/** What `renderPaper` draws, also for where there is no page to draw it into. */
export function drawPaper(
  paper: Paper,
  options: PrintOptions,
): { classes: string; lengths: Readonly<Record<string, string>>; pages: readonly TemplateResult[] } {
  const layout = layOut(paper, options);
  const copies = options.perPage === 2 ? [0, 1] : [0];
  const count = layout.pages.length;
  return {
    classes: copies.length === 2 ? 'paper halves' : 'paper',
    lengths: lengthsOf(layout),
    pages: layout.pages.map(
      (page, index) =>
        html`<section>
          ${copies.map(() => sheet(paper, page, options, count > 1 ? `${index + 1} / ${count}` : ''))}
        </section>`,
    ),
  };
}

const lengthsOf = (layout: PaperLayout): Readonly<Record<string, string>> => ({
  '--row': `${layout.rowHeight}mm`,
  '--label': `${layout.labelWidth}mm`,
  '--names': `${layout.nameHeight}mm`,
  '--name-size': `${layout.nameSize}pt`,
  '--gap': `${layout.gap}mm`,
});

const sheet = (
  paper: Paper,
  page: PaperPage,
  { working = false }: PrintOptions,
  number: string,
): TemplateResult => html`
  <article>
    <header>
      <div class="heading">
        <h1 class=${paper.title.length > 36 ? 'long' : ''}><bdi>${paper.title}</bdi></h1>
        <p class="facts">${paper.facts.map((fact) => html`<span>${fact}</span>`)}</p>
      </div>
      <div class="aside">
        <div class="logo">${paper.logo ? copyOf(paper.logo) : diceMark()}</div>
        <p class="date">${paper.dateLabel}<span class="line"></span></p>
      </div>
    </header>
    <table>
      <thead>
        <tr>
          <th scope="col" class="label"><div>${paper.nameLabel}</div></th>
          ${paper.names.slice(page.from, page.to).map(
            (name) =>
              html`<th scope="col" class="name">
                <div><bdi>${name}</bdi></div>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${page.rows.map((row) => line(row, page, working))}
      </tbody>
    </table>
    <footer><span>${paper.credit}</span><span>${number}</span></footer>
  </article>
`;

const line = (row: PaperRow, { from, to }: PaperPage, working: boolean): TemplateResult => html`
  <tr class=${row.struck ? `${row.kind} struck` : row.kind}>
    <th scope="row" class="label">
      <div>${row.label}${row.note ? [' ', html`<small>${row.note}</small>`] : nothing}</div>
    </th>
    ${[...Array(to - from).keys()].map((column) => {
      const cell = row.cells[from + column] ?? { text: '' };
      return working && row.working
        ? html`<td>
            <div class="worked">${workingLine(row.working)}<span class="result">${score(cell)}</span></div>
          </td>`
        : html`<td>${score(cell)}</td>`;
    })}
  </tr>
`;

const score = (cell: PaperCell): TemplateResult =>
  html`<span class=${`score${cell.won ? ' won' : ''}${cell.struck ? ' struck' : ''}`}
    >${cell.text}${cell.won ? html`<span class="star">★</span>` : nothing}</span
  >`;

/** Left to right in every language: it is arithmetic. */
const workingLine = (template: string): TemplateResult =>
  html`<span class="working" dir="ltr"
    >${template.split('_').map((text, index) => [index > 0 ? html`<span class="gap"></span>` : nothing, text])}</span
  >`;

/** A copy must not run a script again, or wait for a scroll that never comes on paper. */
function copyOf(logo: Element): Node {
  const copy = logo.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    element.removeAttribute('slot');
    element.removeAttribute('loading');
    for (const name of element.getAttributeNames()) if (name.startsWith('on')) element.removeAttribute(name);
    if (element.matches('script, style, link')) element.parentNode?.removeChild(element);
  }
  return copy;
}
