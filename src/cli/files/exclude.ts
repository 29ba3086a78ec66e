/** Exclusion of paths by `--exclude` and the configuration. */
import { relative, sep } from 'node:path';
import picomatch from 'picomatch';

/** Patterns and the folder they are relative to. */
export interface Exclusion {
  readonly base: string;
  readonly patterns: readonly string[];
}

/** Returns true if a file or folder, by absolute path, is excluded. */
export type IsExcluded = (path: string) => boolean;

/**
 * A pattern without a slash is matched against every name between the base and the file (`drafts`, `*.json`), one with
 * a slash against the path relative to the base (`2024/**`). A matching folder is excluded with its content.
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

/** The names, or the paths relative to the base, from the base down to the file. Outside the base, only names match. */
function stepsOf(base: string, path: string, byName: boolean): readonly string[] {
  const names = relative(base, path).split(sep);
  const inside = names.filter((name) => name !== '..' && name !== '');
  if (byName) return inside;
  return names[0] === '..' ? [] : inside.map((_, index) => inside.slice(0, index + 1).join('/'));
}
