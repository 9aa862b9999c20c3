import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable, DiceRoller } from '../../src/index.js';
import {
  buttons,
  complaints,
  deep,
  drawn,
  faces,
  focused,
  hasButton,
  keys,
  mount,
  press,
  screen,
} from '../support/page.js';
import { picture, scores, table, turn, words } from './play.js';

const style = (text: string): (() => void) => {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
  return () => sheet.remove();
};

describe('a link that was never closed', () => {
  it('holds the game, and takes none of its presses', async () => {
    const link = await mount<HTMLElement>(
      '<a href="/elsewhere">The rules<p></p><boston-table save="off"></boston-table>',
    );
    const went: boolean[] = [];
    const note = (event: Event): void => {
      went.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', note);
    await press('Roll three dice');
    link.click();
    document.removeEventListener('click', note);
    expect(went).to.deep.equal([false, true]);
    expect(link.querySelector<BostonTable>('boston-table')!.match.turn.throws).to.equal(1);
  });

  it('lets what folds out do so', async () => {
    await mount('<a href="#elsewhere">The rules<boston-table save="off"></boston-table>');
    const help = [...deep()].find((one) => one.localName === 'summary') as HTMLElement;
    help.click();
    expect((help.parentElement as HTMLDetailsElement).open).to.equal(true);
  });
});

it('a tag that says it is something else plays all the same', async () => {
  const it = await mount<BostonTable>('<boston-table is="x-table" save="off"></boston-table>');
  expect(await it.roll()).to.have.length(3);
  expect(complaints()).to.deep.equal([]);
});

describe('a self-closing tag that swallowed the article', () => {
  for (const tag of ['boston-table', 'dice-roller', 'boston-score-sheet']) {
    it(`shows the game, and then the article, in order: <${tag} />`, async () => {
      const intro = await mount(`<p>Intro</p><${tag} players="4" /><h2>History</h2><p>Text of the article</p>`);
      expect(screen(intro.parentElement!)).to.match(/Intro.*(Roll|Round).*History.*Text of the article/);
      const heading = intro.parentElement!.querySelector('h2')!;
      expect(heading.checkVisibility()).to.equal(true);
      const last = buttons(intro.nextElementSibling!).at(-1)!;
      expect(heading.getBoundingClientRect().top).to.be.at.least(last.getBoundingClientRect().bottom - 1);
      complaints();
    });
  }

  it('is named in one warning', async () => {
    await mount('<p>Intro</p><boston-table players="4" /><h2>History</h2><p>Text of the article</p>');
    expect(complaints().filter((words) => words.includes('boston-table'))).to.have.length(1);
  });

  it("is not confused with a layout of somebody's own elements, whose roller nobody sees from outside", async () => {
    const it = await table('', '<section><own-card></own-card></section>');
    const card = it.querySelector('own-card')!.attachShadow({ mode: 'closed' });
    card.innerHTML = '<dice-roller></dice-roller>';
    it.requestUpdate();
    await drawn();
    expect(complaints()).to.deep.equal([]);
  });

  it('hides links and fallbacks that were meant for readers without script', async () => {
    const it = await table('', '<a href="#x">Play elsewhere</a><p data-fallback>Needs script</p><p>Stays</p>');
    expect(screen(it)).not.to.match(/Play elsewhere|Needs script/);
    expect(screen(it)).to.contain('Stays');
  });

  it('works inside <p> and empty, as editors write it', async () => {
    const it = await mount<HTMLElement>('<p>See <boston-table players="Ann, Bob"><br></boston-table></p>');
    expect(hasButton(/^Roll/, it)).to.equal(true);
  });
});

describe('"hidden"', () => {
  for (const tag of ['boston-table', 'dice-roller', 'boston-score-sheet']) {
    it(`wins over the page's own display, and loses nothing: <${tag}>`, async () => {
      const undo = style(`${tag} { display: flex }`);
      const it = await mount<HTMLElement>(`<${tag}></${tag}>`);
      const before = screen(it);
      it.hidden = true;
      await drawn();
      expect(it.checkVisibility()).to.equal(false);
      expect(buttons(it).length).to.equal(0);
      it.hidden = false;
      await drawn();
      expect(screen(it)).to.equal(before);
      undo();
    });
  }

  it('does not stop the match', async () => {
    const it = await table('players="Ann, Bob" keeping="auto"');
    it.hidden = true;
    await turn(it, '662 41 3');
    it.removeAttribute('hidden');
    await drawn();
    expect(screen(it)).to.contain('13');
    expect(words('turn')).to.contain('Bob');
  });
});

describe('a page that moves, copies and rewrites', () => {
  it('may append the same table again and again', async () => {
    const it = await table('players="Ann, Bob"', '<dice-roller></dice-roller>');
    await scores(it, 13);
    const before = picture(it);
    for (let time = 0; time < 5; time++) it.parentElement!.append(it);
    await drawn();
    expect(picture(it)).to.deep.equal(before);
    expect([...deep(it)].filter(({ localName }) => localName === 'dice-roller').length).to.equal(1);
    expect(it.children.length).to.equal(1);
    it.thrower = faces(6, 4, 2);
    expect(await it.querySelector<DiceRoller>('dice-roller')!.roll()).to.deep.equal([6, 4, 2]);
  });

  it('keeps the throw, and ends it once, when the table moves while dice tumble', async () => {
    const it = await mount<BostonTable>('<boston-table></boston-table><section></section>', { tumble: '80ms' });
    let landed = 0;
    it.parentElement!.addEventListener('dice-land', () => landed++);
    it.thrower = faces(6, 4, 2);
    const roll = it.roll();
    it.nextElementSibling!.append(it);
    expect(await roll).to.deep.equal([6, 4, 2]);
    await drawn();
    expect(landed).to.equal(1);
    expect(it.match.turn.faces).to.deep.equal([6, 4, 2]);
    expect(screen(it)).to.contain('Total 12');
  });

  it('gets a fresh game from a copy, drawn once', async () => {
    const it = await table('players="Ann, Bob"');
    await scores(it, 13);
    const copy = it.cloneNode(true) as BostonTable;
    it.after(copy);
    await drawn();
    expect(copy.match.players).to.deep.equal(['Ann', 'Bob']);
    expect(copy.log.length).to.equal(0);
    expect([...deep(copy)].filter(({ localName }) => localName === 'dice-roller').length).to.equal(1);
    expect(await copy.roll()).to.have.length(3);
    expect(it.match.turn.throws).to.equal(0);
  });

  it('may set innerHTML around it: a new game starts cleanly', async () => {
    const it = await table('players="Ann, Bob"', '<dice-roller></dice-roller>');
    const home = it.parentElement!;
    await scores(it, 13);
    home.innerHTML += '<p>more</p>';
    await drawn();
    const fresh = home.querySelector<BostonTable>('boston-table')!;
    expect(fresh === it).to.equal(false);
    expect(fresh.match.rounds[0]?.scores).to.deep.equal([null, null]);
    expect(await fresh.querySelector<DiceRoller>('dice-roller')!.roll()).to.have.length(3);
    expect(fresh.match.turn.throws).to.equal(1);
  });

  it('goes on where it was when the table is taken away and put back', async () => {
    const it = await table('players="Ann, Bob"');
    const home = it.parentElement!;
    await scores(it, 13);
    const before = picture(it);
    it.remove();
    await new Promise((resolve) => setTimeout(resolve));
    home.append(it);
    await drawn();
    expect(picture(it)).to.deep.equal(before);
    expect(words('turn')).to.contain('Bob');
    expect(await it.roll()).to.have.length(3);
  });

  it('never finds its light DOM changed', async () => {
    const it = await table('players="Ann, Bob" rounds="1"', '<p>mine</p>');
    const { outerHTML } = it;
    await turn(it, '662 41 3');
    await scores(it, 12);
    expect(it.outerHTML).to.equal(outerHTML);
  });
});

describe('a page that replaces what all elements have', () => {
  it('by arrays that turn into strings: the match is saved and comes back all the same', async () => {
    const arrays = Array.prototype as unknown as Record<string, unknown>;
    arrays.toJSON = function (this: unknown[]) {
      return `[${this.join()}]`;
    };
    arrays.each = (): void => {};
    try {
      const markup = '<boston-table save="kitchen" players="Ann, Bob"></boston-table>';
      const it = await mount<BostonTable>(markup);
      await scores(it, 13);
      it.remove();
      const again = await mount<BostonTable>(markup);
      expect(picture(again)).to.deep.equal(picture(it));
      expect(screen(again)).to.match(/13/);
      expect(screen(again)).not.to.contain('each');
    } finally {
      delete arrays.toJSON;
      delete arrays.each;
    }
  });
});

describe('inside a form', () => {
  it('nothing submits it or leaves something in it, whatever is pressed', async function () {
    this.timeout(30_000);
    const form = await mount<HTMLFormElement>(
      '<form><dice-roller set-aside></dice-roller><boston-table players="Ann, Bob"></boston-table><boston-score-sheet></boston-score-sheet></form>',
    );
    let sent = 0;
    form.addEventListener('submit', (event) => (event.preventDefault(), sent++));
    window.print = () => {};
    const pressAll = async (): Promise<void> => {
      for (const button of buttons(form)) {
        expect(button.type).to.equal('button');
        button.click();
        await drawn();
      }
    };
    await pressAll();
    await pressAll();
    for (const field of [...deep(form)].filter((one) => one.localName === 'input').slice(0, 4) as HTMLInputElement[]) {
      field.focus();
      await keys('Enter');
      expect(focused() === document.body).to.equal(false);
    }
    expect(sent).to.equal(0);
    expect([...new FormData(form).keys()]).to.deep.equal([]);
  });
});
