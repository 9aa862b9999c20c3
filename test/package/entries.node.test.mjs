import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseAst } from 'rollup/parseAst';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const pkg = read('package.json');
const manifest = read('custom-elements.json');
const entries = readdirSync('src')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));

test('every file directly in src/ is public, and nothing else is', () => {
  const names = Object.keys(pkg.exports).filter((name) => name === '.' || /^\.\/[\w-]+\.js$/.test(name));
  const said = names.map((name) => (name === '.' ? 'index' : name.slice(2, -3)));
  assert.deepEqual(said.sort(), [...entries].sort());
});

test('every file that defines tags says that it has an effect', () => {
  const effects = entries.filter((name) => name !== 'index').map((name) => `./dist/${name}.js`);
  assert.deepEqual(pkg.sideEffects.filter((path) => !path.includes('*')).sort(), effects.sort());
});

test('every file for script tags has its integrity hash', () => {
  const files = readdirSync('dist/cdn').filter((file) => file.endsWith('.js'));
  assert.deepEqual(Object.keys(read('dist/sri.json')).sort(), files.sort());
});

for (const { path, declarations } of manifest.modules) {
  test(`the manifest tells the truth about ${path}`, () => {
    assert.ok(existsSync(path));
    const exported = parseAst(readFileSync(path, 'utf8'))
      .body.filter((node) => node.type === 'ExportNamedDeclaration')
      .flatMap((node) => node.specifiers.map((specifier) => specifier.exported.name));
    for (const { name } of declarations) assert.ok(exported.includes(name), name);
  });
}
