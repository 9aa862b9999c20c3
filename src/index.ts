export type { Face, Thrower } from './core/dice.js';
export type { Throw } from './core/game.js';
export type { Turn } from './core/turn.js';
export { DiceRoller } from './elements/dice-roller.js';
export { BostonTable } from './elements/boston-table.js';
export { BostonScoreSheet } from './elements/boston-score-sheet.js';
export * from './elements/events.js';
export {
  MatchChangeEvent,
  MatchEndEvent,
  RoundEndEvent,
  SheetPrintEvent,
  TurnEndEvent,
} from './elements/boston-events.js';
export type { BostonMatch, MatchRound } from './games/boston-match.js';
export type { BostonMove } from './games/boston.js';
export type { BostonSetup } from './games/boston-setup.js';
export type { PrintOptions } from './wiring/print/paper.js';
