import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { engineLaunchers } from './test/support/engines.mjs';
import { countReporter } from './tools/count-reporter.mjs';

/** Random matches per property; `RUNS=10000` tries harder than every day. */
const runs = Number(process.env.RUNS ?? 300);

export default {
  files: ['test/**/*.test.ts'],
  nodeResolve: true,
  // The tsconfig keeps esbuild from turning Lit's reactive properties into plain fields.
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
      define: { TEST_RUNS: String(runs) },
    }),
  ],
  browsers: await Promise.all(engineLaunchers()),
  // Two cores: two engines at a time, one file each.
  concurrentBrowsers: 2,
  concurrency: 1,
  browserStartTimeout: 60_000,
  testsStartTimeout: 30_000,
  testsFinishTimeout: 120_000 + runs * 500,
  testFramework: { config: { timeout: 10_000 } },
  // Lit says so in every file.
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
};
