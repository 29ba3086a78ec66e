/** The journal of submissions: each line is on the disk before what it announces is done. */
import { type FileHandle, mkdir, open, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FileLock, type LockSettings } from '../../../lock/index.ts';
import { UsageError } from '../../command/usageError.ts';
import { codeOf } from '../../files/systemCode.ts';
import { FORMAT, type Job, type JournalEntry, writeEntry } from './entry.ts';
import { History } from './history.ts';
import { type JournalPlace, readJournal } from './readJournal.ts';

/** A line could not be written: what it would have announced must not be done. */
export class JournalWriteError extends Error {
  override readonly name = 'JournalWriteError';
  /** The system's code, such as ENOSPC. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Another process took the journal over while this one was suspended: nothing further may be sent. */
export class JournalLostError extends Error {
  override readonly name = 'JournalLostError';
  /** The lock. */
  readonly file: string;

  constructor(file: string) {
    super(file);
    this.file = file;
  }
}

/** The content of an entry, beside the job and the time. */
export type NewEntry = Pick<JournalEntry, 'event' | 'issue'> &
  Partial<Pick<JournalEntry, 'document' | 'reason'>>;

export class Journal {
  readonly history: History;
  /** The time of the first entry; null if there is none. */
  readonly begin: string | null;
  readonly #handle: FileHandle;
  readonly #lock: FileLock;
  readonly #lockFile: string;
  /** The last line in the making: the next one waits for it. */
  #last: Promise<void> = Promise.resolve();
  #size: number;

  private constructor(parts: {
    history: History;
    begin: string | null;
    handle: FileHandle;
    lock: FileLock;
    lockFile: string;
    size: number;
  }) {
    this.history = parts.history;
    this.begin = parts.begin;
    this.#handle = parts.handle;
    this.#lock = parts.lock;
    this.#lockFile = parts.lockFile;
    this.#size = parts.size;
  }

  /**
   * Reads the journal, or begins one, and keeps it for this process alone.
   * @param settings.earlier A journal that is only read: what it has is known before this one's lines.
   * @throws UsageError when another process has it, or when it cannot be read or written.
   */
  static async open(
    place: JournalPlace,
    { earlier, ...settings }: LockSettings & { readonly earlier?: JournalPlace | null } = {},
  ): Promise<Journal> {
    // Nobody but the user is to read to whom was sent what.
    if (place.isOurs === true)
      await orRefused(place, () => mkdir(dirname(place.path), { recursive: true, mode: 0o700 }));
    const path = await realPlace(place.path);
    const lockFile = `${path}.lock`;
    const lock = await orRefused(place, () => FileLock.take(lockFile, settings));
    if (!(lock instanceof FileLock))
      throw new UsageError(({ submit }) => submit.journal.locked(place.name, lock));
    try {
      const known = new History();
      if (earlier) await readJournal(earlier, known);
      const { history, begin, torn, whole } = await readJournal({ ...place, path }, known);
      const handle = await orRefused(place, () => openWhole(path, { torn, whole }));
      return new Journal({ history, begin, handle, lock, lockFile, size: whole });
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /**
   * Adds a line; resolves once it is on the disk.
   * @throws JournalWriteError
   */
  append(job: Job, entry: NewEntry): Promise<void> {
    const whole: JournalEntry = {
      v: FORMAT,
      at: new Date().toISOString(),
      document: null,
      reason: null,
      service: job.service,
      company: job.company,
      invoice: job.invoice,
      sha256: job.sha256,
      file: job.file,
      ...entry,
    };
    const written = this.#last.then(() => this.#write(whole));
    this.#last = written.catch(() => {});
    return written;
  }

  /**
   * Adds the line that announces a request, and looks whether the journal is still this process's. In this order:
   * whoever took it over meanwhile reads the line, or took it before, and then nothing is sent.
   * @throws JournalWriteError, JournalLostError
   */
  async announce(job: Job, entry: NewEntry): Promise<void> {
    await this.append(job, entry);
    const isHeld = await this.#lock.isHeld().catch((error: unknown) => {
      throw new JournalWriteError(codeOf(error));
    });
    if (!isHeld) throw new JournalLostError(this.#lockFile);
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#handle.close().catch(() => {});
    await this.#lock.release();
  }

  async #write(entry: JournalEntry): Promise<void> {
    const line = new TextEncoder().encode(writeEntry(entry));
    try {
      await writeAll(this.#handle, line);
      await this.#handle.sync();
    } catch (error) {
      // Half a line would make the next one unreadable; where it cannot be taken back, the crash rule covers it. What
      // another process has added, which took the journal over, is not to be cut off.
      if (this.#lock.isFresh) await this.#handle.truncate(this.#size).catch(() => {});
      throw new JournalWriteError(codeOf(error));
    }
    this.#size += line.length;
    this.history.add(entry);
  }
}

/** The journal itself where a link leads to it, so that two names of one journal have one lock. */
async function realPlace(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const folder = await realpath(dirname(path)).catch(() => dirname(path));
    return join(folder, basename(path));
  }
}

async function openWhole(
  path: string,
  { torn, whole }: { readonly torn: Uint8Array; readonly whole: number },
): Promise<FileHandle> {
  const handle = await open(path, 'a');
  try {
    if (torn.length > 0) {
      await setAside(`${path}.torn`, torn);
      await handle.truncate(whole);
    }
    await handle.sync();
    await syncFolder(dirname(path));
    return handle;
  } catch (error) {
    await handle.close().catch(() => {});
    throw error;
  }
}

/** Keeps what a crash left of a line: nothing relies on it, and a person may want to see it. */
async function setAside(path: string, torn: Uint8Array): Promise<void> {
  const handle = await open(path, 'a');
  try {
    await writeAll(handle, torn);
    await writeAll(handle, new TextEncoder().encode('\n'));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new file is there after a power cut only when its folder was written too. Windows has no such call. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    await folder.sync().catch(() => {});
    await folder.close();
  } catch {
    // The lines themselves are written through; this is the most that can be done.
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, null);
    done += bytesWritten;
  }
}

async function orRefused<Result>({ name }: JournalPlace, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    const code = codeOf(error);
    throw new UsageError((messages) => messages.submit.journal.unwritable(name, messages.reason(code)));
  }
}
