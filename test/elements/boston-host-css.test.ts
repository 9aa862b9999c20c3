import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable } from '../../src/index.js';
import { deep, dice, drawn, faces, mount } from '../support/page.js';
import { scores } from './play.js';

/** Everything a page's style reaches by inheritance, and must not. */
const INHERITED = [
  'line-height: 3',
  'letter-spacing: 0.3em',
  'text-transform: uppercase',
  'word-spacing: 1em',
  'text-indent: 2em',
  'text-align: right',
  'white-space: pre',
  'font-style: italic',
  'text-shadow: 0 0 5px red',
  'cursor: wait',
  'user-select: none',
  '-webkit-text-fill-color: lime',
  'visibility: visible',
  'font-variant: small-caps oldstyle-nums',
  "font-feature-settings: 'onum'",
  'font-weight: 900',
  'hyphens: auto',
  'line-break: anywhere',
  'overflow-wrap: anywhere',
  'text-align-last: justify',
  'text-emphasis: dot',
  'word-break: break-all',
  '-webkit-text-stroke: 1px red',
].join(';');

const LOOK = [
  ...['lineHeight', 'letterSpacing', 'textTransform', 'wordSpacing', 'textIndent', 'textAlign', 'whiteSpace'],
  ...['fontStyle', 'textShadow', 'cursor', 'userSelect', 'webkitTextFillColor', 'boxSizing', 'writingMode'],
  ...['fontVariant', 'fontFeatureSettings', 'fontWeight', 'hyphens', 'lineBreak', 'overflowWrap', 'textAlignLast'],
  ...['textEmphasis', 'wordBreak', 'webkitTextStroke'],
] as const;

/** Style and box of everything inside, one line each. */
function look(it: Element): string[] {
  const home = it.getBoundingClientRect();
  return [...deep(it)]
    .filter((one) => one.checkVisibility() && !(one instanceof SVGElement))
    .map((one) => {
      const style = getComputedStyle(one) as unknown as Record<string, string>;
      const { x, y, width, height } = one.getBoundingClientRect();
      const box = [x - home.x, y - home.y, width, height].map((value) => Math.round(value));
      return [one.localName, one.className, ...LOOK.map((name) => style[name]), ...box].join(' ');
    });
}

const MARKUP =
  '<boston-table players="Ann, Bob" rounds="2"></boston-table><dice-roller set-aside></dice-roller><boston-score-sheet players="2" rounds="2"></boston-score-sheet>';

/** The three elements in the midst of a game, on a page of this style. */
async function looks(open: string, close: string, page = ''): Promise<string[]> {
  const style = document.createElement('style');
  style.textContent = page;
  document.head.append(style);
  const home = await mount<HTMLElement>(`<div>${open}<main>${MARKUP}</main>${close}</div>`);
  const main = home.querySelector('main')!;
  const it = main.querySelector<BostonTable>('boston-table')!;
  it.thrower = faces(6, 6, 2);
  await scores(it, 13);
  await it.roll();
  it.setAside(0);
  await drawn();
  for (const animation of document.getAnimations()) animation.finish();
  const found = [...main.children].flatMap(look);
  style.remove();
  home.remove();
  return found;
}

const differences = (plain: readonly string[], other: readonly string[]): string[] =>
  plain.flatMap((line, index) => (line === other[index] ? [] : [`${line} → ${other[index]}`])).slice(0, 5);

describe("the page's style", () => {
  const pages: readonly [string, string, string, string][] = [
    ['inherited from an ancestor', `<section style="${INHERITED}">`, '</section>', ''],
    ['from <center>', '<center>', '</center>', ''],
    ['box-sizing for everything', '', '', '* { box-sizing: border-box }'],
    [
      'rules for buttons, inputs and tables',
      '',
      '',
      'button, input, table, td, th { all: unset; padding: 3em !important }',
    ],
    ['a rule for everything', '', '', `main * { ${INHERITED} }`],
  ];
  for (const [what, open, close, page] of pages) {
    it(`changes nothing inside: ${what}`, async () => {
      const plain = await looks('', '');
      const other = await looks(open, close, page);
      expect(other.length).to.equal(plain.length);
      expect(differences(plain, other)).to.deep.equal([]);
    });
  }

  it('gives font, size, colour and direction', async () => {
    const it = await mount<HTMLElement>(
      `<section dir="rtl" style="font: 20px monospace; color: rgb(1, 2, 3)">${MARKUP}</section>`,
    );
    for (const element of it.children) {
      const [inside] = deep(element);
      const { fontFamily, direction } = getComputedStyle(inside!);
      expect([fontFamily, direction]).to.deep.equal(['monospace', 'rtl']);
      expect(getComputedStyle(element).color).to.equal('rgb(1, 2, 3)');
      expect(getComputedStyle(element).fontSize).to.equal('20px');
    }
  });

  it('of html { font-size: 62.5% } shrinks nothing', async () => {
    const size = (): number => dice()[0]!.getBoundingClientRect().width;
    const it = await mount<HTMLElement>('<section style="font-size: 16px"><dice-roller></dice-roller></section>');
    const before = size();
    document.documentElement.style.setProperty('font-size', '62.5%');
    await drawn();
    const small = size();
    document.documentElement.style.removeProperty('font-size');
    expect(small).to.be.closeTo(before, 0.5);
    expect(it.isConnected).to.equal(true);
  });
});

describe('the look', () => {
  it('keeps the cells of a name in its column, however long the names are', async () => {
    const it = await mount<HTMLElement>(
      `<boston-score-sheet players="Al, ${'Bartholomew '.repeat(6)}, Cy" rounds="2"></boston-score-sheet>`,
    );
    const rows = [...deep(it)].filter((one): one is HTMLTableRowElement => one.localName === 'tr');
    const lefts = rows.map((row) => [...row.cells].map((cell) => Math.round(cell.getBoundingClientRect().left)));
    for (const row of lefts) expect(row).to.deep.equal(lefts[0]);
  });

  it('fits a page of 320 pixels without scrolling sideways', async () => {
    const it = await mount<HTMLElement>(`<section style="inline-size: 320px">${MARKUP}</section>`);
    for (const element of it.children) expect(element.scrollWidth).to.be.at.most(320);
    for (const die of dice(it))
      expect(die.getBoundingClientRect().right).to.be.at.most(it.getBoundingClientRect().right);
  });

  it('is right at its first sight when it starts hidden', async () => {
    const shown = await mount<HTMLElement>('<dice-roller></dice-roller>');
    const late = await mount<HTMLDetailsElement>(
      '<details><summary>Dice</summary><dice-roller></dice-roller></details>',
    );
    late.open = true;
    await drawn();
    const widths = [shown, late].map((home) => dice(home)[0]!.getBoundingClientRect().width);
    expect(widths[1]).to.be.closeTo(widths[0]!, 1);
  });
});
