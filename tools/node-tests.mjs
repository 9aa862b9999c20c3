// The tests that need more than a page: whole browsers, printers, other people's libraries.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** Every *.node.test.mjs under a folder, but for those in `without`. */
export const nodeTests = (folder, without) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.node.test.mjs') && !(without && file.startsWith(join(without, '/'))))
    .sort()
    .map((file) => resolve(file));

/** Runs them, shows what they say, and counts. */
export async function runNodeTests(files) {
  const count = { pass: 0, fail: 0, cancelled: 0 };
  if (files.length > 0) {
    const events = run({ files });
    events.on('test:diagnostic', ({ message }) => {
      const [, word, number] = /^(pass|fail|cancelled) (\d+)$/.exec(message) ?? [];
      if (word) count[word] = Number(number);
    });
    const report = events.compose(spec);
    report.pipe(process.stdout);
    await new Promise((done) => report.on('end', done));
  }
  return { passed: count.pass, failed: count.fail + count.cancelled };
}

/** The last line, and how the process ends. With TOTAL_FILE, commands that run one after another make one sum. */
export function finish({ passed, failed }) {
  const file = process.env.TOTAL_FILE;
  const [, before = 0, failedBefore = 0] =
    (file && existsSync(file) && /^(\d+) passed, (\d+) failed/.exec(readFileSync(file, 'utf8'))) || [];
  const line = `${passed + Number(before)} passed, ${failed + Number(failedBefore)} failed`;
  if (file) writeFileSync(file, `${line}\n`);
  console.log(line);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
