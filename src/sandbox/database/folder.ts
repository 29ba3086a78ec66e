/** The folder of a database: its content, and the lock that reserves it for one process. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../folders/index.ts';
import { FileLock, isLockName, type LockSettings } from '../../lock/index.ts';
import { codeOf, SandboxError } from '../error.ts';

export interface ClaimedFolder {
  readonly path: string;
  /** Subfolder with PGlite's files. */
  readonly data: string;
  /** Exists while the files are being created: they are incomplete. */
  readonly mark: string;
  readonly isNew: boolean;
  readonly lock: FileLock;
}

const DATA = 'pgdata';
const MARK = 'incomplete';
const IGNORE = '.gitignore';
const LOCK_FILE = 'sandbox.lock';

/** Everything that the sandbox creates in the folder. */
const OURS: readonly string[] = [DATA, MARK, IGNORE, 'outbox'];

/**
 * Creates the folder if needed and claims it for this process.
 * @throws SandboxError if another process uses it, if it contains something else, or if the system denies access
 */
export async function claimFolder(path: string, settings: LockSettings = {}): Promise<ClaimedFolder> {
  refuseForeign(path, await orUnusable(path, listed(path)));
  const lock = await orUnusable(path, FileLock.take(join(path, LOCK_FILE), settings));
  if (!(lock instanceof FileLock)) {
    const { pid, host, file } = lock;
    throw new SandboxError('folder_in_use', { path, pid, host, file });
  }
  try {
    return await orUnusable(path, prepared(path, lock));
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function listed(path: string): Promise<readonly string[]> {
  makeFolder(path);
  return (await readdir(path)).sort();
}

function refuseForeign(path: string, entries: readonly string[]): void {
  const foreign = entries.find((name) => !OURS.includes(name) && !isLockName(name));
  if (foreign === undefined || entries.includes(DATA)) return;
  throw new SandboxError('folder_foreign', { path, found: foreign });
}

/** Checks again: another process may have used the folder in between. */
async function prepared(path: string, lock: FileLock): Promise<ClaimedFolder> {
  const entries = await readdir(path);
  const [data, mark] = [join(path, DATA), join(path, MARK)];
  const isWhole = entries.includes(DATA) && !entries.includes(MARK);
  if (!isWhole) await rm(data, { recursive: true, force: true });
  // Keeps the data out of the project's repository.
  if (!entries.includes(IGNORE)) await writeFile(join(path, IGNORE), '*\n');
  return { path, data, mark, isNew: !isWhole, lock };
}

async function orUnusable<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const reason = codeOf(cause) ?? String(cause);
    if (reason === 'ENOSPC') throw new SandboxError('folder_full', { path }, { cause });
    throw new SandboxError('folder_unusable', { path, reason }, { cause });
  }
}
