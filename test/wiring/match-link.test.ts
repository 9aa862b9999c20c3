import { expect } from '@open-wc/testing';
import type { Face } from '../../src/core/dice.js';
import { Store } from '../../src/core/store.js';
import { highest, type BostonMove, type BostonState } from '../../src/games/boston.js';
import { bostonFormat, bostonSheetFormat } from '../../src/games/boston-saved.js';
import { BOSTON_DEFAULTS, type BostonSetup } from '../../src/games/boston-setup.js';
import { linkTo, readLink } from '../../src/wiring/match-link.js';

const PAGE = 'https://example.org/games/boston.html?lang=en#rules';
const FIRST = { where: '?1', page: PAGE };

const playing = (): Store<BostonState, BostonMove, BostonSetup> =>
  new Store(bostonFormat.rules, { ...BOSTON_DEFAULTS, players: 3 });

/** Five rounds in which nobody ties for the lead, everybody keeping the highest die each time. */
function wholeMatch(): ReturnType<typeof playing> {
  const store = playing();
  let face = 0;
  const thrower = (count: number): Face[] =>
    new Array<number>(count).fill(0).map(() => ((face += 5) % 6) + 1) as Face[];
  while (store.state.next.phase !== 'over' && store.state.rounds.length < 6) {
    const turnOf = store.state.next.seat ?? 0;
    for (let throws = 0; throws < 3; throws++) {
      store.roll((count) => thrower(count).map((one) => Math.min(6, one + (turnOf === 1 ? 1 : 0)) as Face));
      store.dispatch({ type: 'set-aside', die: highest(store.state.turn)[0] ?? 0 });
    }
    store.dispatch({ type: 'write' });
  }
  return store;
}

const fragment = (link: string): string => new URL(link).hash;
const begun = (): ReturnType<typeof playing> => {
  const store = playing();
  store.roll(() => [6, 6, 2]);
  store.dispatch({ type: 'set-aside', die: 0 });
  return store;
};

describe('a link to a match', () => {
  it("is the page's address with the match in the fragment, and nothing in the query", () => {
    const link = linkTo(bostonFormat, begun().saved, FIRST);
    expect(link.startsWith('https://example.org/games/boston.html?lang=en#')).to.equal(true);
    expect(new URL(link).search).to.equal('?lang=en');
    expect(link).not.to.contain('#rules');
    expect(link.split('#')).to.have.length(2);
  });

  it('is to this page when none is named', () =>
    expect(linkTo(bostonFormat, begun().saved, { where: '?1' }).split('#')[0]).to.equal(location.href.split('#')[0]));

  it('opens as the same match', () => {
    const { saved, state } = wholeMatch();
    const found = readLink(bostonFormat, fragment(linkTo(bostonFormat, saved, FIRST)), '?1');
    if (!found || found === 'bad') throw new Error('not read');
    expect(found.state).to.deep.equal(state);
    expect(found.log).to.deep.equal(saved.log);
    expect(playing().restore(found)).to.equal(true);
  });

  it('holds five rounds of three players in well under 500 characters', () => {
    const store = wholeMatch();
    expect(store.state.rounds).to.have.length(5);
    expect(store.log).to.have.length(15 * 7);
    expect(linkTo(bostonFormat, store.saved, FIRST).length).to.be.lessThan(400);
  });

  it('holds names only when they are given', () => {
    const { saved } = begun();
    const names = ['Ann', '<b>Žofie</b>', 'גלית, jr/#'];
    expect(linkTo(bostonFormat, saved, FIRST)).not.to.contain('Ann');
    const link = linkTo(bostonFormat, saved, { ...FIRST, names });
    expect(readLink(bostonFormat, fragment(link), '?1')).to.have.deep.property('names', names);
    expect(readLink(bostonFormat, fragment(linkTo(bostonFormat, saved, FIRST)), '?1')).to.deep.include({ names: [] });
  });

  it('holds no face that has not been thrown', () => {
    const store = begun();
    store.roll(() => [5, 4]);
    store.undo();
    expect(store.saved.tape).to.deep.equal([6, 6, 2, 5, 4]);
    const found = readLink(bostonFormat, fragment(linkTo(bostonFormat, store.saved, FIRST)), '?1');
    expect(found).to.have.deep.property('tape', [6, 6, 2]);
  });

  it('consists of characters that mail and chat leave in an address', () =>
    expect(linkTo(bostonFormat, wholeMatch().saved, { ...FIRST, names: ['Ann "quick"', "O'Hara"] })).to.match(
      /^[\w:/.?=#,%!~*'()-]+\w$/,
    ));

  it('is for one table of a page: the one with its id, or at its place', () => {
    const { saved } = begun();
    const toKitchen = fragment(linkTo(bostonFormat, saved, { where: '=kitchen', page: PAGE }));
    expect(readLink(bostonFormat, toKitchen, '=kitchen')).to.be.an('object');
    expect(readLink(bostonFormat, toKitchen, '=garden')).to.equal(null);
    expect(readLink(bostonFormat, toKitchen, '?1')).to.equal(null);
    const toFirst = fragment(linkTo(bostonFormat, saved, FIRST));
    expect(readLink(bostonFormat, toFirst, '?1')).to.be.an('object');
    expect(readLink(bostonFormat, toFirst, '?11')).to.equal(null);
  });

  it('is for one game', () =>
    expect(readLink(bostonSheetFormat, fragment(linkTo(bostonFormat, begun().saved, FIRST)), '?1')).to.equal(null));
});

describe('a fragment that is no match', () => {
  for (const text of ['', '#', '#rules', '#/route/1', '#set-aside-dice', '#set-aside-dice?2/boston/1', '#?1/boston'])
    it(`is left alone: ${text || 'none'}`, () => expect(readLink(bostonFormat, text, '?1')).to.equal(null));

  it('is refused wherever it was cut off', () => {
    const whole = fragment(linkTo(bostonFormat, wholeMatch().saved, FIRST));
    const game = whole.indexOf('boston') + 'boston'.length;
    for (let length = game; length < whole.length; length++)
      expect(readLink(bostonFormat, whole.slice(0, length), '?1'), whole.slice(0, length)).to.equal('bad');
  });

  it('is refused when it is hostile', () => {
    const setup = '3,5,classic,rounds-won,100,false,1,0,coach,seat,false,0';
    const texts = [
      '1//0/%/SETUP/662//end',
      '1//0/%E0%A4%A/SETUP/662//end',
      '1//0//__proto__,constructor/662//end',
      '1//0//SETUP/__proto__//end',
      '1//0//SETUP/constructor:prototype//end',
      '1//0//SETUP/s0:0:-:=<script>//end',
      '1//0//SETUP/s1e9:1e9:-:9//end',
      '1//0//SETUP/662,662,662,662,w,w,w//end',
      '1//0//SETUP/662//end/end',
      '999//0//SETUP/662//end',
    ];
    for (const text of texts) {
      const hash = `#set-aside-dice?1/boston/${text.replace('SETUP', setup)}`;
      expect(readLink(bostonFormat, hash, '?1'), text).to.equal('bad');
    }
    expect(({} as Record<string, unknown>).players).to.equal(undefined);
  });

  it('is refused unread when it is huge', () => {
    const withFaces = (count: number): string =>
      linkTo(bostonFormat, playing().saved, FIRST).replace(/\/\/end$/, `/${'6'.repeat(count)}/end`);
    const read = (count: number) => readLink(bostonFormat, new URL(withFaces(count)).hash, '?1');
    expect(read(1000)).to.have.property('tape').with.length(1000);
    expect(read(40_000)).to.equal('bad');
  });
});
