// The settings of an element as fields, read from custom-elements.json: nothing about an attribute is said twice.

/** Which settings matter to most people; the others stand under "More". */
export const main = ['players', 'rounds', 'variant', 'dice', 'set-aside', 'heading', 'practice'];

/** Settings of a page's script and of other elements, which no snippet needs. */
const left = ['for', 'show'];

export function attributesOf(manifest, tag) {
  const found = manifest.modules.flatMap(({ declarations = [] }) => declarations).find((one) => one.tagName === tag);
  return (found?.attributes ?? []).filter(({ name }) => !left.includes(name));
}

const words = (name) => name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
const bare = (text = '') => text.replaceAll("'", '');

/** The words that a closed union takes: `'a' | 'b'`. */
const optionsOf = (type) => (/^'[^']*'( \| '[^']*')+$/.test(type) ? bare(type).split(' | ') : []);

function control({ name, type, default: usual }) {
  const options = optionsOf(type.text);
  if (options.length > 0) {
    const select = document.createElement('select');
    select.append(...options.map((option) => new Option(words(option), option)));
    select.value = bare(usual);
    return select;
  }
  const input = document.createElement('input');
  if (type.text === 'boolean') input.type = 'checkbox';
  else {
    input.type = 'text';
    if (type.text === 'number') input.inputMode = 'numeric';
    input.placeholder = name === 'players' ? 'Ann, Bob' : bare(usual);
  }
  return input;
}

export function fieldOf(attribute) {
  const field = control(attribute);
  field.name = attribute.name;
  const label = document.createElement('label');
  const name = document.createElement('span');
  name.textContent = words(attribute.name);
  label.append(...(field.type === 'checkbox' ? [field, name] : [name, field]));
  const help = document.createElement('small');
  help.id = `about-${attribute.name}`;
  help.textContent = attribute.description.replaceAll('`', '');
  field.setAttribute('aria-describedby', help.id);
  const box = document.createElement('div');
  box.className = field.type === 'checkbox' ? 'field check' : 'field';
  box.append(label, help);
  return box;
}

/** What was chosen, as attributes; what is usual anyway is left out. */
export function settingsOf(form, attributes) {
  const settings = {};
  for (const { name, default: usual } of attributes) {
    const field = form.elements.namedItem(name);
    if (!field) continue;
    if (field.type === 'checkbox') {
      if (field.checked) settings[name] = '';
    } else {
      const value = field.value.trim();
      if (value && value !== bare(usual)) settings[name] = value;
    }
  }
  return settings;
}
