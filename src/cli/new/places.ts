/** Checks before the first question that the output can be written. */
import { accessSync, constants } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { codeOf } from '../files/systemCode.ts';
import { factsOf, type Target } from '../files/target.ts';
import { shownPath } from '../output/write.ts';
import type { NewCall } from './definition.ts';

/** @throws UsageError if the file exists, or the folder is not writable. */
export function checkPlace(
  target: Target,
  { overwrite, cwd }: { readonly overwrite: boolean; readonly cwd: string },
): void {
  if (target.kind === 'stdout') return;
  const { path } = target;
  const shown = shownPath(path, cwd);
  const found = factsOf(path);
  if (target.kind === 'file' && found?.isFile() === true && !overwrite) {
    throw new UsageError(({ convert }) => convert.exists(shown));
  }
  const flaw = flawOf(found === undefined ? existingAbove(path) : path, target.kind, found !== undefined);
  if (flaw !== null) throw new UsageError((messages) => messages.new.noPlace(shown, messages.reason(flaw)));
}

/** Like `checkPlace`, for a file named by an option. */
export function checkNamed(name: string | undefined, { io, options }: NewCall): void {
  if (name === undefined) return;
  const path = resolve(io.cwd, name);
  checkPlace({ kind: 'file', path }, { overwrite: options.overwrite === true, cwd: io.cwd });
}

/** The nearest existing ancestor: missing folders will be created in it. */
function existingAbove(path: string): string {
  const above = dirname(path);
  return above === path || factsOf(above) !== undefined ? above : existingAbove(above);
}

/** The system's error code; null if the path is writable. */
function flawOf(path: string, kind: 'file' | 'folder', isThere: boolean): string | null {
  const isFolder = factsOf(path)?.isDirectory() === true;
  if (isThere && kind === 'file' && isFolder) return 'EISDIR';
  if ((!isThere || kind === 'folder') && !isFolder) return 'ENOTDIR';
  try {
    accessSync(path, constants.W_OK);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
