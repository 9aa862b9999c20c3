import { expect } from '@open-wc/testing';
import { Store } from '../../src/core/store.js';
import { bostonFormat } from '../../src/games/boston-saved.js';
import { BOSTON_DEFAULTS } from '../../src/games/boston-setup.js';
import { closeAll, keys, KITCHEN, open, PAGE, storedScores, warnings, type Saver } from './saver.js';

describe('a match', () => {
  it('is there again after a reload, with names and the faces to come', () => {
    const first = open();
    first.store.roll(() => [6, 6, 2]);
    first.keep();
    first.store.undo();
    first.keep();
    closeAll();
    const found = open().autosave.load();
    expect(found).to.deep.include({ names: ['Ann', 'Bob'], log: [], tape: [6, 6, 2] });
  });

  it('can be restored by a store', () => {
    open().enter(1, 2, 3);
    closeAll();
    const found = open().autosave.load();
    expect(found && new Store(bostonFormat.rules, BOSTON_DEFAULTS).restore(found)).to.equal(true);
  });

  it('is not saved before its first step', () => {
    open().keep();
    expect(keys()).to.deep.equal([]);
  });

  it('whose only step was taken back is saved as that', () => {
    const saver = open();
    saver.enter(1, 2, 3);
    saver.store.undo();
    saver.keep();
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([null, null]);
  });

  it('that begins leaves the saved one until its first step, and takes its place then', () => {
    open().enter(1, 2, 3);
    closeAll();
    const saver = open();
    expect(saver.resume()).to.equal(true);
    saver.store.begin(BOSTON_DEFAULTS);
    saver.autosave.begin();
    saver.keep();
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([6, null]);
    saver.enter(3, 3, 3);
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([9, null]);
  });

  it('takes the place of the one that was offered and not wanted', () => {
    open().enter(1, 2, 3);
    closeAll();
    const saver = open();
    saver.autosave.load();
    saver.enter(3, 3, 3);
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([9, null]);
    expect(saver.told).to.deep.equal([]);
  });

  it('is forgotten with its names, and the next step is saved again', () => {
    localStorage.setItem(`${PAGE}?1/set-aside`, 'Ann');
    const saver = open();
    saver.enter(1, 2, 3);
    saver.autosave.forget();
    expect(keys()).to.deep.equal([]);
    saver.enter(1, 2, 3);
    expect(keys()).to.deep.equal([`${PAGE}?1`]);
  });

  it('is not touched while the element is not on the page', () => {
    const saver = document.createElement('x-saver') as Saver;
    saver.enter(1, 2, 3);
    expect(saver.autosave.load()).to.equal(undefined);
    expect(keys()).to.deep.equal([]);
  });

  it('is not written again when nothing has changed', () => {
    const saver = open();
    saver.enter(1, 2, 3);
    const text = localStorage.getItem(`${PAGE}?1`);
    saver.keep();
    expect(localStorage.getItem(`${PAGE}?1`)).to.equal(text);
  });
});

describe('the place of a match', () => {
  it("is the page's path and the element's id", () => {
    open('', 'garden').enter(1, 2, 3);
    expect(keys()).to.deep.equal([`${PAGE}=garden`]);
  });

  it('is the same whatever stands in query and fragment', () => {
    history.replaceState(null, '', '#elsewhere');
    open().enter(1, 2, 3);
    expect(keys()).to.deep.equal([`${PAGE}?1`]);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('differs between elements without id, and stays when another comes above or an id is given', () => {
    const [first, second] = [open(), open()];
    document.body.prepend(document.createElement('x-saver'));
    second.id = 'late';
    first.enter(1, 2, 3);
    second.enter(2, 2, 3);
    expect(storedScores(`${PAGE}?1`)).to.deep.equal([6, null]);
    expect(storedScores(`${PAGE}?2`)).to.deep.equal([7, null]);
  });

  it('stays when the element moves in the page, and is free when it has left', () => {
    const [first, second] = [open(), open()];
    first.remove();
    document.body.append(first);
    expect(first.autosave.where).to.equal('?1');
    second.remove();
    expect(open().autosave.where).to.equal('?2');
  });

  for (const save of ['kitchen', '”kitchen”', ' kitchen '])
    it(`can have a name, for the whole site: ${save}`, () => {
      const saver = open(save);
      saver.enter(1, 2, 3);
      expect(saver.autosave.named).to.equal(true);
      expect(keys()).to.deep.equal([KITCHEN]);
    });

  for (const save of ['', 'on', 'true', true, null, undefined])
    it(`has no name with ${JSON.stringify(save)}`, () => {
      const saver = open(save);
      saver.enter(1, 2, 3);
      expect(saver.autosave.named).to.equal(false);
      expect(keys()).to.deep.equal([`${PAGE}?1`]);
    });

  for (const save of ['off', 'false', '“off”', 'OFF', false])
    it(`does not exist with ${JSON.stringify(save)}`, () => {
      localStorage.setItem(`${PAGE}?1`, 'text');
      const saver = open(save);
      expect(saver.autosave.load()).to.equal(undefined);
      saver.enter(1, 2, 3);
      saver.autosave.forget();
      expect(localStorage.getItem(`${PAGE}?1`)).to.equal('text');
      expect(saver.told).to.deep.equal([]);
    });

  it('belongs to the first of two elements with the same name; the second is told so, once', () => {
    const [first, second] = [open('kitchen'), open('kitchen')];
    first.autosave.load();
    second.autosave.load();
    first.enter(1, 2, 3);
    second.enter(3, 3, 3);
    second.enter(3, 3, 3);
    expect(storedScores(KITCHEN)).to.deep.equal([6, null]);
    expect(second.told).to.deep.equal(['same-name']);
    expect(first.told).to.deep.equal([]);
    expect(warnings).to.have.length(1);
  });
});
