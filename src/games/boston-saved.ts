import type { Format } from '../core/saved.js';
import { BOSTON_DEFAULTS, isBostonSetup, type BostonSetup } from './boston-setup.js';
import { bostonSheet, type SheetMove, type SheetState } from './boston-sheet.js';
import { boston, type BostonMove, type BostonState } from './boston.js';

const setup = { setup: BOSTON_DEFAULTS, isSetup: isBostonSetup };

/** How a match at the table is saved. */
export const bostonFormat: Format<BostonState, BostonMove, BostonSetup> = {
  ...setup,
  rules: boston,
  moves: {
    'set-aside': ['a', 'die'],
    write: ['w', 'wrong'],
    enter: ['e', 'faces', 'wrong'],
    score: ['s', 'round', 'seat', 'rollOff', 'score'],
  },
};

/** How a sheet kept by hand is saved. */
export const bostonSheetFormat: Format<SheetState, SheetMove, BostonSetup> = {
  ...setup,
  rules: bostonSheet,
  moves: {
    score: ['s', 'round', 'seat', 'rollOff', 'score'],
    name: ['n', 'seat', 'name'],
  },
};
