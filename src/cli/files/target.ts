/** The destination of a result, as an option specifies it. */
import { type Stats, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';

/** One place: standard output or a file. */
export type FileTarget = { readonly kind: 'stdout' } | { readonly kind: 'file'; readonly path: string };

/** One place, or under names of their own into a folder. */
export type Target = FileTarget | { readonly kind: 'folder'; readonly path: string };

/** The destination that an option names. */
export interface Place {
  readonly option: string;
  readonly value: string | undefined;
}

/**
 * The place of one file, which has no name to be given in a folder: `-` is standard output; null without the option.
 * @throws UsageError for a folder
 */
export function fileTarget({ option, value }: Place, cwd: string): FileTarget | null {
  if (value === undefined) return null;
  const target = anyTarget(value, cwd);
  if (target.kind === 'folder') throw new UsageError(({ usage }) => usage.folderForFile(option, value));
  return target;
}

/** Standard output without the option; a folder where one is there, and where the name ends as that of one. */
export function anyTarget(value: string | undefined, cwd: string): Target {
  if (value === undefined || value === '-') return { kind: 'stdout' };
  const path = resolve(cwd, value);
  return { kind: /[/\\]$/.test(value) || isFolder(path) ? 'folder' : 'file', path };
}

/** The path of a result that is called as its source; null for standard output. */
export function pathIn(target: Target, name: string): string | null {
  if (target.kind === 'stdout') return null;
  return target.kind === 'file' ? target.path : join(target.path, name);
}

/** Returns the status of a path; undefined also behind a file, an inaccessible folder, or a link to itself. */
export function factsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export function isFolder(path: string): boolean {
  return factsOf(path)?.isDirectory() === true;
}

export function isFile(path: string): boolean {
  return factsOf(path)?.isFile() === true;
}
