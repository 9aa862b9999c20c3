import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { complaints, drawn, screen } from '../support/page.js';
import { scores, table, words } from './play.js';

const setup = async (attributes: string): Promise<Record<string, unknown>> => ({
  ...(await table(attributes)).match.setup,
});

describe('settings of <boston-table>', () => {
  it('have the defaults of the contract', async () => {
    const it = await table();
    expect({ ...it.match.setup }).to.include({
      players: 2,
      rounds: 5,
      variant: 'classic',
      scoring: 'rounds-won',
      goal: 100,
      equalTurns: false,
      stake: 1,
      purse: 0,
      keeping: 'coach',
      starter: 'seat',
      practice: false,
      first: 0,
    });
    expect(it.match.players).to.deep.equal(['Player 1', 'Player 2']);
  });

  it('are taken from attributes', async () => {
    const given =
      'players="Ann, Bob, Cy" rounds="7" variant="multiplication" scoring="stakes" goal="50" stake="3" purse="20" keeping="strict" starter="roll" equal-turns';
    expect(await setup(given)).to.include({
      players: 3,
      rounds: 7,
      variant: 'multiplication',
      scoring: 'stakes',
      goal: 50,
      stake: 3,
      purse: 20,
      keeping: 'strict',
      starter: 'roll',
      equalTurns: true,
    });
  });

  for (const [attribute, used] of [
    ['equal-turns', true],
    ['equal-turns=""', true],
    ['equal-turns="true"', true],
    ['equal-turns="false"', false],
    ['equal-turns="”false”"', false],
    ['', false],
  ] as const) {
    it(`reads ${attribute || 'no equal-turns'} as ${String(used)}`, async () => {
      expect((await setup(attribute))['equalTurns']).to.equal(used);
    });
  }

  const odd: readonly [name: string, given: string, used: unknown][] = [
    ['players', '', 2],
    ['players', '0', 1],
    ['players', '-1', 1],
    ['players', '13', 12],
    ['players', '2.5', 3],
    ['players', '1e1', 10],
    ['goal', '', 100],
    ['goal', '0', 1],
    ['goal', '10000', 9999],
    ['goal', 'NaN', 100],
    ['rounds', '0', 1],
    ['rounds', '1000', 99],
    ['rounds', 'abc', 5],
    ['stake', '0', 1],
    ['stake', '1000', 999],
    ['purse', '-5', 0],
    ['purse', '100000', 99999],
    ['variant', 'sum', 'classic'],
    ['scoring', '', 'rounds-won'],
    ['keeping', 'Coachy', 'coach'],
    ['starter', 'dice', 'seat'],
  ];
  for (const [name, given, used] of odd) {
    it(`takes ${String(used)} for ${name}="${given}", with at most one warning`, async () => {
      const it = await table(`${name}="${given}"`);
      expect({ ...it.match.setup }).to.include({ [name]: used });
      it.requestUpdate();
      await drawn();
      await it.roll();
      expect(it.match.phase).to.equal('turn');
      expect(screen(it)).not.to.match(/NaN|undefined|null/);
      const told = complaints();
      expect(told.length).to.be.at.most(1);
      if (name !== 'players' || given !== '1e1') expect(told).to.have.length(1);
    });
  }

  for (const [name, given, used] of [
    ['players', '”4″', 4],
    ['players', '“3”', 3],
    ['rounds', '“7”', 7],
    ['variant', '”multiplication”', 'multiplication'],
    ['keeping', '‘strict’', 'strict'],
    ['variant', 'CLASSIC', 'classic'],
  ] as const) {
    it(`reads ${name}=${given}`, async () => {
      expect(await setup(`${name}="${given}"`)).to.include({ [name]: used });
      complaints();
    });
  }
});

describe('players', () => {
  for (const [given, names] of [
    ['3', ['Player 1', 'Player 2', 'Player 3']],
    ['1', ['Player 1']],
    ['Ann', ['Ann']],
    ['abc', ['abc']],
    [' Ann ,Bob,  Cy ', ['Ann', 'Bob', 'Cy']],
    ['Ann,,Cy', ['Ann', 'Player 2', 'Cy']],
    ['Ann, Ann', ['Ann', 'Ann']],
    ['“Ann, Bob”', ['Ann', 'Bob']],
    ['&lt;b&gt;, &amp;amp;', ['<b>', '&amp;']],
  ] as const) {
    it(`are ${names.join(' and ')} for "${given}"`, async () => {
      expect((await table(`players="${given}"`)).match.players).to.deep.equal(names);
      complaints();
    });
  }

  it('may be an array, whose names may hold commas, or a number', async () => {
    const it = await table();
    it.players = ['Smith, Ann', 'Bob'];
    expect(it.match.players).to.deep.equal(['Smith, Ann', 'Bob']);
    it.players = 4;
    expect(it.match.players.length).to.equal(4);
  });

  it('are at most twelve, with one warning', async () => {
    const it = await table('players="a,b,c,d,e,f,g,h,i,j,k,l,m"');
    expect(it.match.players.length).to.equal(12);
    expect(complaints()).to.have.length(1);
  });
});

describe('settings changed', () => {
  it('before the first throw apply at once', async () => {
    const it = await table('players="2"');
    it.setAttribute('players', 'Ann, Bob, Cy');
    it.setAttribute('rounds', '1');
    it.setAttribute('variant', 'multiplication');
    await drawn();
    expect({ ...it.match.setup }).to.include({ players: 3, rounds: 1, variant: 'multiplication' });
    expect(words('turn')).to.match(/Ann/);
    expect(words('turn')).to.match(/of 1/);
  });

  it('after it apply with the next match', async () => {
    const it = await table('players="Ann, Bob" rounds="2"');
    await it.roll();
    it.setAttribute('rounds', '1');
    it.setAttribute('variant', 'multiplication');
    it.setAttribute('players', '3');
    await drawn();
    expect({ ...it.match.setup }).to.include({ players: 2, rounds: 2, variant: 'classic' });
    expect(it.match.turn.throws).to.equal(1);
    expect(it.match.players).to.deep.equal(['Ann', 'Bob']);
    it.restart();
    expect({ ...it.match.setup }).to.include({ players: 3, rounds: 1, variant: 'multiplication' });
    expect(it.match.players).to.deep.equal(['Player 1', 'Player 2', 'Player 3']);
  });

  it('to other names of as many seats apply at any time, and are no step', async () => {
    const it = await table('players="Ann, Bob"');
    await scores(it, 13);
    const steps = it.log.length;
    it.players = ['Cy', 'Di'];
    await drawn();
    expect(it.match.players).to.deep.equal(['Cy', 'Di']);
    expect(words('turn')).to.contain('Di');
    expect(it.log.length).to.equal(steps);
    it.undo();
    expect(it.match.players).to.deep.equal(['Cy', 'Di']);
    expect(it.match.rounds[0]?.scores).to.deep.equal([null, null]);
  });

  it('and undone to before the first throw apply after all', async () => {
    const it = await table('rounds="2"');
    await it.roll();
    it.rounds = 7;
    it.undo();
    await drawn();
    expect(it.match.turn.throws).to.equal(0);
    expect(it.match.setup.rounds).to.be.oneOf([2, 7]);
    it.restart();
    expect(it.match.setup.rounds).to.equal(7);
  });

  it('in the same task as roll() count for that throw', async () => {
    const it = await table();
    it.players = ['Ann', 'Bob', 'Cy'];
    it.keeping = 'auto';
    it.variant = 'multiplication';
    void it.roll();
    expect({ ...it.match.setup }).to.include({ players: 3, keeping: 'auto', variant: 'multiplication' });
    expect(it.match.turn.aside.length).to.equal(1);
  });

  it('on an element made by script, before it is on the page', async () => {
    const it = Object.assign(document.createElement('boston-table'), { players: 'Ann, Bob', keeping: 'auto' });
    const game = it as unknown as Awaited<ReturnType<typeof table>>;
    expect(await game.roll()).to.have.length(3);
    expect(game.match.players).to.deep.equal(['Ann', 'Bob']);
  });
});
