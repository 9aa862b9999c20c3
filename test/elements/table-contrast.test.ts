import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { contrast } from '../support/contrast.js';
import { buttons, deep, dice, drawn, faces, mount } from '../support/page.js';
import type { BostonTable } from '../../src/index.js';

const ACCENTS = '#000 #fff #c00 #e0a800 #0b6e4f #7a3b12 #1f3a52 #ff6f61 #767676 #777 #7b5ea7 lime blue hotpink'.split(
  ' ',
);
const PAGES: Readonly<Record<string, string>> = {
  light: 'background: #fff; color: #22252a',
  dark: 'background: #16181d; color: #e9e6df',
  parchment: 'background: #ead9b3; color: #2c2116; --table-surface: #f7edd5',
  slate: 'background: #2b3a42; color: #fff; --table-surface: #2b3a42',
};

async function midTurn(style: string): Promise<BostonTable> {
  const page = await mount<HTMLElement>(
    `<div><boston-table players="Ann, Bob" setup="fixed" save="off"></boston-table></div>`,
  );
  page.style.cssText += style;
  const it = page.querySelector('boston-table')!;
  it.thrower = faces(6, 4, 2, 4, 1);
  it.writeScore({ round: 1, seat: 0 }, 12);
  await it.roll();
  it.setAside(0);
  await drawn();
  return it;
}

describe('contrast', () => {
  for (const accent of ACCENTS) {
    it(`of the words on a button of any accent is 4.5 at least: ${accent}`, async () => {
      const it = await midTurn(`${PAGES['light']}; --table-accent: ${accent}`);
      const roll = buttons(it).find((one) => one.part.contains('roll'))!;
      expect(contrast(roll.querySelector('span')!)).to.be.at.least(4.5);
    });
  }

  for (const [name, style] of Object.entries(PAGES)) {
    it(`of text is 4.5 at least on a page that is ${name}`, async () => {
      const it = await midTurn(style);
      const texts = [...deep(it)].filter(
        (one) => one.checkVisibility() && [...one.childNodes].some((node) => node instanceof Text && node.data.trim()),
      );
      const faint = texts
        .map((one): [string, number] => [one.textContent.trim(), contrast(one)])
        .filter(([, value]) => value < 4.5);
      expect(texts.length).to.be.above(20);
      expect(faint).to.deep.equal([]);
    });

    it(`of the ring around a die set aside, and of the edges of buttons, is 3 at least on a page that is ${name}`, async () => {
      const it = await midTurn(style);
      expect(contrast(dice(it)[0]!, 'outlineColor')).to.be.at.least(3);
      const write = buttons(it).find((one) => one.part.contains('write'))!;
      expect(contrast(write, 'borderTopColor')).to.be.at.least(3);
    });
  }
});
