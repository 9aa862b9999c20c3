// Who is measured: the floors, and our elements as a page embeds them. `roll` and `die` are what a player presses.

const ours = { roll: '[part=roll]', die: '[part~=die]', rolled: 'dice-roll', landed: 'dice-land' };
const floor = { roll: '.r', die: '.d', rolled: 'roll', landed: 'settled' };

export const contestants = {
  blank: { script: 'blank.js', markup: '' },
  'floor-vanilla': { script: 'floor-vanilla.js', markup: '<floor-vanilla></floor-vanilla>', ...floor },
  'floor-lit': { script: 'floor-lit.js', markup: '<floor-lit></floor-lit>', ...floor },
  'dice-roller': { script: 'dice-roller.js', markup: '<dice-roller set-aside></dice-roller>', ...ours },
  'boston-table': {
    script: 'boston.js',
    markup: '<boston-table players="Ann, Bob, Cy" save="off"></boston-table>',
    ...ours,
  },
  'boston-score-sheet': { script: 'boston.js', markup: '<boston-score-sheet save="off"></boston-score-sheet>' },
};
