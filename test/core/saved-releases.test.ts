import { expect } from '@open-wc/testing';
import { fromText, toText, type Format, type Found } from '../../src/core/saved.js';
import type { Action } from '../../src/core/game.js';
import { bostonFormat, bostonSheetFormat } from '../../src/games/boston-saved.js';
import { yachtFormat, yachtSheetFormat } from '../../src/games/yacht-saved.js';

// Texts as each release wrote them, letter for letter: they lie in people's browsers, and in links.

function read<State, Move extends Action, Setup extends object>(
  format: Format<State, Move, Setup>,
  text: string,
): Found<State, Move, Setup> {
  const result = fromText(format, text);
  if ('bad' in result) throw new Error(`refused: ${result.bad}`);
  expect(toText(format, result.ok), 'written again').to.equal(text);
  return result.ok;
}

describe('a match that release 1 saved', () => {
  it('of Boston: Ann threw for the start, played to 13 and was corrected to 14; Bob laid real dice', () => {
    const setup = '2,5,multiplication,count-down,100,true,3,30,strict,roll,true,0';
    const { state, names } = read(
      bostonFormat,
      `boston/1/1/7/Ann,Bob/${setup}/5,3,652a0,41a1,2w1,s0:0:-:14,e643/11/end`,
    );
    expect(names).to.deep.equal(['Ann', 'Bob']);
    expect(state.rounds[0]?.scores).to.deep.equal([14, 30]);
  });

  it('of a Boston sheet: a name, a score, one taken out, and one of a roll-off', () => {
    const setup = '2,5,classic,rounds-won,100,false,1,0,coach,seat,false,0';
    const { state } = read(
      bostonSheetFormat,
      `boston-sheet/1/1/7//${setup}/n0:=Bob%2C%20jr,s0:0:-:13,s0:1:-:13,s0:0:0:9,s1:0:-:5,s1:0:-:-//end`,
    );
    expect(state.names[0]).to.equal('Bob, jr');
    expect(state.rounds[0]?.scores).to.deep.equal([13, 13]);
    expect(state.rounds[1]?.scores).to.deep.equal([null, null]);
  });

  it('of Yacht: three kept, one let go, a box filled, real dice laid, and a number typed', () => {
    const { state } = read(yachtFormat, 'yacht/1/1/7/Ann,Bob/2,false,0/33165a0,a1,a2,r2,322b=full-house,e44441/6/end');
    expect(state.scores[0]).to.deep.equal({ 'full-house': 13 });
    expect(state.turn.faces).to.deep.equal([4, 4, 4, 4, 1]);
  });

  it('of a Yacht sheet: a name and two boxes, one of them taken out', () => {
    const { state } = read(
      yachtSheetFormat,
      'yacht-sheet/1/1/7//2,false,0/n1:=Ann,s0:=ones:3,s1:=yacht:50,s0:=ones:-//end',
    );
    expect(state.names).to.deep.equal(['', 'Ann']);
    expect(state.scores).to.deep.equal([{}, { yacht: 50 }]);
  });
});
