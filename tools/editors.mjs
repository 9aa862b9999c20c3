// After a build: dist/editors, what editors and page builders read, all made from custom-elements.json. VS Code's custom
// data, JetBrains' web-types, types for JSX, and HAX's properties.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { haxProperties } from './editors-hax.mjs';
import { jsxTypes, reactTypes } from './editors-jsx.mjs';

const outdir = 'dist/editors';

const read = () => JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const elementsOf = (manifest) =>
  manifest.modules.flatMap(({ declarations }) => declarations ?? []).filter(({ tagName }) => tagName);

export function makeEditors() {
  mkdirSync(outdir, { recursive: true });
  // Both write into what they read, so each gets a manifest of its own.
  generateVsCodeCustomElementData(read(), {
    outdir,
    htmlFileName: 'vscode.html-custom-data.json',
    cssFileName: 'vscode.css-custom-data.json',
    hideLogs: true,
  });
  generateJetBrainsWebTypes(read(), { outdir, webTypesFileName: 'web-types.json', packageJson: false, hideLogs: true });

  const elements = elementsOf(read());
  writeFileSync(`${outdir}/jsx.d.ts`, jsxTypes(elements));
  writeFileSync(`${outdir}/react.d.ts`, reactTypes());
  for (const element of elements)
    writeFileSync(
      `${outdir}/${element.tagName}.haxProperties.json`,
      `${JSON.stringify(haxProperties(element), null, 2)}\n`,
    );
}

if (import.meta.filename === process.argv[1]) makeEditors();
