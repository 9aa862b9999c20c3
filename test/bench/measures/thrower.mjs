// Faces a second from the product's own chance, three dice at a time.
import { contestants } from '../support/contestants.mjs';

export const cases = [{ of: 'dice-roller' }];
export const cpus = [1];

export async function sample(tab, { of }, site) {
  const { script, markup } = contestants[of];
  await tab.page.goto(site.page({ script, body: markup }), { waitUntil: 'load' });
  const throws = await tab.run((tag) => {
    const { thrower } = document.querySelector(tag);
    const until = performance.now() + 300;
    let sum = 0;
    let done = 0;
    while (performance.now() < until) {
      for (let time = 0; time < 10_000; time += 1) sum += thrower(3)[0];
      done += 10_000;
    }
    return sum > 0 ? done / 0.3 : 0;
  }, of);
  return { 'throws of three, millions a second': throws / 1e6 };
}
