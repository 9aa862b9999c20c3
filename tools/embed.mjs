// After a build: dist/embed, where a sheet prints when nothing else can. A page that is a good blank sheet without any
// script, and blank sheets as PDF through Chromium, all drawn by the code that prints from a page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { chromiumArgs, findEngine } from '../test/support/engines.mjs';
import { home } from './home.mjs';
import { escapeText, templateText, tidy } from './template-text.mjs';

const out = 'dist/embed';
const name = 'boston-score-sheet';
const papers = { a4: 'A4', letter: 'Letter' };
const kinds = {
  '': { label: 'One on a page', options: {} },
  '-two-on-a-page': { label: 'Two on a page', options: { perPage: 2 } },
  '-with-working': { label: 'With room for working', options: { working: true } },
};
const pdfName = (paper, kind) => `${name}-${paper}${kind}.pdf`;

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

const rulesOf = (lengths) =>
  `.paper {\n${Object.entries(lengths)
    .map(([property, length]) => `  ${property}: ${length};`)
    .join('\n')}\n}\n`;

const drawn = ({ classes, pages }) => `<div class="${classes}" lang="en">\n${tidy(templateText(pages))}\n</div>`;

/** On a screen an empty head of a column says nothing; on paper it is there to be written in. */
function drawnForScreen(sheet) {
  let column = 0;
  return drawn(sheet)
    .replaceAll('<table>', `<table aria-label="${escapeText(sheet.title)}">`)
    .replaceAll('<bdi></bdi>', () => `<bdi class="hint">${escapeText(sheet.columns[column++])}</bdi>`);
}

const pdfLinks = () => `<nav aria-labelledby="ready">
<h2 id="ready">Blank sheets as PDF</h2>
<ul>
${Object.entries(kinds)
  .map(([kind, { label }]) => {
    const links = Object.entries(papers).map(([paper, size]) => `<a href="${pdfName(paper, kind)}">${size}</a>`);
    return `<li>${label}: ${links.join(' ')}</li>`;
  })
  .join('\n')}
</ul>
</nav>`;

const page = (sheet, withPdfs) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(sheet.title)}</title>
<meta name="description" content="A score sheet for Going to Boston, to print and to fill in by hand.">
<link rel="stylesheet" href="${name}.css">
<script type="module" src="../cdn/boston.js"></script>
<script type="module" src="${name}.js"></script>
</head>
<body>
<main>
${drawnForScreen(sheet)}
</main>
${withPdfs ? `${pdfLinks()}\n` : ''}</body>
</html>
`;

/** For the printer alone: no file beside it is needed. */
const pageForPdf = (
  sheet,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeText(sheet.title)}</title>
<style>@page { margin: 0 } body { margin: 0 } ${sheet.styles.cssText} ${rulesOf(sheet.lengths)}</style>${drawn(sheet)}`;

async function writePdfs(blankSheet, address, executablePath) {
  const browser = await puppeteer.launch({ executablePath, args: chromiumArgs });
  try {
    const tab = await browser.newPage();
    for (const [kind, { options }] of Object.entries(kinds)) {
      await tab.setContent(pageForPdf(blankSheet(address, options)));
      for (const [paper, format] of Object.entries(papers))
        await tab.pdf({ path: `${out}/${pdfName(paper, kind)}`, format, tagged: true });
    }
  } finally {
    await browser.close();
  }
}

/** `pdfs: false` leaves them out, for a quick look. */
export async function makeEmbed({ pdfs = true } = {}) {
  mkdirSync(out, { recursive: true });
  const { blankSheet } = await loadBlankSheet();
  const address = home.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const sheet = blankSheet(address);

  const executablePath = pdfs && findEngine('chromium');
  if (executablePath) await writePdfs(blankSheet, address, executablePath);
  else if (pdfs && process.env.CI === 'true') throw new Error('The PDF sheets need Chromium.');
  else if (pdfs) console.log('Left out, no Chromium on this machine: the blank sheets as PDF.');

  const frame = readFileSync('src/embed/boston-score-sheet.css', 'utf8');
  writeFileSync(`${out}/${name}.css`, `${sheet.styles.cssText}\n${rulesOf(sheet.lengths)}\n${frame}`);
  writeFileSync(`${out}/${name}.html`, page(sheet, Boolean(executablePath)));
}

if (import.meta.filename === process.argv[1]) await makeEmbed();
