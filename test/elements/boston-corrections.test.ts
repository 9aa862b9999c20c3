import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { drawn, faces, field, heard, press, screen, type } from '../support/page.js';
import { scores, table, words } from './play.js';

/** Types over a cell, as somebody does who has seen a mistake. */
async function correct(name: RegExp, text: string): Promise<void> {
  const cell = field(name);
  cell.value = text;
  cell.dispatchEvent(new Event('change'));
  await drawn();
}

describe('a correction, aloud,', () => {
  it('tells the new winner of the round and the new leader', async () => {
    const it = await table('players="Ann, Bob" rounds="3"');
    await scores(it, 12, 11, 9);
    await correct(/^Round 1, Bob/, '14');
    expect(heard()).to.match(/^Round 1, Bob: now 14\. Round 1 goes to Bob now\. Bob leads now\. Bob, throw/);
    await correct(/^Round 1, Ann/, '15');
    expect(heard()).to.contain('Ann leads now.');
    expect(screen(it)).to.contain('Rounds won 1 0');
  });

  it('tells a tie, and an open round', async () => {
    const it = await table('players="Ann, Bob" rounds="3"');
    await scores(it, 12, 11, 9);
    await correct(/^Round 1, Bob/, '12');
    expect(heard()).to.match(/Round 1 is tied now\. Nobody leads now\./);
    await correct(/^Round 1, Bob/, '');
    expect(heard()).to.match(/^Round 1, Bob: empty now\. Round 1 is open again\./);
  });

  it('speaks of a new tie only where one has come: not while a roll-off goes on', async () => {
    const it = await table('players="Ann, Bob, Cy" rounds="3"');
    await scores(it, 13, 13, 13);
    await correct(/^Round 1, Ann/, '12');
    await correct(/^Round 1, Ann/, '13');
    it.writeScore({ round: 1, rolloff: 1, seat: 0 }, 9);
    await drawn();
    expect(heard()).to.contain('Ann scores 9.').and.not.to.contain('A tie');
    it.writeScore({ round: 1, rolloff: 1, seat: 1 }, 9);
    it.writeScore({ round: 1, rolloff: 1, seat: 2 }, 5);
    await drawn();
    expect(heard()).to.contain('A tie: Ann and Bob throw again.');
  });

  it('tells that the match goes on, or who has won it now', async () => {
    const it = await table('players="Ann, Bob" rounds="1"');
    await scores(it, 12, 11);
    await correct(/^Round 1, Bob/, '12');
    expect(heard()).to.match(/The match goes on\..*Roll-off: Ann/);
    expect(words('result')).to.equal('');
    await correct(/^Round 1, Ann/, '9');
    expect(heard()).to.contain('Bob wins');
    expect(words('result')).to.contain('Bob wins');
    await correct(/^Round 1, Ann/, '18');
    expect(heard()).to.contain('Ann wins');
    expect(it.match.winner).to.equal(0);
  });

  it('says who was first in a race, also where somebody ends the round with more', async () => {
    const it = await table('players="Ann, Bob" scoring="race" goal="20"');
    await scores(it, 14, 14, 12);
    expect(words('result')).to.contain('Ann wins the race to 20, 26 to 14');
    it.writeScore({ round: 2, seat: 1 }, 18);
    await drawn();
    expect(it.match.winner).to.equal(0);
    expect(words('result')).to.contain('Ann is first to reach 20, with 26');
  });

  it('tells who leads a race now', async () => {
    const it = await table('players="Ann, Bob" scoring="race"');
    await scores(it, 12, 11);
    await correct(/^Round 1, Bob/, '14');
    expect(heard()).to.match(/^Round 1, Bob: now 14\. Bob leads now\./);
    expect(it.match.places).to.deep.equal([2, 1]);
  });
});

describe('a cell in which somebody is typing', () => {
  it('keeps what was typed, and the focus, while a line for a roll-off comes above it', async () => {
    const it = await table('players="Ann, Bob" rounds="3"');
    await scores(it, 12, 11, 9);
    it.writeScore({ round: 1, seat: 1 }, 12);
    const cell = field('Round 2, Ann');
    cell.focus();
    cell.select();
    await type('1');
    await scores(it, 10); // round 2 is full: the tie of round 1 is thrown off now
    expect(it.match.phase).to.equal('rolloff');
    expect(it.shadowRoot?.querySelector('boston-score-sheet')?.shadowRoot?.activeElement).to.equal(cell);
    expect([cell.value, cell.getAttribute('aria-label')]).to.deep.equal(['1', 'Round 2, Ann']);
    expect(field('Round 1, Roll-off 1, Ann').value).to.equal('');
  });
});

describe('why a number was refused', () => {
  it('stands there until the match goes on, and not in the next one', async () => {
    const it = await table('players="Ann, Bob"');
    await scores(it, 12);
    await correct(/^Round 1, Bob/, '99');
    expect(screen(it)).to.contain('whole number from 3 to 18');
    await press('New match');
    expect(screen(it)).not.to.contain('whole number from 3 to 18');
  });

  it('does not stand beside a way to take something else back', async () => {
    const it = await table('players="Ann, Bob"');
    it.thrower = faces(6, 4, 2);
    await it.roll();
    it.setAside(2);
    await drawn();
    expect(screen(it)).to.contain('Take it back');
    await press(/^Die 3/);
    expect(words('hint')).to.equal('That die is set aside. It stays there until the turn ends.');
    it.undo();
    await drawn();
    expect(screen(it)).not.to.contain('Take it back');
  });
});
