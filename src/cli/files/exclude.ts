/** The paths that `--exclude` and the configuration leave out. */
import { relative, sep } from 'node:path';
import picomatch from 'picomatch';

/** Patterns and the folder they are relative to. */
export interface Exclusion {
  readonly base: string;
  readonly patterns: readonly string[];
}

/** Whether a file or folder, by its absolute path, is left out. */
export type IsExcluded = (path: string) => boolean;

/**
 * A pattern without a slash is compared with every name on the way from the base to the file (`drafts`,
 * `*.json`), one with a slash with the path from the base (`2024/**`). A folder that matches is left out whole.
 */
export function excluder(exclusions: readonly Exclusion[]): IsExcluded {
  const tests = exclusions.flatMap(({ base, patterns }) =>
    patterns.map((pattern) => ({ base, ...testOf(pattern) })),
  );
  return (path) => tests.some(({ base, byName, matches }) => stepsOf(base, path, byName).some(matches));
}

function testOf(pattern: string): { readonly byName: boolean; readonly matches: (text: string) => boolean } {
  const portable = (sep === '\\' ? pattern.replaceAll('\\', '/') : pattern)
    .replace(/^\.\//, '')
    .replace(/\/$/, '');
  const matches = picomatch(portable, { dot: true, nonegate: true });
  return { byName: !portable.includes('/'), matches: (text) => matches(text) };
}

/** Each name, or each path from the base, down to the file. Outside the base only the names are known. */
function stepsOf(base: string, path: string, byName: boolean): readonly string[] {
  const names = relative(base, path).split(sep);
  const inside = names.filter((name) => name !== '..' && name !== '');
  if (byName) return inside;
  return names[0] === '..' ? [] : inside.map((_, index) => inside.slice(0, index + 1).join('/'));
}
