/** The folder of a database: what lies in it, and that one process at a time has it. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileLock, isLockName, type LockSettings } from '../../lock/index.ts';
import { codeOf, SandboxError } from '../error.ts';

export interface ClaimedFolder {
  readonly path: string;
  /** Where PGlite keeps its files. */
  readonly data: string;
  /** Is there while the files are being made: they are not whole. */
  readonly mark: string;
  readonly isNew: boolean;
  readonly lock: FileLock;
}

const DATA = 'pgdata';
const MARK = 'incomplete';
const IGNORE = '.gitignore';
const LOCK_FILE = 'sandbox.lock';

/** What the sandbox puts into the folder. */
const OURS: readonly string[] = [DATA, MARK, IGNORE, 'outbox'];

/**
 * Makes the folder where it is not there, and takes it for this process.
 * @throws SandboxError when another process has it, when it is something else, or when the system refuses.
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
  await mkdir(path, { recursive: true });
  return (await readdir(path)).sort();
}

function refuseForeign(path: string, entries: readonly string[]): void {
  const foreign = entries.find((name) => !OURS.includes(name) && !isLockName(name));
  if (foreign === undefined || entries.includes(DATA)) return;
  throw new SandboxError('folder_foreign', { path, found: foreign });
}

/** Looks again: another process may have had the folder in between. */
async function prepared(path: string, lock: FileLock): Promise<ClaimedFolder> {
  const entries = await readdir(path);
  const [data, mark] = [join(path, DATA), join(path, MARK)];
  const isWhole = entries.includes(DATA) && !entries.includes(MARK);
  if (!isWhole) await rm(data, { recursive: true, force: true });
  // What is tried out here is no part of anyone's project.
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
