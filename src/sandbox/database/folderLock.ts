/**
 * One process at a time has a folder open: PGlite itself would let several in, and they would destroy each other's
 * files. Each puts a file of its own into it and then looks for others: of two that start together, at least the
 * later one sees the other. The file of a process that was killed is nobody's.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../error.ts';

/** How often two that started together try again, and the longest pause before that, in milliseconds. */
const TRIES = 4;
const PAUSE = 150;

export const isLockFile = (name: string): boolean => /^.+\.\d+\.lock$/.test(name);

/** Who has the folder. */
export interface Holder {
  readonly pid: number;
  /** null: this machine. */
  readonly host: string | null;
}

export interface FolderLock {
  release(): Promise<void>;
}

/** The locks that this process has: a file alone could be that of a dead one that had the same number. */
const held = new Set<string>();

/** @returns the lock, or who has it. @throws what the system says. */
export async function lockFolder(folder: string): Promise<FolderLock | Holder> {
  const own = join(folder, `${host()}.${process.pid}.lock`);
  for (let tries = 1; ; tries += 1) {
    if (held.has(own)) return { pid: process.pid, host: null };
    held.add(own);
    const release = async (): Promise<void> => {
      held.delete(own);
      await rm(own, { force: true });
    };
    let other: Holder | undefined;
    try {
      await writeFile(own, '');
      other = await otherHolder(folder, own);
    } catch (error) {
      await release().catch(() => undefined);
      throw error;
    }
    if (other === undefined) return { release };
    await release();
    if (tries === TRIES) return other;
    await pause(Math.random() * PAUSE);
  }
}

/** Another process that has the folder; the files of dead ones are removed. */
async function otherHolder(folder: string, own: string): Promise<Holder | undefined> {
  for (const name of await readdir(folder)) {
    const [, machine = '', number = ''] = /^(.+)\.(\d+)\.lock$/.exec(name) ?? [];
    const file = join(folder, name);
    if (number === '' || file === own) continue;
    const pid = Number(number);
    // Of another machine nobody here can tell whether it lives.
    if (machine !== host()) return { pid, host: machine };
    if (isAlive(pid)) return { pid, host: null };
    await rm(file, { force: true });
  }
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

const host = (): string => hostname().replace(/[^\w-]/g, '_') || 'localhost';
