import { BostonScoreSheet } from './elements/boston-score-sheet.js';
import { BostonTable } from './elements/boston-table.js';
import { DiceRoller } from './elements/dice-roller.js';
import { define } from './wiring/define.js';

define('dice-roller', DiceRoller);
define('boston-score-sheet', BostonScoreSheet);
define('boston-table', BostonTable);
