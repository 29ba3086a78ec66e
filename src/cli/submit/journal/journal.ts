/** The journal of submissions: each line is on the disk before what it announces is done. */
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../../files/systemCode.ts';
import { UsageError } from '../../usageError.ts';
import { FORMAT, type Job, type JournalEntry, writeEntry } from './entry.ts';
import type { History } from './history.ts';
import { Lock } from './lock.ts';
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

/** What a line says beside the job and the time. */
export type NewEntry = Pick<JournalEntry, 'event' | 'issue'> &
  Partial<Pick<JournalEntry, 'document' | 'reason'>>;

export class Journal {
  readonly history: History;
  readonly #handle: FileHandle;
  readonly #lock: Lock;
  /** The last line in the making: the next one waits for it. */
  #last: Promise<void> = Promise.resolve();
  #size: number;

  private constructor(parts: { history: History; handle: FileHandle; lock: Lock; size: number }) {
    this.history = parts.history;
    this.#handle = parts.handle;
    this.#lock = parts.lock;
    this.#size = parts.size;
  }

  /**
   * Reads the journal, or begins one, and keeps it for this process alone.
   * @throws UsageError when another process has it, or when it cannot be read or written.
   */
  static async open(place: JournalPlace): Promise<Journal> {
    const path = await realPlace(place.path);
    const lock = await Lock.take({ ...place, path });
    try {
      const { history, torn, whole } = await readJournal({ ...place, path });
      const handle = await orRefused(place, () => openWhole(path, { torn, whole }));
      return new Journal({ history, handle, lock, size: whole });
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
      // Half a line would make the next one unreadable; where it cannot be taken back, the crash rule covers it.
      await this.#handle.truncate(this.#size).catch(() => {});
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
