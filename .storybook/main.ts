import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Storybook's own import of it would bring a second Lit.
      include: [...(vite.optimizeDeps?.include ?? []), 'lit', 'lit/directive-helpers.js'],
    },
    plugins: [
      ...(vite.plugins ?? []),
      {
        // package.json speaks of the built entries; those in src/ define tags too, and must not be shaken off.
        name: 'entries-define-tags',
        transform: (code, id) =>
          /\/src\/[^/]+\.ts$/.test(id) ? { code, map: null, moduleSideEffects: true } : undefined,
      },
    ],
  }),
};

export default config;
