import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { Face } from '../../src/core/dice.js';
import type { Action } from '../../src/core/game.js';
import { fromText, toText, type Format } from '../../src/core/saved.js';
import { Store } from '../../src/core/store.js';
import { bostonFormat, bostonSheetFormat } from '../../src/games/boston-saved.js';
import { BOSTON_DEFAULTS } from '../../src/games/boston-setup.js';
import type { BostonMove } from '../../src/games/boston.js';

/** As release 1 wrote it: Ann has 13 (a throw, a die, …), Bob threw once, and 5 and 3 were taken back. */
const RELEASE_1 =
  'boston/1/4711/9/Ann,Bob%2C%20jr/2,5,classic,rounds-won,100,false,1,0,coach,seat,false,0/662a0,41a1,3w,125/53/end';

const part = (text: string, at: number, replacement: string): string => text.split('/').with(at, replacement).join('/');
const setting = (at: number, value: string): string =>
  part(RELEASE_1, 5, (RELEASE_1.split('/')[5] ?? '').split(',').with(at, value).join(','));

function read<State, Move extends Action, Setup extends object>(format: Format<State, Move, Setup>, text: string) {
  const result = fromText(format, text);
  if ('bad' in result) throw new Error(`refused: ${result.bad}`);
  return result.ok;
}
const fault = (text: string): unknown => {
  const result = fromText(bostonFormat, text);
  return 'bad' in result ? result.bad : undefined;
};

/** A long match of throws, dice set aside and turns written down. */
function longMatch(moves: number) {
  const store = new Store(bostonFormat.rules, { ...BOSTON_DEFAULTS, players: 12, scoring: 'race', goal: 9999 });
  const thrower = (count: number): Face[] => new Array<Face>(count).fill(2);
  while (store.state.rounds.length * 12 * 7 < moves) {
    for (let die = 0; die < 3; die++) {
      store.roll(thrower);
      store.dispatch({ type: 'set-aside', die });
    }
    store.dispatch({ type: 'write' });
  }
  return store;
}

describe('a match as text', () => {
  it('comes back as it was: setup, names, moves, tape, match and revision', () => {
    const found = read(bostonFormat, RELEASE_1);
    expect(found).to.include({ match: '4711', revision: 9 });
    expect(found.names).to.deep.equal(['Ann', 'Bob, jr']);
    expect(found.setup).to.deep.equal(BOSTON_DEFAULTS);
    expect(found.log.slice(0, 2)).to.deep.equal([
      { type: 'throw', faces: [6, 6, 2] },
      { type: 'set-aside', die: 0 },
    ]);
    expect(found.tape.join('')).to.equal('66241312553');
    expect(toText(bostonFormat, found)).to.equal(RELEASE_1);
  });

  it('says where the match stands', () => {
    const { state } = read(bostonFormat, RELEASE_1);
    expect(state.rounds[0]?.scores).to.deep.equal([13, null]);
    expect(state.turn.faces).to.deep.equal([1, 2, 5]);
  });

  it('is taken by a store, and goes on with the faces that are to come', () => {
    const store = new Store(bostonFormat.rules, BOSTON_DEFAULTS);
    const found = read(bostonFormat, RELEASE_1);
    expect(store.restore(found)).to.equal(true);
    store.dispatch({ type: 'set-aside', die: 2 });
    expect(store.roll(() => expect.fail('the tape has faces'))).to.deep.equal([5, 3]);
  });

  it('holds every kind of move', () => {
    const store = new Store(bostonFormat.rules, { ...BOSTON_DEFAULTS, starter: 'roll', practice: true });
    store.dispatch({ type: 'enter', faces: [2] });
    store.dispatch({ type: 'throw', faces: [5] });
    store.dispatch({ type: 'enter', faces: [6, 4, 3], wrong: 0 });
    store.dispatch({ type: 'throw', faces: [1, 2, 3] });
    store.dispatch({ type: 'throw', faces: [1, 1, 6] });
    store.dispatch({ type: 'write', wrong: 2 });
    store.dispatch({ type: 'score', round: 0, seat: 1, rollOff: null, score: 18 });
    store.dispatch({ type: 'score', round: 0, seat: 1, rollOff: null, score: null });
    expect(store.log).to.have.length(8);
    const found = read(bostonFormat, toText(bostonFormat, { ...store.saved, names: [], match: 'm', revision: 1 }));
    expect(found.log).to.deep.equal(store.log);
    expect(found.state).to.deep.equal(store.state);
  });

  it('holds a sheet kept by hand, with any name', () => {
    const store = new Store(bostonSheetFormat.rules, { ...BOSTON_DEFAULTS, players: 4 });
    for (const [seat, name] of ['</title>', ' 🎲,/:-', '%', ''].entries()) store.dispatch({ type: 'name', seat, name });
    store.dispatch({ type: 'score', round: 4, seat: 3, rollOff: null, score: 3 });
    const text = toText(bostonSheetFormat, { ...store.saved, names: [], match: 'm', revision: 1 });
    expect(read(bostonSheetFormat, text).state).to.deep.equal(store.state);
  });

  it('takes a name that was cut in the middle of an emoji', () => {
    const store = new Store(bostonFormat.rules, BOSTON_DEFAULTS);
    const text = toText(bostonFormat, { ...store.saved, names: ['Ann \ud83c'], match: 'm', revision: 1 });
    expect(read(bostonFormat, text).names).to.deep.equal(['Ann \ufffd']);
  });

  it('comes back from any match and any names', () => {
    const face = fc.integer({ min: 1, max: 6 }) as fc.Arbitrary<Face>;
    const move: fc.Arbitrary<BostonMove> = fc.oneof(
      fc.record({ type: fc.constant('set-aside' as const), die: fc.nat(2) }),
      fc.record({ type: fc.constant('write' as const), wrong: fc.nat(3) }),
      fc.record({ type: fc.constant('enter' as const), faces: fc.array(face, { minLength: 3, maxLength: 3 }) }),
      fc.record({
        type: fc.constant('score' as const),
        round: fc.nat(2),
        seat: fc.nat(2),
        rollOff: fc.option(fc.nat(1)),
        score: fc.option(fc.integer({ min: 3, max: 18 })),
      }),
    );
    const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 3 });
    const steps = fc.array(fc.oneof(move, fc.constant('roll' as const), fc.constant('undo' as const)));
    fc.assert(
      fc.property(steps, fc.infiniteStream(face), names, (list, faces, who) => {
        const store = new Store(bostonFormat.rules, { ...BOSTON_DEFAULTS, players: 3 });
        for (const step of list) {
          if (step === 'roll') store.roll((count) => [...faces.take(count)]);
          else if (step === 'undo') store.undo();
          else store.dispatch(step);
        }
        const record = { ...store.saved, names: who, match: 'm', revision: 1 };
        const found = read(bostonFormat, toText(bostonFormat, record));
        expect(found).to.deep.equal({ ...record, state: store.state });
      }),
      { numRuns: 200 },
    );
  });

  it('is short, be it of 10,000 moves', () => {
    const record = { ...longMatch(10_000).saved, names: [], match: 'm', revision: 1 };
    expect(record.log.length).to.be.greaterThan(9_900);
    const text = toText(bostonFormat, record);
    expect(text.length).to.be.lessThan(30_000);
    expect(read(bostonFormat, text).log).to.have.length(record.log.length);
  });
});

describe('a text that is not a match of ours', () => {
  for (const text of ['', 'undefined', 'null', '[]', '0', '{}', '{"version":1}', '/', '////////', '__proto__'])
    it(`is refused: ${text || 'nothing'}`, () => expect(fault(text)).to.equal('game'));

  it('is refused when it is of another game', () => expect(fault(part(RELEASE_1, 0, 'yacht'))).to.equal('game'));

  for (const version of ['', '0', '2', '999', 'NaN'])
    it(`is refused when its version is "${version}"`, () =>
      expect(fault(part(RELEASE_1, 1, version))).to.equal('version'));

  it('is refused wherever it was cut off', () => {
    for (let length = 0; length < RELEASE_1.length; length++) {
      expect(fault(RELEASE_1.slice(0, length)), `${length} characters`).to.be.a('string');
    }
  });

  it('is refused when the players are missing, none, or more than a table seats', () => {
    for (const count of ['', '0', '13', 'NaN', '2.5', 'Infinity', '-1'])
      expect(fault(setting(0, count))).to.equal('setup');
  });

  it('is refused when a setting is none of the choices', () => {
    expect(fault(setting(2, 'toString'))).to.equal('setup');
    expect(fault(setting(2, ''))).to.equal('setup');
  });

  it('is refused when its moves are not legal', () => {
    const logs = ['s0:0:-:2', 's0:0:-:19', 's0:0:-:99', 's9:0:-:9', '662a0,a0', '66', '6666', 'w', 'e12', 's0:0:-:1.5'];
    for (const log of logs) expect(fault(part(RELEASE_1, 6, log)), log).to.equal('log');
    const times = part(RELEASE_1, 5, '2,5,multiplication,rounds-won,100,false,1,0,coach,seat,false,0');
    expect(fault(part(times, 6, 's0:0:-:13')), 'a product that cannot occur').to.equal('log');
  });

  it('is refused when its moves are none at all', () => {
    const logs = ['789', 'x', 'aa', 'a0:1', 's0:0:-:NaN', 'w=%E0%A4%A', '_', 'constructor', '662,,a9:9'];
    for (const log of logs) expect(fault(part(RELEASE_1, 6, log)), log).to.equal('damaged');
  });

  it('is refused when what is to come are no faces', () => expect(fault(part(RELEASE_1, 7, '70'))).to.equal('damaged'));

  it('is refused when a name cannot be read', () => expect(fault(part(RELEASE_1, 4, 'Ann%'))).to.equal('damaged'));

  it('never makes the reader throw', () => {
    const damaged = fc
      .tuple(fc.nat(RELEASE_1.length), fc.nat(8), fc.string())
      .map(([at, gone, text]) => RELEASE_1.slice(0, at) + text + RELEASE_1.slice(at + gone));
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string()), (text) => {
        const result = fromText(bostonFormat, text);
        return 'bad' in result || new Store(bostonFormat.rules, BOSTON_DEFAULTS).restore(result.ok);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('another release', () => {
  it('of before, which did not know the last settings, gets the usual ones', () => {
    const older = part(RELEASE_1, 5, '2,5,classic,rounds-won,100,false,1,0,coach,seat');
    expect(read(bostonFormat, older).setup).to.deep.equal(BOSTON_DEFAULTS);
  });

  it('of later, with settings unknown here, is refused', () =>
    expect(fault(setting(11, '0,glitter'))).to.equal('setup'));
});

describe('a page whose scripts have changed the language', () => {
  const spoiled = [Array.prototype, String.prototype, Object.prototype] as unknown as Record<string, unknown>[];
  const from = Array.from;
  beforeEach(() => {
    for (const prototype of spoiled) {
      prototype.toJSON = () => '"spoiled"';
      prototype.extra = () => 'extra';
    }
    Array.from = () => [];
  });
  afterEach(() => {
    for (const prototype of spoiled) {
      delete prototype.toJSON;
      delete prototype.extra;
    }
    Array.from = from;
  });

  it('writes and reads as any other', () => {
    const result = fromText(bostonFormat, RELEASE_1);
    const again = 'ok' in result ? toText(bostonFormat, result.ok) : result.bad;
    const names = 'ok' in result ? result.ok.names.length : 0;
    expect(again === RELEASE_1).to.equal(true);
    expect(names === 2).to.equal(true);
  });
});
