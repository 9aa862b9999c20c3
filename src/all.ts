import './boston.js';
import './yacht.js';
