// The package as users get it: packed, installed into an empty project, bundled by their tools, played.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import * as esbuild from 'esbuild';
import puppeteer from 'puppeteer-core';
import ts from 'typescript';
import { build as viteBuild } from 'vite';
import { chromiumArgs, findEngine } from '../support/engines.mjs';

let dir, tarball, browser;
const write = (file, text) => writeFileSync(join(dir, file), text);

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'pack-'));
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', dir], { encoding: 'utf8' }),
  );
  tarball = join(dir, filename);
  write('package.json', JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], { cwd: dir, stdio: 'pipe' });
  browser = await puppeteer.launch({ executablePath: findEngine('chromium'), args: chromiumArgs });
});
after(async () => {
  await browser?.close();
  rmSync(dir, { recursive: true });
});

/** Runs a bundle in a page with a table, and throws once. */
async function assertPlays(code) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.setContent('<!doctype html><boston-table setup="fixed" save="off"></boston-table>');
  await page.addScriptTag({ content: code, type: 'module' });
  const roll = await page.waitForSelector('boston-table >>> dice-roller >>> [part~=roll]', { visible: true });
  await roll.click();
  assert.equal(await page.$eval('boston-table', ({ match }) => match.turn.throws), 1);
  assert.deepEqual(errors, []);
  await page.close();
}

test('esbuild bundles it, and it plays', async () => {
  write('main.js', `import 'set-aside-dice/boston.js';`);
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(dir, 'main.js')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
  });
  await assertPlays(outputFiles[0].text);
});

test('Vite builds it, and it plays', async () => {
  write('main.js', `import 'set-aside-dice/boston.js';`);
  write('index.html', '<!doctype html><script type="module" src="/main.js"></script>');
  await viteBuild({ root: dir, configFile: false, logLevel: 'silent' });
  const [file] = readdirSync(join(dir, 'dist/assets')).filter((name) => name.endsWith('.js'));
  await assertPlays(readFileSync(join(dir, 'dist/assets', file), 'utf8'));
});

test('who imports the classes alone gets no tag', async () => {
  write('main.js', `import { BostonTable } from 'set-aside-dice'; window.found = [typeof BostonTable];`);
  const entryPoints = [join(dir, 'main.js')];
  const { outputFiles } = await esbuild.build({ entryPoints, bundle: true, write: false, format: 'esm' });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0].text, type: 'module' });
  assert.deepEqual(await page.evaluate(() => [window.found[0], Boolean(customElements.get('boston-table'))]), [
    'function',
    false,
  ]);
});

for (const resolution of ['Bundler', 'NodeNext']) {
  test(`types resolve: ${resolution}`, () => {
    write(
      'main.ts',
      `import 'set-aside-dice/all.js';
      import { BostonTable, type Face } from 'set-aside-dice';
      const face: Face = 6;
      new BostonTable().thrower = (count) => Array.from({ length: count }, () => face);
      // @ts-expect-error there is no such field
      new BostonTable().thrown;`,
    );
    const program = ts.createProgram([join(dir, 'main.ts')], {
      strict: true,
      noEmit: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      module: resolution === 'Bundler' ? ts.ModuleKind.ESNext : ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind[resolution],
    });
    const faults = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
    assert.deepEqual(faults, []);
  });
}

test('are the types wrong? They are not', () => {
  const attw = resolve('node_modules/.bin/attw');
  execFileSync(attw, [tarball, '--profile', 'esm-only', '--quiet'], { stdio: 'pipe' });
});

test('it holds what its documents name', () => {
  const names = readdirSync(join(dir, 'node_modules/set-aside-dice'), { recursive: true });
  for (const name of ['custom-elements.json', 'LICENSE', 'README.md', 'dist/sri.json', 'dist/editors/web-types.json'])
    assert.ok(names.includes(name), name);
  assert.deepEqual(
    names.filter((name) => /^(src|test|tools|node_modules)\b/.test(name)),
    [],
  );
});
