import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable } from '../../src/index.js';
import { announce, joinAnnouncer } from '../../src/wiring/announcer.js';
import { deep, drawn, faces, heard, mount } from '../support/page.js';

const regions = (): Element[] => [...deep()].filter((one) => one.getAttribute('role') === 'status');
const region = (): HTMLElement => document.querySelector<HTMLElement>('body > [role=status]')!;

describe('the status region', () => {
  it('is on the page, in the light DOM, before the first message', async () => {
    const before = regions();
    await mount('<boston-table></boston-table>');
    expect(region().parentElement === document.body).to.equal(true);
    if (!before.length) expect(region().textContent).to.equal('');
    expect(region().isConnected).to.equal(true);
  });

  it('is polite, can be read but not seen, and speaks English', async () => {
    await mount('<dice-roller></dice-roller>');
    const { width, height } = region().getBoundingClientRect();
    expect(Math.max(width, height)).to.be.at.most(1);
    expect(getComputedStyle(region()).display).not.to.equal('none');
    expect(getComputedStyle(region()).visibility).to.equal('visible');
    expect(region().getAttribute('aria-live') ?? 'polite').to.equal('polite');
    expect(region().lang).to.equal('en');
  });

  it('is one for all elements, known to other copies by a registered symbol', async () => {
    await mount('<boston-table></boston-table><dice-roller></dice-roller><boston-table></boston-table>');
    expect(regions().length).to.equal(1);
    const known = Reflect.get(document.body, Symbol.for('set-aside-dice/status'));
    expect(known === region()).to.equal(true);
  });

  it('tells equal messages twice: the text changes, not what is read', async () => {
    const it = await mount('<p></p>');
    announce(it, 'Rolled 6.');
    const first = region().textContent;
    announce(it, 'Rolled 6.');
    expect(region().textContent).not.to.equal(first);
    expect(heard()).to.equal('Rolled 6.');
    announce(it, 'Rolled 6.');
    expect(region().textContent).to.equal(first);
  });

  it('says nothing for an element that is not on the page, and nothing for nothing', async () => {
    const it = await mount('<p></p>');
    announce(it, 'Something.');
    announce(document.createElement('p'), 'Gone.');
    announce(it, '');
    expect(heard()).to.equal('Something.');
  });

  it('comes back when the page has thrown it away', async () => {
    const it = await mount('<p></p>');
    region().remove();
    announce(it, 'Here again.');
    expect(heard()).to.equal('Here again.');
    expect(regions().length).to.equal(1);
  });

  it('is reached from two shadow roots deep', async () => {
    const home = await mount<HTMLElement>('<div></div>');
    const inner = home.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'));
    const it = document.createElement('boston-table') as BostonTable;
    it.setAttribute('save', 'off');
    it.players = ['Ann', 'Bob'];
    inner.attachShadow({ mode: 'open' }).append(it);
    await drawn();
    it.thrower = faces(6, 4, 2);
    await it.roll();
    expect(heard()).to.contain('Ann rolled 6, 4 and 2.');
  });
});

describe('in a dialog', () => {
  it('a region of its own speaks while the dialog is modal, as the rest of the page is inert', async () => {
    const dialog = await mount<HTMLDialogElement>('<dialog><boston-table players="Ann, Bob"></boston-table></dialog>');
    const it = dialog.querySelector<BostonTable>('boston-table')!;
    const inside = (): HTMLElement => dialog.querySelector<HTMLElement>(':scope > [role=status]')!;
    expect(inside().textContent, 'there before the first message').to.equal('');
    dialog.showModal();
    it.thrower = faces(6, 4, 2, 5, 5, 5);
    announce(document.body, 'Before.');
    await it.roll();
    expect(inside().textContent).to.contain('Ann rolled 6, 4 and 2.');
    expect(heard()).to.equal('Before.');
    dialog.close();
    dialog.show();
    it.undo();
    expect(heard(), 'not modal: the page speaks').to.match(/taken back/i);
    dialog.close();
  });

  it('the dialog is found through shadow roots', async () => {
    const dialog = await mount<HTMLDialogElement>('<dialog><div></div></dialog>');
    const it = document.createElement('p');
    dialog.firstElementChild!.attachShadow({ mode: 'closed' }).append(it);
    joinAnnouncer(it);
    dialog.showModal();
    announce(it, 'Inside.');
    expect(dialog.querySelector('[role=status]')?.textContent).to.equal('Inside.');
    dialog.close();
  });
});
