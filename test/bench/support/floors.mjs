// The floors as single files, bundled and minified as the product is.
import { build } from 'esbuild';

export const floorNames = ['blank', 'empty-lit', 'floor-vanilla', 'floor-lit'];

/** What a page runs, by file name. */
export async function bundleFloors() {
  const { outputFiles } = await build({
    entryPoints: floorNames.map((name) => `test/bench/floors/${name}.js`),
    outdir: 'out',
    bundle: true,
    minify: true,
    format: 'esm',
    conditions: ['production'],
    write: false,
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.split(/[\\/]/).at(-1), Buffer.from(contents)]));
}
