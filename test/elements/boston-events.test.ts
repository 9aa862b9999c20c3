import { expect } from '@open-wc/testing';
import '../../src/boston.js';
import { MatchChangeEvent, MatchEndEvent, RoundEndEvent, TurnEndEvent } from '../../src/index.js';
import { drawn, faces, listen, mount } from '../support/page.js';
import { scores, table, turn } from './play.js';

const ALL = ['match-change', 'turn-end', 'round-end', 'match-end', 'dice-roll', 'dice-land', 'dice-set-aside'];
const OWN = ALL.slice(0, 4);
const kinds = (events: readonly Event[]): string[] => events.map(({ type }) => type);

describe('events of <boston-table>', () => {
  it('tell of every step, in order', async () => {
    const it = await table('players="Ann, Bob" rounds="1"');
    const events = listen(it, ...OWN);
    await turn(it, '662 41 3');
    expect(kinds(events)).to.deep.equal([...new Array<string>(7).fill('match-change'), 'turn-end']);
    events.length = 0;
    await scores(it, 12);
    expect(kinds(events)).to.deep.equal(['match-change', 'turn-end', 'round-end', 'match-end']);
  });

  it('carry the match, the turn, the round and the winners', async () => {
    const it = await table('players="Ann, Bob" rounds="1"');
    const events = listen(it, ...OWN);
    await turn(it, '662 41 3');
    const ended = events.find((event): event is TurnEndEvent => event instanceof TurnEndEvent)!;
    expect([ended.seat, ended.score, ended.round]).to.deep.equal([0, 13, 1]);
    expect(ended.kept).to.deep.equal([6, 4, 3]);
    await turn(it, '111 11 1');
    const round = events.find((event): event is RoundEndEvent => event instanceof RoundEndEvent)!;
    expect([round.round, round.winner]).to.deep.equal([1, 0]);
    expect(round.scores).to.deep.equal([13, 3]);
    const match = events.find((event): event is MatchEndEvent => event instanceof MatchEndEvent)!;
    expect(match.winners).to.deep.equal([0]);
    expect(match.match === it.match).to.equal(true);
    const change = events.filter((event) => event instanceof MatchChangeEvent).at(-1)!;
    expect(change.match === it.match).to.equal(true);
    expect(events.some((event) => 'detail' in event)).to.equal(false);
  });

  it('end a round once a tie is thrown off, not before', async () => {
    const it = await table('players="Ann, Bob" rounds="2"');
    const events = listen<RoundEndEvent>(it, 'round-end');
    await scores(it, 13, 13);
    expect(events.length).to.equal(0);
    await scores(it, 9, 14);
    expect(events.map(({ round, scores, winner }) => ({ round, scores, winner }))).to.deep.equal([
      { round: 1, scores: [13, 13], winner: 1 },
    ]);
  });

  it('have no winner of a round where rounds are not won', async () => {
    const it = await table('scoring="race" goal="100"');
    const events = listen<RoundEndEvent>(it, 'round-end');
    await scores(it, 13, 12);
    expect(events.map(({ winner }) => winner)).to.deep.equal([null]);
  });

  it('tell of undo and redo as changes, and of no end a second time', async () => {
    const it = await table('rounds="1"');
    await scores(it, 13, 12);
    const events = listen(it, ...OWN);
    it.undo();
    await drawn();
    expect(kinds(events)).to.deep.equal(['match-change']);
    it.redo();
    await drawn();
    expect(kinds(events).filter((kind) => kind === 'match-change')).to.have.length(2);
    expect(kinds(events)).not.to.include('turn-end');
  });

  it('come in a microtask, bubble, and cross closed shadow roots', async () => {
    const home = await mount<HTMLElement>('<div></div>');
    const it = document.createElement('boston-table');
    it.setAttribute('save', 'off');
    home.attachShadow({ mode: 'closed' }).append(it);
    await drawn();
    const heard = listen(document, ...OWN);
    void (it as Awaited<ReturnType<typeof table>>).roll();
    expect(heard.length).to.equal(0);
    await Promise.resolve();
    await Promise.resolve();
    expect(kinds(heard)).to.deep.equal(['match-change']);
    expect(heard[0]?.bubbles && heard[0].composed).to.equal(true);
  });

  it('are not told at load, for settings, for refusals, or when drawn or moved', async () => {
    const heard = listen(document, ...ALL);
    const it = await table('players="Ann, Bob"');
    it.players = ['Cy', 'Di'];
    it.rounds = 3;
    it.setAside(0);
    it.write();
    it.undo();
    it.redo();
    it.requestUpdate();
    await drawn();
    it.parentElement?.append(it);
    await drawn();
    it.remove();
    expect(kinds(heard)).to.deep.equal([]);
  });

  it('come with those of the dice, each throw told once', async () => {
    const it = await table('players="Ann, Bob"');
    const events = listen(document, ...ALL);
    it.thrower = faces(6, 4, 2);
    await it.roll();
    it.setAside(0);
    await drawn();
    for (const kind of ['dice-roll', 'dice-land', 'dice-set-aside']) {
      expect(
        kinds(events).filter((one) => one === kind),
        kind,
      ).to.have.length(1);
    }
    expect(kinds(events).indexOf('dice-roll')).to.be.below(kinds(events).indexOf('dice-land'));
    expect(kinds(events).filter((kind) => kind === 'match-change')).to.have.length(2);
  });

  it('tell a written score as a turn without dice', async () => {
    const it = await table('players="Ann, Bob"');
    const events = listen<TurnEndEvent>(it, 'turn-end');
    await scores(it, 13);
    expect(events.map(({ seat, score, kept, round }) => ({ seat, score, kept, round }))).to.deep.equal([
      { seat: 0, score: 13, kept: [], round: 1 },
    ]);
  });

  it('tell a new match as a change', async () => {
    const it = await table();
    await it.roll();
    const events = listen(it, ...OWN);
    it.restart();
    await drawn();
    expect(kinds(events)).to.deep.equal(['match-change']);
  });
});

describe('custom states', () => {
  it('say whether dice tumble and whether the match is over', async () => {
    const it = await table('rounds="1"');
    it.style.setProperty('--dice-roll-time', '5s');
    void it.roll();
    await drawn();
    expect(it.matches(':state(rolling)')).to.equal(true);
    it.write();
    await scores(it, 12);
    expect(it.matches(':state(rolling)')).to.equal(false);
    await drawn();
    expect(it.matches(':state(finished)')).to.equal(it.match.finished);
  });
});
