/** The tests closest to the changes: few, and quick to find. The gate runs all tests. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * @param changed paths from the project's root
 * @param tests all files under test/
 * @returns the tests that changed, that have the name of a changed file, or that import one, directly or through a
 *   file under test/
 */
export function affectedTests(
  changed: readonly string[],
  tests: readonly string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): readonly string[] {
  const names = new Set(changed.map(nameOf));
  const reached = new Set(changed);
  const imports = new Map(tests.map((path) => [path, importsOf(path, read(path))]));
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const [path, found] of imports) if (found.some((one) => reached.has(one))) reached.add(path);
  }
  return tests.filter((path) => path.endsWith('.test.ts') && (reached.has(path) || names.has(nameOf(path))));
}

/** `00423` for the rule, its texts and its test. */
const nameOf = (path: string): string => basename(path).replace(/\.test\.ts$|\.ts$/, '');

function importsOf(path: string, source: string): readonly string[] {
  return [...source.matchAll(IMPORTED)].map(([, specifier = '']) =>
    normalize(join(dirname(path), specifier)),
  );
}
