import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonScoreSheet, BostonTable } from '../../src/index.js';
import { drawn, faces, field, fields, mount, nameOf, screen } from '../support/page.js';
import { scores, takeTurn } from './play.js';

/** A table without a sheet of its own, and a sheet elsewhere. */
async function pair(attributes = 'players="Ann, Bob, Cy" rounds="2"', tumble = '0s'): Promise<[BostonTable, Element]> {
  const it = await mount<BostonTable>(
    `<boston-table id="kitchen" show="roller" ${attributes}></boston-table><p>Text</p>
     <boston-score-sheet for="kitchen" players="7" rounds="9" heading="Kitchen"></boston-score-sheet>`,
    { tumble },
  );
  return [it, it.parentElement!.querySelector('boston-score-sheet')!];
}

describe('a sheet that is linked', () => {
  it("shows the table's players and rounds, not its own", async () => {
    const [, sheet] = await pair();
    expect(fields(sheet).map(nameOf)).to.deep.equal([
      'Name of player 1',
      'Name of player 2',
      'Name of player 3',
      'Round 1, Ann',
      'Round 1, Bob',
      'Round 1, Cy',
    ]);
    expect(screen(sheet)).to.match(/Kitchen Name Ann Bob Cy Round 1 .*Round 2 .*Rounds won .*Total/);
  });

  it('shows scores as they are written, whose turn it is, and who won', async () => {
    const [it, sheet] = await pair();
    it.thrower = faces(6, 6, 2, 4, 1, 3);
    expect(field('Round 1, Ann').part.contains('now')).to.equal(true);
    await takeTurn(it);
    expect(field('Round 1, Ann').value).to.equal('13');
    expect(field('Round 1, Bob').part.contains('now')).to.equal(true);
    await scores(it, 9, 5);
    expect(nameOf(fields(sheet)[3]!)).to.equal('Round 1, Ann, won');
    expect(screen(sheet)).to.match(/Rounds won 1 0 0 Total 13 9 5/);
  });

  it('shows roll-offs under their round, overtime, and what was struck', async () => {
    const [it, sheet] = await pair('players="Ann, Bob" rounds="1"');
    await scores(it, 13, 13, 4, 4, 5, 6);
    expect(it.match.finished).to.equal(true);
    expect(screen(sheet)).to.match(/Round 1 13 13 Roll-off 1 4 4 Roll-off 2 5 6 Rounds won 0 1/);
    it.writeScore({ round: 1, seat: 0 }, 14);
    await drawn();
    expect(screen(sheet)).to.match(/Roll-off 1 does not count/);
    expect(it.match.winner).to.equal(0);
  });

  it('shows what is left, and chips, where the match is about those', async () => {
    const [down, left] = await pair('players="Ann, Bob" scoring="count-down" goal="20"');
    await scores(down, 13);
    expect(screen(left)).to.match(/Left 7 20/);
    down.parentElement!.remove();
    const [stakes, chips] = await pair('players="Ann, Bob" scoring="stakes" purse="10"');
    await scores(stakes, 13, 12);
    expect(stakes.match.chips!.reduce((sum, chip) => sum + chip, 0) + stakes.match.pot!).to.equal(20);
    expect(screen(chips)).to.contain(`Chips 2 in the pot ${stakes.match.chips!.join(' ')}`);
  });

  it('gives nothing away while dice tumble', async () => {
    const [it, sheet] = await pair('players="Ann, Bob" rounds="1" keeping="auto"');
    it.thrower = faces(6, 6, 6, 6, 6, 6);
    await it.roll();
    await it.roll();
    it.style.setProperty('--dice-roll-time', '5s');
    const before = screen(sheet);
    void it.roll();
    await drawn();
    expect(it.match.rounds[0]?.scores).to.deep.equal([18, null]);
    expect(screen(sheet)).to.equal(before);
    it.undo();
    it.redo();
    await drawn();
    expect(screen(sheet)).to.contain('18');
  });

  it('writes into the match', async () => {
    const [it, sheet] = await pair();
    const cell = field('Round 1, Bob', sheet);
    cell.value = '13';
    cell.dispatchEvent(new Event('change'));
    expect(it.match.rounds[0]?.scores).to.deep.equal([null, 13, null]);
  });

  it('takes other names at once', async () => {
    const [it, sheet] = await pair();
    it.players = ['Di', 'Ed', 'Flo'];
    await drawn();
    expect(screen(sheet)).to.contain('Di Ed Flo');
    expect(screen(sheet)).not.to.contain('Ann');
  });

  it('shows names as text, of any direction, and marks those who tie as themselves', async () => {
    const [it, sheet] = await pair('players="2"');
    it.players = ['<img src=x onerror=alert(1)>', 'שרה'];
    await drawn();
    const [markup, hebrew] = fields(sheet);
    expect(markup?.value).to.equal('<img src=x onerror=alert(1)>');
    expect(getComputedStyle(hebrew!).direction).to.equal('rtl');
    expect(sheet.shadowRoot?.querySelector('img') === null).to.equal(true);
  });

  it('may be there twice', async () => {
    const [it, sheet] = await pair();
    const other = sheet.cloneNode() as BostonScoreSheet;
    sheet.after(other);
    await scores(it, 13, 12);
    expect(screen(other)).to.equal(screen(sheet));
  });
});
