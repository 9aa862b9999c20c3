/** What the address of a page asks for, in its query or its fragment: `?rounds=5#players=Ann,Bob`. */
export function readSettings(
  { search, hash }: { readonly search: string; readonly hash: string },
  known: readonly string[],
): ReadonlyMap<string, string | readonly string[]> {
  const pairs = [search, hash].flatMap((part) => part.slice(1).split('&')).map((pair) => pair.split(/=(.*)/s));
  const settings = new Map<string, string | readonly string[]>();
  for (const [name = '', raw = ''] of pairs) {
    if (!known.includes(name)) continue;
    // A comma between names is written as it is, one within a name is encoded.
    settings.set(name, name === 'players' && raw.includes(',') ? raw.split(',').map(decode) : decode(raw));
  }
  return settings;
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
