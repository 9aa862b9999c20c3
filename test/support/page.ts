import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import type { Face, Thrower } from '../../src/index.js';

/** What stands on the test's page, taken away after each test. */
const mounted: Element[] = [];
/** What the console was told; a test that expects it takes it away with `complaints()`. */
const console_: string[] = [];

const { warn, error } = console;
beforeEach(function () {
  console.warn = (...words: unknown[]) => void console_.push(words.map(String).join(' '));
  console.error = (...words: unknown[]) => void console_.push(words.map(String).join(' '));
  // A test that leaves something in the console fails itself: a hook that failed would end the whole file.
  const test = this.currentTest as Mocha.Test;
  const body = test.fn as (this: Mocha.Context) => unknown;
  test.fn = async function (this: Mocha.Context) {
    await body.call(this);
    const left = complaints();
    if (left.length) throw new Error(`The console was told: ${left.join(' | ')}`);
  };
});
afterEach(() => {
  Object.assign(console, { warn, error });
  for (const element of mounted.splice(0)) element.remove();
  localStorage.clear();
  complaints();
});

/** Warnings and errors since the last call. */
export const complaints = (): string[] => console_.splice(0).filter((words) => !words.startsWith('Lit is in dev mode'));

/**
 * Puts markup on the page, with dice that do not tumble. Tables and sheets keep nothing and are set up as written,
 * unless the markup says otherwise. Returns the first element, drawn.
 */
export async function mount<Kind extends Element>(markup: string, options: { tumble?: string } = {}): Promise<Kind> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  for (const game of template.content.querySelectorAll('boston-table, boston-score-sheet')) {
    if (!game.hasAttribute('save')) game.setAttribute('save', 'off');
    if (game.localName.endsWith('table') && !game.hasAttribute('setup')) game.setAttribute('setup', 'fixed');
  }
  const home = document.createElement('div');
  home.style.setProperty('--dice-roll-time', options.tumble ?? '0s');
  home.append(document.importNode(template.content, true));
  const page = document.createElement('div');
  page.append(edge(-1), home, edge(0));
  document.body.append(page);
  mounted.push(page);
  await drawn();
  return home.firstElementChild as Kind;
}

/** A place for the focus before and after what is mounted: beyond the page Tab would walk into the browser's own bars. */
function edge(tabIndex: number): HTMLElement {
  return Object.assign(document.createElement('span'), { className: 'edge', tabIndex });
}

/** Every element below, through open shadow roots, in document order. */
export function* deep(root: Element | ShadowRoot = document.body): Generator<Element> {
  if (root instanceof Element && root.shadowRoot) yield* deep(root.shadowRoot);
  for (const child of root.children) {
    yield child;
    yield* deep(child);
  }
}

/** Waits until nothing on the page has anything left to draw. */
export async function drawn(): Promise<void> {
  const pending = (): LitElement[] => [...deep()].filter((one) => (one as LitElement).isUpdatePending) as LitElement[];
  for (let tick = 0; tick < 3; tick++) await Promise.resolve(); // "slotchange" comes in a microtask
  for (let waiting = pending(); waiting.length; waiting = pending()) {
    await Promise.all(waiting.map((one) => one.updateComplete));
  }
}

/** Faces in this order, however many are asked for at a time; asked for more it fails. */
export function faces(...list: readonly number[]): Thrower {
  let at = 0;
  return (count) => {
    if (at + count > list.length) throw new Error('The test feeds no more faces');
    return list.slice(at, (at += count)) as Face[];
  };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The name a screen reader tells. */
export const nameOf = (control: Element): string => plain(control.getAttribute('aria-label') ?? control.textContent);

type Name = string | RegExp;
const fits = (name: Name, text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));

/** The buttons one can see, by role and name. */
export const buttons = (root?: Element): HTMLButtonElement[] =>
  [...deep(root)].filter((one): one is HTMLButtonElement => one.localName === 'button' && one.checkVisibility());

function only<Kind extends Element>(kind: string, all: readonly Kind[], name: Name): Kind {
  const found = all.filter((one) => fits(name, nameOf(one)));
  if (found[0] && found.length === 1) return found[0];
  throw new Error(`${found.length} ${kind} ${String(name)} among: ${all.map(nameOf).join(', ')}`);
}

export const button = (name: Name, root?: Element): HTMLButtonElement => only('buttons', buttons(root), name);
export const hasButton = (name: Name, root?: Element): boolean => buttons(root).some((one) => fits(name, nameOf(one)));

/** The fields of sheets, by their names: "Round 3, Bob". */
export const fields = (root?: Element): HTMLInputElement[] =>
  [...deep(root)].filter((one): one is HTMLInputElement => one.localName === 'input' && one.checkVisibility());
export const field = (name: Name, root?: Element): HTMLInputElement => only('fields', fields(root), name);

/** The dice one can see, in a roller or all over the page. */
export const dice = (root?: Element): HTMLButtonElement[] =>
  buttons(root).filter((one) => nameOf(one).startsWith('Die '));

/** The dots of each background of a side: one in the middle, four in the corners, two of them alone, two halfway down. */
const DOTS = [1, 4, 1, 1, 2];

/** How many pips a die at rest is seen to show: the dots of its backgrounds that have a size. */
export const pips = (die: Element): number => {
  const side = die.querySelector('.cube');
  const sizes = side ? getComputedStyle(side).backgroundSize.split(',') : [];
  return DOTS.reduce((sum, dots, layer) => sum + (parseFloat(sizes[layer] ?? '0') > 0 ? dots : 0), 0);
};

/** Presses a button by script, where the way of pressing does not matter. */
export async function press(name: Name, root?: Element): Promise<void> {
  await drawn();
  button(name, root).click();
  await drawn();
}

/** A real click of the mouse, in the middle of a control. */
export async function click(control: Element): Promise<void> {
  await drawn();
  control.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = control.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
  await drawn();
}

/** Real keys, one after the other. */
export async function keys(...list: readonly string[]): Promise<void> {
  for (const key of list) await sendKeys({ press: key });
  await drawn();
}

/** Real keys, typed as a text; one at a time, as WebDriver takes several for a chord. */
export async function type(text: string): Promise<void> {
  for (const key of text) await sendKeys({ type: key });
  await drawn();
}

/** The element that has the focus, inside open shadow roots too. */
export function focused(): Element {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Walks with Tab until a control of that name has the focus; after the last one it begins again with the first. */
export async function tabTo(name: Name): Promise<void> {
  const edges = document.querySelectorAll<HTMLElement>('.edge');
  for (let steps = 0; steps < 80; steps++) {
    const now = focused();
    if (fits(name, nameOf(now))) return;
    if (now === document.body || now === edges[edges.length - 1]) edges[0]?.focus();
    await sendKeys({ press: 'Tab' });
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

/** The words on the screen, with what fields hold, in reading order. */
export function screen(node: Node = document.body): string {
  const words = (one: Node): string => {
    if (one instanceof Text) return one.data;
    if (!(one instanceof Element) || ['SCRIPT', 'STYLE'].includes(one.tagName)) return '';
    if (one instanceof HTMLInputElement) return one.checkVisibility() ? ` ${one.value} ` : '';
    if (getComputedStyle(one).display !== 'contents' && !one.checkVisibility()) return '';
    const inside = one instanceof HTMLSlotElement && one.assignedNodes().length ? one.assignedNodes() : undefined;
    return ` ${[...(inside ?? one.shadowRoot?.childNodes ?? one.childNodes)].map(words).join('')} `;
  };
  return plain(words(node));
}

/** What a screen reader was told last, by the page's status region. */
export const heard = (): string => plain(document.querySelector('body > [role=status]')?.textContent ?? '');

/** Notes what the page hears of these events, with what each of them carries. */
export function listen<Kind extends Event>(target: EventTarget, ...names: readonly string[]): Kind[] {
  const events: Kind[] = [];
  for (const name of names) target.addEventListener(name, (event) => void events.push(event as Kind));
  return events;
}
