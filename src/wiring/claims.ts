const owners = new Map<string, object>();

/** Takes something that one element of the page can have at a time; `false` when another has it. */
export function claim(what: string, owner: object): boolean {
  const now = owners.get(what) ?? owner;
  owners.set(what, now);
  return now === owner;
}

export function release(what: string, owner: object): void {
  if (owners.get(what) === owner) owners.delete(what);
}
