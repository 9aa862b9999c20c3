import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findEngine } from './test/support/engines.mjs';

/** Every story is a test: it draws, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // Lit says so in every file.
    onConsoleLog: (log) => !log.startsWith('Lit is in dev mode'),
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath: findEngine('chromium'), args: chromiumArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
