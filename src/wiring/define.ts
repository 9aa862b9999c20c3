import { ContextRoot } from '@lit/context';
import { OWNER, type Owned } from './owned.js';
import { awaitPlaceholders } from './placeholders.js';

/** Replaced by the build with the version of the package. */
declare const SET_ASIDE_DICE_VERSION: string | undefined;
const VERSION = typeof SET_ASIDE_DICE_VERSION === 'string' ? SET_ASIDE_DICE_VERSION : 'dev';

let rooted = false;
/** Tags of somebody else's, named in one warning each. */
const left = new Set<string>();

/** Lets an element that is upgraded before the table it belongs to find it when it comes. */
function awaitLateProviders(): void {
  if (rooted || !globalThis.document) return; // where a server draws pages there is none
  rooted = true;
  new ContextRoot().attach(document.documentElement);
}

/** Defines a tag unless the page has it already: the first copy wins, and the rest of the bundle goes on. */
export function define(tag: string, element: CustomElementConstructor): void {
  awaitLateProviders();
  const taken = customElements.get(tag) as Owned | undefined;
  if (!taken) {
    (element as Owned)[OWNER] = VERSION;
    customElements.define(tag, element);
    awaitPlaceholders();
  } else if (taken !== element && taken[OWNER] !== VERSION && !left.has(tag)) {
    left.add(tag);
    console.warn(
      `<${tag}> is already defined by ${taken[OWNER] ?? 'another script'}; set-aside-dice ${VERSION} leaves it.`,
    );
  }
}
