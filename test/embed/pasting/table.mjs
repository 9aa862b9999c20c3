// The table of the README that says how far a snippet gets, between two marks.
import { places, roads, versionOf } from './measure.mjs';

const marks = ['<!-- pasting: written by tools/pasting-table.mjs from the tests -->', '<!-- /pasting -->'];
const heads = {
  script: '`<script>`',
  element: '`<boston-table>`',
  div: '`<div data-set-aside-dice>`',
  anchor: '`<a class="set-aside-dice">`',
  iframe: '`<iframe>`',
  link: 'link',
};

const row = (cells) => `| ${cells.join(' | ')} |`;

/** What the README says: by place, by road. */
export function readTable(readme) {
  const [, text = ''] = readme.split(marks[0]);
  const rows = text
    .split(marks[1])[0]
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return new Map(
    rows
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .map(([place, ...cells]) => [place, Object.fromEntries(roads.map((road, index) => [road, cells[index]]))]),
  );
}

export const placeName = (place) => `${place} (${versionOf(place)})`;

export function writeTable(readme, results) {
  const lines = [
    row(['', ...roads.map((road) => heads[road])]),
    row(['---', ...roads.map(() => '---')]),
    ...places.map((place) => row([placeName(place), ...roads.map((road) => results[place][road])])),
  ];
  const [before, rest] = readme.split(marks[0]);
  if (rest === undefined) throw new Error(`The README has no mark ${marks[0]}`);
  return `${before}${marks[0]}\n\n${lines.join('\n')}\n\n${marks[1]}${rest.split(marks[1])[1]}`;
}
