import { ContextEvent, type Context } from '@lit/context';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Provided<Key> = Key extends Context<unknown, infer Value> ? Value : never;

/**
 * Joins an element to the game of the table around it, or of the table whose id it names. A table elsewhere is asked
 * with the same context request, sent from that table: there is no second protocol. Unlike a plain consumer it lets
 * go of a game when it leaves.
 */
export class GameLink<Key extends Context<unknown, unknown>> implements ReactiveController {
  game: Provided<Key> | undefined;
  readonly #element: ReactiveControllerHost & HTMLElement;
  readonly #context: Key;
  readonly #table: (() => string) | undefined;
  readonly #changed: (game: Provided<Key>, first: boolean) => void;
  #leave: (() => void) | undefined;
  #source: Element | undefined;
  #asking = false;

  constructor(
    element: ReactiveControllerHost & HTMLElement,
    context: Key,
    /** `table` gives the id of a table elsewhere, or nothing; `changed` hears every snapshot, told which is the first. */
    options: { table?: () => string; changed?: (game: Provided<Key>, first: boolean) => void } = {},
  ) {
    this.#element = element;
    this.#context = context;
    this.#table = options.table;
    this.#changed = options.changed ?? (() => {});
    element.addController(this);
  }

  hostConnected(): void {
    if (this.#table) document.addEventListener('context-provider', this.#onProvider, true);
    this.relink();
  }

  hostDisconnected(): void {
    document.removeEventListener('context-provider', this.#onProvider, true);
    this.#drop();
  }

  /** Looks for the table again: after the id has changed, or another table has come. */
  relink = (): void => {
    if (!this.#element.isConnected) return;
    const source = this.#find();
    if (source === this.#source && this.#leave) return;
    this.#drop();
    this.#source = source;
    this.#asking = true;
    source?.dispatchEvent(new ContextEvent(this.#context, this.#element, this.#take as never, true));
    this.#asking = false;
  };

  #onProvider = (): void => {
    // The table that comes answers requests only once the event has reached it.
    if (this.#table?.()) queueMicrotask(this.relink);
  };

  #find(): Element | undefined {
    const id = this.#table?.();
    if (!id) return this.#element;
    const root = this.#element.getRootNode();
    const near = root instanceof ShadowRoot ? root.getElementById(id) : null;
    return near ?? document.getElementById(id) ?? undefined;
  }

  /** One function for good: a `ContextRoot` knows a waiting element by it. */
  readonly #take = (game: Provided<Key>, leave?: () => void): void => {
    // Whoever asks for a table by its id wants no other, also when a table around it offers itself.
    if (this.#table?.() && !this.#asking && leave !== this.#leave) {
      leave?.();
      return;
    }
    if (this.#leave !== leave) this.#leave?.();
    const first = this.game === undefined;
    this.#leave = leave;
    this.game = game;
    this.#changed(game, first);
    this.#element.requestUpdate();
  };

  #drop(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.#source = undefined;
    if (this.game !== undefined) this.#element.requestUpdate();
    this.game = undefined;
  }
}
