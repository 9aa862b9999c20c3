import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, html as template } from 'lit';
import { property } from 'lit/decorators.js';

class Probe extends LitElement {
  @property() word = 'none';

  override render() {
    return template`<p>${this.word}</p>`;
  }
}

// The traps that a wrongly configured compiler falls into, checked once per engine.
describe('the compiled sources', () => {
  it('keep reactive properties reactive', async () => {
    customElements.define('x-probe', Probe);
    const probe = await fixture<Probe>(html`<x-probe></x-probe>`);
    probe.word = 'changed';
    await probe.updateComplete;
    expect(probe.shadowRoot?.textContent).to.equal('changed');
    expect(Object.hasOwn(probe, 'word')).to.equal(false);
  });

  it('keep a property that was set before the upgrade', async () => {
    const early = Object.assign(document.createElement('x-early-probe'), { word: 'early' }) as Probe;
    document.body.append(early);
    customElements.define('x-early-probe', class extends Probe {});
    await early.updateComplete;
    expect(early.shadowRoot?.textContent).to.equal('early');
    early.remove();
  });
});
