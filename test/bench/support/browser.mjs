// Pages of one Chromium: each in a profile of its own, so that none profits from what another one compiled.
import { launch } from 'puppeteer-core';
import { chromiumArgs, findEngine } from '../../support/engines.mjs';

export const openBrowser = () =>
  launch({
    executablePath: findEngine('chromium'),
    args: [...chromiumArgs, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
    protocolTimeout: 600_000,
  });

/** Runs `work` with a fresh page at this CPU slowdown. */
export async function withPage(browser, cpu, work) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewport({ width: 800, height: 1000 });
    const session = await page.createCDPSession();
    await session.send('Performance.enable');
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const result = await work(new Tab(page, session));
    if (faults.length) throw new Error(faults.join('\n'));
    return result;
  } finally {
    await context.close();
  }
}

class Tab {
  constructor(page, session) {
    this.page = page;
    this.session = session;
  }

  run = (...script) => this.page.evaluate(...script);

  /** Seconds of work since the page began, and counts of what is alive. */
  async metrics() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  /** Milliseconds of main thread and of script that `work` costs, until the page is idle. */
  async cost(work) {
    await this.idle();
    const before = await this.metrics();
    await work();
    await this.idle();
    const after = await this.metrics();
    const spent = (name) => 1000 * (after[name] - before[name]);
    return { main: spent('TaskDuration'), script: spent('ScriptDuration') };
  }

  idle = () =>
    this.run(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 1000 }))));

  /** What is alive once everything that can be is collected: bytes of script and of the page's own objects, counts. */
  async alive() {
    for (let round = 0; round < 4; round += 1) {
      await this.session.send('HeapProfiler.collectGarbage');
      await this.idle();
    }
    const {
      usedSize,
      embedderHeapUsedSize = 0,
      backingStorageSize = 0,
    } = await this.session.send('Runtime.getHeapUsage');
    const { Nodes, JSEventListeners } = await this.metrics();
    const dom = embedderHeapUsedSize + backingStorageSize;
    return { heap: usedSize, both: usedSize + dom, nodes: Nodes, listeners: JSEventListeners };
  }

  /** How many instances of a page's class are alive. */
  async count(tag) {
    const { result } = await this.session.send('Runtime.evaluate', {
      expression: `customElements.get('${tag}').prototype`,
    });
    const { objects } = await this.session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
    const { result: length } = await this.session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await this.session.send('Runtime.releaseObject', { objectId: objects.objectId });
    return length.value;
  }
}
