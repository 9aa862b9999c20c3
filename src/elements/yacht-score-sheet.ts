import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { msg, str } from '@lit/localize';
import { showing } from '../core/turn.js';
import type { Face } from '../core/dice.js';
import { yachtSheetFormat } from '../games/yacht-saved.js';
import { boxScore } from '../games/yacht-score.js';
import type { YachtMatch } from '../games/yacht-match.js';
import type { YachtCell } from '../games/yacht-scores.js';
import { YACHT_DEFAULTS, type YachtSetup } from '../games/yacht-setup.js';
import { describeYachtSheet, type YachtSheetState } from '../games/yacht-sheet.js';
import { yachtContext, type YachtGame } from '../wiring/contexts.js';
import { embedAddress } from '../wiring/home.js';
import { statesOf } from '../wiring/internals.js';
import { KeepFocus } from '../wiring/keep-focus.js';
import type { PrintOptions } from '../wiring/print/paper.js';
import { QuietFields } from '../wiring/quiet-fields.js';
import { UnclosedTags } from '../wiring/unclosed-tags.js';
import { html } from './html.js';
import { PrintButtons } from './print-buttons.js';
import { typedNumber } from './sheet-keys.js';
import { printSheet } from './sheet-paper.js';
import { faultRow, nameCell, scoreField, scoreText, sheetFrame } from './sheet-parts.js';
import { SheetPlay } from './sheet-play.js';
import { sheetStyles } from './sheet.styles.js';
import { theme } from './theme.js';
import { TurnInSight } from './turn-in-sight.js';
import { yachtPaper } from './yacht-paper.js';
import { boxRows, leads, sumRows, type BoxCell, type BoxRow, type SumRow } from './yacht-rows.js';
import { yachtScoreSheetStyles } from './yacht-score-sheet.styles.js';
import { readYachtSettings } from './yacht-settings.js';
import { reasonText, why } from './yacht-words.js';

/** What a sheet is like when nobody says otherwise. */
const SHEET_SETUP = { ...YACHT_DEFAULTS, players: 4 } as const satisfies YachtSetup;

/**
 * The score sheet of Yacht: twelve boxes for each player. Inside a table, or linked to one by `for`, it shows what the
 * dice would score in each open box, and a tap fills it; alone it is kept by hand and adds up. It prints just itself.
 *
 * @summary Twelve boxes to fill, and to print.
 * @tag yacht-score-sheet
 * @slot - Text for readers without script; links and `[data-fallback]` are hidden while the sheet runs.
 * @slot logo - A picture for the head of the sheet, printed too.
 * @fires {SheetPrintEvent} sheet-print - Before printing, cancelable: `what` (`sheet` or `blank`).
 * @csspart sheet - The table.
 * @csspart name - A player's name.
 * @csspart score - A score that can be written over.
 * @csspart box - An open box, while dice lie on the table: a button with what they would score there.
 * @csspart sheet-total - A player's total; `won` as a second word for whoever leads.
 * @csspart sheet-practice - Practice: scores that came right at the first try.
 * @csspart print - The button that prints the sheet.
 * @csspart print-blank - The button that prints a blank one.
 * @csspart print-more - The button that shows the choices for a class.
 * @csspart print-page - In a frame: the link to a page that prints the sheet.
 * @csspart clear - The button that wipes a sheet that stands alone.
 * @cssprop [--sheet-line-color] - Lines between rows; made of the text colour by default.
 * @cssprop [--sheet-row-height=2.75em] - Height of a row.
 * @cssprop [--table-accent] - Marks and frames.
 * @cssprop [--table-color] - Text; the page's by default.
 * @cssprop [--table-surface] - Surfaces; light under dark text, dark under light text by default.
 * @cssprop [--table-accent-text] - Text on the accent; black or white by default, whichever contrasts more.
 * @cssprop [--table-radius=0.875em] - Roundness of corners.
 * @cssprop [--table-gap=0.875em] - Space between parts.
 * @cssstate alone - While it belongs to no table.
 */
export class YachtScoreSheet extends LitElement {
  static override styles = [theme, sheetStyles, yachtScoreSheetStyles];

  /** When not linked: a number of columns from 1 to 8, or names separated by commas; as a property also an array. */
  @property() players: number | string | readonly string[] = SHEET_SETUP.players;
  /** The title, on screen and on paper; "Yacht score sheet" when empty. */
  @property() heading = '';
  /** When not linked: whether what is written stays after a reload: `on`, `off`, or a name to keep it under. */
  @property() save = 'on';
  /** The id of the table it belongs to; without one it is the table around it, and without that it stands alone. */
  @property({ attribute: 'for' }) htmlFor = '';

  readonly #states = statesOf(this);
  readonly #play = new SheetPlay<YachtSheetState, YachtCell, YachtSetup, YachtMatch, YachtGame>(this, {
    format: yachtSheetFormat,
    setup: SHEET_SETUP,
    context: yachtContext,
    table: () => this.htmlFor,
    save: () => this.save,
    describe: describeYachtSheet,
    written: () => [this.players],
    settings: () => readYachtSettings(this, SHEET_SETUP),
    scored: ({ scores }) => scores.some((boxes) => Object.keys(boxes).length > 0),
    why: (reason, { box }) => reasonText(reason, box),
  });
  readonly #prints = new PrintButtons({
    print: (what, options) => this.print(what, options),
    page: () => this.#printPage,
  });

  constructor() {
    super();
    new QuietFields(this);
    new UnclosedTags(this);
    new TurnInSight(this, '.turn');
    new KeepFocus(this, () => this.renderRoot.querySelector<HTMLElement>('tbody :is(button, input)'));
  }

  /**
   * Prints just the sheet: as it stands, or blank. Two to a page with a line to cut along is an option. Call it in a
   * click: browsers may refuse it later.
   */
  print(what: 'sheet' | 'blank' = 'sheet', options: PrintOptions = {}): void {
    const names = this.#play.names(({ players }) => players);
    const { match } = this.#play;
    printSheet(this, { what, options, heading: this.#heading, names, openEnd: false }, (frame) =>
      yachtPaper(match, frame),
    );
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#play.update(changed.has('htmlFor'));
    this.#states[this.#play.game ? 'delete' : 'add']('alone');
  }

  protected override render(): TemplateResult {
    const { match, game, notice, clear, rename } = this.#play;
    const names = this.#play.names(({ players }) => players);
    const offered = game !== undefined && !game.rolling;
    return sheetFrame({
      heading: this.#heading,
      names: names.map((name, seat) => nameCell(seat, name, leads(match, seat), rename)),
      rows: [
        ...boxRows(match, offered).map((row) => this.#renderRow(row, match)),
        ...sumRows(match).map((row) => this.#renderSums(row)),
      ],
      notice,
      prints: this.#prints,
      clear,
    });
  }

  #renderRow(row: BoxRow, match: YachtMatch): TemplateResult {
    const fault = row.cells.map(({ seat, box }) => this.#play.faultOf({ seat, box })).find(Boolean);
    const { length } = row.cells;
    const columns = length > 3 ? (length > 4 ? 'many crowd' : 'many') : length > 2 ? 'some' : 'few';
    return html`<tr class=${`box-row ${columns}${fault ? ' refused' : ''}`}>
        <th scope="row">
          <span .textContent=${row.label}></span>
          <span class="quiet note" .textContent=${this.#hidesAnswers ? '' : row.note}></span>
        </th>
        ${row.cells.map(
          (cell) =>
            html`<td class=${cell.seat === match.seat && match.players.length > 1 ? 'turn' : ''}>
              ${cell.offer === undefined ? this.#renderScore(row, cell, match) : this.#renderOffer(row, cell, match)}
            </td>`,
        )}
      </tr>
      ${faultRow(row.cells.length + 1, fault)}`;
  }

  #renderScore({ label }: BoxRow, { seat, box, text }: BoxCell, match: YachtMatch): TemplateResult {
    const cell = { seat, box };
    return scoreField({
      part: 'score',
      label: `${label}, ${match.players[seat] ?? ''}`,
      text,
      placeholder: nothing,
      fault: this.#play.faultOf(cell) !== undefined,
      write: (typed) => this.#play.write(cell, numberFrom(typed, cell)),
    });
  }

  /** An open box with what the dice would score in it; in practice that is for the player to say. */
  #renderOffer({ label }: BoxRow, { seat, box, offer }: BoxCell, match: YachtMatch): TemplateResult {
    const where = `${label}, ${match.players[seat] ?? ''}`;
    const because = this.#hidesAnswers ? '' : why(box, showing(match.turn));
    const name = this.#hidesAnswers ? where : msg(str`${where}: scores ${offer}, ${because}`);
    return html`<button
      type="button"
      part="box"
      class=${offer === 0 && !this.#hidesAnswers ? 'box none' : 'box'}
      translate="no"
      aria-label=${name}
      title=${because || nothing}
      @click=${() => this.#play.game?.choose(box)}
    >
      <span .textContent=${this.#hidesAnswers ? '?' : String(offer)}></span>
    </button>`;
  }

  #renderSums({ label, part, cells }: SumRow): TemplateResult {
    return html`<tr class="sum">
      <th scope="row" .textContent=${label}></th>
      ${cells.map(({ text, won }) => html`<td>${scoreText(won ? `${part} won` : part, text)}</td>`)}
    </tr>`;
  }

  get #printPage(): string | undefined {
    const { names, count } = this.#play.printed(this.#play.match.players);
    return embedAddress('yacht-score-sheet', { players: count, heading: this.heading }, names);
  }

  get #hidesAnswers(): boolean {
    return this.#play.match.setup.practice;
  }

  get #heading(): string {
    return this.heading || msg('Yacht score sheet');
  }
}

/** What was typed into a box: its score, or the five dice, "33316". */
function numberFrom(typed: string, { box }: YachtCell): number | null {
  const number = typedNumber(typed);
  const faces = /^[1-6]{5}$/.test(String(number)) ? [...String(number)].map(Number) : undefined;
  return faces ? boxScore(box, faces as Face[]) : number;
}

declare global {
  interface HTMLElementTagNameMap {
    'yacht-score-sheet': YachtScoreSheet;
  }
}
