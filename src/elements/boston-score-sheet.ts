import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { msg, str } from '@lit/localize';
import type { BostonMatch } from '../games/boston-match.js';
import { BOSTON_DEFAULTS, type BostonSetup, type ScoringId, type Variant } from '../games/boston-setup.js';
import { bostonSheetFormat } from '../games/boston-saved.js';
import { describeSheet, type SheetState } from '../games/boston-sheet.js';
import type { Cell } from '../games/boston.js';
import { bostonContext, type BostonGame } from '../wiring/contexts.js';
import { embedAddress } from '../wiring/home.js';
import { statesOf } from '../wiring/internals.js';
import { KeepFocus } from '../wiring/keep-focus.js';
import type { PrintOptions } from '../wiring/print/paper.js';
import { QuietFields } from '../wiring/quiet-fields.js';
import { UnclosedTags } from '../wiring/unclosed-tags.js';
import { bostonPaper } from './boston-paper.js';
import { leads, sheetRows, type SheetCell, type SheetRow } from './boston-rows.js';
import { readBostonSettings } from './boston-settings.js';
import { reasonText } from './boston-words.js';
import { html } from './html.js';
import { typedNumber } from './sheet-keys.js';
import { PrintButtons } from './print-buttons.js';
import { printSheet } from './sheet-paper.js';
import { faultRow, nameCell, scoreField, scoreText, sheetFrame } from './sheet-parts.js';
import { SheetPlay } from './sheet-play.js';
import { sheetStyles } from './sheet.styles.js';
import { theme } from './theme.js';
import { TurnInSight } from './turn-in-sight.js';
import { called } from './words.js';

/** What a sheet is like when nobody says otherwise: the classic blank one. */
const SHEET_SETUP: BostonSetup = { ...BOSTON_DEFAULTS, players: 4, rounds: 10 };

/** Each round with its roll-offs: one that is added must not move the lines below, in which somebody may be typing. */
function byRound(rows: readonly SheetRow[]): SheetRow[][] {
  const groups: SheetRow[][] = [];
  for (const row of rows) {
    if (row.kind === 'rolloff') groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/**
 * The score sheet of Going to Boston. Inside a table, or linked to one by `for`, it shows the match; alone it is kept
 * by hand and adds up. It prints just itself.
 *
 * @summary A score sheet to write on, and to print.
 * @tag boston-score-sheet
 * @slot - Text for readers without script; links and `[data-fallback]` are hidden while the sheet runs.
 * @slot logo - A picture for the head of the sheet, printed too.
 * @fires {SheetPrintEvent} sheet-print - Before printing, cancelable: `what` (`sheet` or `blank`).
 * @csspart sheet - The table.
 * @csspart name - A player's name.
 * @csspart sheet-start - A throw for who starts; `won` and `now` as second words.
 * @csspart score - A score; `won`, `now` and `struck` as second words.
 * @csspart rolloff - A score of a roll-off, with the same second words.
 * @csspart rounds-won - Rounds won.
 * @csspart sheet-total - A player's total.
 * @csspart sheet-left - What is left to the goal.
 * @csspart sheet-chips - A player's chips.
 * @csspart sheet-practice - Practice: sums that came right at the first try.
 * @csspart print - The button that prints the sheet.
 * @csspart print-blank - The button that prints a blank one.
 * @csspart print-more - What opens the choices for a class.
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
export class BostonScoreSheet extends LitElement {
  static override styles = [theme, sheetStyles];

  /** When not linked: a number of columns from 1 to 12, or names separated by commas; as a property also an array. */
  @property() players: number | string | readonly string[] = 4;
  /** When not linked: rounds on the sheet, a whole number from 1 to 99. */
  @property() rounds = 10;
  /** When not linked: which numbers three dice can make. */
  @property() variant: Variant = BOSTON_DEFAULTS.variant;
  /** When not linked: what is added up. */
  @property() scoring: ScoringId = BOSTON_DEFAULTS.scoring;
  /** When not linked: the goal of a race and the start of a count-down, a whole number from 1 to 9999. */
  @property() goal: number = BOSTON_DEFAULTS.goal;
  /** The title, on screen and on paper; "Going to Boston score sheet" when empty. */
  @property() heading = '';
  /** When not linked: whether what is written stays after a reload: `on`, `off`, or a name to keep it under. */
  @property() save = 'on';
  /** The id of the table it belongs to; without one it is the table around it, and without that it stands alone. */
  @property({ attribute: 'for' }) htmlFor = '';

  readonly #states = statesOf(this);
  readonly #play = new SheetPlay<SheetState, Cell, BostonSetup, BostonMatch, BostonGame>(this, {
    format: bostonSheetFormat,
    setup: SHEET_SETUP,
    context: bostonContext,
    table: () => this.htmlFor,
    save: () => this.save,
    describe: describeSheet,
    written: () => [this.players, this.rounds, this.variant, this.scoring, this.goal],
    settings: () => readBostonSettings(this, SHEET_SETUP),
    scored: ({ rounds }) => rounds.some(({ scores }) => scores.some((score) => score !== null)),
    why: (reason, _, { setup }) => reasonText(reason, setup.variant),
  });
  readonly #prints = new PrintButtons({
    print: (what, options) => this.print(what, options),
    page: () => this.#printPage,
  });

  constructor() {
    super();
    new QuietFields(this);
    new UnclosedTags(this);
    new TurnInSight(this, '.now');
    new KeepFocus(
      this,
      () => this.renderRoot.querySelector<HTMLElement>('.now') ?? this.renderRoot.querySelector('input'),
    );
  }

  /**
   * Prints just the sheet: as it stands, or blank. Two to a page with a line to cut along, and lines for the working
   * beside each score, are options. Call it in a click: browsers may refuse it later.
   */
  print(what: 'sheet' | 'blank' = 'sheet', options: PrintOptions = {}): void {
    const { match, game } = this.#play;
    const names = this.#play.names(({ players }) => players);
    const openEnd = game !== undefined;
    printSheet(this, { what, options, heading: this.#heading, names, openEnd }, (frame) => bostonPaper(match, frame));
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#play.update(changed.has('htmlFor'));
    this.#states[this.#play.game ? 'delete' : 'add']('alone');
  }

  protected override render(): TemplateResult {
    const { match, notice, clear, rename } = this.#play;
    const names = this.#play.names(({ players }) => players);
    return sheetFrame({
      heading: this.#heading,
      names: names.map((name, seat) => nameCell(seat, name, leads(match, match.places[seat]), rename)),
      rows: byRound(sheetRows(match)).map((rows) => rows.map((row) => this.#renderRow(row, match))),
      notice,
      prints: this.#prints,
      clear,
    });
  }

  #renderRow(row: SheetRow, match: BostonMatch): TemplateResult {
    const fault = row.cells.map(({ cell }) => this.#play.faultOf(cell)).find(Boolean);
    return html`<tr class=${row.kind}>
        <th scope="row">
          <span class="long" .textContent=${row.label}></span
          ><span class="short" .textContent=${row.short} aria-hidden="true"></span>
          <span class="quiet note" .textContent=${row.note}></span>
        </th>
        ${row.cells.map((cell) => html`<td>${this.#renderCell(row, cell, match)}</td>`)}
      </tr>
      ${faultRow(row.cells.length + 1, fault)}`;
  }

  #renderCell(row: SheetRow, { seat, text, cell, won, now, struck }: SheetCell, match: BostonMatch): TemplateResult {
    const part = [row.part, won && 'won', now && 'now', struck && 'struck'].filter(Boolean).join(' ');
    if (!cell) return scoreText(part, text);
    const where = cell.rollOff === null ? row.label : `${msg(str`Round ${cell.round + 1}`)}, ${row.label}`;
    const name = called(match.players, seat);
    return scoreField({
      part,
      label: [`${where}, ${name}`, won && msg('won'), struck && msg('does not count')].filter(Boolean).join(', '),
      text,
      placeholder: now ? '…' : nothing,
      fault: this.#play.faultOf(cell) !== undefined,
      write: (typed) => this.#play.write(cell, typedNumber(typed)),
    });
  }

  /** The printable page with this sheet's settings, and with names that somebody gave. */
  get #printPage(): string | undefined {
    const { players, setup } = this.#play.match;
    const { names, count } = this.#play.printed(players);
    const { rounds, variant, scoring, goal } = setup;
    const settings = { players: count, rounds, variant, scoring, goal, heading: this.heading };
    return embedAddress('boston-score-sheet', settings, names);
  }

  get #heading(): string {
    return this.heading || msg('Going to Boston score sheet');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'boston-score-sheet': BostonScoreSheet;
  }
}
