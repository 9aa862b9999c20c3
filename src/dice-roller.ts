import { DiceRoller } from './elements/dice-roller.js';
import { define } from './wiring/define.js';

define('dice-roller', DiceRoller);
