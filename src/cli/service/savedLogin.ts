/** The login saved by `fattura login --save` in the user's configuration folder. */
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { codeOf } from '../files/systemCode.ts';
import { isJsonObject } from '../input/json.ts';
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
  const { APPDATA: roaming, XDG_CONFIG_HOME: xdg, HOME: home } = env;
  if (process.platform === 'win32' && roaming) return join(roaming, 'fattura', 'login.json');
  // Relative paths must be ignored (XDG Base Directory Specification).
  const folder = xdg && isAbsolute(xdg) ? xdg : join(home || homedir(), '.config');
  return join(folder, 'fattura', 'login.json');
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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isJsonObject(value)) return null;
  const { baseUrl, apiKey, companyId = null } = value;
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
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
    if (HAS_PERMISSIONS) await chmod(dirname(path), FOLDER_MODE);
    // A leftover of a killed process may be readable by others.
    await rm(draft, { force: true });
    const file = await open(draft, 'wx', FILE_MODE);
    try {
      await file.writeFile(`${JSON.stringify(login, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    return path;
  } catch (error) {
    const code = codeOf(error);
    throw new UsageError(({ login: { saved }, reason }) => saved.unwritable(path, reason(code)));
  } finally {
    await rm(draft, { force: true }).catch(() => {});
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
