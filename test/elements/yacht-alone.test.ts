import { expect } from '@open-wc/testing';
import '../../src/yacht.js';
import type { YachtTable } from '../../src/index.js';
import { button, buttons, drawn, field, focused, heard, keys, nameOf, press, screen, type } from '../support/page.js';
import { words } from './play.js';
import { PERFECT, thrown, turns, yachtTable } from './yacht-play.js';

/** A solo game with a nought in its Yacht, or not. */
const solo = (table: YachtTable, last: string): Promise<void> => turns(table, ...PERFECT.slice(0, 11), [last, 'yacht']);

describe('playing alone', () => {
  it('keeps the best score on this device, and celebrates a better one', async () => {
    const it = await yachtTable('players="Ann" save="on"');
    await solo(it, '12346');
    expect(words('result')).to.match(/first score to beat/i);
    await press('Play again');
    expect(words('turn')).to.match(/your best: 247/);
    expect(heard()).to.match(/A new match\..*Your best is 247\./);
    await solo(it, '11111');
    expect(words('result')).to.match(/A new best! The old one was 247\./);
    expect(heard()).to.match(/A new best!/);
    expect(it.renderRoot.querySelector('.best')).not.to.equal(null);
    it.remove();
    const again = await yachtTable('players="Ann" save="on"');
    await solo(again, '12346');
    expect(words('result')).to.match(/Your best is 297\./);
  });

  it('takes a best score back that was typed or played by mistake', async () => {
    const it = await yachtTable('players="Ann" save="on"');
    await solo(it, '11111');
    it.writeScore({ seat: 0, box: 'yacht' }, 0);
    expect(words('result')).to.match(/first score to beat/i);
    it.undo();
    it.undo();
    await drawn();
    expect(words('turn'), 'nothing to beat while the match is played').not.to.match(/best/);
    it.redo();
    it.restart();
    await drawn();
    expect(words('turn')).to.match(/your best: 297/);
    it.undo();
    await drawn();
    expect(words('result'), 'the match that was won is back').to.match(/first score to beat/i);
  });

  it('keeps nothing where the page keeps nothing', async () => {
    await solo(await yachtTable('players="Ann"'), '11111');
    expect(localStorage.length).to.equal(0);
  });
});

describe('saving', () => {
  it('offers an unfinished match again, and goes on with it', async () => {
    const it = await yachtTable('players="Ann, Bob" save="on" id="saved"');
    await turns(it, ['33316', 'threes'], ['33316', 'choice']);
    await thrown(it, '44465');
    it.remove();
    const again = await yachtTable('players="Ann, Bob" save="on" id="saved"');
    await press('Go on with round 2', again);
    expect(again.match.scores).to.deep.equal([{ threes: 9 }, { choice: 16 }]);
    expect(again.match.turn.faces).to.deep.equal([4, 4, 4, 6, 5]);
  });

  it('sends a match in a link', async () => {
    const it = await yachtTable('players="Ann, Bob" id="linked"');
    await turns(it, ['33316', 'threes']);
    const link = new URL(it.toLink({ names: true }));
    it.remove();
    history.replaceState(null, '', link.hash);
    const there = await yachtTable('id="linked"');
    expect(there.match.players).to.deep.equal(['Ann', 'Bob']);
    expect(there.match.scores[0]).to.deep.equal({ threes: 9 });
    expect(location.hash).to.equal('');
  });
});

describe('the set-up panel', () => {
  it('is there before the first throw, and only offers', async () => {
    const it = await yachtTable('setup="open" players="2"');
    it.setup = 'open';
    await drawn();
    await press('One player more');
    expect(it.match.players).to.have.length(3);
    await press('Start');
    expect(words('setup-panel')).to.equal('');
  });
});

describe('practice', () => {
  it('withholds every score until the child has worked it out', async () => {
    const it = await yachtTable('players="Ann" practice');
    await thrown(it, '33316');
    expect(screen(it)).not.to.match(/3 \+ 3|scores/);
    expect(
      buttons(it)
        .filter((one) => one.part.contains('box'))
        .map((one) => one.textContent.trim()),
    ).to.deep.equal(Array(12).fill('?'));
    await press('Threes, Ann');
    expect(heard()).to.match(/Threes: what do your dice score there\?/);
    expect(nameOf(focused())).to.equal('What is Threes?');
    await type('8');
    await keys('Enter');
    expect(heard()).to.match(/Count again: 3 and 3 and 3\./);
    expect(it.match.scores[0]).to.deep.equal({});
    await type('9');
    await keys('Enter');
    expect(it.match.scores[0]).to.deep.equal({ threes: 9 });
    expect(it.match.practised).to.deep.equal([{ first: 0, all: 1 }]);
    expect(heard()).to.match(/9/);
  });

  it('asks for another box when the child thinks again', async () => {
    const it = await yachtTable('players="Ann" practice');
    await thrown(it, '33316');
    await press('Threes, Ann');
    await press('Yacht, Ann');
    await type('50');
    await keys('Enter');
    expect(heard()).to.match(/again: Yacht/);
    field('What is Yacht?').value = '0';
    button('Check').click();
    await drawn();
    expect(it.match.scores[0]).to.deep.equal({ yacht: 0 });
  });
});
