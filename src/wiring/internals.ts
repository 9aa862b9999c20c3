export type States = Pick<CustomStateSet, 'add' | 'delete'>;

/**
 * The custom states of an element, which is a group to screen readers: the page can name it by `aria-label` or
 * `aria-labelledby` as any element of its own.
 */
export function statesOf(element: HTMLElement): States {
  try {
    const internals = element.attachInternals();
    internals.role = 'group';
    // A server has drawn the element: without Lit's own support for that, it would now stand there twice.
    if (!('litElementHydrateSupport' in globalThis)) internals.shadowRoot?.replaceChildren();
    return internals.states ?? new Set();
  } catch {
    return new Set(); // browsers of before 2023, and tags that bear an `is`, which makes them no element of their own
  }
}
