// A Lit template as HTML text, for pages made at build time: nested templates, lists, texts and plain attributes.

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (text) => String(text).replace(/[&<>"]/g, (sign) => escapes[sign]);

export function templateText(value) {
  if (Array.isArray(value)) return value.map(templateText).join('');
  if (value == null || typeof value === 'symbol') return ''; // Lit's `nothing` is a symbol
  if (typeof value !== 'object') return escapeText(value);
  if (!value.strings) throw new TypeError('Only templates, lists and texts can be written down');
  let text = '';
  value.strings.forEach((string, index) => {
    text += string;
    if (index === value.values.length) return;
    const attribute = /[^\s"'<>=]+=$/.test(string); // unquoted: class=${...}
    if (/[@.?][\w-]+=["']?$/.test(string)) throw new TypeError(`Not an attribute of a page without script: ${string}`);
    text += attribute ? `"${templateText(value.values[index])}"` : templateText(value.values[index]);
  });
  return text;
}

/** Without the spaces that only make a template readable. Those between words stay. */
export const tidy = (html) => html.replace(/>\s+</g, '>\n<').replace(/\n\s*/g, '\n').trim();
