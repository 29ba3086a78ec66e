/** The builder's public declarations are documented, in the built form that editors read. */
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';

interface Declared {
  readonly name: string;
  readonly isDocumented: boolean;
  /** For an optional member: true if it accepts `undefined`, which users with exactOptionalPropertyTypes need. */
  readonly takesUndefined: boolean;
}

type Found = Map<string, Omit<Declared, 'name'>>;

/** The public names of an entry, with their properties and members, and true for those that have a comment. */
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
      // A class hides its private members in its declaration; an alias may stand for a documented list of codes.
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

/** Properties below a declaration; one that must be absent only states which members exclude each other. */
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

/** True if the member must be absent, which expresses that it excludes others. */
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

  it('has every expected name and property', () => {
    const names = new Set(all.map((one) => one.name));
    for (const one of ['Natura.N2_2', 'CausalePagamento.ZO', 'InvoiceBrief.linee', 'Decimal', 'creditNote']) {
      expect(names).toContain(one);
    }
  });

  it('accepts undefined for every optional member', () => {
    expect(all.filter((one) => !one.takesUndefined).map((one) => one.name)).toEqual([]);
  });

  it('documents every name', () => {
    expect(all.filter((one) => !one.isDocumented).map((one) => one.name)).toEqual([]);
  });
});
