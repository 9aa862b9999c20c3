// From navigation to the first possible throw, and what that costs.
import { contestants } from '../support/contestants.mjs';

export const cases = ['blank', 'floor-vanilla', 'floor-lit', 'dice-roller', 'boston-table'].map((of) => ({ of }));

const watch = `<script>
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
</script>`;

export async function sample(tab, { of }, site) {
  const { script, markup } = contestants[of];
  const head = `${watch}<script type="module">
    const tag = ${JSON.stringify(markup && of)};
    if (tag) {
      await customElements.whenDefined(tag);
      await document.querySelector(tag).updateComplete;
    }
    window.ready = performance.now();
  </script>`;
  await tab.page.goto(site.page({ script, body: markup, head }), { waitUntil: 'load' });
  await tab.page.waitForFunction('window.ready');
  await tab.idle();
  const { ScriptDuration, V8CompileDuration, TaskDuration } = await tab.metrics();
  const { ready, longest } = await tab.run(() => ({ ready: window.ready, longest: window.longest }));
  return {
    'first possible throw, ms': ready,
    'script and compile, ms': 1000 * (ScriptDuration + V8CompileDuration),
    'main thread, ms': 1000 * TaskDuration,
    'longest task over 50 ms': longest,
  };
}
