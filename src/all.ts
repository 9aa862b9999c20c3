import './boston.js';
