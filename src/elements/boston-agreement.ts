import { BOSTON_DEFAULTS, type BostonSetup } from '../games/boston-setup.js';
import { readBostonSettings, type BostonSettings } from './boston-settings.js';
import { seatName } from './words.js';

/** What is agreed for the next match: the author's settings, and on top of them what the players chose and typed. */
export class BostonAgreement {
  #authored: BostonSetup = BOSTON_DEFAULTS;
  #chosen: Partial<BostonSetup> = {};
  #given: readonly string[] = [];
  #names: readonly string[] = [];
  /** Names for another number of seats than the match under way has. */
  #waiting: readonly string[] | undefined;

  /**
   * The author's settings. One that has changed since wins over what the players chose. New names hold at once, unless
   * a match with another number of seats is under way.
   */
  read(element: Partial<BostonSettings>, seatsUnderWay?: number): void {
    const { setup, names } = readBostonSettings(element);
    const stays = ([key]: [string, unknown]): boolean =>
      setup[key as keyof BostonSetup] === this.#authored[key as keyof BostonSetup];
    this.#chosen = Object.fromEntries(Object.entries(this.#chosen).filter(stays));
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

  choose(settings: Partial<BostonSetup>): void {
    this.#chosen = { ...this.#chosen, ...settings };
  }

  rename(seat: number, name: string): void {
    const names = [...this.#names];
    while (names.length <= seat) names.push('');
    this.#names = names.with(seat, name.trim());
  }

  /** Takes over the names of a match that was saved or sent. */
  adopt(names: readonly string[]): void {
    this.#names = names;
  }

  get setup(): BostonSetup {
    return { ...this.#authored, ...this.#chosen };
  }

  /** Whether the author chose to play for chips. */
  get stakes(): boolean {
    return this.#authored.scoring === 'stakes';
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
