import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { countReporter } from '../../tools/count-reporter.mjs';

const session = (name, passed, testResults) => ({ browser: { name }, passed, testResults });
const good = { passed: true, skipped: false };
const bad = { passed: false, skipped: false };
const skipped = { passed: true, skipped: true };

test('the count is the sum over engines, files and nested suites', (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'counts-'));
  const file = join(dir, 'counts.json');
  const before = process.env.COUNTS_FILE;
  process.env.COUNTS_FILE = file;
  t.after(() => {
    rmSync(dir, { recursive: true });
    if (before === undefined) delete process.env.COUNTS_FILE;
    else process.env.COUNTS_FILE = before;
  });
  t.mock.method(console, 'log', () => {});

  countReporter().onTestRunFinished({
    sessions: [
      session('One', true, { tests: [good, skipped], suites: [{ tests: [good], suites: [] }] }),
      session('Two', false, { tests: [good], suites: [{ tests: [bad], suites: [] }] }),
      session('Two', false, undefined), // a file that did not load
    ],
  });
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), { passed: 3, failed: 2, skipped: 1 });
});
