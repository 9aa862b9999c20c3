import { sourceTypes } from './manifest-types.mjs';

/**
 * The analyzer describes source files; users see a package. This plugin says the same about what they can import:
 * dist/index.js declares every class, each entry defines its tags, and nothing private is left.
 */
export function publicFace() {
  return {
    name: 'public-face',
    packageLinkPhase({ customElementsManifest: manifest }) {
      const types = sourceTypes();
      const found = new Map(manifest.modules.flatMap((m) => m.declarations ?? []).map((d) => [d.name, d]));
      for (const { name, tagName } of found.values()) {
        if (tagName && !types.publicNames.includes(name)) throw new Error(`src/index.ts does not export ${name}.`);
      }
      const declarations = types.publicNames.flatMap((name) => found.get(name) ?? []);
      for (const declaration of declarations) mend(declaration, types);

      manifest.schemaVersion = '2.1.0'; // the one that has custom states
      delete manifest.readme;
      manifest.modules = [
        module(
          'index',
          declarations,
          types.publicNames.map((name) => ({ kind: 'js', name, declaration: inIndex(name) })),
        ),
        ...types.entries.map(({ name, classes }) => module(name, [], definitions(classes, found))),
      ];
    },
  };
}

const module = (name, declarations, exports) => ({
  kind: 'javascript-module',
  path: `dist/${name}.js`,
  declarations,
  exports,
});

const inIndex = (name) => ({ name, module: 'dist/index.js' });

const definitions = (classes, found) =>
  classes
    .filter((name) => found.get(name)?.tagName)
    .map((name) => ({ kind: 'custom-element-definition', name: found.get(name).tagName, declaration: inIndex(name) }));

function mend(declaration, types) {
  if (declaration.superclass?.module) declaration.superclass = superclass(declaration.superclass, types);
  if (declaration.kind !== 'class') return;
  addParameterFields(declaration, types);
  declaration.members = declaration.members?.filter((member) => types.isPublic(declaration.name, member.name));
  for (const member of declaration.members ?? []) mendMember(declaration, member, types);
  if (!declaration.customElement) return;
  if (declaration.events) declaration.events = documentedEvents(declaration);
  for (const attribute of declaration.attributes ?? []) mendAttribute(declaration, attribute);
}

/** Of each dispatchEvent it makes an event too, with no name or the wrong one: only the JSDoc knows. */
function documentedEvents({ name, events }) {
  const documented = events.filter((event) => event.description);
  const types = documented.map((event) => event.type?.text);
  const missing = events.find((event) => !types.includes(event.type?.text));
  if (missing) throw new Error(`${name} dispatches ${missing.type?.text ?? missing.name}, which no @fires describes.`);
  return documented;
}

/** `Event` is the browser's own, not the file's that extends it. */
const superclass = ({ name }, types) =>
  types.publicNames.includes(name) ? inIndex(name) : { name, package: 'global:' };

/** An event declares its fields in its constructor, where the analyzer does not look. */
function addParameterFields(declaration, types) {
  const members = (declaration.members ??= []);
  for (const field of types.parameterFields(declaration.name)) {
    if (!members.some(({ name }) => name === field.name)) members.push({ kind: 'field', ...field });
  }
}

function mendMember(declaration, member, types) {
  const { type, initial } = types.describe(declaration.name, member.name);
  if (member.kind === 'field') {
    member.type = { text: type };
    // What a constructor assigns from its argument is no default.
    if (initial === undefined || !declaration.customElement) delete member.default;
    else member.default = initial;
    return;
  }
  types.parameters(declaration.name, member.name).forEach((text, i) => {
    const parameter = member.parameters?.[i];
    if (parameter) parameter.type = { text };
  });
}

/** An attribute says what its field says, as far as text in markup can. */
function mendAttribute(declaration, attribute) {
  const field = declaration.members.find((member) => member.attribute === attribute.name);
  if (!field) throw new Error(`Attribute ${attribute.name} of ${declaration.name} has no public property.`);
  attribute.fieldName = field.name;
  const options = field.type.text
    .split(' | ')
    .filter((text) => /^('.*'|"[^"]*"|-?\d+|string|number|boolean)$/.test(text));
  attribute.type = { text: options.join(' | ') || 'string' };
  attribute.description ??= field.description;
  if (field.default === undefined) delete attribute.default;
  else attribute.default = field.default;
}
