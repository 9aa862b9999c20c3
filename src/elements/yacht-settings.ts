import { YACHT_DEFAULTS, YACHT_PLAYERS, type YachtSetup } from '../games/yacht-setup.js';
import { seats } from '../wiring/settings.js';

/** The properties an author sets. */
export interface YachtSettings {
  players: number | string | readonly string[];
  readonly practice?: boolean;
}

/** The setup that an element's properties ask for; a number of players that cannot be is set to the nearest. */
export function readYachtSettings(
  element: YachtSettings,
  usual: YachtSetup = YACHT_DEFAULTS,
): { setup: YachtSetup; names: readonly string[] } {
  const { count, names } = seats(element.players, YACHT_PLAYERS[1], usual.players);
  if (!names.length) element.players = count;
  return { setup: { ...usual, players: count, practice: element.practice ?? usual.practice }, names };
}
