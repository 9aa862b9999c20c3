import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const bundle = async (contents, format, define = {}) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    tsconfig: `${root}tsconfig.json`,
    bundle: true,
    write: false,
    format,
    define,
    logLevel: 'error',
  });
  return outputFiles[0].text;
};

/** A script for a page: a click on the button with this id prints `window.paper` with `window.options`. */
export const printScript = (id) =>
  bundle(
    `import { printPaper } from './src/wiring/print/print-paper.js';
     document.getElementById('${id}').addEventListener('click', () => printPaper(window.paper, window.options));`,
    'iife',
  );

/** A module of the sources, for tests of what needs no page; `define` replaces names, as the build does. */
export const load = async (path, define) =>
  import(`data:text/javascript,${encodeURIComponent(await bundle(`export * from './src/${path}';`, 'esm', define))}`);
