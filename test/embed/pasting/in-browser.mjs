import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const bundles = new Map();

/** A file of browser/, which sets `window.use`, with the library it imports, as one classic script. */
export function bundleOf(name) {
  if (!bundles.has(name)) bundles.set(name, bundle(name));
  return bundles.get(name);
}

async function bundle(name) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`browser/${name}.mjs`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** A filter that needs a page: a library that reads HTML with the browser's own parser. */
export const inBrowser = (name) => async (html, browser) => {
  const page = await browser.newPage();
  try {
    await page.setContent('<!doctype html><body><div id="place"></div>');
    await page.addScriptTag({ content: await bundleOf(name) });
    return await page.evaluate((text) => window.use(text), html);
  } finally {
    await page.close();
  }
};
