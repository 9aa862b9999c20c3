import { expect } from '@open-wc/testing';
import { BostonScoreSheet, BostonTable, DiceRoller } from '../../src/index.js';
import { deep, drawn, faces, mount, screen } from '../support/page.js';
import { takeTurn } from './play.js';

// The library comes late here: each test defines classes of its own tags, or of ours, when it wants them.
const late = <Kind extends CustomElementConstructor>(tag: string, kind: Kind): void =>
  customElements.define(tag, class extends (kind as CustomElementConstructor) {});

describe('before the library has come', () => {
  it('properties of a table are kept for the upgrade, and shadow nothing', async () => {
    const it = await mount<BostonTable>('<late-table></late-table>');
    const early = { players: ['Ann', 'Bob'], variant: 'multiplication', equalTurns: true, thrower: faces(6, 6, 2) };
    Object.assign(it, early);
    late('late-table', BostonTable);
    await drawn();
    expect(it.match.players).to.deep.equal(['Ann', 'Bob']);
    expect({ ...it.match.setup }).to.include({ variant: 'multiplication', equalTurns: true });
    for (const name of Object.keys(early)) expect(Object.hasOwn(it, name), name).to.equal(false);
    expect(await it.roll(), 'the thrower too').to.deep.equal([6, 6, 2]);
    it.players = ['Cy', 'Di'];
    await drawn();
    expect(it.match.players).to.deep.equal(['Cy', 'Di']);
    expect(screen(it)).to.contain('Cy');
  });

  it('properties of a roller are kept', async () => {
    const it = await mount<DiceRoller>('<late-roller></late-roller>');
    Object.assign(it, { dice: 2, label: 'Mine', thrower: faces(6, 5) });
    late('late-roller', DiceRoller);
    await drawn();
    expect(await it.roll()).to.deep.equal([6, 5]);
    for (const name of ['dice', 'label', 'thrower']) expect(Object.hasOwn(it, name), name).to.equal(false);
  });

  it('properties of a sheet are kept', async () => {
    const it = await mount<BostonScoreSheet>('<late-sheet></late-sheet>');
    Object.assign(it, { players: ['Ann', 'Bob'], rounds: 2, heading: 'Ours', htmlFor: '' });
    late('late-sheet', BostonScoreSheet);
    await drawn();
    expect(screen(it)).to.contain('Ours');
    expect(screen(it)).to.contain('Ann');
    for (const name of ['players', 'rounds', 'heading', 'htmlFor']) expect(Object.hasOwn(it, name)).to.equal(false);
  });

  it('children that are upgraded before the table around them join it when it comes', async () => {
    const it = await mount<BostonTable>(`<boston-table players="Ann, Bob" rounds="2">
      <dice-roller></dice-roller><boston-score-sheet></boston-score-sheet></boston-table>
      <boston-score-sheet for="late"></boston-score-sheet>`);
    it.id = 'late';
    const outside = it.nextElementSibling!;
    expect(screen(it)).to.equal('');
    await import('../../src/dice-roller.js');
    const { define } = await import('../../src/wiring/define.js');
    define('boston-score-sheet', BostonScoreSheet);
    await drawn();
    expect(screen(outside), 'alone, for now').to.contain('Round 10');
    define('boston-table', BostonTable);
    await drawn();
    it.thrower = faces(6, 6, 2, 4, 1, 3);
    await takeTurn(it);
    expect(it.querySelector<DiceRoller>('dice-roller')?.faces).to.deep.equal(it.match.turn.faces);
    for (const sheet of [it.querySelector('boston-score-sheet')!, outside]) {
      expect(screen(sheet)).to.contain('Ann');
      expect(screen(sheet)).to.match(/13/);
      expect(screen(sheet)).not.to.contain('Round 10');
    }
    expect([...deep(it)].filter(({ localName }) => localName === 'boston-score-sheet').length).to.equal(1);
  });
});
