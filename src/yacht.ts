import { DiceRoller } from './elements/dice-roller.js';
import { YachtScoreSheet } from './elements/yacht-score-sheet.js';
import { YachtTable } from './elements/yacht-table.js';
import { define } from './wiring/define.js';

define('dice-roller', DiceRoller);
define('yacht-score-sheet', YachtScoreSheet);
define('yacht-table', YachtTable);
