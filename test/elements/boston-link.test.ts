import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import type { BostonTable } from '../../src/index.js';
import { drawn, faces, hasButton, mount, press, screen } from '../support/page.js';
import { picture, scores, table, words } from './play.js';

const ADDRESS = location.pathname + location.search;

/** The page as somebody opens it who was sent this fragment. */
async function opened(fragment: string, attributes = 'save="off"'): Promise<BostonTable> {
  for (const table of document.querySelectorAll('boston-table')) table.remove();
  history.replaceState(null, '', ADDRESS + fragment);
  return mount(`<boston-table id="kitchen" players="Cy, Di" ${attributes}></boston-table>`);
}

const fragmentOf = (link: string): string => new URL(link).hash;

async function sent(names = false): Promise<{ fragment: string; match: unknown }> {
  const it = await mount<BostonTable>('<boston-table id="kitchen" players="Ann, Bob"></boston-table>');
  await scores(it, 13, 12);
  it.thrower = faces(6, 4, 2);
  await it.roll();
  const { turn } = it.match;
  it.undo(); // a face that is known, and not thrown
  const fragment = fragmentOf(it.toLink({ names }));
  expect(turn.throws).to.equal(1);
  return { fragment, match: picture(it) };
}

afterEach(() => history.replaceState(null, '', ADDRESS));

describe('a link to a match', () => {
  it("is this page's address with the match in its fragment, and nothing new in the query", async () => {
    const it = await table('players="Ann, Bob"');
    await scores(it, 13);
    const link = new URL(it.toLink());
    expect(link.pathname + link.search).to.equal(ADDRESS);
    expect(link.hash).not.to.contain('Ann');
    expect(new URL(it.toLink({ names: true })).hash).to.contain('Ann');
  });

  it('shows the match where it is opened, with the names of that page unless it brings its own', async () => {
    const { fragment, match } = await sent();
    const it = await opened(fragment);
    expect(it.match).to.deep.equal({ ...(match as object), players: ['Cy', 'Di'] });
    expect(location.hash, 'a reload must not bring it back').to.equal('');
    const named = await sent(true);
    expect((await opened(named.fragment)).match.players).to.deep.equal(['Ann', 'Bob']);
  });

  it('gives no face away that has not been thrown', async () => {
    const { fragment } = await sent();
    const it = await opened(fragment);
    it.thrower = () => [1, 1, 1];
    expect(await it.roll()).to.deep.equal([1, 1, 1]);
  });

  it('asks before it takes the place of what is saved', async () => {
    const own = await opened('', 'save="on"');
    await scores(own, 5, 6, 7);
    const { fragment } = await sent();
    const it = await opened(fragment, 'save="on"');
    expect(it.match.rounds[0]?.scores).to.deep.equal([13, 12]);
    expect(words('resume')).to.contain('still saved');
    await press('Back to mine');
    expect(it.match.rounds[0]?.scores).to.deep.equal([5, 6]);
    const other = await opened(fragment, 'save="on"');
    await press('Keep this one');
    await scores(other, 9);
    const again = await opened('', 'save="on"');
    await press('Go on with round 2');
    expect(again.match.rounds.map((round) => round.scores)).to.deep.equal([
      [13, 12],
      [9, null],
    ]);
  });

  it('is kept where nothing was saved: a reload offers it again', async () => {
    const { fragment } = await sent();
    localStorage.clear();
    await opened(fragment, 'save="on"');
    const again = await opened('', 'save="on"');
    await press('Go on with round 2');
    expect(again.match.rounds[0]?.scores).to.deep.equal([13, 12]);
  });

  it('that cannot be read is refused calmly', async () => {
    const { fragment } = await sent();
    for (const bad of [fragment.slice(0, -6), fragment.replace('13', '99'), `${fragment.slice(0, 40)}%%%<script>`]) {
      const it = await opened(bad);
      expect(it.match.rounds[0]?.scores, bad).to.deep.equal([null, null]);
      expect(screen(it), bad).to.contain('cannot be read');
    }
  });

  it('is copied at the table, with names only when asked for', async () => {
    const it = await table('players="Ann, Bob"');
    await scores(it, 13);
    const copied: string[] = [];
    const real = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    await press('Copy link');
    await press('Copy');
    const names = it.shadowRoot!.querySelector<HTMLInputElement>('[part=link] [type=checkbox]')!;
    names.click();
    await drawn();
    await press('Copy');
    await drawn();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: real });
    expect(copied).to.deep.equal([it.toLink(), it.toLink({ names: true })]);
    expect(words('hint')).to.contain('copied');
    expect(hasButton('Copy')).to.equal(true);
  });
});
