import type { Context } from '@lit/context';
import type { ReactiveElement } from 'lit';
import { msg } from '@lit/localize';
import type { Action } from '../core/game.js';
import type { Format, Saved } from '../core/saved.js';
import { announce, joinAnnouncer } from '../wiring/announcer.js';
import { Autosave } from '../wiring/autosave.js';
import type { Game, NamedGame } from '../wiring/contexts.js';
import { GameHost } from '../wiring/game-host.js';
import { GameLink } from '../wiring/link.js';
import { unsavedText } from './match-memory.js';
import { seatName } from './words.js';

/** What can be written on a sheet that stands alone. */
type Write<Cell> =
  | ({ readonly type: 'score'; readonly score: number | null } & Cell)
  | { readonly type: 'name'; readonly seat: number; readonly name: string };

/** What a game's sheet tells about its game. */
export interface SheetGame<State, Cell, Setup extends object, Match, Shared> {
  readonly format: Format<State, Write<Cell>, Setup>;
  readonly setup: Setup;
  /** The key under which a table hands its match down. */
  readonly context: Context<unknown, Shared>;
  /** The id of a table elsewhere. */
  table(): string;
  save(): unknown;
  describe(state: State, names: readonly string[]): Match;
  /** The settings of a sheet that stands alone, as they are written. */
  written(): readonly unknown[];
  /** The same as legal values; the nearest ones are written back. */
  settings(): { readonly setup: Setup; readonly names: readonly string[] };
  /** Whether there is a score on it. */
  scored(state: State): boolean;
  /** Why a number is refused, for a player; '' when there is nothing to say. */
  why(reason: string, cell: Cell, match: Match): string;
}

/**
 * What a sheet does for its match, whatever the game: it shows the one of its table, or, standing alone, keeps its own
 * as paper would.
 */
export class SheetPlay<
  State extends { readonly names: readonly string[] },
  Cell extends object,
  Setup extends object,
  Match,
  Shared extends NamedGame<Match, Action>,
> {
  /** Why nothing is saved, where that needs saying. */
  notice = '';
  /** A number that was refused, and why. */
  fault: { readonly cell: Cell; readonly text: string } | undefined;
  readonly #element: ReactiveElement;
  readonly #game: SheetGame<State, Cell, Setup, Match, Shared>;
  readonly #link: GameLink<Context<unknown, NamedGame<Match, Action>>>;
  readonly #own: GameHost<State, Write<Cell>, Setup, Match>;
  readonly #autosave: Autosave<State, Write<Cell>, Setup>;
  #names: readonly string[] = [];
  #settings = '';
  #recalled = false;
  /** What was on the sheet before it was cleared. */
  #wiped: Saved<Write<Cell>, Setup> | undefined;

  constructor(element: ReactiveElement, game: SheetGame<State, Cell, Setup, Match, Shared>) {
    const { format, setup } = game;
    this.#element = element;
    this.#game = game;
    this.#autosave = new Autosave(element, {
      format,
      save: () => game.save(),
      follow: (found) => this.#own.restore(found),
      unsaved: (why) => (this.notice = why === 'no-storage' ? unsavedText(why) : ''),
    });
    this.#link = new GameLink(element, game.context as Context<unknown, NamedGame<Match, Action>>, {
      table: () => game.table(),
      changed: ({ news }) => {
        // A reason is about the numbers as they were.
        if (news.change !== 'refused' && news.change !== 'select') this.fault = undefined;
      },
    });
    this.#own = new GameHost<State, Write<Cell>, Setup, Match>(element, {
      rules: format.rules,
      setup,
      describe: (state) =>
        game.describe(
          state,
          this.#ownNames(state).map((name, seat) => name || seatName(seat)),
        ),
      tray: () => ({ faces: [], aside: [], thrown: [], throws: 0 }),
      tap: () => ({ type: 'name', seat: -1, name: '' }),
    });
    element.addController({ hostConnected: () => joinAnnouncer(element) });
  }

  /** The game of the table it belongs to; nothing for a sheet that stands alone. */
  get game(): Shared | undefined {
    return this.#link.game as Shared | undefined;
  }

  get match(): Match {
    if (this.#link.game) return this.#link.game.shown;
    this.#configure();
    return this.#own.game.match;
  }

  /** To be called before each update. */
  update(tableChanged: boolean): void {
    if (tableChanged) this.#link.relink();
    this.#configure();
    if (this.#recalled || this.#link.game) return;
    this.#recalled = true;
    const found = this.#autosave.resume();
    if (found) this.#own.restore(found);
  }

  /** Names as they are written; on a sheet that stands alone '' where there is none. */
  names(ofTable: (match: Match) => readonly string[]): readonly string[] {
    return this.#link.game ? ofTable(this.#link.game.shown) : this.#ownNames(this.#own.state);
  }

  /** Names that somebody gave, for a sheet elsewhere; how many columns where nobody gave any. */
  printed(players: readonly string[]): { names: readonly string[]; count: number } {
    const names = this.names(() => players.map((name, seat) => (name === seatName(seat) ? '' : name)));
    return { names, count: names.some(Boolean) ? 0 : names.length };
  }

  rename = (seat: number, name: string): void => {
    const { game } = this.#link;
    if (game) game.rename(seat, name);
    else if (this.#own.dispatch({ type: 'name', seat, name: name.trim() })) this.#keep();
  };

  /** Writes a number; one that cannot be is refused beside the cell, and the old one comes back: `false`. */
  write(cell: Cell, score: number | null): boolean {
    const game: Game<Match, Action> = this.#link.game ?? this.#own.game;
    const move = { type: 'score', score, ...cell };
    const reason = game.refuse(move);
    const text = reason && this.#game.why(reason, cell, this.match);
    this.fault = text ? { cell, text } : undefined;
    if (text) announce(this.#element, text);
    if (reason === null) game.dispatch(move);
    if (!this.#link.game) this.#keep();
    this.#element.requestUpdate();
    return !text;
  }

  /** Why the number typed last into a cell was refused; nothing for any other cell. */
  faultOf(cell: Cell | null): string | undefined {
    return cell && this.fault && sameCell(cell, this.fault.cell) ? this.fault.text : undefined;
  }

  /** Wipes a sheet that stands alone, and brings back what was wiped; nothing where there is nothing to do. */
  get clear(): { readonly label: string; click(): void } | undefined {
    const { state, setup, saved } = this.#own;
    const wiped = this.#wiped;
    if (this.#link.game) return undefined;
    if (state.names.some(Boolean) || this.#game.scored(state)) {
      const click = (): void => {
        this.#wiped = saved;
        this.fault = undefined;
        this.#autosave.forget();
        this.#own.replace(setup);
      };
      return { label: msg('Clear'), click };
    }
    if (!wiped) return undefined;
    const click = (): void => {
      this.#own.restore(wiped);
      this.#keep();
    };
    return { label: msg('Bring it back'), click };
  }

  #ownNames({ names }: State): readonly string[] {
    return names.map((name, seat) => name || (this.#names[seat] ?? ''));
  }

  /** Settings of a sheet that stands alone; numbers already on it stay until it has none. */
  #configure(): void {
    const written = (): string => [this.#game.written()].flat().map(String).join('\n');
    if (written() === this.#settings) return;
    const { setup, names } = this.#game.settings();
    this.#settings = written();
    this.#names = names;
    this.#own.configure(setup);
    this.#own.refresh();
  }

  #keep(): void {
    this.#autosave.keep(this.#own.saved, []);
  }
}

const sameCell = <Cell extends object>(a: Cell, b: Cell): boolean =>
  (Object.keys(a) as (keyof Cell)[]).every((key) => a[key] === b[key]);
