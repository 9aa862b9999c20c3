import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import ts from 'typescript-eslint';

/** The layers of src/, lowest first. A layer may import what stands before it, never what stands after. */
const layers = [
  { folder: 'core', why: 'dice and turns know no game and no page' },
  { folder: 'games', why: 'rules are pure: they know no page and no element' },
  { folder: 'wiring', why: 'it joins rules to elements through context, so it must not name an element' },
  { folder: 'elements', why: 'only an entry (a file directly in src/) defines tags, and nothing imports an entry' },
];

/** Imports that would break under a strict Content-Security-Policy or Trusted Types. */
const unsafeDirectives = {
  group: ['**/directives/style-map*', '**/directives/unsafe-*'],
  message: 'A strict CSP or Trusted Types blocks it on the pages that embed us. Use classes, parts or states.',
};

const layerRules = layers.map(({ folder, why }, level) => {
  const above = layers.slice(level + 1).map((layer) => `**/${layer.folder}/**`);
  const entries = ['../index.js', '../all.js', '../boston.js', '../yacht.js', '../dice-roller.js'];
  const lit = level < 2 ? ['lit', 'lit/*', '@lit/*'] : [];
  const ownHtml = { name: 'lit', importNames: ['html'], message: 'Take html from ./html.js, which says why.' };
  return {
    files: [`src/${folder}/**/*.ts`],
    ignores: ['src/elements/html.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: folder === 'elements' ? [ownHtml] : [],
          patterns: [
            unsafeDirectives,
            {
              group: [...above, ...entries, ...lit],
              message: `Imports run core → games → wiring → elements → entries: ${why}.`,
            },
          ],
        },
      ],
    },
  };
});

const forbidden = (selector, message) => ({ selector, message });

export default ts.config(
  { ignores: ['dist/', 'site/', 'storybook-static/', 'coverage/', 'node_modules/'] },
  js.configs.recommended,
  ts.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['src/**/*.ts', 'stories/**/*.ts'], extends: [lit['flat/recommended'], wc['flat/recommended']] },
  {
    files: ['src/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A forgotten promise swallows its error on somebody else's page.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-imports': ['error', { patterns: [unsafeDirectives] }],
      'no-restricted-syntax': [
        'error',
        forbidden(
          'MemberExpression[object.name="Math"][property.name="random"]',
          'Biased on some machines and not ours to trust: chance comes through the thrower alone.',
        ),
        forbidden(
          'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
          'Blocked under Trusted Types: build nodes, or let Lit do it.',
        ),
        forbidden(
          'MemberExpression[property.name="currentScript"]',
          'Null in a module, and wrong when a page bundles us: take the address from import.meta or an attribute.',
        ),
        forbidden(
          'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle=|<style/]',
          'A strict CSP drops it: use a class, a part, or element.style.setProperty().',
        ),
      ],
    },
  },
  ...layerRules,
  {
    // tsconfig.pure.json already has no DOM; these are the doors to chance and time that plain JavaScript leaves open.
    files: ['src/core/**/*.ts', 'src/games/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'self', 'globalThis', 'navigator', 'location', 'localStorage', 'sessionStorage'].map(
          (name) => ({
            name,
            message: 'The rules know no page.',
          }),
        ),
        ...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask'].map((name) => ({
          name,
          message: 'The rules know no clock and no chance: what they need is in the action.',
        })),
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        structuredClone: 'readonly',
        performance: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
        document: 'readonly',
        window: 'readonly',
      },
    },
  },
  {
    files: ['demo/**/*.js'],
    languageOptions: {
      globals: { location: 'readonly', navigator: 'readonly', getSelection: 'readonly', Option: 'readonly' },
    },
  },
  {
    files: ['test/**', 'stories/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': 'off', // chai: expect(x).to.be.true
      'no-undef': 'off', // functions in node tests run inside a browser page
    },
  },
);
