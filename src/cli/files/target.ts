/** The output target that an option specifies. */
import { type Stats, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';

/** Standard output or a file. */
export type FileTarget = { readonly kind: 'stdout' } | { readonly kind: 'file'; readonly path: string };

/** Standard output, a file, or a folder in which each result has its own name. */
export type Target = FileTarget | { readonly kind: 'folder'; readonly path: string };

/** An option and its value. */
export interface OptionValue {
  readonly option: string;
  readonly value: string | undefined;
}

/**
 * The target of a single result without a name of its own: `-` is standard output; null without the option.
 * @throws UsageError for a folder.
 */
export function fileTarget({ option, value }: OptionValue, cwd: string): FileTarget | null {
  if (value === undefined) return null;
  const target = anyTarget(value, cwd);
  if (target.kind === 'folder') throw new UsageError(({ usage }) => usage.folderForFile(option, value));
  return target;
}

/** Standard output without the option; a folder if it exists or the path ends with a slash. */
export function anyTarget(value: string | undefined, cwd: string): Target {
  if (value === undefined || value === '-') return { kind: 'stdout' };
  const path = resolve(cwd, value);
  return { kind: /[/\\]$/.test(value) || isFolder(path) ? 'folder' : 'file', path };
}

/** The path of a result named like its source; null for standard output. */
export function pathIn(target: Target, name: string): string | null {
  if (target.kind === 'stdout') return null;
  return target.kind === 'file' ? target.path : join(target.path, name);
}

/** Returns the stats of a path; undefined if it does not exist or cannot be accessed. */
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
