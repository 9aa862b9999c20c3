/** What was typed into a cell: `null` for nothing, NaN for anything but digits. */
export function typedNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  return /^-?\d{1,5}$/.test(plain) ? Number(plain) : NaN;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const atEdge = ({ selectionStart, selectionEnd, value }: HTMLInputElement, column: number): boolean =>
  selectionStart === selectionEnd && selectionStart === (column < 0 ? 0 : value.length);

/** The next field in that direction, past rows that have none in this column. */
function fieldFrom(field: HTMLElement, [rows, columns]: readonly [number, number]): HTMLInputElement | null {
  const cell = field.closest<HTMLTableCellElement>('td, th');
  let row = cell?.closest('tr') ?? null;
  const rightToLeft = getComputedStyle(field).direction === 'rtl';
  const column = (cell?.cellIndex ?? 0) + (rightToLeft ? -columns : columns);
  if (columns) return row?.cells[column]?.querySelector('input') ?? null;
  const all = [...(row?.closest('table')?.rows ?? [])];
  for (let index = row ? all.indexOf(row) + rows : -1; index in all; index += rows) {
    row = all[index] ?? null;
    const found = row?.cells[column]?.querySelector('input');
    if (found) return found;
  }
  return null;
}

/** Fields that were left with what could not be written. */
const refused = new WeakSet<EventTarget>();

/** Writes what was typed into a field. Where that cannot be done, what was there `before` is back at once. */
export function leave(field: HTMLInputElement, before: string, write: (text: string) => boolean): void {
  if (write(field.value)) return;
  field.value = before;
  refused.add(field);
}

/** Enter and the arrow keys go from field to field, but not away from a refusal; no key changes a number. */
export function cellKeys(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const field = event.target as HTMLInputElement;
  if (!step || event.isComposing || (step[1] && !atEdge(field, step[1]))) return;
  event.preventDefault();
  const next = fieldFrom(field, step) ?? (event.key === 'Enter' ? field : null);
  if (!next) return;
  refused.delete(field);
  field.blur(); // what was typed is written now
  const to = refused.has(field) ? field : next;
  to.focus();
  if (to !== field || refused.has(field)) to.select();
}
