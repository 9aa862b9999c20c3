import { bostonSheet, type SheetMove, type SheetState } from '../games/boston-sheet.js';
import { BOSTON_DEFAULTS, isBostonSetup, type BostonSetup } from '../games/boston-setup.js';
import { boston, type BostonMove, type BostonState } from '../games/boston.js';
import type { Format } from '../core/saved.js';

/** How matches are written where they are saved or sent. Letters and orders are for ever: old texts are read by them. */
export const bostonFormat: Format<BostonState, BostonMove, BostonSetup> = {
  rules: boston,
  setup: BOSTON_DEFAULTS,
  isSetup: isBostonSetup,
  moves: {
    'set-aside': ['a', 'die'],
    write: ['w', 'wrong'],
    enter: ['e', 'faces', 'wrong'],
    score: ['s', 'round', 'seat', 'rollOff', 'score'],
  },
};

export const sheetFormat: Format<SheetState, SheetMove, BostonSetup> = {
  rules: bostonSheet,
  setup: BOSTON_DEFAULTS,
  isSetup: isBostonSetup,
  moves: { score: ['s', 'round', 'seat', 'rollOff', 'score'], name: ['n', 'seat', 'name'] },
};
