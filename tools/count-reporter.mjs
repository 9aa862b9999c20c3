import { writeFileSync } from 'node:fs';

/** Prints what each engine ran, and writes the sum where COUNTS_FILE says, for tools/check.mjs. */
export function countReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const byEngine = new Map();
      for (const session of sessions) {
        const sum = byEngine.get(session.browser.name) ?? { passed: 0, failed: 0, skipped: 0 };
        byEngine.set(session.browser.name, sum);
        const count = countSuite(session.testResults);
        // A file that did not load, or broke outside of a test, reports no failing test: it is one failure.
        if (!session.passed && count.failed === 0) count.failed = 1;
        for (const key of Object.keys(sum)) sum[key] += count[key];
      }
      const total = { passed: 0, failed: 0, skipped: 0 };
      console.log(); // off the line that the default reporter leaves its cursor on
      for (const [engine, sum] of byEngine) {
        console.log(`${engine}: ${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
        for (const key of Object.keys(total)) total[key] += sum[key];
      }
      if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(total));
    },
  };
}

function countSuite(suite) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const test of suite?.tests ?? []) count[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
  for (const inner of suite?.suites ?? []) {
    const { passed, failed, skipped } = countSuite(inner);
    count.passed += passed;
    count.failed += failed;
    count.skipped += skipped;
  }
  return count;
}
