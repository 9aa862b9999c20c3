import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/boston.js';
import type { BostonTable } from '../../src/index.js';
import { drawn, field, fields, focused, heard, keys, mount, nameOf, press, screen, type } from '../support/page.js';
import { scores } from './play.js';

const cell = (name: string): HTMLInputElement => field(new RegExp(`^${name}(,|$)`));

/** Types over what is in a cell. */
async function fill(name: string, text: string): Promise<void> {
  cell(name).focus();
  cell(name).select();
  if (text === '') await keys('Backspace');
  else await type(text);
}

for (const [where, markup] of [
  ['alone', '<boston-score-sheet players="Ann, Bob" rounds="3"></boston-score-sheet>'],
  ['in a table', '<boston-table players="Ann, Bob" rounds="3"></boston-table>'],
] as const) {
  describe(`typing into a sheet ${where}`, () => {
    it('takes what can occur, also with spaces and in full width', async () => {
      await mount(markup);
      for (const [text, taken] of [
        ['13', '13'],
        ['3', '3'],
        [' 18 ', '18'],
        ['１２', '12'],
      ] as const) {
        await fill('Round 1, Ann', text);
        await keys('Enter');
        expect(cell('Round 1, Ann').value, text).to.equal(taken);
        expect(cell('Round 1, Ann').getAttribute('aria-invalid')).to.equal(null);
      }
    });

    it('refuses all else with the reason beside the cell, and the old number is back', async function () {
      this.timeout(30_000);
      const it = await mount(markup);
      await fill('Round 1, Ann', '13');
      await keys('Enter');
      for (const text of ['2', '19', '99', '999', '0', '1e1', '-3', '3.5', '13,5', 'abc', '12x', '123456']) {
        await fill('Round 1, Ann', text);
        await keys('Enter');
        const refused = cell('Round 1, Ann');
        expect(refused.value, text).to.equal('13');
        expect(refused.getAttribute('aria-invalid'), text).to.equal('true');
        const reason = (refused.getRootNode() as ShadowRoot).getElementById(refused.getAttribute('aria-describedby')!)!;
        expect(screen(reason), text).to.match(/3 to 18/);
        expect(heard(), text).to.match(/3 to 18/);
      }
      await fill('Round 1, Ann', '12');
      await keys('Enter');
      expect(screen(it)).not.to.match(/3 to 18/);
      expect(cell('Round 1, Ann').getAttribute('aria-invalid')).to.equal(null);
    });

    it('shows the reason near the cell, and marks that one only', async () => {
      await mount(markup);
      await fill('Round 1, Ann', '99');
      await keys('Enter');
      expect(fields().filter((one) => one.hasAttribute('aria-invalid')).length).to.equal(1);
      const box = cell('Round 1, Ann').getBoundingClientRect();
      const reason = (cell('Round 1, Ann').getRootNode() as ShadowRoot).getElementById(
        cell('Round 1, Ann').getAttribute('aria-describedby')!,
      )!;
      expect(Math.abs(reason.getBoundingClientRect().top - box.bottom)).to.be.below(30);
    });

    it('clears a cell: empty is empty, not 0', async () => {
      await mount(markup);
      await fill('Round 1, Ann', '13');
      await keys('Enter');
      await fill('Round 1, Ann', '');
      await keys('Enter');
      expect(cell('Round 1, Ann').value).to.equal('');
      expect(cell('Round 1, Ann').getAttribute('aria-invalid')).to.equal(null);
    });

    it('takes a number when the field is left with Tab, too', async () => {
      await mount(markup);
      await fill('Round 1, Ann', '13');
      await keys('Tab');
      expect(cell('Round 1, Ann').value).to.equal('13');
      expect(nameOf(focused())).to.equal('Round 1, Bob');
    });
  });
}

describe('moving on the sheet', () => {
  const sheet = '<boston-score-sheet players="Ann, Bob, Cy" rounds="3"></boston-score-sheet>';

  it('goes down with Enter and the arrow keys, and across at the edge of the text', async () => {
    await mount(sheet);
    cell('Round 1, Bob').focus();
    const walk: string[] = [];
    for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
      await keys(key);
      walk.push(nameOf(focused()));
    }
    expect(walk).to.deep.equal([
      'Round 2, Bob',
      'Round 3, Bob',
      'Round 2, Bob',
      'Round 2, Cy',
      'Round 2, Bob',
      'Round 2, Ann',
      'Round 1, Ann',
      'Name of player 1',
    ]);
  });

  it('writes what was typed on the way', async () => {
    await mount(sheet);
    await fill('Round 1, Ann', '13');
    await keys('ArrowDown');
    await type('12');
    await keys('ArrowUp');
    expect([cell('Round 1, Ann').value, cell('Round 2, Ann').value]).to.deep.equal(['13', '12']);
  });

  it('stays with a number that was refused, until it is put right or left as it was', async () => {
    await mount(sheet);
    for (const key of ['Enter', 'ArrowDown']) {
      await fill('Round 1, Ann', '19');
      await keys(key);
      expect(nameOf(focused()), key).to.equal('Round 1, Ann');
    }
    await type('13');
    await keys('Enter');
    expect(nameOf(focused())).to.equal('Round 2, Ann');
    await type('2');
    await keys('Enter', 'Enter');
    expect(nameOf(focused())).to.equal('Round 3, Ann');
  });

  it('never leaves the sheet for the body at its ends', async () => {
    await mount(sheet);
    cell('Round 3, Cy').focus();
    await keys('Enter', 'ArrowDown', 'ArrowRight');
    expect(focused().localName).to.equal('input');
  });

  it('never changes a number with the arrow keys or the wheel', async () => {
    await mount(sheet);
    await fill('Round 2, Bob', '13');
    await keys('Enter', 'ArrowUp', 'ArrowUp', 'ArrowDown');
    expect(cell('Round 2, Bob').value).to.equal('13');
    const box = cell('Round 2, Bob').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(box.x + 5), Math.round(box.y + 5)] });
    cell('Round 2, Bob').focus();
    for (const deltaY of [100, -100]) {
      cell('Round 2, Bob').dispatchEvent(
        new WheelEvent('wheel', { deltaY, bubbles: true, composed: true, cancelable: true }),
      );
    }
    await drawn();
    expect(cell('Round 2, Bob').value).to.equal('13');
  });
});

describe('a field that was edited by hand', () => {
  it('shows the match after undo, redo and a new match', async () => {
    const it = await mount<BostonTable>('<boston-table players="Ann, Bob" rounds="2"></boston-table>');
    await fill('Round 1, Ann', '13');
    await keys('Enter');
    await fill('Round 1, Ann', '12');
    await keys('Enter');
    await press('Undo');
    expect(cell('Round 1, Ann').value).to.equal('13');
    await press('Redo');
    expect(cell('Round 1, Ann').value).to.equal('12');
    await fill('Round 1, Ann', '5'); // left as it is, in the middle of typing
    it.writeScore({ round: 1, seat: 0 }, 9);
    it.restart();
    await drawn();
    expect(cell('Round 1, Ann').value).to.equal('');
  });

  it('plays on: the turn goes to the next seat without a score', async () => {
    const it = await mount<BostonTable>('<boston-table players="Ann, Bob, Cy" rounds="2"></boston-table>');
    await it.roll();
    await fill('Round 1, Bob', '13');
    await keys('Enter');
    expect(it.match.seat).to.equal(0);
    expect(it.match.turn.throws, "somebody else's score leaves the dice alone").to.equal(1);
    await fill('Round 1, Ann', '4');
    await keys('Enter');
    expect(it.match.seat).to.equal(2);
    expect(it.match.turn.throws, 'the dice of the seat are dropped').to.equal(0);
    await scores(it, 9);
    expect(it.match.round).to.equal(2);
  });

  it('renames a player of the match, which is no step', async () => {
    const it = await mount<BostonTable>('<boston-table players="Ann, Bob"></boston-table>');
    const name = field('Name of player 1');
    name.focus();
    name.select();
    await type('Cleo');
    await keys('Enter');
    expect(it.match.players).to.deep.equal(['Cleo', 'Bob']);
    expect(it.canUndo).to.equal(false);
    expect(screen(it)).to.match(/Cleo, throw/);
  });
});
