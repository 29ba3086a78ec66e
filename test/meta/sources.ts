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

/** Names that a bundle for browsers must not use. */
export const OF_NODE: readonly string[] = ['require', 'eval', 'Function', 'process', 'Buffer', 'module'];

/**
 * The names that a source uses as identifiers: not in comments and strings, nor as property names after a dot
 * (`globalThis.Buffer` is used only if present; `Buffer` alone is a dependency).
 */
export function usedNames(source: string, names: readonly string[]): readonly string[] {
  // Most sources contain none of the names, and parsing takes most of the time.
  const possible = names.filter((name) => source.includes(name));
  if (possible.length === 0) return [];
  const found = new Set<string>();
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return possible.filter((name) => found.has(name));
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
