/** The status region belongs to the page, not to a copy of this library: bundles find each other's by this key. */
const REGION = Symbol.for('set-aside-dice/status');
/** And by this mark where a page was copied, region and all. */
const MARK = 'data-set-aside-dice-status';

type Home = HTMLElement & { [REGION]?: HTMLElement };

/** Off screen, but read aloud. Set from code: a strict CSP blocks style attributes. */
const OFF_SCREEN = {
  position: 'fixed',
  top: '0',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

function regionIn(home: Home): HTMLElement {
  const known = home[REGION];
  if (known?.parentNode === home) return known;
  const copied = home.querySelector<HTMLElement>(`:scope > [${MARK}]`);
  const region = copied ?? known ?? document.createElement('div');
  region.setAttribute(MARK, '');
  region.setAttribute('role', 'status');
  region.lang = 'en';
  for (const [name, value] of Object.entries(OFF_SCREEN)) region.style.setProperty(name, value);
  if (!copied) home.append(region);
  return (home[REGION] = region);
}

/** The dialog around an element, through any shadow roots. */
function dialogAround(element: Element): HTMLDialogElement | null {
  const root = element.getRootNode();
  return element.closest('dialog') ?? (root instanceof ShadowRoot ? dialogAround(root.host) : null);
}

/** Makes sure that the region is there before its first message: one made together with it is not read. */
export function joinAnnouncer(element: Element): void {
  const dialog = dialogAround(element);
  if (dialog) regionIn(dialog);
  regionIn(document.body);
}

/**
 * Has a sentence read aloud. One polite region in the light DOM speaks for all elements of the page (regions in shadow
 * roots are unreliable), or one in the modal dialog around the element, as everything outside is inert then.
 */
export function announce(element: Element, sentence: string): void {
  if (!element.isConnected || !sentence) return;
  const dialog = dialogAround(element);
  const region = regionIn(dialog?.matches(':modal') ? dialog : document.body);
  // The same words again are news too: readers notice only a change of the text.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
