import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { violations } from '../support/axe.js';
import { faces, mount } from '../support/page.js';
import { scores, table, turn } from './play.js';

describe('axe-core has nothing against', function () {
  this.timeout(30_000);

  it('a roller, fresh and thrown', async () => {
    const it = await mount<HTMLElement>('<dice-roller></dice-roller>');
    expect(await violations(it)).to.deep.equal([]);
    const aside = await mount<HTMLElement & { roll(): unknown; setAside(die: number): unknown }>(
      '<dice-roller set-aside></dice-roller>',
    );
    await aside.roll();
    aside.setAside(1);
    expect(await violations(aside)).to.deep.equal([]);
  });

  it('a fresh table', async () => {
    expect(await violations(await table('players="Ann, Bob"'))).to.deep.equal([]);
  });

  it('a fresh table as it comes', async () => {
    expect(await violations(await table('setup="open"'))).to.deep.equal([]);
  });

  it('the midst of a turn', async () => {
    const it = await table('players="Ann, Bob"');
    it.thrower = faces(6, 6, 2, 4, 1);
    await it.roll();
    it.setAside(0);
    await it.roll();
    expect(await violations(it)).to.deep.equal([]);
  });

  it('a hint', async () => {
    const it = await table('players="Ann, Bob"');
    it.thrower = faces(6, 4, 2);
    await it.roll();
    it.setAside(2);
    expect(await violations(it)).to.deep.equal([]);
  });

  it('"strict", with a die marked', async () => {
    const it = await table('players="Ann, Bob" keeping="strict"');
    await it.roll();
    expect(await violations(it)).to.deep.equal([]);
  });

  it('a roll-off', async () => {
    const it = await table('players="Ann, Bob, Cy" rounds="2"');
    await scores(it, 13, 9, 13);
    expect(await violations(it)).to.deep.equal([]);
  });

  it('a match that is over', async () => {
    const it = await table('players="Ann, Bob" rounds="1"');
    await turn(it, '111 11 1');
    await turn(it, '666 66 6');
    expect(it.match.finished).to.equal(true);
    expect(await violations(it)).to.deep.equal([]);
  });

  it('a sheet that stands alone', async () => {
    expect(await violations(await mount('<boston-score-sheet players="Ann, Bob"></boston-score-sheet>'))).to.deep.equal(
      [],
    );
  });

  it('all of them on a dark page', async () => {
    const it = await mount<HTMLElement>(
      '<section style="background: #16181d; color: #eee; color-scheme: dark"><boston-table players="Ann, Bob"></boston-table></section>',
    );
    expect(await violations(it)).to.deep.equal([]);
  });
});
