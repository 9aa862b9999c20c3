type Rgb = readonly [number, number, number];

/** Any colour CSS knows, as the screen gets it, over another one. */
function painted(colors: readonly string[]): Rgb {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  for (const color of colors) {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance, as WCAG has it. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What lies behind an element, from the page up to itself. */
function behind(element: Element | null): string[] {
  if (!element) return ['white'];
  const root = element.getRootNode();
  const outer = element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return [...behind(outer), getComputedStyle(element).backgroundColor];
}

const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast of an element's text, or of another of its colours, with what lies behind it. */
export function contrast(element: Element, property: 'color' | 'outlineColor' | 'borderTopColor' = 'color'): number {
  const ground = behind(property === 'color' ? element : element.parentElement);
  const front = [...ground, getComputedStyle(element)[property]];
  return ratio(luminance(painted(front)), luminance(painted(ground)));
}
