/** The login saved by `fattura login --save` in the user's configuration folder. */

import { chmod, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../folders/index.ts';
import { UsageError } from '../command/usageError.ts';
import { configFolder } from '../files/folders.ts';
import { jsonMembers } from '../files/jsonMembers.ts';
import { codeOf } from '../files/systemCode.ts';
import { TemporaryFile } from '../files/temporaryFile.ts';
import type { Io } from '../process/io.ts';

export interface SavedLogin {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly companyId: string | null;
}

/** Only the user may read the key. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
/** Permission bits of the group and others. */
const OTHERS = 0o077;

/** Windows has no permission bits to check. */
const HAS_PERMISSIONS = process.platform !== 'win32';

/** Returns the path of the file with the saved login. */
export function loginPath(env: Io['env']): string {
  return join(configFolder(env), 'login.json');
}

/**
 * @returns null if there is no saved login.
 * @throws UsageError if it cannot be read, or if others can read it.
 */
export async function readLogin(env: Io['env']): Promise<SavedLogin | null> {
  const path = loginPath(env);
  const text = await readGuarded(path);
  if (text === null) return null;
  const login = parseLogin(text);
  if (login === null) throw new UsageError(({ login: { saved } }) => saved.malformed(path));
  return login;
}

async function readGuarded(path: string): Promise<string | null> {
  try {
    const file = await open(path, 'r');
    try {
      // Checks the open file, not its path, which could refer to another file by now.
      const { mode } = await file.stat();
      if (HAS_PERMISSIONS && (mode & OTHERS) !== 0)
        throw new UsageError(({ login: { saved } }) => saved.openToOthers(path));
      return await file.readFile('utf8');
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new UsageError(({ login: { saved }, reason }) => saved.unreadable(path, reason(code)));
  }
}

function parseLogin(text: string): SavedLogin | null {
  const { baseUrl, apiKey, companyId = null } = jsonMembers(text) ?? {};
  if (typeof baseUrl !== 'string' || typeof apiKey !== 'string') return null;
  return typeof companyId === 'string' || companyId === null ? { baseUrl, apiKey, companyId } : null;
}

/**
 * Saves a login atomically, replacing the previous one.
 *
 * @throws UsageError if it cannot be written.
 */
export async function writeLogin(env: Io['env'], login: SavedLogin): Promise<string> {
  const path = loginPath(env);
  try {
    makeFolder(dirname(path), { mode: FOLDER_MODE });
    if (HAS_PERMISSIONS) await chmod(dirname(path), FOLDER_MODE);
    const temporary = TemporaryFile.open(path, FILE_MODE);
    try {
      temporary.append(`${JSON.stringify(login, null, 2)}\n`);
      temporary.commit({ sync: true });
    } finally {
      temporary.discard();
    }
    return path;
  } catch (error) {
    const code = codeOf(error);
    throw new UsageError(({ login: { saved }, reason }) => saved.unwritable(path, reason(code)));
  }
}

/** @returns true if there was a saved login. */
export async function forgetLogin(env: Io['env']): Promise<boolean> {
  const path = loginPath(env);
  try {
    await rm(path);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw new UsageError(({ login: { saved }, reason }) => saved.unwritable(path, reason(code)));
  }
}
