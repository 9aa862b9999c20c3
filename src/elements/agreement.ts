import { seatName } from './words.js';

/** What every setup has: how many play, and which seat starts. */
export interface Seated {
  readonly players: number;
  readonly first: number;
}

/** A setup and the names that go with it. */
export interface Wanted<Setup> {
  readonly setup: Setup;
  readonly names: readonly string[];
}

/** What is agreed for the next match: the author's settings, and on top of them what the players chose and typed. */
export class Agreement<Setup extends Seated> {
  #authored: Setup;
  #chosen: Partial<Setup> = {};
  #given: readonly string[] = [];
  #names: readonly string[] = [];
  /** Names for another number of seats than the match under way has. */
  #waiting: readonly string[] | undefined;

  constructor(usual: Setup) {
    this.#authored = usual;
  }

  /**
   * The author's settings. One that has changed since wins over what the players chose. New names hold at once, unless
   * a match with another number of seats is under way.
   */
  read({ setup, names }: Wanted<Setup>, seatsUnderWay?: number): void {
    const stays = ([key]: [string, unknown]): boolean =>
      setup[key as keyof Setup] === this.#authored[key as keyof Setup];
    this.#chosen = Object.fromEntries(Object.entries(this.#chosen).filter(stays)) as Partial<Setup>;
    this.#authored = setup;
    if (names.join('\n') === this.#given.join('\n')) return;
    this.#given = this.#waiting = names;
    if (seatsUnderWay === undefined || seatsUnderWay === setup.players) this.settle();
  }

  /** What waited for the next match holds from now on. */
  settle(): void {
    this.#names = this.#waiting ?? this.#names;
    this.#waiting = undefined;
  }

  choose(settings: Partial<Setup>): void {
    this.#chosen = { ...this.#chosen, ...settings };
  }

  rename(seat: number, name: string): void {
    const names = [...this.#names];
    while (names.length <= seat) names.push('');
    this.#names = names.with(seat, name.trim());
  }

  /** Takes over the names of a match that was saved or sent; one without names leaves those of the page. */
  adopt(names: readonly string[]): void {
    if (names.some(Boolean)) this.#names = names;
  }

  /** Back to the names that the author gave. */
  forget(): void {
    this.#names = this.#given;
  }

  get authored(): Setup {
    return this.#authored;
  }

  get setup(): Setup {
    return { ...this.#authored, ...this.#chosen };
  }

  /** Names as given or typed; '' where there is none. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** A name for every seat. */
  seatNames(players: number): readonly string[] {
    return [...new Array(players).keys()].map((seat) => this.#names[seat] || seatName(seat));
  }
}
