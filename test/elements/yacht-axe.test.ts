import { expect } from '@open-wc/testing';
import '../../src/yacht.js';
import { violations } from '../support/axe.js';
import { mount, press } from '../support/page.js';
import { PERFECT, thrown, turns, yachtTable } from './yacht-play.js';

describe('axe-core has nothing against', function () {
  this.timeout(30_000);

  it('a fresh table of Yacht, as it comes', async () => {
    const it = await yachtTable();
    it.setup = 'open';
    expect(await violations(it)).to.deep.equal([]);
  });

  it('open boxes with what the dice would score', async () => {
    const it = await yachtTable('players="Ann, Bob, Cy"');
    await thrown(it, '33316');
    it.setAside(0);
    expect(await violations(it)).to.deep.equal([]);
  });

  it('the same on a dark page', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    Object.assign(document.body.style, { color: '#e9e6df', background: '#17191c' });
    await thrown(it, '33316');
    expect(await violations(it)).to.deep.equal([]);
    document.body.removeAttribute('style');
  });

  it('practice, and real dice', async () => {
    const it = await yachtTable('players="Ann" practice');
    await thrown(it, '33316');
    await press('Threes, Ann');
    expect(await violations(it)).to.deep.equal([]);
    await press('Real dice');
    expect(await violations(it)).to.deep.equal([]);
  });

  it('the end, with the rules unfolded', async () => {
    const it = await yachtTable('players="Ann"');
    await turns(it, ...PERFECT);
    for (const details of it.renderRoot.querySelectorAll('details')) details.open = true;
    expect(await violations(it)).to.deep.equal([]);
  });

  it('a sheet of eight, alone', async () => {
    expect(
      await violations(await mount('<yacht-score-sheet save="off" players="8"></yacht-score-sheet>')),
    ).to.deep.equal([]);
  });
});
