/** What the builder publishes says what it is: in the declarations as they are built, as an editor reads them. */
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';

interface Declared {
  readonly name: string;
  readonly isDocumented: boolean;
  /** Of what may be left out: whether `undefined` may be given, as users with exactOptionalPropertyTypes need. */
  readonly takesUndefined: boolean;
}

type Found = Map<string, Omit<Declared, 'name'>>;

/** The public names of an entry, and the properties and members of each, with whether the compiler finds a comment. */
function declaredNames(file: string): readonly Declared[] {
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const entry = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (entry === undefined) throw new Error(`${file} is no module: npm run build makes it`);
  const found: Found = new Map();
  for (const exported of checker.getExportsOfModule(entry)) {
    const symbol =
      (exported.flags & ts.SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);
    found.set(symbol.name, { isDocumented: isDocumented(symbol, checker), takesUndefined: true });
    for (const declaration of symbol.declarations ?? []) {
      // A class hides its private members in its declaration; an alias may be of a list of codes that is documented.
      collect(declaration, symbol.name, checker, found);
    }
  }
  return [...found].map(([name, one]) => ({ name, ...one }));
}

function isDocumented(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (
    symbol.getDocumentationComment(checker).length > 0 ||
    symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated')
  );
}

/** Properties below a declaration; one that nothing may stand in says only what may not be given beside the others. */
function collect(node: ts.Node, at: string, checker: ts.TypeChecker, found: Found): void {
  ts.forEachChild(node, (child) => {
    if (ts.isConstructorDeclaration(child)) return;
    if (!ts.isPropertySignature(child) && !ts.isPropertyDeclaration(child)) {
      collect(child, at, checker, found);
      return;
    }
    if (ts.isComputedPropertyName(child.name)) return;
    const isPrivate = ts.getCombinedModifierFlags(child) & ts.ModifierFlags.Private;
    if (isPrivate || ts.isPrivateIdentifier(child.name) || isNothing(child.type)) return;
    const symbol = checker.getSymbolAtLocation(child.name);
    const name = `${at}.${child.name.getText()}`;
    const before = found.get(name) ?? { isDocumented: true, takesUndefined: true };
    found.set(name, {
      isDocumented: before.isDocumented && symbol !== undefined && isDocumented(symbol, checker),
      takesUndefined: before.takesUndefined && takesUndefined(child),
    });
    if (child.type !== undefined) collect(child.type, name, checker, found);
  });
}

/** Whether nothing may stand there, so that the type says what excludes what. */
function isNothing(type: ts.TypeNode | undefined): boolean {
  return type?.kind === ts.SyntaxKind.NeverKeyword || type?.kind === ts.SyntaxKind.UndefinedKeyword;
}

function takesUndefined({ type, questionToken }: ts.PropertySignature | ts.PropertyDeclaration): boolean {
  if (questionToken === undefined || type === undefined) return true;
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  return parts.some(
    ({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword || kind === ts.SyntaxKind.UnknownKeyword,
  );
}

describe.each(['build.d.ts', 'build.d.cts'])('dist/%s', (name) => {
  const all = declaredNames(join(projectRoot, 'dist', name));

  it('has every name and property that is looked for', () => {
    const names = new Set(all.map((one) => one.name));
    for (const one of ['Natura.N2_2', 'CausalePagamento.ZO', 'InvoiceBrief.linee', 'Decimal', 'creditNote']) {
      expect(names).toContain(one);
    }
  });

  it('takes undefined wherever something may be left out', () => {
    expect(all.filter((one) => !one.takesUndefined).map((one) => one.name)).toEqual([]);
  });

  it('documents all of them', () => {
    expect(all.filter((one) => !one.isDocumented).map((one) => one.name)).toEqual([]);
  });
});
