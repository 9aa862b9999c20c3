// What people paste: one of our elements, on each of the roads that editors and filters leave open. The builder, the
// recipes and the tests all take their snippets from here.

/** How many play: a number, or names. */
const seats = (players = '') => Number(players) || players.split(',').length;

/** What the set-up panel of a table takes up beyond a match of three. */
const panel = ({ players, practice }) => 3.3 * Math.max(0, seats(players) - 3) + (practice === undefined ? 0 : 2.75);

/**
 * `room` is what an element takes up in a page before anybody has played, at any width from a phone's up; `width` and
 * `height` are a frame's, in pixels, until its page tells its own, and `least` is its height on narrow screens. With its settings it takes `more`, in em; `rows` more
 * on the sheet count until it scrolls by itself, `shown` being those that are there without them.
 */
export const things = {
  'boston-table': {
    title: 'Going to Boston',
    action: 'Play Going to Boston',
    file: 'boston.js',
    width: 720,
    height: 1180,
    least: 'clamp(1180px, 2110px - 100vw, 1790px)',
    room: 'max(76em, 120em - 100vw)',
    more: (settings) => panel(settings) + (settings.scoring ? 2.75 : 0),
    rows: ({ rounds = 5 }) => rounds - 5,
    shown: 24,
  },
  'boston-score-sheet': {
    title: 'Going to Boston score sheet',
    action: 'Open the score sheet',
    file: 'boston.js',
    width: 720,
    height: 1230,
    room: '58em',
    rows: ({ rounds = 10 }) => rounds - 10,
    shown: 37,
  },
  'dice-roller': {
    title: 'Dice',
    action: 'Roll the dice',
    file: 'dice-roller.js',
    width: 480,
    height: 256,
    room: '15em',
    more: ({ dice = 3, 'set-aside': aside }) => (dice > 5 ? 5 : 0) + (aside === undefined ? 0 : dice > 5 ? 13 : 6.5),
  },
  'yacht-table': {
    title: 'Yacht',
    action: 'Play Yacht',
    file: 'yacht.js',
    width: 1000,
    height: 1100,
    least: 'clamp(1100px, 2560px - 100vw, 1950px)',
    room: 'clamp(66em, 155em - 100vw, 106em)',
    more: panel,
  },
  'yacht-score-sheet': {
    title: 'Yacht score sheet',
    action: 'Open the score sheet',
    file: 'yacht.js',
    width: 720,
    height: 1250,
    room: '60em',
  },
};

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (text) => String(text).replace(/[&<>"]/g, (sign) => escapes[sign]);

/** `['rounds', '5']` as ` rounds="5"`; an empty value is a switch that is on. */
const attribute = ([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeText(value)}"`);
const attributes = (settings, prefix = '') =>
  Object.entries(settings)
    .map(([name, value]) => attribute([prefix + name, value]))
    .join('');

/**
 * A page of its own with these settings. Names go behind the #, which no server is sent.
 * @param {string} base the folder that holds cdn/ and embed/
 */
export function embedAddress({ tag, settings = {}, base }) {
  const { players, ...rest } = settings;
  const encode = (value) => encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+');
  const query = Object.entries(rest).map(([name, value]) => (value === '' ? name : `${name}=${encode(value)}`));
  return (
    `${base}embed/${tag}.html` +
    (query.length > 0 ? `?${query.join('&')}` : '') +
    (players ? `#players=${players.split(',').map((name) => encode(name.trim()))}` : '')
  );
}

const integrity = (hash) => (hash ? ` integrity="${hash}" crossorigin="anonymous"` : '');

/** Once on a page, or in the site's own head. With `all`, for readers' snippets that the site does not know beforehand. */
export function scriptTag({ tag, base, hashes = {}, all = false }) {
  const file = all ? 'all.js' : things[tag].file;
  return `<script type="module" src="${base}cdn/${file}"${integrity(hashes[file])}></script>`;
}

const link = (choice, more = '') =>
  `<a${more} href="${escapeText(embedAddress(choice))}">${escapeText(things[choice.tag].action)}</a>`;

const ROW = 2.75;

/** What is to be reserved for a thing with these settings. */
function roomFor({ tag, settings }) {
  const { room, more, rows, shown } = things[tag];
  const added = more?.(settings);
  const lines = rows?.(settings);
  const terms = [
    added && `${added}em`,
    lines > 0 && `clamp(0em, max(30em, 85svh) - ${shown}em, ${ROW * lines}em)`,
  ].filter(Boolean);
  return terms.length ? `calc(${[room, ...terms].join(' + ')})` : room;
}

/** What settings add to a frame, in pixels: its page has letters of up to 17, and its sheet does not scroll by itself. */
function frameMore({ tag, settings }) {
  const { more, rows } = things[tag];
  return Math.round(17 * ((more?.(settings) ?? 0) + ROW * Math.max(0, rows?.(settings) ?? 0)));
}

/** Room for the game while its script loads, so that nothing jumps. */
function room(choice, syntax) {
  const room = roomFor(choice);
  return syntax === 'jsx'
    ? ` style={{ display: 'block', minHeight: '${room}' }}`
    : ` style="display: block; min-height: ${room}"`;
}

/** A frame is higher on a narrow screen, as nobody may hear its page tell its height. */
function frameRoom(choice, syntax) {
  const { least } = things[choice.tag];
  if (!least) return '';
  const more = frameMore(choice);
  const height = more ? `calc(${least} + ${more}px)` : least;
  return syntax === 'jsx' ? ` style={{ minHeight: '${height}' }}` : ` style="min-height: ${height}"`;
}

export const carriers = {
  element: (choice, syntax) =>
    `<${choice.tag}${attributes(choice.settings)}${room(choice, syntax)}>${link(choice)}</${choice.tag}>`,
  div: (choice, syntax) =>
    `<div data-set-aside-dice="${choice.tag}"${attributes(choice.settings, 'data-')}${room(choice, syntax)}>${link(choice)}</div>`,
  anchor: (choice, syntax) =>
    `<p>${link(choice, syntax === 'jsx' ? ' className="set-aside-dice"' : ' class="set-aside-dice"')}</p>`,
  iframe: (choice, syntax) => {
    const legacy = syntax === 'jsx' ? ['frameBorder', 'allowFullScreen'] : ['frameborder', 'allowfullscreen'];
    return `<iframe src="${escapeText(embedAddress(choice))}" title="${things[choice.tag].title}" width="100%" height="${things[choice.tag].height + frameMore(choice)}"${frameRoom(choice, syntax)} ${legacy[0]}="0" ${legacy[1]}></iframe>`;
  },
  link: (choice, syntax) =>
    syntax === 'markdown' ? `[${things[choice.tag].action}](${embedAddress(choice)})` : `<p>${link(choice)}</p>`,
};

/** What is pasted: a carrier, and before it the script where the page has none yet. */
export function snippet(carrier, choice, { syntax = 'html', script = '' } = {}) {
  const text = carriers[carrier]({ settings: {}, ...choice }, syntax);
  return script ? `${script}\n\n${text}` : text;
}
