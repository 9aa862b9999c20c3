// FLOOR (i): the same roller as floor-vanilla, written with Lit 3 the plain way.
import { LitElement, html, unsafeCSS } from 'lit';
import { d6 } from './rng.js';
import { cssText } from './style.js';

export class FloorLit extends LitElement {
  static styles = unsafeCSS(cssText);
  static properties = { values: {}, locked: {}, tumbling: {} };
  constructor() {
    super();
    this.values = [1, 1, 1];
    this.locked = [false, false, false];
    this.tumbling = [false, false, false];
  }
  get total() {
    return this.values[0] + this.values[1] + this.values[2];
  }
  roll() {
    if (this.locked.every(Boolean)) this.locked = [false, false, false];
    this.values = this.values.map((v, i) => (this.locked[i] ? v : d6()));
    this.tumbling = this.locked.map((l) => !l);
    this._emit('roll');
  }
  _lock(i) {
    this.locked = this.locked.map((l, j) => (i === j ? !l : l));
  }
  _end(i) {
    this.tumbling = this.tumbling.map((t, j) => t && i !== j);
    if (!this.tumbling.some(Boolean)) this._emit('settled');
  }
  _emit(type) {
    this.dispatchEvent(new CustomEvent(type, { detail: this.values.slice(), bubbles: true, composed: true }));
  }
  render() {
    return html`<div>
      ${this.values.map(
        (v, i) =>
          html`<button
            class=${this.tumbling[i] ? 'd t' : 'd'}
            v=${v}
            aria-pressed=${this.locked[i]}
            aria-label="Die ${v}"
            @click=${() => this._lock(i)}
            @animationend=${() => this._end(i)}
          ></button>`,
      )}<button class="r" @click=${this.roll}>Roll</button><output>Total ${this.total}</output>
    </div>`;
  }
}
customElements.define('floor-lit', FloorLit);
