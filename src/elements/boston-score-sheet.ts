import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { msg, str } from '@lit/localize';
import type { BostonMatch } from '../games/boston-match.js';
import { BOSTON_DEFAULTS, type BostonSetup, type ScoringId, type Variant } from '../games/boston-setup.js';
import { bostonSheetFormat } from '../games/boston-saved.js';
import { describeSheet, type SheetState } from '../games/boston-sheet.js';
import type { Cell } from '../games/boston.js';
import { bostonContext, type BostonGame } from '../wiring/contexts.js';
import { KeepFocus } from '../wiring/keep-focus.js';
import type { PrintOptions } from '../wiring/print/paper.js';
import { QuietFields } from '../wiring/quiet-fields.js';
import { WarnOfSwallowed } from '../wiring/warn-of-swallowed.js';
<<<<<<< src/elements/boston-score-sheet.ts
=======
import { GameLink } from '../wiring/link.js';
import type { PrintOptions } from '../wiring/print/paper.js';
import { printPaper } from '../wiring/print/print-paper.js';
import { embedAddress, pageAddress } from '../wiring/home.js';
import { html } from './html.js';
>>>>>>> /tmp/land.new
import { bostonPaper } from './boston-paper.js';
import { leads, sheetRows, type SheetCell, type SheetRow } from './boston-rows.js';
import { readBostonSettings } from './boston-settings.js';
import { reasonText } from './boston-words.js';
<<<<<<< src/elements/boston-score-sheet.ts
import { html } from './html.js';
import { typedNumber } from './sheet-keys.js';
import { printSheet } from './sheet-paper.js';
import { faultRow, nameCell, scoreField, scoreText, sheetFrame } from './sheet-parts.js';
import { SheetPlay } from './sheet-play.js';
import { sheetStyles } from './sheet.styles.js';
=======
import { SheetPrintEvent } from './match-events.js';
import { unsavedText } from './match-memory.js';
import { PrintButtons } from './print-buttons.js';
import { cellKeys, typedNumber } from './sheet-keys.js';
>>>>>>> /tmp/land.new
import { theme } from './theme.js';

/** What a sheet is like when nobody says otherwise: the classic blank one. */
const SHEET_SETUP: BostonSetup = { ...BOSTON_DEFAULTS, players: 4, rounds: 10 };

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
 * @csspart score - A score; `won`, `now` and `struck` as second words.
 * @csspart rolloff - A score of a roll-off, with the same second words.
 * @csspart rounds-won - Rounds won.
 * @csspart sheet-total - A player's total.
 * @csspart sheet-left - What is left, counting down.
 * @csspart sheet-chips - A player's chips.
 * @csspart sheet-practice - Practice: sums that came right at the first try.
 * @csspart print - The button that prints the sheet.
 * @csspart print-blank - The button that prints a blank one.
 * @csspart print-more - The button that shows the choices for a class.
 * @csspart print-page - In a frame: the link to a page that prints the sheet.
 * @csspart clear - The button that wipes a sheet that stands alone.
 * @cssprop [--sheet-line-color] - Lines between rows; made of the text colour by default.
 * @cssprop [--sheet-row-height=2.75em] - Height of a row.
 * @cssprop [--table-accent] - Marks and frames.
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

  readonly #states = this.attachInternals().states;
  readonly #play = new SheetPlay<SheetState, Cell, BostonSetup, BostonMatch, BostonGame>(this, {
    format: bostonSheetFormat,
<<<<<<< src/elements/boston-score-sheet.ts
=======
    save: () => this.save,
    follow: (found) => this.#own.restore(found),
    unsaved: (why) => (this.#notice = why === 'no-storage' ? unsavedText(why) : ''),
  });
  readonly #prints = new PrintButtons(this, {
    print: (what, options) => this.print(what, options),
    page: () => this.#printPage,
  });
  readonly #link = new GameLink<typeof bostonContext>(this, bostonContext, { table: () => this.htmlFor });
  readonly #own = new GameHost<SheetState, SheetMove, BostonSetup, BostonMatch>(this, {
    rules: bostonSheet,
>>>>>>> /tmp/land.new
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

  constructor() {
    super();
    new QuietFields(this);
    new WarnOfSwallowed(this);
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
<<<<<<< src/elements/boston-score-sheet.ts
    const names = this.#play.names(({ players }) => players);
    printSheet(this, { what, options, heading: this.#heading, names }, (frame) => bostonPaper(this.#play.match, frame));
=======
    if (!this.dispatchEvent(new SheetPrintEvent(what))) return;
    const match = this.#match;
    const paper = bostonPaper(match, {
      heading: this.#heading,
      logo: this.querySelector('[slot="logo"]') ?? undefined,
      dir: getComputedStyle(this).direction === 'rtl' ? 'rtl' : 'ltr',
      names: this.#link.game ? match.players : this.#ownNames(this.#own.state),
      blank: what === 'blank',
      openEnd: this.#link.game !== undefined,
      address: pageAddress(),
    });
    printPaper(paper, options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    joinAnnouncer(this);
>>>>>>> /tmp/land.new
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#play.update(changed.has('htmlFor'));
    this.#states[this.#play.game ? 'delete' : 'add']('alone');
  }

  protected override render(): TemplateResult {
<<<<<<< src/elements/boston-score-sheet.ts
    const { match, notice, clear, rename } = this.#play;
    const names = this.#play.names(({ players }) => players);
    return sheetFrame({
      heading: this.#heading,
      names: names.map((name, seat) => nameCell(seat, name, leads(match, match.places[seat]), rename)),
      rows: sheetRows(match).map((row) => this.#renderRow(row, match)),
      notice,
      print: (what) => this.print(what),
      clear,
    });
=======
    const match = this.#match;
    return html`
      <div class="scroll" lang="en">
        <table part="sheet">
          <caption>
            <slot name="logo"></slot>
            <span dir="auto" .textContent=${this.#heading}></span>
          </caption>
          <thead>
            <tr>
              <th scope="col"><span class="quiet" .textContent=${msg('Name')}></span></th>
              ${match.players.map((_, seat) => this.#renderName(match, seat))}
            </tr>
          </thead>
          <tbody>
            ${sheetRows(match).map((row) => this.#renderRow(row, match))}
          </tbody>
        </table>
      </div>
      <div class="prints" lang="en">
        ${this.#prints.render()}
        ${
          this.#written
            ? html`<button type="button" part="clear" @click=${this.#clear}>
                <span .textContent=${msg('Clear')}></span>
              </button>`
            : nothing
        }
        ${this.#prints.renderMore()}
      </div>
      <p class="quiet" ?hidden=${!this.#notice} .textContent=${this.#notice}></p>
      <slot></slot>
    `;
  }

  #renderName(match: BostonMatch, seat: number): TemplateResult {
    const name = this.#link.game ? (match.players[seat] ?? '') : (this.#ownNames(this.#own.state)[seat] ?? '');
    return html`<th scope="col" class=${leads(match, match.places[seat]) ? 'leads' : ''}>
      <input
        part="name"
        dir="auto"
        autocomplete="off"
        maxlength="80"
        aria-label=${msg(str`Name of player ${seat + 1}`)}
        placeholder=${seatName(seat)}
        .value=${live(name)}
        @change=${(event: Event) => this.#rename(seat, (event.target as HTMLInputElement).value)}
        @keydown=${cellKeys}
      /><span class="printed" aria-hidden="true" dir="auto" .textContent=${name || seatName(seat)}></span>
    </th>`;
>>>>>>> /tmp/land.new
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
    const name = match.players[seat] ?? '';
    return scoreField({
      part,
      label: [`${where}, ${name}`, won && msg('won'), struck && msg('does not count')].filter(Boolean).join(', '),
      text,
      placeholder: now ? '…' : nothing,
      fault: this.#play.faultOf(cell) !== undefined,
      write: (typed) => this.#play.write(cell, typedNumber(typed)),
    });
  }

  get #heading(): string {
    return this.heading || msg('Going to Boston score sheet');
  }
<<<<<<< src/elements/boston-score-sheet.ts
=======

  /** The printable page with this sheet's settings, and with names that somebody gave. */
  get #printPage(): string | undefined {
    const { players, setup } = this.#match;
    const names = this.#link.game
      ? players.map((name, seat) => (name === seatName(seat) ? '' : name))
      : this.#ownNames(this.#own.state);
    const { rounds, variant, scoring, goal } = setup;
    const toGoal = scoring === 'race' || scoring === 'count-down';
    const settings = {
      ...(names.some(Boolean) ? {} : { players: players.length }),
      rounds,
      variant,
      scoring,
      ...(toGoal ? { goal } : {}),
      ...(this.heading ? { heading: this.heading } : {}),
    };
    return embedAddress('boston-score-sheet', settings, names);
  }

  #ownNames({ names }: SheetState): readonly string[] {
    return names.map((name, seat) => name || (this.#names[seat] ?? ''));
  }

  /** Settings of a sheet that stands alone; numbers already on it stay until it has none. */
  #configure(): void {
    const settings = JSON.stringify([this.players, this.rounds, this.variant, this.scoring, this.goal]);
    if (settings === this.#settings) return;
    const { setup, names } = readBostonSettings(this, SHEET_SETUP);
    this.#settings = JSON.stringify([this.players, this.rounds, this.variant, this.scoring, this.goal]);
    this.#names = names;
    this.#own.configure(setup);
    this.#own.refresh();
  }

  /** A sheet that stands alone is like one on paper: what was written on it is still there. */
  #recall(): void {
    if (this.#recalled || this.#link.game) return;
    this.#recalled = true;
    const found = this.#autosave.resume();
    if (found) this.#own.restore(found);
  }

  /** Whether there is something on a sheet of its own that can be cleared. */
  get #written(): boolean {
    const { names, rounds } = this.#own.state;
    const { game } = this.#link;
    return !game && (names.some(Boolean) || rounds.some(({ scores }) => scores.some((score) => score !== null)));
  }

  #clear = (): void => {
    this.#autosave.forget();
    this.#own.replace(this.#own.setup);
  };

  #keep(): void {
    this.#autosave.keep(this.#own.saved, []);
  }

  #isFault(cell: Cell | null): boolean {
    const at = this.#fault?.cell;
    return !!at && at.round === cell?.round && at.seat === cell.seat && at.rollOff === cell.rollOff;
  }

  #rename(seat: number, name: string): void {
    const { game } = this.#link;
    if (game) game.rename(seat, name);
    else if (this.#own.dispatch({ type: 'name', seat, name: name.trim() })) this.#keep();
  }

  /** Writes what was typed; what cannot be is refused beside the cell, and the old number comes back. */
  #write(cell: Cell, input: HTMLInputElement): void {
    const game = this.#link.game ?? this.#own.game;
    const score = typedNumber(input.value);
    const move = { type: 'score', score, ...cell } as const;
    const reason = game.refuse(move);
    const text = reason && reasonText(reason, this.#match.setup.variant);
    this.#fault = text ? { cell, text } : undefined;
    if (text) announce(this, text);
    if (reason === null) game.dispatch(move);
    if (!this.#link.game) this.#keep();
    this.requestUpdate();
  }
>>>>>>> /tmp/land.new
}
