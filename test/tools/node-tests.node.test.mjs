import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const runner = new URL('../../tools/node-tests.mjs', import.meta.url).href;
const good = `import { test } from 'node:test'; test('a', () => {}); test('b', () => {});`;
const bad = `import { test } from 'node:test'; test('c', () => { throw new Error('no'); });`;
const broken = `import './nowhere.mjs';`;

/** What `finish` says last of the files in `folder`, and how the process ended. */
function count(t, files, { without = '', before } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'node-tests-'));
  t.after(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'test/slow'), { recursive: true });
  for (const [name, code] of Object.entries(files)) writeFileSync(join(dir, 'test', `${name}.node.test.mjs`), code);
  if (before) writeFileSync(join(dir, 'total'), before);
  const env = { ...process.env, TOTAL_FILE: before ? join(dir, 'total') : '' };
  delete env.NODE_TEST_CONTEXT;
  const code = `import { finish, nodeTests, runNodeTests } from '${runner}';
    finish(await runNodeTests(nodeTests('test', '${without}')));`;
  writeFileSync(join(dir, 'run.mjs'), code);
  const { stdout, status } = spawnSync(process.execPath, ['run.mjs'], { cwd: dir, env });
  return [String(stdout).trim().split('\n').at(-1), status];
}

test('the last line is the count, and a failure ends badly', (t) => {
  assert.deepEqual(count(t, { good }), ['2 passed, 0 failed', 0]);
  assert.deepEqual(count(t, { good, bad }), ['2 passed, 1 failed', 1]);
});

test('a file that cannot be loaded is a failure, and so is no test at all', (t) => {
  assert.deepEqual(count(t, { good, broken }), ['2 passed, 1 failed', 1]);
  assert.deepEqual(count(t, {}), ['0 passed, 0 failed', 1]);
});

test('one tier leaves out the folder of the other', (t) => {
  assert.deepEqual(count(t, { good, 'slow/bad': bad }, { without: 'test/slow' }), ['2 passed, 0 failed', 0]);
});

test('commands one after another make one sum, and only the own failures count for the end', (t) => {
  assert.deepEqual(count(t, { good }, { before: '40 passed, 1 failed\n' }), ['42 passed, 1 failed', 0]);
  assert.deepEqual(count(t, { bad }, { before: '40 passed, 0 failed\n' }), ['40 passed, 1 failed', 1]);
});
