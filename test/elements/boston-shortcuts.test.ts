import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable } from '../../src/index.js';
import { buttons, deep, drawn, faces, field, fields, keys, listen, mount, press, type } from '../support/page.js';
import { scores, takeTurn } from './play.js';

describe("the page's shortcuts", () => {
  for (const tag of ['boston-table', 'boston-score-sheet']) {
    it(`do not hear what is typed into the fields of <${tag}>, at any stage of a key`, async () => {
      await mount(`<${tag} players="Ann, Bob"></${tag}>`);
      const heard = listen<KeyboardEvent>(document, 'keydown', 'keypress', 'keyup');
      for (const name of ['Round 1, Ann', 'Name of player 1']) {
        field(name).focus();
        await type('e/ 7');
        await keys('ArrowLeft', 'ArrowRight', 'Backspace', 'Enter', 'ArrowUp', 'ArrowDown');
      }
      const told = new Set(heard.map((event) => event.type));
      expect([...told].join()).to.equal('');
    });
  }

  it('work again once the field is left', async () => {
    const sheet = await mount<HTMLElement>(
      '<boston-score-sheet players="2"></boston-score-sheet><button>Page</button>',
    );
    const heard = listen<KeyboardEvent>(document, 'keydown');
    field('Round 1, Player 1').focus();
    await type('9');
    (sheet.nextElementSibling as HTMLButtonElement).focus();
    await keys('e');
    expect(heard.map(({ key }) => key)).to.deep.equal(['e']);
  });
});

describe('names of events', () => {
  const generic = ['close', 'change', 'hide', 'show', 'toggle', 'cancel', 'reset', 'submit', 'select', 'input'];

  it('never collide with those that a page listens for', async function () {
    this.timeout(30_000);
    const home = await mount<HTMLElement>(
      '<section><boston-table players="Ann, Bob" rounds="1"></boston-table><boston-score-sheet></boston-score-sheet></section>',
    );
    window.print = () => {};
    const heard = listen(home, ...generic);
    const it = home.querySelector<BostonTable>('boston-table')!;
    it.thrower = faces(6, 6, 2, 4, 1, 3, 1, 1, 1, 1, 1, 1);
    await takeTurn(it);
    await takeTurn(it);
    await press('Undo', it);
    field('Name of player 1', it).focus();
    await type('x');
    await keys('Enter');
    const alone = home.querySelector('boston-score-sheet')!;
    field('Round 1, Player 1', alone).focus();
    await type('13');
    await keys('Enter');
    fields(alone).at(-1)?.select();
    for (const button of buttons(home)) button.click();
    await drawn();
    await scores(it).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve)); // "select" comes in a task of its own
    expect(heard.map(({ type, target }) => `${type} of ${(target as Element).localName}`)).to.deep.equal([]);
  });

  it('leave a dialog around the table open', async () => {
    const dialog = await mount<HTMLDialogElement>('<dialog><boston-table keeping="auto"></boston-table></dialog>');
    dialog.showModal();
    const closing = listen(dialog, 'close', 'cancel');
    const it = dialog.querySelector<BostonTable>('boston-table')!;
    for (let count = 0; count < 6; count++) await it.roll();
    await drawn();
    expect(closing.length).to.equal(0);
    expect(dialog.open).to.equal(true);
    expect([...deep(dialog)].some(({ localName }) => localName === 'dice-roller')).to.equal(true);
    dialog.close();
  });
});
