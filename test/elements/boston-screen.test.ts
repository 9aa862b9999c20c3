import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { deep, drawn, faces, fields, hasButton, heard, nameOf, press, screen } from '../support/page.js';
import { scores, table, takeTurn, turn, words } from './play.js';

describe('whose turn it is', () => {
  it('is always on the screen and in the match, and what to do with it', async () => {
    const it = await table('players="Ann, Bob, Cy" rounds="2"');
    it.thrower = faces(...new Array<number>(200).fill(0).map((_, index) => 1 + ((index * 5 + (index % 7)) % 6)));
    for (let count = 0; count < 30 && !it.match.finished; count++) {
      const { seat, players, turn: dice } = it.match;
      expect(words('turn')).to.contain(players[seat!]);
      expect(words('turn')).to.match(/throw three/);
      expect(dice.throws).to.equal(0);
      await it.roll();
      await drawn();
      expect(words('turn')).to.contain(players[seat!]);
      expect(words('turn')).to.match(/keep/i);
      it.setAside(0);
      await drawn();
      expect(words('turn')).to.match(/throw the other two/);
      await it.roll();
      it.setAside(1);
      await drawn();
      expect(words('turn')).to.match(/last die/);
      await it.roll();
      await drawn();
      expect(words('turn')).to.match(/write/i);
      it.write();
      await drawn();
    }
    expect(it.match.finished).to.equal(true);
    expect(words('turn')).to.match(/over/i);
  });

  it('tells the round, of how many, and the throw', async () => {
    const it = await table('players="Ann, Bob" rounds="3"');
    expect(words('turn')).to.contain('Round 1 of 3');
    await it.roll();
    await drawn();
    expect(words('turn')).to.match(/first throw/i);
    it.setAside(0);
    await it.roll();
    await drawn();
    expect(words('turn')).to.match(/second throw/i);
    await scores(it, 12, 13);
    expect(words('turn')).to.contain('Round 2 of 3');
  });

  it('names seats without a name, and shows names as text', async () => {
    const it = await table('rounds="1"');
    it.players = ['', '<b>Bob</b>', 'שרה'];
    await drawn();
    expect(words('turn')).to.contain('Player 1');
    await scores(it, 10);
    expect(words('turn')).to.contain('<b>Bob</b>');
    await scores(it, 11);
    expect(words('turn')).to.contain('שרה');
  });

  it('keeps two players of one name apart', async () => {
    const it = await table('players="Ann, Ann" rounds="1"');
    await scores(it, 10, 12);
    expect(it.match.rounds[0]?.scores).to.deep.equal([10, 12]);
    expect(it.match.winner).to.equal(1);
  });

  it('says which of them it means, and leaves their names as they are', async () => {
    const it = await table('players="Ann, Ann, ann" rounds="1"');
    await scores(it, 10);
    expect(words('turn')).to.contain('Ann (2)');
    expect(heard()).to.match(/Ann scores 10.*Ann \(2\), throw/);
    expect(fields(it).some((one) => nameOf(one) === 'Round 1, Ann (2)')).to.equal(true);
    await scores(it, 12, 9);
    expect(words('result')).to.match(/Ann \(2\) wins.*Ann \(2\): 1 round.*Ann: 0 rounds.*ann \(3\): 0 rounds/);
    expect(it.match.players).to.deep.equal(['Ann', 'Ann', 'ann']);
  });
});

describe('what is at stake', () => {
  it('is told where it decides: points to go, chips in the pot', async () => {
    const race = await table('players="Ann, Bob" scoring="race" goal="25"');
    await scores(race, 13, 9);
    expect(words('turn')).to.contain('12 to go');
    expect(screen(race)).to.match(/Total \(to 25\) 13 9 To go 12 16/);
    await scores(race, 15);
    expect(screen(race)).to.match(/To go 0 16/);
    race.parentElement?.remove();
    const stakes = await table('players="Ann, Bob" scoring="stakes" stake="5" purse="20"');
    expect(words('turn')).to.contain('10 in the pot');
    expect(screen(stakes)).to.match(/Chips 10 in the pot 15 15/);
  });
});

describe('a throw, read aloud', () => {
  it('tells the new dice first, once, then those kept', async () => {
    const it = await table('players="Ann, Bob"');
    it.thrower = faces(6, 4, 4, 5, 2);
    await it.roll();
    expect(heard()).to.match(/^Ann rolled 6, 4 and 4\./);
    it.setAside(0);
    await it.roll();
    expect(heard()).to.match(/^Ann rolled 5 and 2\. Kept 6\./);
    await drawn();
    expect(words('hint'), 'the same words can be seen').to.contain('Ann rolled 5 and 2. Kept 6.');
  });

  it('tells nothing, and shows nothing, before the dice have landed', async () => {
    const it = await table('players="Ann, Bob" keeping="auto" rounds="1"');
    await turn(it, '111 11 1');
    it.thrower = faces(6, 6, 6, 6, 6, 6);
    await it.roll();
    await it.roll();
    it.style.setProperty('--dice-roll-time', '5s');
    const before = heard();
    void it.roll();
    await drawn();
    expect(it.match.finished, 'scripts see the state at once').to.equal(true);
    expect(heard()).to.equal(before);
    expect(words('result')).to.equal('');
    expect(screen(it)).not.to.contain('18');
    await press(/^Roll/);
    expect(words('result')).to.contain('Bob');
    expect(heard()).to.contain('Bob');
    expect(screen(it)).to.contain('18');
  });

  it('tells scores, the winner of a round and of the match', async () => {
    const it = await table('players="Ann, Bob" rounds="2"');
    await turn(it, '662 41 3');
    expect(heard()).to.match(/Ann scores 13/);
    expect(heard()).to.match(/Bob/);
    await turn(it, '111 11 1');
    expect(heard()).to.match(/Bob scores 3/);
    expect(heard()).to.match(/Round 1 goes to Ann/);
    await scores(it, 13, 3);
    expect(heard()).to.match(/Ann wins/);
    expect(words('result')).to.match(/Ann wins, 2 rounds to 0/);
  });
});

describe('a roll-off', () => {
  it('is on the screen: who throws again, a line of its own, a dash for those who sit out', async () => {
    const it = await table('players="Ann, Bob, Cy" rounds="1"');
    await scores(it, 13, 9, 13);
    expect(it.match.phase).to.equal('rolloff');
    expect(heard()).to.match(/tie/i);
    expect(heard()).to.match(/Ann and Cy/);
    expect(words('turn')).to.match(/roll-off/i);
    expect(words('turn')).to.contain('Ann');
    expect(screen(it)).to.match(/Roll-off 1/);
    expect(screen(it)).to.contain('–');
    await turn(it, '111 11 1');
    expect(words('turn')).to.contain('Cy');
    await turn(it, '111 11 1');
    expect(screen(it)).to.match(/Roll-off 2/);
    await scores(it, 4, 5);
    expect(it.match.rounds[0]?.winner).to.equal(2);
    expect(it.match.totals).to.deep.equal([13, 9, 13]);
    expect(words('result')).to.contain('Cy');
  });

  it('is played by all six who tie, as often as they tie', async () => {
    const it = await table('players="6" rounds="1"');
    await scores(it, ...new Array<number>(6 * 20).fill(13));
    expect(it.match.rounds[0]?.rolloffs.length).to.equal(20);
    expect(it.match.phase).to.equal('rolloff');
    await scores(it, 3, 3, 3, 3, 3, 18);
    expect(it.match.winner).to.equal(5);
    expect(it.match.roundsWon).to.deep.equal([0, 0, 0, 0, 0, 1]);
  });

  it('decides who starts the next round: the seat after the last to throw', async () => {
    const it = await table('players="Ann, Bob, Cy" rounds="3"');
    await scores(it, 13, 13, 9, 4, 5);
    expect(it.match.round).to.equal(2);
    expect(it.match.seat).to.equal(2);
    expect(words('turn')).to.contain('Cy');
  });
});

describe('overtime', () => {
  it('is on the screen, and ends when one leads alone', async () => {
    const it = await table('players="Ann, Bob" rounds="2"');
    await scores(it, 13, 12, 12, 13);
    expect(it.match.finished).to.equal(false);
    expect(words('turn')).to.match(/overtime/i);
    expect(screen(it)).to.match(/Round 3 overtime/);
    await scores(it, 10, 11);
    expect(it.match.winner).to.equal(1);
    expect(words('result')).to.match(/overtime/);
  });
});

describe('starter="roll"', () => {
  it('has everybody throw one die; the highest starts, the tied throw again', async () => {
    const it = await table('players="Ann, Bob, Cy" starter="roll"');
    expect(it.match.phase).to.equal('start');
    it.thrower = faces(5, 5, 3, 2, 6);
    for (const name of ['Ann', 'Bob', 'Cy', 'Ann', 'Bob']) {
      expect(words('turn')).to.contain(name);
      expect(words('turn')).to.match(/one die/);
      await press('Roll one die');
    }
    expect(it.match.phase).to.equal('turn');
    expect(it.match.seat).to.equal(1);
    expect(heard()).to.match(/Bob starts/);
    await takeTurn(Object.assign(it, { thrower: faces(6, 6, 2, 4, 1, 3) }));
    expect(it.match.seat).to.equal(2);
  });

  it('has its throws on the sheet, earlier ties too, and neither a total nor a score to write down', async () => {
    const it = await table('players="Ann, Bob, Cy" starter="roll"');
    it.thrower = faces(5, 5, 3, 2, 6);
    for (let count = 0; count < 4; count++) await press('Roll one die');
    expect(screen(it)).to.match(/Who starts 5 5 3 Once more 2 – Round 1/);
    expect(screen(it)).not.to.contain('Write down');
    expect(words('dice-total')).to.equal('');
    await press('Roll one die');
    expect(screen(it)).to.match(/Who starts 5 5 3 Once more 2 6 – Round 1/);
    expect([...deep(it)].filter((one) => one.part.contains('sheet-start') && one.part.contains('won'))).to.have.length(
      1,
    );
    expect(hasButton('Write down')).to.equal(true);
    await press('Undo');
    expect(screen(it)).to.match(/Once more 2 – Round 1/);
  });
});
