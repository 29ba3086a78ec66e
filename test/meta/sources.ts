import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { projectRoot } from '../support/shared.ts';

/** TypeScript files matching a pattern, as sorted paths from the project's root. */
export function sourceFiles(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: projectRoot }).sort();
}

/** Every module that a source imports: static, dynamic, `export from`, `require` and types alike. */
export function importedModules(source: string): readonly string[] {
  return ts.preProcessFile(source, true, true).importedFiles.map((file) => file.fileName);
}

/**
 * The identifiers of a source, without comments, strings and property names after a dot
 * (`globalThis.Buffer` is used only if present; `Buffer` alone is a dependency).
 */
export function freeIdentifiers(source: string): ReadonlySet<string> {
  const found = new Set<string>();
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isGetAccessorDeclaration(parent)) &&
      parent.name === node)
  );
}
