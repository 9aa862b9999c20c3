import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/all.js';
import type { BostonTable, DiceRoller } from '../../src/index.js';
import { buttons, deep, dice, drawn, faces, mount, nameOf, press } from '../support/page.js';
import { bestDie } from './play.js';

const WIDTHS = [320, 768] as const;

/** A table on a page as wide as a phone or a tablet, with a little margin. */
async function onPage<Kind extends HTMLElement>(width: number, markup: string): Promise<Kind> {
  const page = await mount<HTMLElement>(`<div>${markup}</div>`);
  page.style.setProperty('inline-size', `${width - 24}px`);
  await drawn();
  return page.firstElementChild as Kind;
}

/** WebKit's driver keeps its window as it is, and a narrow page in a wide window is another layout. */
const resizes = /Chrome|Firefox/.test(navigator.userAgent);

if (resizes) after(() => setViewport({ width: 800, height: 600 }));

for (const width of resizes ? WIDTHS : []) {
  describe(`at ${width} px`, () => {
    beforeEach(() => setViewport({ width, height: 900 }));

    for (const settings of ['', 'keeping="strict"', 'keeping="auto"', 'variant="multiplication"']) {
      it(`a table keeps its height through a turn ${settings}`, async () => {
        const it = await onPage<BostonTable>(
          width,
          `<boston-table players="Ann, Bob" setup="fixed" save="off" ${settings}></boston-table>`,
        );
        it.thrower = faces(6, 6, 2, 4, 1, 3, 5, 5, 5);
        const heights: [string, number][] = [];
        const note = async (step: string): Promise<void> => {
          await drawn();
          heights.push([step, Math.round(it.getBoundingClientRect().height)]);
        };
        await note('fresh');
        for (let count = 1; count <= 3; count++) {
          await it.roll();
          await note(`throw ${count}`);
          if (it.match.seat !== 0) break;
          it.setAside(bestDie(it.match));
          await note(`kept ${count}`);
        }
        it.write();
        await note('written');
        await it.roll();
        await note('the next throw');
        expect([...new Set(heights.map(([, height]) => height))], JSON.stringify(heights)).to.have.length(1);
      });
    }

    it('a hint takes no room of its own', async () => {
      const it = await onPage<BostonTable>(
        width,
        '<boston-table players="Ann, Bob" setup="fixed" save="off"></boston-table>',
      );
      it.thrower = faces(6, 4, 2);
      await it.roll();
      await drawn();
      const before = it.getBoundingClientRect().height;
      it.setAside(2);
      await drawn();
      expect(it.getBoundingClientRect().height).to.equal(before);
    });

    it('every control is a finger wide', async () => {
      const it = await onPage<HTMLElement>(
        width,
        '<section><boston-table players="Ann, Bob, Cy" save="off"></boston-table><yacht-table save="off"></yacht-table></section>',
      );
      const small = [...deep(it)]
        .filter((one) => one.matches('button, summary, select, input:not([type=checkbox])') && one.checkVisibility())
        .map((one): [string, number, number] => {
          const { width: wide, height } = one.getBoundingClientRect();
          return [`${one.localName} ${nameOf(one)}`, wide, height];
        })
        .filter(([, wide, height]) => wide < 43.5 || height < 43.5);
      expect(small).to.deep.equal([]);
    });

    for (const count of [3, 5, 10]) {
      it(`${count} dice stay apart, inside the tray, and a finger wide, wherever they lie`, async () => {
        const it = await onPage<DiceRoller>(width, `<dice-roller dice="${count}" set-aside></dice-roller>`);
        it.style.setProperty('--dice-size', '9em');
        await it.roll();
        const tray = [...deep(it)].find((one) => one.part.contains('tray'))!;
        for (let aside = 0; aside <= count; aside++) {
          if (aside) it.setAside(aside - 1);
          await drawn();
          for (const one of dice(it)) for (const motion of one.getAnimations()) motion.finish();
          const box = tray.getBoundingClientRect();
          const places = dice(it).map((die) => die.getBoundingClientRect());
          for (const [index, place] of places.entries()) {
            expect(place.width, `die ${index}`).to.be.at.least(44);
            expect(place.left, `die ${index}`).to.be.at.least(box.left);
            expect(place.right, `die ${index}`).to.be.at.most(box.right);
            expect(place.bottom, `die ${index}`).to.be.at.most(box.bottom);
            for (const other of places.slice(index + 1)) {
              const over = place.left < other.right && other.left < place.right;
              expect(over && place.top < other.bottom && other.top < place.bottom, 'dice lie on each other').to.equal(
                false,
              );
            }
          }
        }
      });
    }
  });
}

describe('a match that is over', () => {
  it('shows who won and one thing to do, in place of the dice', async () => {
    const it = await onPage<BostonTable>(
      768,
      '<boston-table players="Ann, Bob" rounds="1" setup="fixed" save="off"></boston-table>',
    );
    it.writeScore({ round: 1, seat: 0 }, 13);
    it.writeScore({ round: 1, seat: 1 }, 9);
    await drawn();
    expect(dice(it)).to.deep.equal([]);
    expect(
      buttons(it)
        .filter((one) => one.classList.contains('primary'))
        .map(nameOf),
    ).to.deep.equal(['Play again']);
    await press('Undo', it);
    expect(dice(it)).to.have.length(3);
  });
});
