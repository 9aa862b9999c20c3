import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { deep, reach, scripted, type Tags } from './support.js';

/** What stands there to be read, through open shadow roots. */
function screenOf(root: Element): string {
  const roots = [root, ...deep(root.shadowRoot ?? root)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return roots
    .flatMap(({ children }) => [...children])
    .map((child) => (child as HTMLElement).innerText)
    .join('\n');
}

const nameOf = (control: HTMLElement): string =>
  control.ariaLabel ?? (control.closest('label')?.querySelector('span') ?? control).innerText.trim();

/** Until it holds. A failure says what it found, not the whole document. */
const soon = <Result>(check: () => Result): Promise<Result> => waitFor(check, { onTimeout: (error) => error });

/** Somebody at the table: finds controls by their names, presses and types, and reads what stands there. */
export class Player {
  readonly #root: Element;

  constructor(root: Element) {
    this.#root = root;
  }

  async presses(...names: readonly string[]): Promise<void> {
    for (const name of names) await userEvent.click(await this.#control(name));
  }

  /** Writes into a field and goes on with Enter. */
  async types(name: string, text: string | number): Promise<void> {
    const field = await this.#control(name);
    await userEvent.click(field);
    await fireEvent.input(field, { target: { value: String(text) } });
    await fireEvent.change(field);
    await userEvent.keyboard('{Enter}');
  }

  async chooses(name: string, option: string): Promise<void> {
    await userEvent.selectOptions(await this.#control(name), option);
  }

  async sees(...texts: readonly string[]): Promise<void> {
    for (const text of texts) await soon(() => expect(screenOf(this.#root)).toContain(text));
  }

  async seesNo(...texts: readonly string[]): Promise<void> {
    for (const text of texts) await soon(() => expect(screenOf(this.#root)).not.toContain(text));
  }

  /** A number on the sheet, or what stands in another field. */
  async reads(name: string, value: string | number): Promise<void> {
    await expect(await this.#control(name)).toHaveValue(String(value));
  }

  /** Whether a die or another switch is pressed. */
  async seesPressed(name: string, pressed = true): Promise<void> {
    await expect(await this.#control(name)).toHaveAttribute('aria-pressed', String(pressed));
  }

  /** Whether pressing would do anything. */
  async seesOff(name: string, off = true): Promise<void> {
    const control = await this.#control(name);
    await expect(control.ariaDisabled === 'true').toBe(off);
  }

  #control(name: string): Promise<HTMLElement> {
    return soon(() => {
      const controls = [...deep(this.#root.shadowRoot ?? this.#root)].filter(
        (element): element is HTMLElement =>
          element.matches('button, input, select, summary, a[href]') && element.checkVisibility(),
      );
      const found = controls.find((control) => nameOf(control) === name);
      if (!found) throw new Error(`There is no “${name}” among: ${controls.map(nameOf).join(' | ')}`);
      return found;
    });
  }
}

/** Makes the play function of a story: somebody sits down at its table, and these faces come in turn. */
export const playedAt =
  <Tag extends 'boston-table' | 'yacht-table'>(tag: Tag) =>
  (faces: string, flow: (ann: Player, table: Tags[Tag]) => Promise<void>): ReturnType<typeof reach> =>
    reach(tag, (table) => {
      table.thrower = scripted(faces);
      return flow(new Player(table), table);
    });
