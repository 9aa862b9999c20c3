// What a reader downloads.
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Rows of the built files and of the floors, without a browser. */
export function sizes({ floors }) {
  const built = readdirSync('dist/cdn').filter((file) => file.endsWith('.js'));
  const files = [...floors, ...built.map((name) => [name, readFileSync(`dist/cdn/${name}`)])];
  return Object.fromEntries(
    files.map(([name, bytes]) => [
      name,
      { 'gzip, bytes': gzipSync(bytes, { level: 9 }).length, 'brotli, bytes': brotliCompressSync(bytes).length },
    ]),
  );
}
