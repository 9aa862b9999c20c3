import { noChange } from 'lit';
import { setCommittedValue } from 'lit/directive-helpers.js';
import { directive, Directive, type PropertyPart } from 'lit/directive.js';

/** Fields in which something is typed and not done with. */
const drafts = new WeakSet<Element>();

export const beginDraft = (event: Event): void => {
  if (event.currentTarget instanceof Element) drafts.add(event.currentTarget);
};

export const endDraft = (event: Event): void => {
  if (event.currentTarget instanceof Element) drafts.delete(event.currentTarget);
};

class Draft extends Directive {
  #shown: string | undefined;

  override render(text: string): string {
    return text;
  }

  override update(part: PropertyPart, [text]: [string]): unknown {
    const field = part.element as HTMLInputElement;
    const same = this.#shown === text;
    this.#shown = text;
    if ((same && drafts.has(field)) || field.value === text) return noChange;
    setCommittedValue(part); // what was typed and refused stands there, though Lit has set the same text before
    return text;
  }
}

/** The value of a field: what it is to show, except while somebody types in it and it stays the same. */
export const draft = directive(Draft);
