import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/yacht.js';
import type { YachtScoreSheet } from '../../src/index.js';
import {
  button,
  click,
  drawn,
  field,
  focused,
  heard,
  keys,
  mount,
  nameOf,
  press,
  screen,
  tabTo,
  type,
} from '../support/page.js';
import { thrown, turns, yachtTable } from './yacht-play.js';

async function fill(name: string, text: string): Promise<void> {
  field(name).focus();
  field(name).select();
  await type(text);
  await keys('Enter');
}

const alone = (attributes = 'players="Ann, Bob"'): Promise<YachtScoreSheet> =>
  mount(`<yacht-score-sheet save="off" ${attributes}></yacht-score-sheet>`);

describe('<yacht-score-sheet> beside the dice', () => {
  it('shows in every open box what the dice would score, and why', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    await thrown(it, '33316');
    for (const name of [
      'Threes, Ann: scores 9, 3 + 3 + 3 = 9',
      'Sixes, Ann: scores 6, one 6',
      'Little Straight, Ann: scores 0, needs 1 2 3 4 5',
      'Choice, Ann: scores 16, 3 + 3 + 3 + 1 + 6 = 16',
    ]) {
      expect(button(name).title, 'also on hover').to.equal(name.replace(/.*scores \d+, /, ''));
    }
    expect(screen(it)).to.contain('3 + 3 + 3 = 9');
  });

  it('fills a box with one tap, undoable, and the next player is at the dice', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    await thrown(it, '33316');
    await click(button(/^Threes, Ann/));
    expect(it.match.scores).to.deep.equal([{ threes: 9 }, {}]);
    await drawn();
    expect(nameOf(focused())).to.equal('Roll five dice');
    it.undo();
    expect(it.match.turn.faces).to.deep.equal([3, 3, 3, 1, 6]);
    expect(it.match.scores[0]).to.deep.equal({});
  });

  it('can be played with the keyboard alone', async () => {
    const it = await yachtTable('players="Ann"');
    it.thrower = (count) => [3, 3, 3, 1, 6].slice(0, count) as never;
    await tabTo('Roll five dice');
    await keys('Enter');
    await tabTo('Die 1, showing 3');
    await keys('Enter');
    expect(it.match.turn.aside).to.deep.equal([0]);
    await tabTo(/^Threes, Ann/);
    await keys('Enter');
    expect(it.match.scores[0]).to.deep.equal({ threes: 9 });
    expect(nameOf(focused())).to.equal('Roll five dice');
  });

  it('elsewhere on the page is linked by id, and fills boxes there too', async () => {
    const it = await yachtTable('id="yacht-here" show="roller" players="Ann"');
    const sheet = document.createElement('yacht-score-sheet') as YachtScoreSheet;
    sheet.htmlFor = 'yacht-here';
    it.after(sheet);
    await thrown(it, '33316');
    await press(/^Threes, Ann/);
    expect(it.match.scores[0]).to.deep.equal({ threes: 9 });
  });

  it('takes numbers of real dice for any box, and refuses what cannot be', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    await fill('Fours, Bob', '17');
    expect(heard()).to.match(/Fours can only be 0, 4, 8, 12, 16 or 20/);
    expect(screen(it)).to.match(/Fours can only be/);
    expect(field('Fours, Bob').getAttribute('aria-invalid')).to.equal('true');
    await fill('Fours, Bob', '16');
    expect(it.match.scores[1]).to.deep.equal({ fours: 16 });
    await fill('Yacht, Ann', '25');
    expect(heard()).to.match(/Yacht is worth 50, or 0/);
    await fill('Choice, Ann', '31');
    expect(heard()).to.match(/add up to 5 to 30/);
    expect(it.writeScore({ seat: 0, box: 'full-house' }, 19)).to.equal(true);
    expect(it.writeScore({ seat: 0, box: 'full-house' }, 6)).to.equal(false);
    expect(it.writeScore({ seat: 0, box: 'full-house' }, null)).to.equal(true);
  });

  for (const [width, players] of [
    [296, 1],
    [296, 2],
    [296, 3],
    [351, 2],
    [351, 3],
  ] as const) {
    it(`keeps its notes out of the boxes, and stays inside ${width} px with ${players} players`, async () => {
      const it = await yachtTable(`players="${players}"`);
      it.style.setProperty('inline-size', `${width}px`);
      await thrown(it, '66655');
      const sheet = it.renderRoot.querySelector('yacht-score-sheet')?.shadowRoot;
      const wide = [...(sheet?.querySelectorAll('.box-row > th, .scroll') ?? [])].filter(
        (one) => one.scrollWidth > one.clientWidth,
      );
      expect(wide.map((one) => one.textContent)).to.deep.equal([]);
    });
  }

  it('tells what was corrected, and what is open again', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    await turns(it, ['33316', 'threes']);
    await fill('Threes, Ann', '12');
    expect(heard()).to.equal('Ann: Threes is 12. Bob, throw the dice.');
    it.writeScore({ seat: 0, box: 'threes' }, null);
    expect(heard()).to.equal('Ann: Threes is open again. Ann, throw the dice.');
  });

  for (const name of ['Ann', 'נועה']) {
    it(`writes sums, help and what was said from left to right on a page that runs the other way: ${name}`, async () => {
      const it = await yachtTable(`players="${name}" dir="rtl"`);
      await thrown(it, '33316');
      for (const fold of it.renderRoot.querySelectorAll('details')) fold.open = true;
      const sheet = it.renderRoot.querySelector('yacht-score-sheet')?.shadowRoot;
      const texts = [
        [sheet?.querySelectorAll('.note')[2], '3 + 3 + 3 = 9'],
        [it.renderRoot.querySelector('[part=help] li'), 'Throw the five dice.'],
        [it.renderRoot.querySelector('[part=turn] strong'), 'throw again or choose a box'],
        [it.renderRoot.querySelector('[part=hint] > span'), 'rolled 3, 3, 3, 1 and 6. Tap the dice you keep.'],
      ] as const;
      for (const [element, words] of texts) {
        const text = element?.firstChild as Text;
        expect(text.textContent).to.contain(words);
        const at = text.data.indexOf(words);
        const left = (offset: number): number => {
          const range = document.createRange();
          range.setStart(text, offset);
          range.setEnd(text, offset + 1);
          return range.getBoundingClientRect().left;
        };
        // The last sign, on whichever line, stands behind the one before; what is said of somebody, behind the name.
        const end = at + words.length - 1;
        expect(left(end), words).to.be.greaterThan(left(end - 1));
        const who = text.data.indexOf(name);
        if (who >= 0) expect(left(at), words).to.be.greaterThan(left(who));
      }
    });
  }

  it('marks who leads, and shows the totals', async () => {
    const it = await yachtTable('players="Ann, Bob"');
    await turns(it, ['33316', 'threes'], ['33316', 'choice']);
    const totals = [
      ...(it.renderRoot.querySelector('yacht-score-sheet')?.shadowRoot?.querySelectorAll('.sum span') ?? []),
    ];
    expect(totals.map((one) => one.textContent)).to.deep.equal(['9', '16']);
    expect(totals.map((one) => one.part.contains('won'))).to.deep.equal([false, true]);
  });
});

describe('<yacht-score-sheet> in little room', () => {
  async function narrow(players: string): Promise<YachtScoreSheet> {
    const it = await alone(`players="${players}" style="inline-size: 320px"`);
    await drawn();
    return it;
  }
  const rows = (it: YachtScoreSheet): HTMLElement[] => [...it.renderRoot.querySelectorAll<HTMLElement>('.box-row')];
  const explained = (it: YachtScoreSheet): (string | undefined)[] =>
    rows(it)
      .filter((row) => row.querySelector('.note')?.checkVisibility())
      .map((row) => row.querySelector('th span')?.textContent ?? undefined);

  it('shows all twelve boxes and the total, and scrolls sideways only', async () => {
    const it = await narrow('8');
    const scroll = it.renderRoot.querySelector('.scroll')!;
    expect(scroll.scrollHeight).to.equal(scroll.clientHeight);
    expect(scroll.scrollWidth).to.be.greaterThan(scroll.clientWidth);
  });

  it('tells unnamed players apart', async () => {
    const it = await narrow('8');
    for (const name of it.renderRoot.querySelectorAll<HTMLInputElement>('[part=name]')) {
      expect(name.value).to.equal('');
      expect(name.scrollWidth, name.placeholder).to.be.at.most(name.clientWidth);
    }
  });

  it('says what one box takes: the one that is pointed at, else the one that is typed in', async () => {
    const it = await narrow('4');
    expect(explained(it)).to.deep.equal([]);
    field('Fours, Player 1').focus();
    expect(explained(it)).to.deep.equal(['Fours']);
    if (!/Chrome|Firefox/.test(navigator.userAgent)) return; // no mouse of its own
    const { x, y } = field('Sixes, Player 1').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + 5), Math.round(y + 5)] });
    expect(explained(it)).to.deep.equal(['Sixes']);
    await resetMouse();
  });

  it('does not cover the reason for a refusal', async () => {
    const it = await narrow('4');
    await fill('Fours, Player 1', '7');
    await drawn();
    expect(screen(it)).to.contain('Fours can only be');
    expect(nameOf(focused())).to.equal('Fours, Player 1');
    expect(explained(it)).to.deep.equal([]);
  });
});

describe('<yacht-score-sheet> alone', () => {
  it('is kept by hand, and adds up', async () => {
    const it = await alone();
    await fill('Sixes, Ann', '24');
    await fill('Choice, Ann', '20');
    expect(screen(it)).to.match(/Total 44 Print/);
    await fill('Yacht, Bob', '0');
    expect(screen(it), 'who wrote something has a total').to.match(/Total 44 0/);
    expect(it.matches(':state(alone)')).to.equal(true);
  });

  it('takes five faces in place of a number', async () => {
    await alone();
    await fill('Full House, Ann', '33355');
    expect(field('Full House, Ann').value).to.equal('19');
    await fill('Yacht, Ann', '12345');
    expect(field('Yacht, Ann').value).to.equal('0');
  });

  it('goes down with Enter, and takes names', async () => {
    const it = await alone();
    await fill('Ones, Bob', '3');
    expect(nameOf(focused())).to.equal('Twos, Bob');
    await fill('Name of player 2', 'Cleo');
    expect(field('Ones, Cleo').value).to.equal('3');
    await press('Clear', it);
    expect(field('Ones, Bob').value).to.equal('');
  });

  it('asks the page before it prints', async () => {
    const it = await alone();
    const asked: string[] = [];
    it.addEventListener('sheet-print', (event) => {
      asked.push(event.what);
      event.preventDefault();
    });
    await press('Print the sheet');
    it.print('blank');
    expect(asked).to.deep.equal(['sheet', 'blank']);
  });
});
