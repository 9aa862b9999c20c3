/**
 * The custom states of an element, which is a group to screen readers: the page can name it by `aria-label` or
 * `aria-labelledby` as any element of its own.
 */
export function statesOf(element: HTMLElement): CustomStateSet {
  const internals = element.attachInternals();
  internals.role = 'group';
  // A server has drawn the element: without Lit's own support for that, it would now stand there twice.
  if (!('litElementHydrateSupport' in globalThis)) internals.shadowRoot?.replaceChildren();
  return internals.states;
}
