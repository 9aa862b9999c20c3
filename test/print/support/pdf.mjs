import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { HOST_WORD } from './host.mjs';

const DPI = 36;
const MM_PER_DOT = 25.4 / DPI;

/** Letters that some fonts join into one, "ﬀ". */
const JOINED = /[\ufb00-\ufb04]/g;

/** The text of each page, line by line as it lies on paper. */
export const pagesOf = (file) =>
  execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
    .replaceAll(JOINED, (letters) => letters.normalize('NFKC'))
    .split('\f')
    .slice(0, -1);

const oneLine = (text) => text.replaceAll(/\s+/g, ' ');

/** All text of a file in one line. */
export const flat = (file) => oneLine(pagesOf(file).join('\n'));

export const infoOf = (file) => {
  const lines = execFileSync('pdfinfo', [file], { encoding: 'utf8' }).split('\n');
  const field = (name) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  return { pages: Number(field('Pages')), size: field('Page size') ?? '', title: field('Title') };
};

/** Where the ink is on each page: the white margins around it in millimetres, and its share of the page. */
export function inkOf(file) {
  const pgm = execFileSync('pdftoppm', ['-gray', '-r', `${DPI}`, file], { maxBuffer: 1e9 });
  const pages = [];
  for (let at = 0; at < pgm.length;) {
    const [head, width, height] = /^P5\s(\d+)\s(\d+)\s\d+\s/.exec(pgm.toString('latin1', at, at + 40));
    const [w, h, start] = [Number(width), Number(height), at + head.length];
    const ink = { left: w, right: w, top: h, bottom: h, share: 0 };
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        if (pgm[start + y * w + x] > 200) continue;
        ink.share += 1 / (w * h);
        ink.left = Math.min(ink.left, x);
        ink.right = Math.min(ink.right, w - 1 - x);
        ink.top = Math.min(ink.top, y);
        ink.bottom = Math.min(ink.bottom, h - 1 - y);
      }
    for (const side of ['left', 'right', 'top', 'bottom']) ink[side] *= MM_PER_DOT;
    pages.push(ink);
    at = start + w * h;
  }
  return pages;
}

/**
 * This file is the sheet, whole and alone: every row once for each copy and block of players, with its values; names on
 * every page; no host word; no blank page; nothing cut; black on white.
 */
export function assertSheet(file, paper, { pages, perPage = 1, blocks = 1, size, title } = {}) {
  const text = pagesOf(file);
  const all = text.join('\n');
  const lines = all.split('\n').map((line) => oneLine(line.trim()));

  assert.equal(text.length, pages, `pages of ${file}`);
  assert.doesNotMatch(all, new RegExp(`${HOST_WORD}|Print the`), 'a word of the host, or a button');
  if (size) assert.ok(infoOf(file).size.includes(size), infoOf(file).size);
  if (title) assert.equal(infoOf(file).title, title);

  const width = Math.ceil(paper.names.length / blocks);
  const rowsOnPaper = [];
  for (let from = 0; from < paper.names.length; from += width)
    for (const { label, cells } of paper.rows) {
      const values = cells.slice(from, from + width).map(({ text: value, won }) => (won ? `${value}★` : value));
      rowsOnPaper.push(...Array(perPage).fill([label, ...values.filter(Boolean)].join(' ')));
    }
  const found = lines.filter((line) => paper.rows.some(({ label }) => line === label || line.startsWith(`${label} `)));
  assert.deepEqual(found.map((line) => line.replaceAll(' ★', '★')).sort(), rowsOnPaper.sort());

  for (const [index, page] of text.entries()) {
    const heads = page.split('\n').filter((line) => line.trim().split(/\s+/)[0] === paper.nameLabel);
    assert.equal(heads.length, perPage, `name rows on page ${index + 1}`);
    // Wide letters take two lines for it.
    assert.equal(oneLine(page).split(paper.title).length - 1, perPage, `titles on page ${index + 1}`);
  }
  for (const [index, ink] of inkOf(file).entries()) {
    const sides = perPage === 2 ? ['top', 'bottom'] : ['left', 'right', 'top', 'bottom']; // a cut line runs to the edges
    for (const side of sides) assert.ok(ink[side] > 5, `page ${index + 1}: ${ink[side]} mm white at the ${side}`);
    assert.ok(ink.share > 0.001 && ink.share < 0.15, `page ${index + 1}: ${ink.share * 100} % of it is dark`);
  }
}
