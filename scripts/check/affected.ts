/** The tests closest to the changes: few, and quick to find. The gate runs all tests. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * @param changed paths from the project's root
 * @param tests all files under test/
 * @returns the tests that changed, that are named after a changed file or its command, or that import one, directly or
 *   through a file under test/
 */
export function affectedTests(
  changed: readonly string[],
  tests: readonly string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): readonly string[] {
  const reached = new Set(changed);
  const imports = new Map(tests.map((path) => [path, importsOf(path, read(path))]));
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const [path, found] of imports) if (found.some((one) => reached.has(one))) reached.add(path);
  }
  return tests.filter(
    (path) =>
      path.endsWith('.test.ts') && (reached.has(path) || changed.some((one) => isNamedAfter(path, one))),
  );
}

/** Folders whose files are tested elsewhere, such as the texts of a rule in the folder of its test. */
const WITHOUT_OWN_TESTS = /^src\/text\//;

/**
 * True if the test has the name of the file and is in the test folder of its layer, or if it begins with the name of
 * the file's command: `test/cli/showPdf.test.ts` for `src/cli/show/run.ts`.
 */
function isNamedAfter(test: string, path: string): boolean {
  const [, layer = '', command] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (layer === 'cli' && command !== undefined && new RegExp(`^test/cli/${command}(?![a-z])`).test(test))
    return true;
  const isMirrored = layer === '' || WITHOUT_OWN_TESTS.test(path) || test.startsWith(`test/${layer}/`);
  return isMirrored && nameOf(test) === nameOf(path);
}

const nameOf = (path: string): string => basename(path).replace(/\.test\.ts$|\.ts$/, '');

function importsOf(path: string, source: string): readonly string[] {
  return [...source.matchAll(IMPORTED)].map(([, specifier = '']) =>
    normalize(join(dirname(path), specifier)),
  );
}
