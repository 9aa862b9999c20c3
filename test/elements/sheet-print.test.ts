import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { SheetPrintEvent, type BostonScoreSheet, type BostonTable } from '../../src/index.js';
import { button, click, keys, listen, mount, press } from '../support/page.js';
import { scores } from './play.js';

describe('printing a sheet', () => {
  const { print } = window;
  /** What stood on the page, for paper, at each call of `window.print()`. */
  const printed: string[] = [];
  const paper = (): string =>
    [...document.documentElement.children]
      .filter((one) => one !== document.body && one !== document.head)
      .map((one) => one.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? '')
      .join();
  beforeEach(() => {
    printed.length = 0;
    window.print = () => void printed.push(paper());
  });
  afterEach(() => {
    window.print = print;
    window.dispatchEvent(new Event('pagehide')); // what ends a print
  });

  const sheet = (): Promise<BostonScoreSheet> =>
    mount('<boston-score-sheet players="Ann, Bob" rounds="2"></boston-score-sheet>');

  it('is called at once, in the call itself', async () => {
    const it = await sheet();
    it.print();
    expect(printed).to.have.length(1);
  });

  it('prints the sheet from its button, by mouse and by key, within the press', async () => {
    const it = await sheet();
    button('Print the sheet').click();
    expect(printed).to.have.length(1);
    await click(button('Print the sheet'));
    button('Print the sheet').focus();
    await keys('Enter');
    expect(printed).to.have.length(3);
    expect(printed[0]).to.match(/Ann.*Bob/);
    expect(it.isConnected).to.equal(true);
  });

  it('takes names and heading as text, be they markup, on paper and in the title, which names the file', async () => {
    const { title } = document;
    const titles: string[] = [];
    window.print = () => void (printed.push(paper()), titles.push(document.title));
    const it = await sheet();
    it.players = ['</title><img src=x>', 'Bob'];
    it.heading = '</h1><script>';
    await it.updateComplete;
    it.print();
    window.dispatchEvent(new Event('pagehide'));
    expect(printed[0]).to.contain('</h1><script>').and.to.contain('</title><img src=x>');
    expect(titles[0]).to.contain('</title><img src=x> Bob');
    expect(document.title).to.equal(title);
  });

  it('prints as it stands, or blank', async () => {
    const it = await mount<BostonTable>('<boston-table players="Ann, Bob" rounds="2"></boston-table>');
    await scores(it, 17, 12);
    await press('Print the sheet');
    await press('Blank sheet');
    expect(printed[0]).to.match(/17/);
    expect(printed[1]).not.to.match(/17|12/);
    await scores(it, 16);
    await press('Print the sheet');
    expect(printed[2], 'a second print has the new score').to.match(/16/);
  });

  it('tells the page first, which may prevent it', async () => {
    const it = await sheet();
    const events = listen<SheetPrintEvent>(document, 'sheet-print');
    it.print('blank');
    const [event] = events;
    expect(event instanceof SheetPrintEvent).to.equal(true);
    expect([event?.what, event?.bubbles, event?.composed, event?.cancelable]).to.deep.equal([
      'blank',
      true,
      true,
      true,
    ]);
    document.addEventListener('sheet-print', (event) => event.preventDefault(), { once: true });
    it.print();
    expect(events[1]?.what).to.equal('sheet');
    expect(printed, 'nothing printed when prevented').to.have.length(1);
  });

  it('leaves nothing behind, however often it is cancelled', async () => {
    await sheet();
    for (let time = 0; time < 3; time++) await press('Print the sheet');
    expect(new Set(printed).size).to.equal(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(paper()).to.equal('');
  });
});
