import { existsSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import { webkitLauncher } from './webkit.mjs';

/** Chromium as root, in a closed network: no sandbox, and no calls home that would time out. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Debian, and most other systems, put each engine. The first that exists is used. */
const places = {
  chromium: [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  webkit: ['/usr/bin/WebKitWebDriver'],
};

/** The path of an engine on this machine, or undefined. Also for tests that drive a browser themselves. */
export function findEngine(name) {
  const path = places[name].find((place) => place && existsSync(place));
  return name === 'webkit' && !existsSync('/usr/bin/xvfb-run') ? undefined : path;
}

const launchers = {
  chromium: (executablePath) =>
    named('Chromium', chromeLauncher({ launchOptions: { executablePath, args: chromiumArgs } })),
  firefox: (executablePath) =>
    named('Firefox', chromeLauncher({ launchOptions: { executablePath, browser: 'firefox' } })),
  webkit: (driverPath) => webkitLauncher(driverPath),
};

/** Every engine found here. `ENGINES=chromium,firefox` narrows it, for quick runs while writing a test. */
export const engineNames = Object.keys(launchers);
const wanted = process.env.ENGINES?.split(',') ?? engineNames;
export const missingEngines = () => wanted.filter((name) => !findEngine(name));
export const engineLaunchers = () =>
  wanted.filter((name) => findEngine(name)).map((name) => launchers[name](findEngine(name)));

function named(name, launcher) {
  launcher.name = name;
  return launcher;
}
