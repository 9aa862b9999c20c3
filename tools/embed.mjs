// After a build: dist/embed, a page for each element, for frames and for printing where nothing else can. A page is of
// use without any script: rules, and a good blank sheet, drawn by the code that prints from a page. Beside the pages lie
// blank sheets as PDF, through Chromium, and what oEmbed wants to know.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { chromiumArgs, findEngine } from '../test/support/engines.mjs';
import { embedPages } from './embed-pages.mjs';
import { home } from './home.mjs';
import { oembed, oembedAddress } from './oembed.mjs';
import { escapeText, templateText, tidy } from './template-text.mjs';

const out = 'dist/embed';
const papers = { a4: 'A4', letter: 'Letter' };
const kinds = {
  '': { label: 'One on a page', options: {} },
  '-two-on-a-page': { label: 'Two on a page', options: { perPage: 2 } },
  '-with-working': { label: 'With room for working', options: { working: true } },
};
const pdfName = (name, paper, kind) => `${name}-${paper}${kind}.pdf`;

/** The drawing code, which is TypeScript, as a module of Node. */
async function loadBlankSheet() {
  const { outputFiles } = await build({
    entryPoints: ['src/embed/blank.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}

const rulesOf = (selector, lengths) =>
  `${selector} {\n${Object.entries(lengths)
    .map(([property, length]) => `  ${property}: ${length};`)
    .join('\n')}\n}\n`;

const drawn = ({ classes, pages }, game) =>
  `<div class="${classes} ${game}" lang="en">\n${tidy(templateText(pages))}\n</div>`;

/** On a screen an empty head of a column says nothing; on paper it is there to be written in. */
function drawnForScreen(sheet, game) {
  let column = 0;
  return drawn(sheet, game)
    .replaceAll('<table>', `<table aria-label="${escapeText(sheet.title)}">`)
    .replaceAll('<bdi></bdi>', () => `<bdi class="hint">${escapeText(sheet.columns[column++])}</bdi>`);
}

const pdfLinks = (name) => `<nav aria-labelledby="ready">
<h2 id="ready">Blank sheets as PDF</h2>
<ul>
${Object.entries(kinds)
  .map(([kind, { label }]) => {
    const links = Object.entries(papers).map(([paper, size]) => `<a href="${pdfName(name, paper, kind)}">${size}</a>`);
    return `<li>${label}: ${links.join(' ')}</li>`;
  })
  .join('\n')}
</ul>
</nav>
`;

const rulesText = ({ title, rules }) =>
  `<section class="rules">\n<h1>${title}</h1>\n${rules.map((text) => `<p>${text}</p>`).join('\n')}\n</section>\n`;

/**
 * Scripts are classic ones: a frame in a sandbox is nobody's site, and a module would come only from servers that allow
 * every site to have it.
 */
const page = (tag, given, sheet, withPdfs) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(given.title)}</title>
<meta name="description" content="${escapeText(given.description)}">
<link rel="alternate" type="application/json+oembed" href="${oembedAddress(tag)}" title="${escapeText(given.title)}">
<link rel="stylesheet" href="page.css">
<script defer src="../cdn/all.classic.js"></script>
<script defer src="page.js"></script>
</head>
<body>
<main>
<div data-embed="${tag}">
${given.rules ? rulesText(given) : ''}${sheet ? drawnForScreen(sheet, given.game) : ''}
</div>
</main>
${given.isSheet && withPdfs ? pdfLinks(tag) : ''}</body>
</html>
`;

/** For the printer alone: no file beside it is needed. */
const pageForPdf = (
  sheet,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeText(sheet.title)}</title>
<style>@page { margin: 0 } body { margin: 0 } ${sheet.styles.cssText} ${rulesOf('.paper', sheet.lengths)}</style>${drawn(sheet, '')}`;

async function writePdfs(blankSheet, address, executablePath) {
  const browser = await puppeteer.launch({ executablePath, args: chromiumArgs });
  try {
    const tab = await browser.newPage();
    for (const [name, { game, isSheet }] of Object.entries(embedPages))
      for (const [kind, { options }] of Object.entries(isSheet ? kinds : {})) {
        await tab.setContent(pageForPdf(blankSheet(game, address, options)));
        for (const [paper, format] of Object.entries(papers))
          await tab.pdf({ path: `${out}/${pdfName(name, paper, kind)}`, format, tagged: true });
      }
  } finally {
    await browser.close();
  }
}

/** `pdfs: false` leaves them out, for a quick look. */
export async function makeEmbed({ pdfs = true } = {}) {
  mkdirSync(`${out}/oembed`, { recursive: true });
  const { blankSheet } = await loadBlankSheet();
  const address = home.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const sheets = { boston: blankSheet('boston', address), yacht: blankSheet('yacht', address) };

  const executablePath = pdfs && findEngine('chromium');
  if (executablePath) await writePdfs(blankSheet, address, executablePath);
  else if (pdfs && process.env.CI === 'true') throw new Error('The PDF sheets need Chromium.');
  else if (pdfs) console.log('Left out, no Chromium on this machine: the blank sheets as PDF.');

  const lengths = Object.entries(sheets).map(([game, sheet]) => rulesOf(`.paper.${game}`, sheet.lengths));
  const frame = readFileSync('src/embed/page.css', 'utf8');
  writeFileSync(`${out}/page.css`, `${sheets.boston.styles.cssText}\n${lengths.join('')}\n${frame}`);
  for (const [tag, given] of Object.entries(embedPages)) {
    writeFileSync(`${out}/${tag}.html`, page(tag, given, sheets[given.game], Boolean(executablePath)));
    writeFileSync(`${out}/oembed/${tag}.json`, `${JSON.stringify(oembed(tag, given), null, 2)}\n`);
  }
}

if (import.meta.filename === process.argv[1]) await makeEmbed({ pdfs: !process.argv.includes('--no-pdfs') });
