// Two questions and a few settings in, one snippet out, with the game it makes beside it.
import { recipe, platforms } from '../platforms.js';
import { attributesOf, fieldOf, main, settingsOf } from './fields.js';

const aims = { play: 'Play a game', roll: 'Roll dice', score: 'Keep score', print: 'Print a sheet' };
const games = { boston: 'Going to Boston', yacht: 'Yacht' };

const $ = (id) => document.getElementById(id);
const form = document.querySelector('form');
const addressOf = (folder) => new URL(folder, location.href).href;
/** The package beside this page, to read, and the address under which snippets ask for it. */
const beside = addressOf($('builder').dataset.package);
const base = `${addressOf($('builder').dataset.home ?? beside)}dist/`;
const [manifest, hashes] = await Promise.all(
  ['custom-elements.json', 'dist/sri.json'].map(async (file) => (await fetch(beside + file)).json()),
);

const tagOf = (aim, game) => (aim === 'roll' ? 'dice-roller' : `${game}-${aim === 'play' ? 'table' : 'score-sheet'}`);

function chips(place, name, choices, chosen) {
  for (const [value, text] of Object.entries(choices)) {
    const label = document.createElement('label');
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name, value });
    radio.checked = value === chosen;
    label.append(radio, text);
    place.append(label);
  }
}

const chosen = (name) => form.elements.namedItem(name).value;
let tag;

/** Another element has other settings; those of the same name keep what was chosen. */
function drawFields() {
  const kept = new Map([...$('settings').querySelectorAll('[name]')].map((field) => [field.name, field]));
  const attributes = attributesOf(manifest, tag);
  for (const [place, mine] of [
    ['main-fields', true],
    ['more-fields', false],
  ]) {
    $(place).replaceChildren(...attributes.filter(({ name }) => main.includes(name) === mine).map(fieldOf));
  }
  for (const field of $('settings').querySelectorAll('[name]')) {
    const before = kept.get(field.name);
    if (before?.type !== field.type) continue;
    field.value = before.value;
    field.checked = before.checked;
  }
}

/** The element itself: it takes new settings while it stands, and keeps its scores nowhere. */
function drawPreview(settings, attributes) {
  let element = $('preview').firstElementChild;
  if (element?.localName !== tag) {
    element = document.createElement(tag);
    element.setAttribute('save', 'off');
    $('preview').replaceChildren(element);
  }
  for (const { name } of attributes) {
    if (name === 'save') continue;
    if (name in settings) element.setAttribute(name, settings[name]);
    else element.removeAttribute(name);
  }
}

function show() {
  const aim = chosen('aim');
  const platform = platforms[chosen('platform')];
  $('games').hidden = aim === 'roll';
  const wanted = tagOf(aim, chosen('game'));
  if (wanted !== tag) {
    tag = wanted;
    drawFields();
  }
  const attributes = attributesOf(manifest, tag);
  const settings = settingsOf(form, attributes);
  drawPreview(settings, attributes);
  $('snippet').textContent = recipe(platform, { tag, settings, base, hashes });
  $('paste').textContent = platform.paste;
  $('trouble').textContent = `If you see ${platform.see}: ${platform.do}`;
  $('proof').textContent = platform.proof;
  $('copied').textContent = '';
}

async function copy() {
  const text = $('snippet').textContent;
  try {
    await navigator.clipboard.writeText(text);
    $('copied').textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren($('snippet'));
    $('copied').textContent = 'It is marked now: copy it with Ctrl+C.';
  }
}

chips(
  $('platforms'),
  'platform',
  Object.fromEntries(Object.entries(platforms).map(([id, { name }]) => [id, name])),
  'html',
);
chips($('aims'), 'aim', aims, 'play');
chips($('games'), 'game', games, 'boston');
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
$('copy').addEventListener('click', copy);
show();
