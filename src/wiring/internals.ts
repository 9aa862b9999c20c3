/**
 * The custom states of an element, which is a group to screen readers: the page can name it by `aria-label` or
 * `aria-labelledby` as any element of its own.
 */
export function statesOf(element: HTMLElement): CustomStateSet {
  const internals = element.attachInternals();
  internals.role = 'group';
  return internals.states;
}
