// Runs in the page: finds controls behind shadow roots and presses them as a player would.

/** Returns the page's helpers; to be installed with `tab.run(install)`. */
export function install() {
  const deep = (selector, root = document) => {
    const here = root.querySelector(selector);
    if (here) return here;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && deep(selector, shadowRoot);
      if (inside) return inside;
    }
    return null;
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** After the next frame was drawn: a message is handled right behind it. */
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage('');
      }),
    );
  /** The time at which an event is heard. */
  const once = (type) =>
    new Promise((done) => document.addEventListener(type, () => done(performance.now()), { once: true }));

  window.bench = {
    deep,
    frame,
    painted,
    /** One throw: milliseconds to the result, to the next paint; resolves when the dice lie. */
    async press({ roll, rolled, landed }) {
      const button = deep(roll);
      const result = once(rolled);
      const rest = once(landed);
      await frame();
      const start = performance.now();
      button.click();
      await painted();
      const seen = performance.now();
      await rest;
      return { result: (await result) - start, paint: seen - start };
    },
    /** Presses Roll, and counts the frames that come late until the dice lie. */
    async late({ roll, landed }) {
      const rest = once(landed).then(() => (tumbling = false));
      let tumbling = true;
      let late = 0;
      await frame();
      deep(roll).click();
      await frame();
      let before = performance.now();
      while (tumbling) {
        await frame();
        const now = performance.now();
        late += Math.max(0, Math.round((now - before) / (1000 / 60)) - 1);
        before = now;
      }
      await rest;
      return late;
    },
  };
}

/** Opens a page with one contestant, ready to be played. */
export async function openPlayer(tab, { script, markup }, site) {
  await tab.page.goto(site.page({ script, body: markup }), { waitUntil: 'load' });
  await tab.run(install);
}
