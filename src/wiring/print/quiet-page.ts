export type Undo = () => void;

/** Takes steps back, the last one first, and each only once. */
export function takeBack(steps: Undo[]): void {
  for (const step of steps.splice(0).reverse()) step();
}

/**
 * Takes the page's own style out of print, and leaves it on screen: its sheets (all but `ours`) no longer apply to
 * paper, whatever `@page`, `@layer` or `!important` they hold, and what `html` and its children carry inline is no longer
 * `!important`.
 */
export function quietPage(ours: CSSStyleSheet | undefined): Undo {
  const { adoptedStyleSheets, documentElement, styleSheets } = document;
  const undo = [...styleSheets, ...adoptedStyleSheets].filter((sheet) => sheet !== ours).map(muteOnPaper);
  for (const element of [documentElement, ...documentElement.children])
    if ('style' in element) undo.push(demoteInline(element as Element & ElementCSSInlineStyle));
  return () => takeBack(undo);
}

/** The CSSOM lets the media of a sheet be set even where its rules may not be read, and no CSP has a say in it. */
function muteOnPaper({ media }: CSSStyleSheet): Undo {
  const before = media.mediaText;
  media.mediaText = before === '' || window.matchMedia(before).matches ? 'screen' : 'not all';
  const muted = media.mediaText;
  return () => {
    // Some pages load a sheet for print and set it to "all" once it is here; that must not be taken back.
    if (media.mediaText === muted) media.mediaText = before;
  };
}

function demoteInline({ style }: ElementCSSInlineStyle): Undo {
  const important = [...style].filter((name) => style.getPropertyPriority(name) !== '');
  for (const name of important) style.setProperty(name, style.getPropertyValue(name));
  return () => {
    for (const name of important) {
      const value = style.getPropertyValue(name);
      if (value !== '') style.setProperty(name, value, 'important');
    }
  };
}

/**
 * For the time of the print itself. Without a body, Chromium and WebKit lay the pages out in the direction that was last
 * written in on screen: a page written downwards would lose all but its first sheet.
 */
export function writeAcross(): Undo {
  const { documentElement, body } = document;
  if (getComputedStyle(body).writingMode === 'horizontal-tb') return () => {};
  const undo = [documentElement, body].map(({ style }) => {
    const before = [style.getPropertyValue('writing-mode'), style.getPropertyPriority('writing-mode')] as const;
    style.setProperty('writing-mode', 'horizontal-tb', 'important');
    return () => style.setProperty('writing-mode', ...before);
  });
  void body.offsetHeight; // laid out now, while the body still has its box
  return () => takeBack(undo);
}
