import type { StoryContext } from '@storybook/web-components-vite';
import { noChange } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';
import type {
  BostonScoreSheet,
  BostonTable,
  DiceRoller,
  Face,
  Thrower,
  YachtScoreSheet,
  YachtTable,
} from '../src/index.js';

/** What the controls set: attributes by name. Functions report events to the Actions panel. */
export type Args = Readonly<Record<string, unknown>>;

const eventOf = (name: string): string =>
  name.replace(/^on/, '').replace(/[A-Z]/g, (letter, at) => (at ? '-' : '') + letter.toLowerCase());

class Attributes extends Directive {
  #args: Args = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('Write it as <tag ${attributes(args)}>');
  }

  render(_args: Args): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [args]: [Args]): typeof noChange {
    const before = this.#args;
    this.#args = args;
    for (const name of new Set([...Object.keys(before), ...Object.keys(args)])) {
      const value = args[name];
      if (typeof value === 'function') {
        if (!before[name]) element.addEventListener(eventOf(name), value as EventListener);
      } else if (value == null || value === '' || value === false) element.removeAttribute(name);
      else element.setAttribute(name, value === true ? '' : String(value));
    }
    return noChange;
  }
}

/** The controls' values as the attributes of an element. */
export const attributes = directive(Attributes);

/** Faces in this order, and then from the beginning again. */
export function scripted(faces: string): Thrower {
  const list = (faces.match(/[1-6]/g) ?? []).map(Number) as Face[];
  let at = 0;
  return (count) => Array.from({ length: count }, () => list[at++ % list.length] ?? 1);
}

/** Every element below, through open shadow roots, in document order. */
export function* deep(root: ParentNode): Generator<Element> {
  for (const element of root.children) {
    yield element;
    if (element.shadowRoot) yield* deep(element.shadowRoot);
    yield* deep(element);
  }
}

/** Lets everything draw. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function only(root: Element, what: string, is: (element: Element) => boolean, place = 0): Promise<HTMLElement> {
  await drawn();
  const found = [...deep(root.shadowRoot ?? root)].filter(is)[place];
  if (!found) throw new Error(`There is no ${what}`);
  return found as HTMLElement;
}

/** Presses the button of that part; the second or third of several by its place. */
export async function press(root: Element, part: string, place = 0): Promise<void> {
  (await only(root, part, (element) => element.part.contains(part), place)).click();
  await drawn();
}

/** Types into a field, found by the beginning of its accessible name. */
export async function fill(root: Element, name: string, text: string | number): Promise<void> {
  const called = (element: Element): boolean => !!element.getAttribute('aria-label')?.startsWith(name);
  const field = (await only(root, name, (one) => one.localName === 'input' && called(one))) as HTMLInputElement;
  field.value = String(text);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn();
}

export interface Tags {
  'dice-roller': DiceRoller;
  'boston-table': BostonTable;
  'boston-score-sheet': BostonScoreSheet;
  'yacht-table': YachtTable;
  'yacht-score-sheet': YachtScoreSheet;
}

/**
 * Brings the first element of a tag where its story begins. Dice land at once on the way there, and tumble for whoever
 * plays on. A page of many stories stays where its reader is.
 */
export const reach =
  <Tag extends keyof Tags>(tag: Tag, steps: (element: Tags[Tag]) => Promise<unknown> | unknown) =>
  async ({ canvasElement, viewMode }: Pick<StoryContext, 'canvasElement' | 'viewMode'>): Promise<void> => {
    const [left, top] = [scrollX, scrollY];
    const element = canvasElement.querySelector<Tags[Tag]>(tag);
    if (!element) throw new Error(`There is no <${tag}>`);
    canvasElement.style.setProperty('--dice-roll-time', '0s');
    await element.updateComplete;
    await steps(element);
    await drawn();
    canvasElement.style.removeProperty('--dice-roll-time');
    if (viewMode === 'docs' && element.matches(':focus-within')) scrollTo(left, top);
  };

/** The highest die of the last throw. */
function best({ match: { turn } }: BostonTable): number {
  const faces = turn.faces.map((face, die): number => (turn.thrown.includes(die) ? (face ?? 0) : 0));
  return faces.indexOf(Math.max(...faces));
}

/** Turns by the rule, "662 41 3": the highest die kept of each throw; after three throws the score is written down. */
export async function play(table: BostonTable, ...turns: readonly string[]): Promise<void> {
  for (const turn of turns) {
    table.thrower = scripted(turn);
    const throws = turn.split(' ');
    for (const _ of throws) {
      await table.roll();
      table.setAside(best(table));
    }
    if (throws.length === 3) table.write();
  }
}

/** Scores written on the sheet, for whoever comes next. */
export function scores(table: BostonTable, ...list: readonly number[]): void {
  for (const score of list) {
    const { round, seat, rolloff } = table.match;
    const cell = { round, seat: seat ?? 0, ...(rolloff === null ? {} : { rolloff }) };
    if (!table.writeScore(cell, score)) throw new Error(`${score} was refused`);
  }
}
