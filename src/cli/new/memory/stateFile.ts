/** Small JSON files beside the journal: only their owner reads them, and a disk that takes none stops nothing. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from '../../files/folders.ts';
import { isJsonObject } from '../../input/json.ts';
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
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Whole or not at all. @returns whether it was kept. */
export function writeState(path: string, value: object): boolean {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: FOLDER_MODE });
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: FILE_MODE });
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
    // Where nothing can be kept there is nothing to remove.
  }
}

/** The members of an object that are texts. */
export function texts(value: unknown): Readonly<Record<string, string>> {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
