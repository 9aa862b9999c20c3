// What the build makes of the manifest for editors, read by those who read it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import vscode from 'vscode-html-languageservice';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const elements = read('custom-elements.json')
  .modules.flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName);

const { getLanguageService, newHTMLDataProvider, TextDocument } = vscode;

/** What VS Code offers at the `|`. */
function offers(text) {
  const at = text.indexOf('|');
  const document = TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''));
  const data = newHTMLDataProvider('ours', read('dist/editors/vscode.html-custom-data.json'));
  const service = getLanguageService({ customDataProviders: [data] });
  const { items } = service.doComplete(document, document.positionAt(at), service.parseHTMLDocument(document));
  return items.map(({ label }) => label);
}

test('VS Code completes tags, attributes and values', () => {
  for (const { tagName, attributes } of elements) {
    assert.ok(offers('<|').includes(tagName), tagName);
    const offered = offers(`<${tagName} |></${tagName}>`);
    for (const { name } of attributes) assert.ok(offered.includes(name), `${tagName} ${name}`);
  }
  assert.deepEqual(offers('<boston-table keeping="|"></boston-table>'), ['free', 'coach', 'strict', 'auto']);
});

/** What the compiler says about a page of TSX, one sentence each. */
function faultsOfTsx(code) {
  const file = resolve('test/package/page.tsx');
  const options = {
    strict: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? code : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, ...rest) : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const tsx = (body) => `import 'set-aside-dice/boston.js';
import type {} from 'set-aside-dice/react';
import { useRef } from 'react';
import type { BostonTable } from 'set-aside-dice';
export function Page() {
  const table = useRef<BostonTable>(null);
  return ${body};
}`;

test('React: what is right compiles', () => {
  const right = `<boston-table ref={table} className="wide" id="a" players={['Ann', 'Bob']} rounds="5" goal={100} equal-turns
    practice={true} keeping="auto" onturn-end={({ seat, score }) => [table.current?.toLink(), seat, score]}>
    <dice-roller dice={3} set-aside ondice-land={(event) => event.faces.length} /><boston-score-sheet for="a" /></boston-table>`;
  assert.deepEqual(faultsOfTsx(tsx(right)), []);
});

for (const [what, body, expected] of [
  ['a value that is none', '<boston-table keeping="strikt" />', /"strikt".*is not assignable/],
  ['words for a number', '<boston-table rounds="five" />', /"five".*is not assignable/],
  ['an attribute that is none', '<boston-table pleyers="2" />', /'pleyers' does not exist/],
  ['a property that cannot be set', '<boston-table match={1} />', /'match' does not exist/],
  [
    'a field that the event has not',
    '<boston-table onturn-end={(event) => event.winner} />',
    /'winner' does not exist/,
  ],
]) {
  test(`React: ${what} is an error`, () => assert.match(faultsOfTsx(tsx(body)).join('\n'), expected));
}

test('a script knows the element that it looks up, and its events', () => {
  const code = (name) => `import type {} from 'set-aside-dice';
    const table = document.querySelector('boston-table');
    table?.addEventListener('turn-end', ({ ${name} }) => table.match.seat);
    const roller = document.createElement('dice-roller');
    roller.roll().then((faces) => faces?.length);`;
  assert.deepEqual(faultsOfTsx(code('seat')), []);
  assert.match(faultsOfTsx(code('winner')).join(), /'winner' does not exist/);
});

test('web-types name every element, attribute and value', () => {
  const { html } = read('dist/editors/web-types.json').contributions;
  for (const { tagName, attributes } of elements) {
    const found = html.elements.find(({ name }) => name === tagName);
    assert.deepEqual(
      found.attributes.map(({ name }) => name),
      attributes.map(({ name }) => name),
    );
  }
});

test('HAX gets a field for every attribute, with the values it may have', () => {
  for (const { tagName, attributes } of elements) {
    const { gizmo, settings, demoSchema } = read(`dist/editors/${tagName}.haxProperties.json`);
    assert.ok(gizmo.title && gizmo.description);
    assert.equal(demoSchema[0].tag, tagName);
    const fields = [...settings.configure, ...settings.advanced];
    assert.deepEqual(
      fields.map(({ attribute }) => attribute),
      attributes.map(({ name }) => name),
    );
    const methods = ['textfield', 'number', 'boolean', 'select'];
    for (const field of fields) assert.ok(methods.includes(field.inputMethod), field.inputMethod);
  }
});
