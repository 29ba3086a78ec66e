/** Where a result goes, as an option says it. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** One place: standard output or a file. */
export type FileTarget = { readonly kind: 'stdout' } | { readonly kind: 'file'; readonly path: string };

/** One place, or under names of their own into a folder. */
export type Target = FileTarget | { readonly kind: 'folder'; readonly path: string };

/** `-` is standard output; null where the option is not given. */
export function fileTarget(option: string | undefined, cwd: string): FileTarget | null {
  if (option === undefined) return null;
  return option === '-' ? { kind: 'stdout' } : { kind: 'file', path: resolve(cwd, option) };
}

/** Standard output without the option; a folder where one is there, and where the name ends as that of one. */
export function anyTarget(option: string | undefined, cwd: string): Target {
  const target = fileTarget(option, cwd) ?? { kind: 'stdout' };
  if (target.kind === 'stdout') return target;
  const isNamedFolder = /[/\\]$/.test(option ?? '');
  return isNamedFolder || isFolder(target.path) ? { kind: 'folder', path: target.path } : target;
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
