/** The status region belongs to the page, not to a copy of this library: bundles find each other's by this key. */
const REGION = Symbol.for('set-aside-dice/status');
/** And by this mark where a page was copied, region and all. */
const MARK = 'data-set-aside-dice-status';
/** Where the rest of the page may be inert; not where the page as a whole fills the screen. */
const STAGE = 'dialog, :fullscreen:not(html, body)';

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

/** A dialog or what fills the screen, around an element or itself, through any shadow roots. */
function stageAround(element: Element): HTMLElement | null {
  const root = element.getRootNode();
  return element.closest<HTMLElement>(STAGE) ?? (root instanceof ShadowRoot ? stageAround(root.host) : null);
}

/** Makes sure that the region is there before its first message: one made together with it is not read. */
export function joinAnnouncer(element: Element): void {
  const stage = stageAround(element);
  if (stage) regionIn(stage);
  regionIn(document.body);
}

/** Takes the region away again that was joined inside an element itself. */
export function quitAnnouncer(element: Home): void {
  element[REGION]?.remove();
}

/**
 * Has a sentence read aloud. One polite region in the light DOM speaks for all elements of the page (regions in shadow
 * roots are unreliable), or one in the modal dialog around the element or in what fills the screen, as everything
 * outside is inert then.
 */
export function announce(element: Element, sentence: string): void {
  if (!element.isConnected || !sentence) return;
  const stage = stageAround(element);
  const region = regionIn(stage?.matches(':modal, :fullscreen') ? stage : document.body);
  // The same words again are news too: readers notice only a change of the text.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
