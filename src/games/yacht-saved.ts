import type { Format } from '../core/saved.js';
import { isYachtSetup, YACHT_DEFAULTS, type YachtSetup } from './yacht-setup.js';
import { yachtSheet, type YachtSheetMove, type YachtSheetState } from './yacht-sheet.js';
import { yacht, type YachtMove, type YachtState } from './yacht.js';

const setup = { setup: YACHT_DEFAULTS, isSetup: isYachtSetup };

/** How a match at the table is saved. */
export const yachtFormat: Format<YachtState, YachtMove, YachtSetup> = {
  ...setup,
  rules: yacht,
  moves: {
    'set-aside': ['a', 'die'],
    release: ['r', 'die'],
    box: ['b', 'box', 'wrong'],
    enter: ['e', 'faces'],
    score: ['s', 'seat', 'box', 'score'],
  },
};

/** How a sheet kept by hand is saved. */
export const yachtSheetFormat: Format<YachtSheetState, YachtSheetMove, YachtSetup> = {
  ...setup,
  rules: yachtSheet,
  moves: {
    score: ['s', 'seat', 'box', 'score'],
    name: ['n', 'seat', 'name'],
  },
};
