import { html as lit, type TemplateResult } from 'lit';

/** Per template, its texts without the white space that only lays out the source. */
const trimmed = new WeakMap<TemplateStringsArray, TemplateStringsArray>();

function trim(strings: TemplateStringsArray): TemplateStringsArray {
  const known = trimmed.get(strings);
  if (known) return known;
  const texts = strings.map((text) => text.replace(/(^|>)\s+(?=<|$)/g, '$1').replace(/(?<=>)\s+$|^\s+(?=<)/g, ''));
  const result = Object.assign(texts, { raw: texts }) as unknown as TemplateStringsArray;
  trimmed.set(strings, result);
  return result;
}

/**
 * Lit's `html` without white space between tags. Page translators wrap text nodes in elements of their own, and Lit
 * finds its place by the node beside it: with no text there, nothing it relies on moves. Changing words are set as
 * `.textContent` for the same reason.
 */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): TemplateResult<1> =>
  lit(trim(strings), ...values);
