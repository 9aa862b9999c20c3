/** Says which copy of the library defined a tag, across bundles. */
export const OWNER = Symbol.for('set-aside-dice/version');

/** A class of ours, of this bundle or of another. */
export type Owned = CustomElementConstructor & { [OWNER]?: string; readonly observedAttributes?: readonly string[] };

/** The class of a tag that is ours. */
export function ownedClass(tag: string): Owned | undefined {
  const found = customElements.get(tag) as Owned | undefined;
  return found?.[OWNER] ? found : undefined;
}
