// The sheet alone, from the worst of pages, in Chromium.
import assert from 'node:assert/strict';
import { press, startChromium } from './support/chromium.mjs';
import { hostPage, hostileCss, layeredCss, startHost, strictCsp } from './support/host.mjs';
import { needs } from './support/needs.mjs';
import { paperOf } from './support/papers.mjs';
import { assertSheet, inkOf, pagesOf } from './support/pdf.mjs';

const { after, before, test } = needs('chromium');

let chromium, host;
before(async () => ([chromium, host] = await Promise.all([startChromium(), startHost()])));
after(() => Promise.all([chromium?.close(), host?.close()]));

const paper = paperOf({ rounds: 30, players: 4, played: 12 });
const sheet = { pages: 2, title: paper.documentTitle };

let article; // the paper from an ordinary page, to which all others are held

const dialog = `<dialog id="d"><p>Hostword in a dialog</p></dialog>`;
const showDialog = "document.getElementById('d').showModal();";
const hosts = {
  'an article': {},
  'the hostile style sheet': { css: hostileCss },
  'important rules in layers': { css: layeredCss },
  'inline style': { attributes: 'style="transform: rotate(9deg) scale(0.5); margin-top: 20cm"' },
  'important inline style': {
    attributes: 'style="transform: rotate(9deg) scale(0.5) !important; margin-top: 20cm !important"',
    body: 'style="display:block!important;position:fixed!important"',
  },
  'a dark page, printed with its backgrounds': {
    background: true,
    html: '<meta name="color-scheme" content="dark">',
    css: ':root:root{color-scheme:dark;--ink:#fff} html,body{background:#000!important;color:#fff!important}',
    attributes: 'style="color-scheme:dark" data-theme="dark"',
  },
  'right to left, written downwards': { css: 'html,body{writing-mode:vertical-rl!important}', attributes: 'dir="rtl"' },
  'an open modal dialog': { html: dialog, script: showDialog },
  'a body written downwards': { css: 'body{writing-mode:vertical-lr}' },
  'words beside the body': { script: "document.documentElement.append('Hostword', document.createElement('p'));" },
  'children of html that insist on being seen': {
    script: `for (const tag of ['div', 'dialog']) {
      const child = document.documentElement.appendChild(document.createElement(tag));
      child.textContent = 'Hostword';
      child.style.cssText = 'display: block !important; position: fixed !important; inset: 0 !important';
    }
    document.querySelector('html > dialog').showModal();`,
  },
  'no doctype, as old pages': { raw: (text) => text.replace('<!doctype html>', '') },
  'adopted sheets that are locked': {
    script: `const sheet = new CSSStyleSheet();
      sheet.replaceSync('@layer { @media print { html > * { display: none !important } } }');
      document.adoptedStyleSheets = [sheet];
      Object.defineProperty(document, 'adoptedStyleSheets', { value: Object.freeze([sheet]) });`,
  },
  'a drawing with a title, a page without': {
    script: `document.title = ''; document.querySelector('title').remove();
      document.body.insertAdjacentHTML('beforeend', '<svg><title>Hostword</title></svg>');`,
  },
  'an old library that has its own Array.from and remove': {
    script: `Array.from = Element.prototype.remove = Element.prototype.append = () => { throw Error('of the page'); };`,
  },
  'running animations and transitions': {
    css: `@keyframes away { from, to { transform: scale(0.1); opacity: 0; filter: invert(1) } }
      html, body { animation: away 1000s infinite !important; transition: all 100s !important; background: #000 }`,
    script: "document.documentElement.animate([{ marginTop: '900px' }, { marginTop: '900px' }], { duration: 1e7 });",
  },
  'everything unset, in quirky boxes': {
    css: `* { all: unset !important } html { zoom: 3 !important; container-type: size !important; display: grid !important }
      @layer { html, html > * { content-visibility: hidden !important; clip-path: circle(1px) !important } }`,
  },
  'no title': { script: 'document.title = ""; document.querySelector("title").remove();' },
  'strict CSP and Trusted Types': { css: hostileCss, csp: strictCsp },
  'a page that dresses itself for paper': {
    script: `addEventListener('beforeprint', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(\`@layer { html { transform: scale(0.5) !important } html > * { display: none !important } }
        html::before { content: "Hostword"; font-size: 9pt; display: block } @page { margin: 2in }\`);
      document.adoptedStyleSheets = [sheet];
      document.documentElement.style.cssText = 'display: none !important';
      document.querySelector('set-aside-dice-paper').remove();
      document.title = 'The article, for paper';
    });`,
    changed: true,
  },
  'beforeprint handlers that throw': {
    script:
      "for (const capture of [true, false]) addEventListener('beforeprint', () => { throw Error('host'); }, { capture });",
    problems: ['host', 'host'],
  },
};

const asItIs = (text) => text;
for (const [name, { script, csp, background, changed, raw = asItIs, problems = [], ...page }] of Object.entries(hosts))
  test(name, async () => {
    const scripts = script ? [host.script(script)] : [];
    const tab = await chromium.open(host.url(raw(hostPage({ ...page, scripts })), { csp }));
    const styleBefore = await tab.evaluate(pageState);
    await press(tab, paper);
    const file = await chromium.pdf(tab, 'A4', background);
    assertSheet(file, paper, sheet);
    article ??= inkOf(file);
    assert.deepEqual(inkOf(file), article, 'the same paper as from an article');
    await tab.mouse.click(1, 1);
    if (!changed) assert.deepEqual(await tab.evaluate(pageState), styleBefore, 'the page as it was');
    assert.deepEqual(
      tab.problems.filter((problem) => !/favicon|404/.test(problem)).map((problem) => problem.replace(/^Error: /, '')),
      problems,
    );
    await tab.close();
  });

test('letters are as black as lines, with backgrounds on and no help from the browser', async () => {
  const tab = await chromium.open(host.url(hostPage()));
  const shares = [];
  for (const played of [0, 10]) {
    await press(tab, paperOf({ played }));
    shares.push(inkOf(await chromium.pdf(tab, 'A4', true))[0].share);
  }
  assert.ok(shares[1] > shares[0] * 1.03, `${shares}`);
  await tab.close();
});

test('forced colours and a dark system', async () => {
  const tab = await chromium.open(host.url(hostPage()));
  const client = await tab.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: 'dark' },
    ],
  });
  await press(tab, paper);
  const file = await chromium.pdf(tab);
  assertSheet(file, paper, sheet);
  assert.deepEqual(inkOf(file), article);
  await tab.close();
});

test('inside a frame, the frame prints its sheet', async () => {
  const inner = new URL(host.url(hostPage())).pathname;
  const tab = await chromium.open(host.url(hostPage({ html: `<iframe src="${inner}"></iframe>` })));
  await tab.waitForFrame((frame) => frame.url().endsWith(inner));
  const frame = tab.frames().find((each) => each.url().endsWith(inner));
  await press(frame, paper);
  assert.equal(await frame.evaluate(() => window.prints), 1);
  assert.equal(await tab.evaluate(() => window.prints), 0);
  assert.equal(await tab.evaluate(() => document.title), 'The article');
  await tab.close();
});

test('in a frame that may not print nothing goes wrong, and nothing is left', async () => {
  const inner = new URL(host.url(hostPage())).pathname;
  const html = `<iframe sandbox="allow-scripts" src="${inner}"></iframe>`;
  const tab = await chromium.open(host.url(hostPage({ html })));
  await tab.waitForFrame((frame) => frame.url().endsWith(inner));
  const frame = tab.frames().find((each) => each.url().endsWith(inner));
  await frame.evaluate(() => delete window.print);
  const before = await frame.evaluate(pageState);
  await press(frame, paper);
  const file = await chromium.pdf(tab);
  assert.match(pagesOf(file).join(''), /Hostword heading/);
  await frame.evaluate(() => dispatchEvent(new Event('pointerdown')));
  assert.deepEqual(await frame.evaluate(pageState), before);
  await tab.close();
});

/** What printing touches. It runs in the page. */
function pageState() {
  const { documentElement: html, body, head, title, styleSheets, adoptedStyleSheets } = document;
  return {
    title,
    children: [...html.childNodes].map((node) => node.nodeName),
    head: head.innerHTML,
    style: [html.style.cssText, body.style.cssText],
    media: [...styleSheets, ...adoptedStyleSheets].map((sheet) => sheet.media.mediaText),
  };
}
