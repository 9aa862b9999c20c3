import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { validateCem } from '@wc-toolkit/cem-validator';
import Ajv from 'ajv';

const schema = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json')));

/** Everything that is wrong with a manifest, one sentence each. */
export async function faultsOf(manifest) {
  const elements = manifest.modules.flatMap((m) => m.declarations ?? []).filter((d) => d.customElement);
  return [...schemaFaults(manifest, elements), ...elements.flatMap(wordFaults), ...(await toolkitFaults(manifest))];
}

/** The schema of a whole manifest lets a broken element pass as a plain class, so each is held to its own part too. */
function schemaFaults(manifest, elements) {
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addSchema(schema, 'manifest');
  const check = (part, value, name) => {
    const validate = ajv.getSchema(part);
    return validate(value) ? [] : validate.errors.map((error) => `${name}${error.instancePath} ${error.message}`);
  };
  return [
    ...check('manifest', manifest, 'custom-elements.json'),
    ...elements.flatMap((e) => check('manifest#/definitions/CustomElementDeclaration', e, e.name)),
  ];
}

const literal = /^('[^']*'|[^A-Z]*)$/;

/** Catalogs merge these lists into one object by name, and show the words as the documentation. */
function wordFaults(element) {
  const of = (kind, list = []) => list.map((item) => ({ kind, ...item }));
  const kept = ['attributes', 'slots', 'cssParts', 'events', 'cssProperties', 'cssStates'];
  const things = kept.flatMap((kind) => of(kind, element[kind]));
  const members = (element.members ?? []).map((member) => ({ ...member, kind: 'members' }));
  const faults = [...things, ...members]
    .filter((thing) => !thing.description)
    .map((thing) => `${element.name}: ${thing.kind} "${thing.name}" has no description.`);
  const seen = new Map();
  for (const { kind, name } of things.filter((thing) => thing.kind !== 'cssStates')) {
    if (seen.has(name)) faults.push(`${element.name}: "${name}" is in ${kind} and in ${seen.get(name)}.`);
    seen.set(name, kind);
  }
  for (const { kind, name, default: value } of [...things, ...members])
    if (value !== undefined && !literal.test(value))
      faults.push(`${element.name}: ${kind} "${name}" has a default that only the sources understand: ${value}`);
  if (!element.summary) faults.push(`${element.name} has no @summary.`);
  return faults;
}

async function toolkitFaults(manifest) {
  const all = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));
  const rules = {
    packageJson: all('packageType', 'main', 'module', 'types', 'exports', 'customElementsProperty', 'publishedCem'),
    manifest: all('schemaVersion', 'modulePath', 'definitionPath', 'typeDefinitionPath', 'exportTypes', 'tagName'),
  };
  // It writes into what it reads, so it gets a copy; it prints its findings itself.
  return validateCem(structuredClone(manifest), { rules }).then(
    () => [],
    (error) => [error.message],
  );
}
