import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { WebdriverLauncher } from '@web/test-runner-webdriver';

/** WebKit through Debian's WebKitWebDriver, which needs a screen: xvfb-run lends it one. */
class WebKitLauncher extends WebdriverLauncher {
  #driver;
  #driverPath;

  constructor(driverPath, port) {
    super({
      hostname: 'localhost',
      port,
      path: '/',
      capabilities: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation'] },
        'wdio:enforceWebDriverClassic': true, // it speaks no BiDi
      },
    });
    this.#driverPath = driverPath;
    this.concurrency = 1; // one session at a time is all it gives
  }

  async initialize(config) {
    // The launcher shows several files side by side in frames unless this says 1; frames would fight for the focus.
    await super.initialize({ ...config, concurrency: 1 });
    this.name = 'WebKit';
  }

  async startSession(id, url) {
    this.#driver ??= startDriver(this.#driverPath, this.options.port);
    await this.#driver;
    return super.startSession(id, url);
  }

  async stop() {
    await super.stop();
    const driver = await this.#driver?.catch(() => undefined);
    if (driver) process.kill(-driver.pid); // the whole group: xvfb-run, its screen, and the driver
  }
}

export const webkitLauncher = async (driverPath) => new WebKitLauncher(driverPath, await freePort());

async function startDriver(path, port) {
  const driver = spawn('xvfb-run', ['-a', path, `--port=${port}`], { detached: true, stdio: 'ignore' });
  for (let tries = 0; tries < 150; tries++) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}`);
    if (await isUp(port)) return driver;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  process.kill(-driver.pid);
  throw new Error('WebKitWebDriver did not answer within 15 seconds');
}

const isUp = (port) =>
  fetch(`http://localhost:${port}/status`).then(
    (answer) => answer.ok,
    () => false,
  );

function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
