// How far the article jumps when the script arrives long after the text: with the snippets of the builder.
import { snippet } from '../../../demo/snippets.js';
import { contestants } from '../support/contestants.mjs';

export const cases = ['dice-roller', 'boston-table'].map((of) => ({ of }));

const text = '<p>An article goes on below the game, and nobody wants to lose the line they read.</p>'.repeat(8);

export async function sample(tab, { of }, site) {
  const { script } = contestants[of];
  const markup = snippet('element', { tag: of, settings: { save: 'off' }, base: '/' });
  const head = `<script>
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  </script>`;
  await tab.page.goto(site.page({ script, head, body: `<p>Before.</p>${markup}${text}`, delay: 500 }));
  await tab.page.waitForFunction((tag) => customElements.get(tag), {}, of);
  await tab.idle();
  await tab.run(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  return { 'layout shift': await tab.run(() => window.shift) };
}
