// FLOOR (ii): a usable three-dice roller (roll, lock, total, tumble, events, live region) as one
// custom element with no framework. The physical limit for an accessible element of this shape.
import { d6 } from './rng.js';
import { cssText } from './style.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(cssText);
const tpl = document.createElement('template');
tpl.innerHTML =
  '<div><button class=d></button><button class=d></button><button class=d></button>' +
  '<button class=r>Roll</button><output></output></div>';

export class FloorVanilla extends HTMLElement {
  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(tpl.content.cloneNode(true));
    const row = root.firstChild;
    this._dice = [row.children[0], row.children[1], row.children[2]];
    this._out = row.lastChild;
    this.values = [1, 1, 1];
    this.locked = [false, false, false];
    row.onclick = (e) => {
      const i = this._dice.indexOf(e.target);
      if (i >= 0) ((this.locked[i] = !this.locked[i]), this._draw());
      else if (e.target.className === 'r') this.roll();
    };
    row.onanimationend = (e) => {
      e.target.classList.remove('t');
      if (!row.querySelector('.t')) this._emit('settled');
    };
    this._draw();
  }
  get total() {
    return this.values[0] + this.values[1] + this.values[2];
  }
  roll() {
    if (this.locked.every(Boolean)) this.locked = [false, false, false];
    for (let i = 0; i < 3; i++)
      if (!this.locked[i]) {
        this.values[i] = d6();
        this._dice[i].classList.add('t');
      }
    this._draw();
    this._emit('roll');
  }
  _emit(type) {
    this.dispatchEvent(new CustomEvent(type, { detail: this.values.slice(), bubbles: true, composed: true }));
  }
  _draw() {
    for (let i = 0; i < 3; i++) {
      const b = this._dice[i];
      b.setAttribute('v', this.values[i]);
      b.setAttribute('aria-pressed', this.locked[i]);
      b.setAttribute('aria-label', 'Die ' + this.values[i]);
    }
    this._out.textContent = 'Total ' + this.total;
  }
}
customElements.define('floor-vanilla', FloorVanilla);
