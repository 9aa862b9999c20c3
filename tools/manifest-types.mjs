import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import ts from 'typescript';

/** What the compiler knows of src/, for the manifest: who is public, and what each type is when spelled out. */
export function sourceTypes() {
  const files = readdirSync('src').filter((file) => file.endsWith('.ts'));
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync('tsconfig.json', 'utf8'));
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, '.');
  const program = ts.createProgram(
    files.map((file) => resolve('src', file)),
    options,
  );
  const checker = program.getTypeChecker();
  const source = (file) => program.getSourceFile(resolve('src', file));

  const index = files.includes('index.ts') ? checker.getSymbolAtLocation(source('index.ts')) : undefined;
  const exported = new Map(
    (index ? checker.getExportsOfModule(index) : []).map((symbol) => [symbol.name, target(symbol)]),
  );

  function target(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function property(className, name) {
    return checker.getDeclaredTypeOfSymbol(exported.get(className)).getProperty(name);
  }

  /** A name, or several, put into the literals they stand for: `Keeping` becomes `'free' | 'coach'`. */
  function spell(node) {
    if (ts.isParenthesizedTypeNode(node)) return spell(node.type);
    if (ts.isUnionTypeNode(node)) return node.types.map(spell).join(' | ');
    if (!ts.isTypeReferenceNode(node) || node.typeArguments) return node.getText();
    const declaration = target(checker.getSymbolAtLocation(node.typeName)).declarations?.find(
      ts.isTypeAliasDeclaration,
    );
    const type = declaration && checker.getTypeAtLocation(declaration.type);
    if (!type || !isClosed(type)) return node.getText();
    if (ts.isUnionTypeNode(declaration.type)) return spell(declaration.type);
    return (type.isUnion() ? type.types : [type]).map(print).join(' | ');
  }

  const isClosed = (type) => (type.isUnion() ? type.types : [type]).every((part) => part.isLiteral());

  function print(type) {
    const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
    return checker.typeToString(type, undefined, NoTruncation | UseSingleQuotesForStringLiteralType);
  }

  /** The text of an initializer; a constant's name gives way to its value. */
  function valueOf(initializer) {
    if (!initializer) return undefined;
    const type = checker.getTypeAtLocation(initializer);
    const isName = ts.isIdentifier(initializer) || ts.isPropertyAccessExpression(initializer);
    const isValue = type.isLiteral() || type.flags & ts.TypeFlags.BooleanLiteral;
    return isName && isValue ? print(type) : initializer.getText();
  }

  /** The classes an entry imports to define them, also through another entry. */
  function importedClasses(file) {
    return source(file)
      .statements.filter((statement) => ts.isImportDeclaration(statement))
      .flatMap((statement) => {
        const path = resolve('src', statement.moduleSpecifier.text).replace(/\.js$/, '.ts');
        if (dirname(path) === resolve('src') && files.includes(basename(path))) return importedClasses(basename(path));
        const names = statement.importClause?.namedBindings;
        return names && ts.isNamedImports(names) ? names.elements.map(({ name }) => name.text) : [];
      });
  }

  return {
    publicNames: [...exported.keys()],

    entries: files
      .filter((file) => file !== 'index.ts')
      .map((file) => ({ name: basename(file, '.ts'), classes: [...new Set(importedClasses(file))] })),

    /** Not private, and not the base class's own: lifecycle methods are Lit's, not ours to document. */
    isPublic(className, name) {
      if (/^[#_]/.test(name)) return false;
      const symbol = property(className, name);
      const declaration = symbol?.valueDeclaration;
      if (!declaration) return false;
      const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Static;
      if (ts.getCombinedModifierFlags(declaration) & hidden) return false;
      const [base] = checker.getBaseTypes(checker.getDeclaredTypeOfSymbol(exported.get(className)));
      return !base?.getProperty(name);
    },

    describe(className, name) {
      const symbol = property(className, name);
      const declaration = symbol.declarations.find((node) => node.type) ?? symbol.valueDeclaration;
      const type = declaration.type ? spell(declaration.type) : print(checker.getTypeOfSymbol(symbol));
      return { type, initial: valueOf(symbol.valueDeclaration.initializer) };
    },

    /** `constructor(readonly die: number)` is a field too. */
    parameterFields(className) {
      const constructor = exported.get(className).valueDeclaration.members.find(ts.isConstructorDeclaration);
      return (constructor?.parameters ?? [])
        .filter((p) => ts.isParameterPropertyDeclaration(p, p.parent))
        .map((p) => ({
          name: p.name.text,
          ...(ts.getCombinedModifierFlags(p) & ts.ModifierFlags.Readonly ? { readonly: true } : {}),
          description: ts.displayPartsToString(property(className, p.name.text).getDocumentationComment(checker)),
        }));
    },

    parameters: (className, name) =>
      (property(className, name).valueDeclaration.parameters ?? []).map((parameter) =>
        parameter.type ? spell(parameter.type) : print(checker.getTypeAtLocation(parameter)),
      ),
  };
}
