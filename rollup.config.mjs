import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import minifyTemplates from 'rollup-plugin-minify-template-literals';
import pkg from './package.json' with { type: 'json' };
import { home } from './tools/home.mjs';

/** The files directly in src/ that define tags; one that is not written yet is left out. */
const entries = ['dice-roller', 'boston', 'yacht', 'all'].filter((name) => existsSync(`src/${name}.ts`));
const source = (name) => resolve(`src/${name}.ts`);

/** A source says './turn.js' and means turn.ts. All of ours may have effects; the package.json speaks of dist/ only. */
const sources = {
  name: 'sources',
  resolveId(id, importer) {
    if (!id.startsWith('.') || !importer) return null;
    const path = resolve(importer, '..', id).replace(/\.js$/, '.ts');
    return existsSync(path) ? { id: path, moduleSideEffects: true } : null;
  },
};

const compileWith = (define) => [
  sources,
  esbuild({
    tsconfig: 'tsconfig.json',
    target: 'es2022',
    define: {
      SET_ASIDE_DICE_VERSION: JSON.stringify(pkg.version),
      SET_ASIDE_DICE_HOME: JSON.stringify(home),
      ...define,
    },
  }),
];
const compile = compileWith({});
/** A classic script cannot tell where it stands. */
const compileClassic = compileWith({ 'import.meta.url': '""' });

/** Lit keeps four notes in globals. In our files they go into an object of ours: on other people's pages, no globals. */
const notes = /\b(?:\w+\.)?(litHtmlVersions|litElementVersions|reactiveElementVersions|litPropertyMetadata)\b/g;
const noGlobals = {
  name: 'no-globals',
  intro: 'const litNotes = {};',
  transform: (code) => (code.match(notes) ? { code: code.replace(notes, 'litNotes.$1'), map: null } : null),
};

/** Old libraries put a `remove` of their own on all elements. Lit must not depend on what that does. */
const ownRemove = {
  name: 'own-remove',
  transform: (code, id) =>
    id.includes('/lit-html/')
      ? { code: code.replace(/(\w+\(\w+\))\.remove\(\)/g, '$1.parentNode?.removeChild($1)'), map: null }
      : null,
};

/** Of Lit's localize we use what needs no set-up: loading languages is left out with all it would do at start. */
const noLocales = {
  name: 'no-locales',
  transform: (_, id) => (id.includes('/@lit/localize/') ? { moduleSideEffects: false } : null),
};

/** One file with everything in it. Terser gets no licence to rename properties: pages and Lit know them by name. */
const licence = `${pkg.name} ${pkg.version} | ${pkg.license}`;
const banner = `/*! ${licence} | contains Lit, BSD-3-Clause | see LICENSES.txt beside this file */`;
const singleFile = (format) => [
  ...(format === 'es' ? compile : compileClassic),
  nodeResolve({ exportConditions: ['production'], browser: true }),
  noGlobals,
  ownRemove,
  noLocales,
  // Without its slash a shape would hold those after it: the dice on paper lost their pips.
  minifyTemplates({ include: ['src/**'], options: { minifyOptions: { keepClosingSlash: true } } }),
  terser({
    ecma: 2020,
    module: format === 'es',
    compress: { passes: 3, unsafe_arrows: true },
    format: { comments: /^!/, preamble: banner },
  }),
];

/** The classic script imports the entry for its effect alone, so that rollup asks for no global to put exports in. */
const forItsEffect = {
  name: 'for-its-effect',
  resolveId: (id) => (id === 'classic' ? '\0classic' : id === source('all') ? { id, moduleSideEffects: true } : null),
  load: (id) => (id === '\0classic' ? `import ${JSON.stringify(source('all'))};` : null),
};

const onwarn = (warning) => {
  throw new Error(warning.message); // a circular or unresolved import is a fault, not a remark
};

rmSync('dist', { recursive: true, force: true });

export default [
  // For bundlers: our modules as they are, everybody else's by name.
  {
    input: ['index', ...entries, 'resize'].filter((name) => existsSync(`src/${name}.ts`)).map(source),
    external: Object.keys(pkg.dependencies).map((name) => new RegExp(`^${name}($|/)`)),
    plugins: compile,
    output: { dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'src' },
    onwarn,
  },
  // For script tags: one request each.
  ...entries.map((name) => ({
    input: source(name),
    plugins: singleFile('es'),
    output: { file: `dist/cdn/${name}.js`, format: 'es', inlineDynamicImports: true },
    onwarn,
  })),
  // For pages that show ours in frames; and for those pages themselves, of which tools/embed.mjs makes the rest. Both
  // are small, and run as a module and as a classic script alike.
  ...Object.entries({ resize: 'dist/cdn/resize.js', 'embed/page': 'dist/embed/page.js' }).map(([name, file]) => ({
    input: source(name),
    plugins: [...compile, terser({ ecma: 2020, format: { comments: false, preamble: `/*! ${licence} */` } })],
    output: { file, format: 'iife', strict: true },
    onwarn,
  })),
  // For file:// pages and old systems: a script that touches neither globals nor `define`, `module` and `exports`.
  ...(entries.includes('all')
    ? [
        {
          input: 'classic',
          plugins: [forItsEffect, ...singleFile('iife')],
          output: { file: 'dist/cdn/all.classic.js', format: 'iife', inlineDynamicImports: true, strict: true },
          onwarn,
        },
      ]
    : []),
];
