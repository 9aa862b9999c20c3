import { expect } from '@open-wc/testing';
import { define } from '../../src/wiring/define.js';
import { complaints, drawn, faces, hasButton, mount } from '../support/page.js';
import type { BostonTable } from '../../src/index.js';

/** The library once more, as a second copy of it on the page. */
const again = (entry: string, copy: string): Promise<unknown> =>
  import(new URL(`../../src/${entry}?${copy}`, import.meta.url).href);

describe('a tag that is taken', () => {
  it("keeps the page's own class: one warning with the tag's name, no error, and the other tags are defined", async () => {
    class Dummy extends HTMLElement {}
    customElements.define('dice-roller', Dummy);
    await import('../../src/boston.js');
    const told = complaints();
    expect(told).to.have.length(1);
    expect(told[0]).to.contain('<dice-roller>');
    expect(customElements.get('dice-roller')).to.equal(Dummy);
    expect(customElements.get('boston-table')).to.be.a('function');
    expect(customElements.get('boston-score-sheet')).to.be.a('function');
  });

  it('does not stop the others from working', async () => {
    const it = await mount<BostonTable>('<boston-table players="Ann, Bob"></boston-table>');
    it.thrower = faces(6, 6, 2);
    expect(await it.roll()).to.deep.equal([6, 6, 2]);
    expect(hasButton('Print the sheet', it)).to.equal(true);
  });

  it('is left alone by a second copy of the same version, without a word', async () => {
    const first = customElements.get('boston-table');
    await again('boston.ts', 'v=2');
    expect(customElements.get('boston-table')).to.equal(first);
    complaints(); // about <dice-roller>, which is the page's
    const it = await mount<BostonTable>('<boston-table players="Ann, Bob"></boston-table>');
    let changes = 0;
    it.addEventListener('match-change', () => changes++);
    void it.roll();
    await drawn();
    expect(changes, 'one roll, one change').to.equal(1);
  });
});

describe('define()', () => {
  it('defines each tag once, in any order of entries', async () => {
    class One extends HTMLElement {}
    define('test-one', One);
    define('test-one', One);
    expect(customElements.get('test-one')).to.equal(One);
    await import('../../src/dice-roller.js');
    await import('../../src/all.js');
    complaints(); // about <dice-roller>
  });

  it('warns of another version of ours, by both versions', () => {
    class Old extends HTMLElement {}
    Object.assign(Old, { [Symbol.for('set-aside-dice/version')]: '0.0.1' });
    customElements.define('test-old', Old);
    define('test-old', class extends HTMLElement {});
    const told = complaints();
    expect(told).to.have.length(1);
    expect(told[0]).to.match(/test-old.*0\.0\.1/);
    expect(customElements.get('test-old')).to.equal(Old);
  });

  it('adds no global to the page', () => {
    expect(Object.keys(window).filter((name) => /dice|boston|aside/i.test(name))).to.deep.equal([]);
  });
});
