/**
 * One process at a time works with a journal. Each puts a file of its own beside it and then looks for others: of two
 * that start together, at least the later one sees the other. A file that a killed process left is nobody's.
 */
import { open, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../../files/systemCode.ts';
import { UsageError } from '../../usageError.ts';
import type { JournalPlace } from './readJournal.ts';

/** How often two that started together try again. */
const ATTEMPTS = 4;
/** Longest pause before that, in milliseconds. */
const PAUSE = 150;

/** What this process holds: its own files are no sign of another one that died. */
const held = new Set<string>();

export class Lock {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /** @throws UsageError when another process has the journal. */
  static async take(place: JournalPlace): Promise<Lock> {
    const own = `${place.path}.${hostOf()}.${process.pid}.lock`;
    for (let attempt = 1; ; attempt += 1) {
      if (held.has(own)) throw taken(place, { host: hostOf(), pid: process.pid, file: own });
      held.add(own);
      let other: Holder | null;
      try {
        await create(own, place);
        other = await otherHolder(place, own);
      } catch (error) {
        await discard(own);
        throw error;
      }
      if (other === null) return new Lock(own);
      await discard(own);
      if (attempt === ATTEMPTS) throw taken(place, other);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE));
    }
  }

  async release(): Promise<void> {
    await discard(this.#path);
  }
}

interface Holder {
  readonly host: string;
  readonly pid: number;
  readonly file: string;
}

async function create(path: string, { name }: JournalPlace): Promise<void> {
  try {
    // A file that is there already is of a process that had our number and is dead.
    await (await open(path, 'w')).close();
  } catch (error) {
    const code = codeOf(error);
    throw new UsageError((messages) => messages.submit.journal.unwritable(name, messages.reason(code)));
  }
}

async function discard(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => {});
  held.delete(path);
}

/** Another process that has the journal; files of dead ones are removed. */
async function otherHolder({ path }: JournalPlace, own: string): Promise<Holder | null> {
  const folder = dirname(path);
  const prefix = `${basename(path)}.`;
  for (const name of await readdir(folder)) {
    const match = name.startsWith(prefix) ? /^(.+)\.([0-9]+)\.lock$/.exec(name.slice(prefix.length)) : null;
    const [, host = '', number = ''] = match ?? [];
    const file = join(folder, name);
    if (match === null || file === own) continue;
    const pid = Number(number);
    // Of another machine nobody here can tell whether it lives.
    if (host !== hostOf() || isAlive(pid)) return { host, pid, file };
    await rm(file, { force: true });
  }
  return null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

function hostOf(): string {
  return hostname().replace(/[^\w-]/g, '_') || 'localhost';
}

function taken(place: JournalPlace, { host, pid, file }: Holder): UsageError {
  const here = host === hostOf();
  return new UsageError(({ submit }) =>
    submit.journal.locked(place.name, { pid, host: here ? null : host, file: basename(file) }),
  );
}
