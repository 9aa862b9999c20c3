import { expect } from '@open-wc/testing';
import '../../src/yacht.js';
import type { Box, Face, MatchEndEvent, RoundEndEvent, TurnEndEvent, YachtMatch } from '../../src/index.js';
import { button, buttons, dice, drawn, faces, heard, listen, nameOf, press, screen } from '../support/page.js';
import { loadVectors } from '../support/vectors.js';
import { words } from './play.js';
import { PERFECT, thrown, turns, yachtTable } from './yacht-play.js';

interface Table {
  readonly boxes: readonly Box[];
  readonly rows: readonly { readonly dice: readonly Face[]; readonly scores: readonly number[] }[];
}

describe('<yacht-table>', () => {
  it('scores all 252 throws in all twelve boxes', async function () {
    this.timeout(60_000);
    const { boxes, rows } = await loadVectors<Table>('yacht-scores');
    const it = await yachtTable('players="1" show="none"');
    for (const { dice, scores } of rows) {
      it.thrower = faces(...dice);
      await it.roll();
      for (const [row, box] of boxes.entries()) {
        expect(it.score(box)).to.equal(true);
        expect(it.match.scores[0]?.[box], `${dice.join(' ')} in ${box}`).to.equal(scores[row]);
        it.undo();
      }
      it.restart();
    }
  });

  it('plays the perfect solo game: 297', async () => {
    const it = await yachtTable('players="Ann"');
    await turns(it, ...PERFECT);
    expect(it.match).to.deep.include({ totals: [297], finished: true, winners: [0] });
    expect(words('result')).to.match(/Ann is done: 297 points/);
  });

  it('keeps a die with a tap, and lets it go with another', async () => {
    const it = await yachtTable();
    await thrown(it, '33316');
    await press('Die 1, showing 3');
    await press('Die 2, showing 3');
    expect(it.match.turn.aside).to.deep.equal([0, 1]);
    await press('Die 1, showing 3');
    expect(it.match.turn.aside).to.deep.equal([1]);
    expect(dice().map((die) => die.getAttribute('aria-pressed'))).to.deep.equal([
      'false',
      'true',
      ...Array(3).fill('false'),
    ]);
    it.thrower = faces(5, 5, 5, 5);
    await press(/^Roll/);
    expect(it.match.turn.faces).to.deep.equal([5, 3, 5, 5, 5]);
    expect([it.setAside(0), it.release(0), it.release(0)]).to.deep.equal([true, true, false]);
  });

  it('refuses a fourth throw, and one with all dice kept, and says why', async () => {
    const it = await yachtTable();
    await thrown(it, '33316');
    for (const die of [0, 1, 2, 3, 4]) it.setAside(die);
    await press('No dice to roll');
    expect(heard()).to.match(/all five dice are kept/i);
    it.release(4);
    await thrown(it, '1');
    await thrown(it, '2');
    await press(/^Roll/);
    expect(heard()).to.match(/third throw. now choose a box/i);
    expect(await it.roll()).to.equal(undefined);
    expect(it.match.turn.throws).to.equal(3);
  });

  it('throws what is free: all five with none kept, one that was let go again', async () => {
    const it = await yachtTable();
    await thrown(it, '33316');
    await thrown(it, '22222');
    expect(it.match.turn.faces).to.deep.equal([2, 2, 2, 2, 2]);
    for (const die of [0, 1, 2, 3]) it.setAside(die);
    it.release(0);
    await thrown(it, '54');
    expect(it.match.turn.faces).to.deep.equal([5, 2, 2, 2, 4]);
  });

  it('says after the first turn’s last throw where the boxes are', async () => {
    const it = await yachtTable('players="Ann"');
    for (const throw_ of ['33316', '33316', '33316']) await thrown(it, throw_);
    expect(screen(it)).to.contain('Tap a box on the sheet');
    it.score('ones');
    for (const throw_ of ['33316', '33316', '33316']) await thrown(it, throw_);
    expect(screen(it), 'once is enough').not.to.contain('Tap a box');
  });

  it('says who does what, and what was thrown', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    expect(words('turn')).to.match(/^Ann, throw the dice Round 1 of 12/);
    await thrown(it, '33316');
    expect(words('turn')).to.equal('Ann, throw again or choose a box Round 1 of 12 · throw 1 of 3');
    expect(heard()).to.match(/Ann rolled 3, 3, 3, 1 and 6\./);
    it.score('threes');
    await drawn();
    expect(heard()).to.match(/Ann scores 9 in Threes\. Bob, throw the dice\./);
  });

  it('tells the page of turns, rounds and the end', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    const events = listen<Event>(it, 'turn-end', 'round-end', 'match-end');
    await turns(it, ['33316', 'threes'], ['33316', 'choice']);
    const [ann, bob, round] = events as [TurnEndEvent, TurnEndEvent, RoundEndEvent];
    expect([ann.seat, ann.score, ann.box, ann.round, ann.kept]).to.deep.equal([0, 9, 'threes', 1, [3, 3, 3, 1, 6]]);
    expect([bob.seat, bob.score, bob.box]).to.deep.equal([1, 16, 'choice']);
    expect([round.round, round.scores, round.winner]).to.deep.equal([1, [9, 16], null]);
    const left = (done: Box) => PERFECT.filter(([, box]) => box !== done);
    await turns(it, ...left('threes').flatMap((turn, index) => [turn, left('choice')[index] ?? turn]));
    const end = events.at(-1) as MatchEndEvent<YachtMatch>;
    expect([end.type, end.winners, end.match.finished]).to.deep.equal(['match-end', [0], true]);
    expect(events.filter(({ type }) => type === 'round-end')).to.have.length(12);
  });

  it('shares the win when totals are equal', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    await turns(it, ...PERFECT.flatMap((turn) => [turn, turn]));
    expect(it.match.winners).to.deep.equal([0, 1]);
    expect(words('result')).to.match(/Ann and Bob share the win, with 297 points each/);
  });

  it('undoes and redoes a whole match, and a new one', async () => {
    const it = await yachtTable('players="Ann"');
    await turns(it, ...PERFECT);
    const over = structuredClone(it.match);
    it.rematch();
    it.undo();
    expect(it.match).to.deep.equal(over);
    while (it.undo());
    expect(it.match.totals).to.deep.equal([0]);
    while (it.redo());
    expect(it.log).to.have.length(0); // the rematch
  });

  it('takes five real dice, and a new five until a box is chosen', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    await press('Real dice');
    for (const face of [4, 4, 4, 4, 1]) await press(String(face));
    expect(it.match.turn.faces).to.deep.equal([4, 4, 4, 4, 1]);
    expect(screen(it)).to.contain('choose a box');
    expect(screen(it), 'nobody here saw how often they were thrown').not.to.contain('throw 3');
    await press('6');
    await press(/^Four of a Kind, Ann: scores 16/);
    expect(it.match.scores[0]).to.deep.equal({ 'four-of-a-kind': 16 });
    expect(it.match.seat).to.equal(1);
    expect(screen(it), 'a die too many is not the next player’s').not.to.contain('Tapped');
  });

  it('has the rules in it, to read aloud and in full', async () => {
    const it = await yachtTable();
    const [easy, full] = it.renderRoot.querySelectorAll('summary');
    easy?.click();
    full?.click();
    await drawn();
    expect(screen(it)).to.match(/Throw the five dice\./);
    expect(screen(it)).to.match(/Save Choice for a turn/);
  });

  it('answers nonsense from scripts with no', async () => {
    const it = await yachtTable();
    const anything = it as unknown as Record<
      'score' | 'writeScore' | 'setAside' | 'toLink',
      (...args: unknown[]) => unknown
    >;
    await thrown(it, '33316');
    expect([anything.score(), anything.score('sevens'), anything.setAside('1')]).to.deep.equal([false, false, false]);
    for (const cell of [undefined, null, 3, {}]) expect(anything.writeScore(cell, 3)).to.equal(false);
    expect(anything.toLink(null)).to.contain('#');
    expect(it.match.scores).to.deep.equal([{}, {}]);
  });

  it('takes one to eight players', async () => {
    for (const players of [1, 8]) {
      const it = await yachtTable(`players="${players}"`);
      expect(it.match.players).to.have.length(players);
      it.remove();
    }
  });

  it('gives no throw away while dice tumble', async () => {
    const it = await yachtTable('players="Ann"');
    await thrown(it, '33316');
    it.parentElement?.style.setProperty('--dice-roll-time', '5s');
    it.thrower = faces(5, 5, 5, 5, 5);
    const roll = it.roll();
    await drawn();
    expect(buttons(it).filter((one) => one.part.contains('box'))).to.have.length(0);
    await press(/^Roll/);
    await roll;
    await drawn();
    expect(nameOf(button(/^Yacht, Ann/))).to.equal('Yacht, Ann: scores 50, 5 alike: 50');
  });
});
