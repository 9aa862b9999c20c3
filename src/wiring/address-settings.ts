/** Settings by the names of attributes; names of players as a list, so that one may hold a comma. */
type CarriedSettings = ReadonlyMap<string, string | readonly string[]>;

/** Stands for a comma that was not encoded, and so parts two names. Nobody is called that. */
const PARTING = '\u0001';

/** What an address asks of an element, in its query or its fragment: `?rounds=5#players=Ann,Bob`. */
export function readAddress(
  { search, hash }: { readonly search: string; readonly hash: string },
  known: readonly string[] = [],
): CarriedSettings {
  const settings = new Map<string, string | readonly string[]>();
  const query = `${search.slice(1)}&${hash.slice(1)}`.replaceAll(',', PARTING);
  for (const [name, value] of new URLSearchParams(query)) {
    const parts = value.split(PARTING);
    if (known.includes(name)) settings.set(name, name === 'players' && parts[1] !== undefined ? parts : parts.join());
  }
  return settings;
}

/** As attributes, so that a copy of the element has them too; a list of names as a property as well. */
export function giveSettings(element: Element, settings: CarriedSettings): void {
  for (const [name, value] of settings) {
    element.setAttribute(name, String(value));
    if (typeof value !== 'string') Object.assign(element, { [name]: value });
  }
}
