import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable, DiceRoller } from '../../src/index.js';
import { deep, drawn, faces, mount, screen } from '../support/page.js';
import { scores } from '../elements/play.js';

/** Elements of a second, independent copy of the library: same keys, other classes and other modules. */
async function secondCopy(): Promise<typeof import('../../src/index.js')> {
  const seen = new Map<string, string>();
  /** A module of ours and what it imports of ours, under other addresses. */
  const copy = async (address: string): Promise<string> => {
    const known = seen.get(address);
    if (known) return known;
    let text = await (await fetch(address)).text();
    const imports = [...text.matchAll(/(?:from|import)\s*["']([^"']+)["']/g)].map(([, path]) => path!);
    for (const path of new Set(imports)) {
      const target = new URL(path, address).href;
      const next = target.includes('/src/') ? await copy(target) : target;
      text = text.replaceAll(`"${path}"`, `"${next}"`).replaceAll(`'${path}'`, `'${next}'`);
    }
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    seen.set(address, url);
    return url;
  };
  return (await import(await copy(new URL('../../src/index.ts', import.meta.url).href))) as never;
}

describe('two copies of the library on one page', () => {
  it('meet: a sheet and a roller of one show the match of a table of the other', async () => {
    const other = await secondCopy();
    const { DiceRoller: Own } = await import('../../src/index.js');
    expect(other.DiceRoller).not.to.equal(Own);
    customElements.define('other-sheet', class extends other.BostonScoreSheet {});
    customElements.define('other-roller', class extends other.DiceRoller {});
    const it = await mount<BostonTable>(
      '<boston-table id="one" players="Ann, Bob" rounds="2"><other-roller></other-roller></boston-table><other-sheet for="one"></other-sheet>',
    );
    const roller = it.querySelector<DiceRoller>('other-roller')!;
    it.thrower = faces(6, 6, 2);
    expect(await roller.roll()).to.deep.equal([6, 6, 2]);
    expect(it.match.turn.faces).to.deep.equal([6, 6, 2]);
    await scores(it, 17);
    expect(screen(it.nextElementSibling!)).to.match(/Ann Bob Round 1 17/);
  });

  it('speak through one status region', async () => {
    await mount('<boston-table></boston-table><other-roller></other-roller>');
    await drawn();
    expect([...deep()].filter((one) => one.getAttribute('role') === 'status').length).to.equal(1);
  });
});
