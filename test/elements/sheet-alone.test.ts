import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonScoreSheet } from '../../src/index.js';
import { complaints, deep, drawn, field, fields, keys, mount, nameOf, screen, type } from '../support/page.js';

const sheet = (attributes = ''): Promise<BostonScoreSheet> =>
  mount(`<boston-score-sheet ${attributes}></boston-score-sheet>`);

/** Types into a cell and leaves it with Enter. */
async function write(cell: string, text: string): Promise<void> {
  const input = field(new RegExp(`^${cell}(,|$)`));
  input.focus();
  input.select();
  await type(text);
  await keys('Enter');
}

/** The numbers of a line: "Rounds won", "Total". */
function line(label: string, root?: Element): string[] {
  const rows = [...deep(root)].filter((one): one is HTMLTableRowElement => one.localName === 'tr');
  const row = rows.find(({ cells }) => screen(cells[0]!).startsWith(label));
  return [...(row?.cells ?? [])].slice(1).map((cell) => screen(cell));
}

describe('<boston-score-sheet> alone', () => {
  it('is a blank sheet: title, names, ten rounds by four columns, rounds won and total', async () => {
    const it = await sheet();
    expect(screen(it)).to.match(/^Going to Boston score sheet Name Round 1 .*Round 10 Rounds won .*Total/);
    expect(fields(it).length).to.equal(4 + 40);
    expect(line('Round 1')).to.deep.equal(['', '', '', '']);
    expect(fields(it).every(({ value }) => value === '')).to.equal(true);
  });

  it('is a native table with a caption and headers of columns and rows', async () => {
    const it = await sheet('players="Ann, Bob" rounds="2"');
    const table = [...deep(it)].find((one): one is HTMLTableElement => one.localName === 'table')!;
    expect(screen(table.caption!)).to.equal('Going to Boston score sheet');
    expect(table.getAttribute('role')).to.equal(null);
    const headers = [...table.querySelectorAll('th')].map(({ scope }) => scope);
    expect(headers.filter((scope) => scope === 'col').length).to.equal(3);
    expect(headers.filter((scope) => scope === 'row').length).to.equal(4);
    for (const cell of fields(it).slice(2)) {
      expect(cell.inputMode).to.equal('numeric');
      expect(cell.type).to.equal('text');
    }
  });

  it('has as many columns, rounds and what title one asks for', async () => {
    const it = await sheet('players="Ann, Bob, Cy" rounds="3" heading="Our evening"');
    expect(screen(it)).to.contain('Our evening');
    expect(fields(it).map(nameOf).slice(3, 7)).to.deep.equal([
      'Round 1, Ann',
      'Round 1, Bob',
      'Round 1, Cy',
      'Round 2, Ann',
    ]);
    expect(fields(it).length).to.equal(3 + 9);
  });

  for (const [attributes, columns, rounds] of [
    ['players="0" rounds="0"', 1, 1],
    ['players="13" rounds="100"', 12, 99],
    ['players="" rounds="x"', 4, 10],
  ] as const) {
    it(`is never without columns or rounds: ${attributes}`, async () => {
      const it = await sheet(attributes);
      const names = fields(it).filter((one) => nameOf(one).startsWith('Name'));
      expect(complaints()).to.have.length(2);
      expect(names.length).to.equal(columns);
      expect(fields(it).length).to.equal(columns + columns * rounds);
    });
  }

  it('adds up rounds won and totals', async () => {
    const it = await sheet('players="Ann, Bob" rounds="3"');
    await write('Round 1, Ann', '13');
    await write('Round 1, Bob', '12');
    await write('Round 2, Ann', '4');
    await write('Round 2, Bob', '18');
    await write('Round 3, Bob', '7');
    expect(line('Total')).to.deep.equal(['17', '37']);
    expect(line('Rounds won')[0]).to.equal('1');
    await write('Round 3, Ann', '6');
    expect(line('Rounds won')).to.deep.equal(['1', '2']);
    expect(line('Total')).to.deep.equal(['23', '37']);
    expect(screen(it)).to.contain('37');
  });

  it('marks the winner of a round by more than colour, and in its name', async () => {
    await sheet('players="Ann, Bob" rounds="2"');
    await write('Round 1, Ann', '13');
    await write('Round 1, Bob', '12');
    const won = field('Round 1, Ann, won');
    expect(won.part.contains('won')).to.equal(true);
    expect(getComputedStyle(won.parentElement!, '::after').content).to.match(/★/);
    expect(nameOf(field(/^Round 1, Bob/))).to.equal('Round 1, Bob');
  });

  it('gives a tie a line for the roll-off, for the tied alone', async () => {
    const it = await sheet('players="Ann, Bob, Cy" rounds="2"');
    await write('Round 1, Ann', '13');
    await write('Round 1, Bob', '9');
    await write('Round 1, Cy', '13');
    expect(screen(it)).to.match(/tied: throw again/);
    expect(line('Roll-off 1')).to.deep.equal(['', '–', '']);
    expect(line('Rounds won')).to.deep.equal(['0', '0', '0']);
    await write('Round 1, Roll-off 1, Ann', '5');
    await write('Round 1, Roll-off 1, Cy', '8');
    expect(line('Rounds won')).to.deep.equal(['0', '0', '1']);
    expect(line('Total'), 'roll-offs are added to nothing').to.deep.equal(['13', '9', '13']);
  });

  it('strikes a roll-off that no longer counts, and keeps it', async () => {
    const it = await sheet('players="Ann, Bob" rounds="2"');
    await write('Round 1, Ann', '13');
    await write('Round 1, Bob', '13');
    await write('Round 1, Roll-off 1, Ann', '5');
    await write('Round 1, Roll-off 1, Bob', '8');
    await write('Round 1, Ann', '14');
    expect(screen(it)).to.match(/Roll-off 1 does not count/);
    const struck = field(/Roll-off 1, Bob/);
    expect(struck.value).to.equal('8');
    expect(struck.part.contains('struck')).to.equal(true);
    expect(getComputedStyle(struck).textDecorationLine).to.equal('line-through');
    expect(line('Rounds won')).to.deep.equal(['1', '0']);
  });

  it('takes names by hand; they are in the names of the cells', async () => {
    await sheet('players="2" rounds="1"');
    const name = field('Name of player 2');
    name.focus();
    await type(' <b>Zoë</b> ');
    await keys('Enter');
    expect(name.value).to.equal('<b>Zoë</b>');
    expect(nameOf(fields()[3]!)).to.equal('Round 1, <b>Zoë</b>');
    expect(nameOf(fields()[2]!)).to.equal('Round 1, Player 1');
  });

  it('leaves a column without name and score out of the round', async () => {
    await sheet('players="4" rounds="2"');
    for (const [seat, score] of [
      [1, '13'],
      [2, '12'],
    ] as const) {
      await write(`Round 1, Player ${seat}`, score);
    }
    await write('Round 2, Player 1', '3');
    expect(line('Rounds won').slice(0, 2)).to.deep.equal(['1', '0']);
  });

  it('takes the numbers of a multiplication when it is for that', async () => {
    await sheet('players="2" rounds="1" variant="multiplication"');
    await write('Round 1, Player 1', '72');
    await write('Round 1, Player 2', '13');
    expect(line('Round 1')).to.deep.equal(['72', '']);
  });

  it('may be set up anew as long as it is blank', async () => {
    const it = await sheet('players="2"');
    it.players = ['Cy', 'Di', 'Ed'];
    it.rounds = 2;
    await drawn();
    expect(fields(it).length).to.equal(3 + 6);
    await write('Round 1, Cy', '13');
    it.players = ['A', 'B', 'C'];
    await drawn();
    expect(field('Round 1, A').value).to.equal('13');
  });
});
