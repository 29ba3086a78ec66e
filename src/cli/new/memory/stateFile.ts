/** Small JSON state files next to the journal, readable only by their owner. Write failures are not fatal. */

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../../folders/index.ts';
import { isMembers } from '../../../model/index.ts';
import { stateFolder } from '../../files/folders.ts';
import type { Io } from '../../process/io.ts';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

export function memoryFolder(env: Io['env']): string {
  return join(stateFolder(env), 'new');
}

/** Returns the content of a file; an empty object if it does not exist or has another format. */
export function readState(path: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isMembers(value) ? value : {};
  } catch {
    return {};
  }
}

/** Writes a file atomically. @returns true if it was written. */
export function writeState(path: string, value: object): boolean {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(path), { mode: FOLDER_MODE });
    // A leftover of a killed process with the same id may be readable by others.
    rmSync(draft, { force: true });
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: FILE_MODE, flag: 'wx' });
    renameSync(draft, path);
    return true;
  } catch {
    removeState(draft);
    return false;
  }
}

export function removeState(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A file that cannot be removed has no further effect.
  }
}

/** The string members of an object. */
export function texts(value: unknown): Readonly<Record<string, string>> {
  if (!isMembers(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
