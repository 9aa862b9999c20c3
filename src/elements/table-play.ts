import { ContextProvider, type Context } from '@lit/context';
import type { ReactiveElement } from 'lit';
import type { Action, Throw } from '../core/game.js';
import type { Format, Found } from '../core/saved.js';
import { announce, joinAnnouncer } from '../wiring/announcer.js';
import type { Game, NamedGame, News } from '../wiring/contexts.js';
import { GameHost, type GameKind } from '../wiring/game-host.js';
import { knockFor } from '../wiring/knock.js';
import { Agreement, type Seated, type Wanted } from './agreement.js';
import { MatchMemory } from './match-memory.js';
import type { Choices, Opening } from './names-field.js';
import { join, type Speech } from './speech.js';

/** What a game's table tells about its game. */
export interface TableGame<
  State,
  Move extends Action,
  Setup extends Seated & Choices,
  Match,
  Shared extends NamedGame<Match, Move>,
> extends Omit<
  GameKind<State, Move, Setup, Match, Shared>,
  'rules' | 'setup' | 'describe' | 'changed' | 'share' | 'extras'
> {
  /** The keys under which the game is handed down. */
  readonly contexts: readonly Context<unknown, unknown>[];
  /** What this game shares beyond what every table does. */
  readonly extras?: Omit<Shared, keyof NamedGame<Match, Move>>;
  readonly format: Format<State, Move, Setup>;
  describe(state: State, names: readonly string[]): Match;
  /** The author's settings, as legal values. */
  settings(): Wanted<Setup>;
  save(): unknown;
  /** The round in which a match stands, from 1; nothing when it is over. */
  round(state: State): number | undefined;
  /** The players want nothing of theirs to be kept. */
  forgotten?(): void;
  speech(game: Shared, state: State, last: { move: Move | Throw; before: State } | undefined): Speech;
  /** What a step tells the page, in order. */
  events(change: News['change'], match: Match, before: Match, state: State): Iterable<Event>;
}

type Sounding = ReactiveElement & { readonly sound: boolean };

/** Changes that people or scripts make, as against those of loading and drawing. */
const STEPS: readonly News['change'][] = ['step', 'undo', 'redo', 'begin'];

/** Not by JSON: old libraries change what that makes of things. */
const sameFields = <Fields extends object>(a: Fields, b: Fields): boolean =>
  (Object.keys(a) as (keyof Fields)[]).every((key) => a[key] === b[key]);

/** What a table does for its match, whatever the game: settings, names, saving, speech, events. */
export class TablePlay<
  State,
  Move extends Action,
  Setup extends Seated & Choices,
  Match,
  Shared extends NamedGame<Match, Move>,
> {
  readonly agreed: Agreement<Setup>;
  readonly memory: MatchMemory<State, Move, Setup>;
  /** What was said last, to stand on screen. */
  said = '';
  /** Whether that is something to be glad of. */
  mood = '';
  /** It is a hint about the last step. */
  hinting = false;
  /** Put before what the next step says. */
  praise = '';
  /** The players have done with the set-up panel. */
  started = false;
  readonly #element: Sounding;
  readonly #game: TableGame<State, Move, Setup, Match, Shared>;
  readonly #host: GameHost<State, Move, Setup, Match, Shared>;
  #settingsChanged = true;

  constructor(element: Sounding, game: TableGame<State, Move, Setup, Match, Shared>) {
    const { format } = game;
    this.#element = element;
    this.#game = game;
    this.agreed = new Agreement(format.setup);
    this.#host = new GameHost<State, Move, Setup, Match, Shared>(element, {
      ...game,
      rules: format.rules,
      setup: format.setup,
      // While a saved match is offered, that is what comes next.
      rollNext: (state) => !this.asks && (game.rollNext?.(state) ?? true),
      describe: (state) => game.describe(state, this.#namesFor(state)),
      extras: { rename: this.rename, ...game.extras } as unknown as Omit<Shared, keyof Game<Match, Move>>,
      changed: (now, before) => this.#hear(now, before),
      share: (now) => providers.forEach((provider) => provider.setValue(now)),
    });
    const providers = game.contexts.map(
      (context) => new ContextProvider(element, { context, initialValue: this.#host.game }),
    );
    this.memory = new MatchMemory(element, {
      format,
      save: () => game.save(),
      current: () => ({ saved: this.#host.saved, names: this.agreed.names }),
      show: (found) => this.#show(found),
      asked: () => this.#host.refresh(this.asks ? 'replace' : 'goes-on'),
      fresh: () => this.#forget(),
      round: (state) => game.round(state),
      say: (text) => this.say(text),
    });
    element.addController({ hostConnected: () => joinAnnouncer(element) });
  }

  /** The game, under the settings as they are now: a script may set one and roll in the same breath. */
  get host(): GameHost<State, Move, Setup, Match, Shared> {
    if (this.#settingsChanged) this.#configure();
    return this.#host;
  }

  /** Whether players are asked what to do with a saved match. Not before everything is there. */
  get asks(): boolean {
    return (this.memory as { readonly asks: boolean } | undefined)?.asks ?? false;
  }

  /** To be called when a setting of the element has changed. */
  settingsChanged(): void {
    this.#settingsChanged = true;
  }

  /** To be called before each update. */
  update(): void {
    if (this.#settingsChanged) this.#configure();
    this.memory.recall();
  }

  /** Aloud and on screen; what comes next is only spoken, as the headline shows it. */
  say(told: string, next = '', kind: Omit<Speech, 'told' | 'next'> = {}): void {
    this.said = told;
    this.mood = kind.mood ?? '';
    this.hinting = kind.hint ?? false;
    announce(this.#element, join(told, next));
    this.#element.requestUpdate();
  }

  /** What the set-up panel offers, before the first throw of a match that leaves something open. */
  opening(setup: 'open' | 'fixed'): Opening<Setup> | undefined {
    if (setup !== 'open' || this.started || this.host.begun || this.asks) return undefined;
    return {
      setup: this.host.setup,
      names: this.agreed.names,
      change: (settings) => this.choose(settings),
      rename: this.rename,
      start: () => {
        this.started = true;
        this.#element.requestUpdate();
      },
    };
  }

  choose(settings: Partial<Setup>): void {
    this.agreed.choose(settings);
    this.#configure();
  }

  rename = (seat: number, name: string): void => {
    this.agreed.rename(seat, name);
    this.#host.refresh();
    this.memory.keep();
  };

  restart(): void {
    if (this.#settingsChanged) this.#configure();
    this.agreed.settle();
    this.#begin(this.agreed.setup, false);
  }

  rematch = (): void => {
    const { setup } = this.host;
    this.#begin({ ...setup, first: (setup.first + 1) % setup.players }, true);
  };

  #begin(setup: Setup, started: boolean): void {
    this.memory.begin();
    this.#host.begin(setup);
    this.started = started;
  }

  /** Names hold at once; everything else waits until no match is under way. */
  #configure(): void {
    const before = this.agreed.names;
    const now = this.#host.setup;
    this.agreed.read(this.#game.settings(), this.#host.begun ? now.players : undefined);
    this.#settingsChanged = false; // reading writes the nearest legal values back
    const wanted = this.agreed.setup;
    const setup = { ...wanted, first: wanted.players === now.players ? now.first : wanted.first };
    if (!this.#host.begun && !sameFields(setup, now)) this.#host.configure(setup);
    else if (this.agreed.names !== before) this.#host.refresh();
  }

  #namesFor(state: State): readonly string[] {
    return this.agreed.seatNames((state as { readonly setup: Setup }).setup.players);
  }

  /** A match that was saved or sent takes its place on the table. */
  #show({ names, ...saved }: Found<State, Move, Setup>): void {
    this.agreed.adopt(names);
    this.#host.restore(saved);
  }

  #forget(): void {
    this.#game.forgotten?.();
    this.agreed.forget();
    this.#host.replace(this.agreed.setup);
  }

  /** Tells the players and the page what happened, and keeps it. */
  #hear(game: Shared, before: Shared): void {
    const { state, last } = this.#host;
    const { change } = game.news;
    const { told, next, ...kind } = this.#game.speech(game, state, last);
    if (told || next) this.say(join(this.praise, told), next, kind);
    else if (change === 'replace') this.said = this.mood = '';
    if (change === 'land' && this.#element.sound && this.#game.drawsDice?.()) knockFor(game.tray.thrown.length);
    if (!STEPS.includes(change)) return;
    this.memory.keep();
    for (const event of this.#game.events(change, game.match, before.match, state)) {
      queueMicrotask(() => this.#element.dispatchEvent(event));
    }
  }
}
