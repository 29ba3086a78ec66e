/** Edits the registries of rules and pages: text in, text out, without other changes. */
import ts from 'typescript';

/** As in biome.json: a longer line is broken. */
const LINE_WIDTH = 110;

export interface Registration {
  /** The array to extend. */
  readonly array: string;
  readonly name: string;
  readonly code: string;
  /** The module that exports the name, as imported by the file. */
  readonly module: string;
}

/** The source with the name imported and added to the array, both in the order of codes. */
export function register(source: string, registration: Registration): string {
  return withEntry(withImport(source, registration), registration);
}

function withImport(source: string, { name, code, module }: Registration): string {
  const folder = module.slice(0, module.lastIndexOf('/') + 1);
  const statement = `import { ${name} } from '${module}';\n`;
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const siblings = imports.filter((one) => {
    const known = codeOfModule(moduleOf(one));
    return known !== undefined && moduleOf(one).startsWith(folder) && isAdvice(known) === isAdvice(code);
  });
  const next = siblings.find((one) => (codeOfModule(moduleOf(one)) ?? '') > code);
  if (next !== undefined) return insert(source, next.getStart(), statement);
  const last = siblings.at(-1);
  if (last !== undefined) return insert(source, last.end + 1, statement);
  // The first code of its kind is placed by its path: biome sorts case-insensitively.
  const after = imports.find((one) => moduleOf(one).toLowerCase() > module.toLowerCase());
  const end = imports.at(-1)?.end;
  return insert(source, after?.getStart() ?? (end === undefined ? 0 : end + 1), statement);
}

function withEntry(source: string, { array, name, code }: Registration): string {
  const file = parse(source);
  const codes = new Map(
    file.statements.filter(ts.isImportDeclaration).flatMap((one) => {
      const known = codeOfModule(moduleOf(one));
      const bindings = one.importClause?.namedBindings;
      if (known === undefined || bindings === undefined || !ts.isNamedImports(bindings)) return [];
      return bindings.elements.map((element) => [element.name.text, known] as const);
    }),
  );
  const declaration = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .find((one) => one.name.getText() === array);
  const literal = declaration?.initializer;
  if (literal === undefined || !ts.isArrayLiteralExpression(literal)) throw new Error(`no array ${array}`);
  const names = literal.elements.map((element) => element.getText());
  const at = names.findIndex((known) => (codes.get(known) ?? '') > code);
  names.splice(at === -1 ? names.length : at, 0, name);
  const start = source.lastIndexOf('\n', literal.getStart()) + 1;
  const oneLine = `[${names.join(', ')}]`;
  const width = literal.getStart() - start + oneLine.length + 1;
  const text = width <= LINE_WIDTH ? oneLine : `[\n${names.map((one) => `  ${one},\n`).join('')}]`;
  return source.slice(0, literal.getStart()) + text + source.slice(literal.end);
}

/** The catalogue without the entry of a code that had no rule. */
export function withoutEntry(source: string, code: string): string {
  let found: ts.CallExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'beyond') {
      const [first] = node.arguments;
      if (first !== undefined && ts.isStringLiteral(first) && first.text === code) found = node;
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  if (found === undefined) return source;
  const start = source.lastIndexOf('\n', found.getStart()) + 1;
  const end = source.indexOf('\n', found.end) + 1;
  return source.slice(0, start) + source.slice(end);
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
}

function moduleOf({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

function codeOfModule(module: string): string | undefined {
  return /\/(\d{5}|Q-[A-Z-]+)\.ts$/.exec(module)?.[1];
}

function isAdvice(code: string): boolean {
  return code.startsWith('Q-');
}

function insert(source: string, at: number, text: string): string {
  return source.slice(0, at) + text + source.slice(at);
}
