/** Whether something can be written where the command was told to, found out before anything is asked. */
import { accessSync, constants } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { codeOf } from '../files/systemCode.ts';
import { factsOf, type Target } from '../files/target.ts';
import { shownPath } from '../output/write.ts';
import type { NewCall } from './definition.ts';

/** @throws UsageError where the file is there, or the folder takes none. */
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

/** The same of a file that an option names; undefined where it names none. */
export function checkNamed(name: string | undefined, { io, options }: NewCall): void {
  if (name === undefined) return;
  const path = resolve(io.cwd, name);
  checkPlace({ kind: 'file', path }, { overwrite: options.overwrite === true, cwd: io.cwd });
}

/** Folders on the way are made: the nearest that is there decides. */
function existingAbove(path: string): string {
  const above = dirname(path);
  return above === path || factsOf(above) !== undefined ? above : existingAbove(above);
}

/** The system's code; null where nothing is in the way. */
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
