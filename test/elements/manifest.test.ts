import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import '../../src/all.js';
import { BOXES } from '../../src/games/yacht-score.js';
import type { BostonTable, Face, YachtTable } from '../../src/index.js';
import { deep, drawn, faces, listen, mount } from '../support/page.js';

interface Named {
  readonly name: string;
}
interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly (Named & { readonly fieldName: string })[];
  readonly members: readonly (Named & { readonly kind: 'field' | 'method'; readonly readonly?: boolean })[];
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly cssStates: readonly Named[];
  readonly events: readonly Named[];
}
interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Partial<Declaration>[] }[];
}

const response = await fetch(new URL('../../custom-elements.json', import.meta.url));
const { modules } = (await response.json()) as Manifest;
const declarations = modules
  .flatMap((module) => module.declarations)
  .filter((one): one is Declaration => one.tagName !== undefined);

const names = (list: readonly Named[]): string[] => list.map(({ name }) => name).sort();
const sorted = (list: Iterable<string>): string[] => [...new Set(list)].sort();
const classOf = (tag: string): typeof LitElement => customElements.get(tag) as typeof LitElement;

/** What the element's class itself adds for a page to use. Names with an underscore would be nobody's business. */
function face(tag: string): [string, PropertyDescriptor][] {
  const found = new Map<string, PropertyDescriptor>();
  for (let kind = classOf(tag).prototype as object; kind !== LitElement.prototype; kind = Object.getPrototypeOf(kind)) {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(kind))) {
      if (!(name in LitElement.prototype) && !found.has(name)) found.set(name, descriptor);
    }
  }
  return [...found];
}

const styleOf = (tag: string): string =>
  [...classOf(tag).elementStyles].map((style) => ('cssText' in style ? style.cssText : '')).join('');
/** The custom properties that a page may set, as far as anything comes of them. Our own begin with an underscore. */
function used(tags: Iterable<string>): string[] {
  const style = [...tags].map(styleOf).join('');
  const unused = [...style.matchAll(/(--_[\w-]+)\s*:[^;}]*[;}]/g)].filter(([, own]) => !style.includes(`var(${own})`));
  const rest = unused.reduce((text, [declaration]) => text.replaceAll(declaration, ''), style);
  return sorted([...rest.matchAll(/var\(\s*(--[a-z][\w-]*)/g)].map(([, name]) => name ?? ''));
}

/** The tags of ours that an element draws inside. */
const inside = (tag: string, root: Element): string[] =>
  sorted([
    tag,
    ...[...deep(root)].map(({ localName }) => localName).filter((name) => customElements.get(name) && name !== tag),
  ]);

for (const { tagName, ...told } of declarations) {
  describe(`the manifest and <${tagName}>`, () => {
    it('have the same attributes, each with its property', () => {
      expect(names(told.attributes)).to.deep.equal(sorted(classOf(tagName).observedAttributes));
      const element = document.createElement(tagName);
      for (const { name, fieldName } of told.attributes) expect(fieldName in element, name).to.equal(true);
    });

    it('have the same properties and methods, and agree on what can be set', () => {
      const running = face(tagName).map(([name, { value, set }]) => [
        name,
        typeof value === 'function' ? 'method' : set ? 'field' : 'readonly field',
      ]);
      const written = told.members.map(({ name, kind, readonly }) => [name, readonly ? `readonly ${kind}` : kind]);
      expect(Object.fromEntries(running)).to.deep.equal(Object.fromEntries(written));
    });

    it('have the same slots', async () => {
      const element = await mount(`<${tagName}></${tagName}>`);
      const slots = [...(element.shadowRoot?.querySelectorAll('slot') ?? [])].map(({ name }) => name);
      expect(sorted(slots)).to.deep.equal(names(told.slots));
    });

    it('have the same custom properties, those of the elements inside included', async () => {
      const element = await mount(`<${tagName} setup="open"></${tagName}>`);
      expect(names(told.cssProperties)).to.deep.equal(used(inside(tagName, element)));
    });
  });
}

/** Words that follow the name of a part, and say how it stands. */
const SECOND_WORDS = ['aside', 'won', 'now', 'struck'];

describe('a match played to its end', () => {
  const namesOf = (tags: readonly string[], list: 'events' | 'cssParts' | 'cssStates'): string[] =>
    sorted(declarations.filter(({ tagName }) => tags.includes(tagName)).flatMap((one) => names(one[list])));

  async function played(
    play: (table: HTMLElement) => AsyncIterable<unknown>,
    table: HTMLElement,
  ): Promise<{ parts: string[]; states: string[] }> {
    const parts = new Set<string>();
    const states = new Set<string>();
    const look = (): void => {
      for (const one of deep(table)) for (const part of one.part) parts.add(part);
      for (const state of ['rolling', 'finished', 'alone']) if (table.matches(`:state(${state})`)) states.add(state);
    };
    look();
    for await (const _ of play(table)) look();
    return { parts: sorted(parts).filter((part) => !SECOND_WORDS.includes(part)), states: sorted(states) };
  }

  it('of Going to Boston fires every event of the manifest, and draws only parts that are in it', async () => {
    const table = await mount<BostonTable>('<boston-table setup="open" rounds="1" players="Ann, Bob"></boston-table>', {
      tumble: '5s',
    });
    const tags = ['boston-table', 'dice-roller'];
    const events = listen(table, ...namesOf([...tags, 'boston-score-sheet'], 'events'));
    const { parts, states } = await played(async function* () {
      table.thrower = faces(6, 6, 2, 4, 1, 3);
      for (const die of [0, 1, 2]) {
        void table.roll();
        await drawn();
        yield 'in the air';
        table.setAside(die);
        await drawn();
        yield 'aside';
      }
      table.write();
      table.writeScore({ round: 1, seat: 1 }, 13);
      await drawn();
      yield 'a tie';
      for (const [seat, score] of [12, 9].entries()) table.writeScore({ round: 1, seat, rolloff: 1 }, score);
      await drawn();
      yield 'over';
    }, table);
    expect(sorted(events.map(({ type }) => type))).to.deep.equal(namesOf(tags, 'events'));
    expect(namesOf([...tags, 'boston-score-sheet'], 'cssParts')).to.include.members(parts);
    expect(states).to.deep.equal(namesOf(['boston-table'], 'cssStates'));
  });

  it('of Yacht does the same', async () => {
    const table = await mount<YachtTable>('<yacht-table save="off" players="1"></yacht-table>', { tumble: '5s' });
    const tags = ['yacht-table', 'dice-roller'];
    const events = listen(table, ...namesOf([...tags, 'yacht-score-sheet'], 'events'));
    const { parts, states } = await played(async function* () {
      table.thrower = (count) => new Array<Face>(count).fill(3);
      for (const box of BOXES) {
        void table.roll();
        await drawn();
        yield 'in the air';
        table.setAside(0);
        table.score(box);
        await drawn();
        yield 'a box filled';
      }
    }, table);
    expect(sorted(events.map(({ type }) => type))).to.deep.equal(namesOf(tags, 'events'));
    expect(namesOf([...tags, 'yacht-score-sheet'], 'cssParts')).to.include.members(parts);
    expect(states).to.deep.equal(namesOf(['yacht-table'], 'cssStates'));
  });
});
