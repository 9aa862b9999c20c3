// How far the article jumps when the script arrives long after the text: with the snippets of the README.
import { readFileSync } from 'node:fs';
import { contestants } from '../support/contestants.mjs';

export const cases = ['dice-roller', 'boston-table'].map((of) => ({ of }));

/** What the README tells authors to put into their styles, so that nothing jumps. */
const [, reserved = ''] =
  /```html\n(<style>[^`]*min-block-size[^`]*<\/style>)/.exec(readFileSync('README.md', 'utf8')) ?? [];

const text = '<p>An article goes on below the game, and nobody wants to lose the line they read.</p>'.repeat(8);

export async function sample(tab, { of }, site) {
  const { script, markup } = contestants[of];
  const head = `${reserved}<script>
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
