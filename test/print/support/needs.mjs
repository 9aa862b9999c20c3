import { spawnSync } from 'node:child_process';
import * as runner from 'node:test';
import { findEngine } from '../../support/engines.mjs';
import { hasWebkit } from './webkit.mjs';

const has = {
  chromium: () => findEngine('chromium'),
  firefox: () => findEngine('firefox'),
  webkit: hasWebkit,
  poppler: () => !spawnSync('pdftotext', ['-v']).error,
};
const packages = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'python3-gi gir1.2-webkit2-4.1 xvfb',
  poppler: 'poppler-utils',
};

/**
 * Node's `test`, `before` and `after` for tests in this engine. Where it is missing they are skipped, and say which
 * packages bring it; with CI=true they fail instead.
 */
export function needs(engine) {
  const missing = [engine, 'poppler'].filter((name) => !has[name]());
  if (missing.length === 0) return runner;
  const reason = `Missing: apt-get install ${missing.map((name) => packages[name]).join(' ')}`;
  const skip = process.env.CI !== 'true' && reason;
  return {
    test: (name) =>
      runner.test(name, { skip }, () => {
        throw new Error(reason);
      }),
    before: () => {},
    after: () => {},
  };
}
