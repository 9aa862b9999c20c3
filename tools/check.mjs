// `npm test`: every check, in order. It stops at the first kind that fails, and its last line is always the count.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { engineNames, findEngine, missingEngines } from '../test/support/engines.mjs';
import { finish, nodeTests, runNodeTests } from './node-tests.mjs';

/** What must hold before a test is worth running. */
const checks = [
  ['format', 'prettier --check --log-level warn .'],
  ['lint', 'eslint --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/ .'],
  ['types', 'tsc -p tsconfig.json'],
  ['types without a page', 'tsc -p tsconfig.pure.json'],
  ['manifest', 'node tools/manifest.mjs --check'],
  ['recipes', 'node tools/recipes.mjs --check'],
  ['build', 'npm run --silent build'],
  ['package', 'publint --strict'],
];

const total = { passed: 0, failed: 0 };
try {
  for (const [name, command] of checks) if (!step(name, command)) throw new Error(`The ${name} check failed.`);
  lookForEngines();
  testInEngines();
  testStories();
  await testInNode();
} catch (error) {
  total.failed++; // what stopped us is a failure, though no test has run
  console.error(error.message);
}
finish(total);

function step(name, command, env = {}) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return status === 0;
}

function lookForEngines() {
  const isRoot = process.getuid?.() === 0;
  if (!findEngine('chromium') && !findEngine('firefox')) {
    if (!isRoot || !existsSync('/usr/bin/apt-get'))
      throw new Error('No browser found: install Chromium, Chrome or Firefox.');
    step(
      'no browser here: installing Chromium',
      'apt-get update -q && apt-get install -qy --no-install-recommends chromium',
    );
  }
  const missing = missingEngines();
  if (missing.length === 0) return;
  if (process.env.CI === 'true') throw new Error(`These engines are missing: ${missing.join(', ')}.`);
  if (missing.length === engineNames.length) throw new Error('No browser could be installed.');
  console.log(`\nLeft out, not on this machine: ${missing.join(', ')}.`);
}

/** The elements and the rules, in every engine. */
function testInEngines() {
  const { passed, count } = counted((file) => step('tests in the engines', 'wtr', { COUNTS_FILE: file }));
  add(count ?? { passed: 0, failed: 0 }, passed);
}

/** Every story draws, plays through, and has nothing that axe finds. */
function testStories() {
  if (!findEngine('chromium')) return console.log('\nStories are left out: they are tested in Chromium.');
  const { passed, count } = counted((file) =>
    step('stories', `vitest run --reporter=dot --reporter=json --outputFile.json=${file}`),
  );
  add({ passed: count?.numPassedTests ?? 0, failed: count?.numFailedTests ?? 0 }, passed);
}

/** What a tool counted, in the file it was given to write. */
function counted(run) {
  const dir = mkdtempSync(join(tmpdir(), 'counts-'));
  const file = join(dir, 'counts.json');
  const passed = run(file);
  const count = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(dir, { recursive: true });
  return { passed, count };
}

/** What needs a whole browser, a printer or the files of the package. `npm run test:embed` runs test/embed. */
async function testInNode() {
  console.log('\n— tests in Node');
  const count = await runNodeTests(nodeTests('test', 'test/embed'));
  add(count, count.failed === 0);
}

function add(count, succeeded) {
  total.passed += count.passed;
  total.failed += count.failed;
  if (!succeeded && count.failed === 0) total.failed++; // it broke before it could count
}
