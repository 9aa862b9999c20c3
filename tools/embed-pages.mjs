// The pages of dist/embed: one for each element, in words for readers without script.
import { things } from '../demo/snippets.js';

const boston = [
  'Throw three dice and put the highest one aside. Throw the other two and put the higher one aside. Throw the last die: it stays as it falls.',
  'Add the three dice up. When everybody has had a turn, the highest sum wins the round. Players who share the lead take another turn, and only they: it settles who wins, and counts for nothing else.',
  'Play five rounds. Whoever has won most of them wins; if several have, play on until one leads alone.',
];

const yacht = [
  'Throw five dice. Keep the ones you like, and throw the others again, up to three throws in a turn. A die you have kept may be thrown again later.',
  'Then fill one open box of your column. A box is used once; dice that do not fit it score 0.',
  'When all twelve boxes are full, add them up. The highest total wins.',
];

export const embedPages = {
  'boston-table': {
    ...things['boston-table'],
    description: 'Play Going to Boston: three dice, a score sheet, and as many players as there are seats.',
    game: 'boston',
    rules: boston,
  },
  'boston-score-sheet': {
    ...things['boston-score-sheet'],
    description: 'A score sheet for Going to Boston, to print and to fill in by hand.',
    game: 'boston',
    isSheet: true,
  },
  'dice-roller': {
    ...things['dice-roller'],
    description: 'Dice to roll, set aside and add up.',
    rules: [
      'These dice roll by script, which is off here. Real dice do as well: throw them, put aside what you like, throw the others again, and add up what shows.',
    ],
  },
  'yacht-table': {
    ...things['yacht-table'],
    description: 'Play Yacht, the game of 1938: five dice, twelve boxes, one to eight players.',
    game: 'yacht',
    rules: yacht,
  },
  'yacht-score-sheet': {
    ...things['yacht-score-sheet'],
    description: 'A score sheet for Yacht, to print and to fill in by hand.',
    game: 'yacht',
    isSheet: true,
  },
};
