/** The journal of submissions, written ahead: each line is on disk before the action that it announces. */
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../../folders/index.ts';
import { FileLock, type LockSettings } from '../../../lock/index.ts';
import { UsageError } from '../../command/usageError.ts';
import { codeOf } from '../../files/systemCode.ts';
import { FORMAT, type JournalEntry, type Submission, writeEntry } from './entry.ts';
import { History } from './history.ts';
import { type JournalPlace, readJournal } from './readJournal.ts';

/** A line could not be written: the action that it announces must not happen. */
export class JournalWriteError extends Error {
  override readonly name = 'JournalWriteError';
  /** The system's error code, such as ENOSPC. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Another process took over the journal while this one was suspended: nothing more may be sent. */
export class JournalLostError extends Error {
  override readonly name = 'JournalLostError';
  /** The lock file. */
  readonly file: string;

  constructor(file: string) {
    super(file);
    this.file = file;
  }
}

/** The content of an entry without the submission and the time. */
export type NewEntry = Pick<JournalEntry, 'event' | 'issue'> &
  Partial<Pick<JournalEntry, 'document' | 'reason'>>;

export class Journal {
  readonly history: History;
  /** The time of the first entry; null if there is none. */
  readonly begin: string | null;
  readonly #handle: FileHandle;
  readonly #lock: FileLock;
  readonly #lockFile: string;
  /** The pending write, which the next one waits for. */
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
   * Reads or creates the journal and locks it for this process.
   * @param settings.earlier An older journal, read as history before this one.
   * @throws UsageError if another process holds the lock, or the journal cannot be read or written.
   */
  static async open(
    place: JournalPlace,
    { earlier, ...settings }: LockSettings & { readonly earlier?: JournalPlace | null } = {},
  ): Promise<Journal> {
    // Readable by the user only: the journal reveals invoices and their recipients.
    if (place.isOurs === true)
      await orRefused(place, async () => makeFolder(dirname(place.path), { mode: 0o700 }));
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
   * Adds a line; resolves once it is on disk.
   * @throws JournalWriteError
   */
  append(submission: Submission, entry: NewEntry): Promise<void> {
    const whole: JournalEntry = {
      v: FORMAT,
      at: new Date().toISOString(),
      document: null,
      reason: null,
      service: submission.service,
      company: submission.company,
      invoice: submission.invoice,
      sha256: submission.sha256,
      file: submission.file,
      ...entry,
    };
    const written = this.#last.then(() => this.#write(whole));
    this.#last = written.catch(() => {});
    return written;
  }

  /**
   * Adds the line that announces a request, then checks that this process still holds the lock. The order matters: a
   * process that takes over the journal later reads the line; after an earlier takeover, nothing is sent.
   * @throws JournalWriteError, JournalLostError
   */
  async announce(submission: Submission, entry: NewEntry): Promise<void> {
    await this.append(submission, entry);
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
      // A partial line would make the next one unreadable. If truncating fails, it is handled like a line torn by a
      // crash. Without the lock, truncating could remove lines of the process that took over.
      if (this.#lock.isFresh) await this.#handle.truncate(this.#size).catch(() => {});
      throw new JournalWriteError(codeOf(error));
    }
    this.#size += line.length;
    this.history.add(entry);
  }
}

/** Resolves links, so that one journal under two names has one lock. */
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

/** Saves a line torn by a crash to a separate file, for inspection only. */
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

/** Syncs the folder: a new file survives a power cut only if its folder was synced. Not possible on Windows. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    await folder.sync().catch(() => {});
    await folder.close();
  } catch {
    // Not supported everywhere; the lines themselves are synced.
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
