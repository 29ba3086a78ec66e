/**
 * A lock that works between processes, containers and, on a shared disk, machines. Its file is created exclusively,
 * contains a nonce, and is rewritten every second while its holder lives. Process ids are checked only where they are
 * unique; otherwise the file is watched, by the watcher's own clock: after ten seconds without a change it is stale.
 *
 * Only the process with the right to a nonce may replace or renew its file: the right is a second file next to it,
 * named after the nonce and created exclusively. If two processes find a stale lock, one gets the right, and moves
 * that file, which contains a nonce of its own, onto the stale one. A holder that was suspended requests the same
 * right before it continues.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { type LockClock, systemClock } from './clock.ts';
import { type ProcessIdentity, stateOf, thisProcess } from './processIdentity.ts';
import { type LockRecord, type ReadRecord, readRecord, writeRecord } from './record.ts';

/** Milliseconds. */
export const LOCK_FILE = {
  /** Time between two signs of life. */
  beat: 1_000,
  /** Time after its last sign of life during which a holder may work without checking the file. */
  fresh: 5_000,
  /** Time without a change after which a file can be taken over. */
  stale: 10_000,
  /** Time between two checks of a watched file. */
  look: 500,
} as const;

/** The maximum number of attempts for a lock that was just released, or taken over by another process. */
const TRIES = 5;

export interface LockSettings {
  readonly clock?: LockClock | undefined;
  readonly self?: ProcessIdentity | undefined;
  /** Called once if another process has taken over the lock. */
  readonly onLost?: (() => void) | undefined;
}

/** The owner of a lock. */
export interface LockHolder {
  /** 0 if the file does not contain it. */
  readonly pid: number;
  /** Null if process ids have the same meaning as here: on this machine, in this container. */
  readonly host: string | null;
  /** The time when it was taken, in ISO 8601; empty if the file does not contain it. */
  readonly since: string;
  /** The lock. */
  readonly file: string;
}

/** True if a file in the folder of a lock belongs to a lock. */
export const isLockName = (name: string): boolean => /\.lock(\.[\w-]+)?$/.test(name);

export class FileLock {
  readonly #path: string;
  readonly #clock: LockClock;
  readonly #onLost: () => void;
  readonly #handle: FileHandle;
  readonly #record: LockRecord;
  #beaten: number;
  #lost = false;
  #beating: Promise<void> = Promise.resolve();
  readonly #endBeats: () => void;

  private constructor(path: string, taken: Taken, { clock, onLost = () => {} }: Parts) {
    this.#path = path;
    this.#clock = clock;
    this.#onLost = onLost;
    this.#handle = taken.handle;
    this.#record = taken.record;
    this.#beaten = clock.now();
    this.#endBeats = clock.every(LOCK_FILE.beat, () => {
      this.#beating = this.#beating.then(() => this.#beat()).catch(() => {});
    });
  }

  /**
   * @returns The lock, or its holder
   * @throws The system's error
   */
  static async take(path: string, settings: LockSettings = {}): Promise<FileLock | LockHolder> {
    const { clock = systemClock, self = thisProcess(), onLost } = settings;
    const parts: Parts = { clock, self, onLost };
    for (let tries = 1; ; tries += 1) {
      const taken = await create(path, parts);
      if (taken !== null) return new FileLock(path, taken, parts);
      const seen = await readRecord(path);
      if (seen !== null) {
        const isStale = await isAbandoned(path, seen, parts);
        const replaced = isStale ? await replace(path, seen, parts) : null;
        if (replaced !== null) return new FileLock(path, replaced, parts);
        if (!isStale || tries >= TRIES) return holderOf(path, seen, self);
      } else if (tries >= TRIES) await clock.wait(LOCK_FILE.look);
    }
  }

  /** True if the last sign of life is so recent that no other process can have taken over the lock. */
  get isFresh(): boolean {
    const age = this.#clock.now() - this.#beaten;
    return !this.#lost && age >= 0 && age < LOCK_FILE.fresh;
  }

  /** Checks the file. After a pause of its process, the lock is renewed first, if it still exists. */
  async isHeld(): Promise<boolean> {
    for (let tries = 1; !this.#lost && tries <= TRIES; tries += 1) {
      if (!this.isFresh) await this.#renew();
      else if (await this.#isThere()) return true;
    }
    return false;
  }

  async release(): Promise<void> {
    this.#endBeats();
    await this.#beating;
    try {
      if (await this.isHeld()) await rm(this.#path, { force: true });
    } catch {
      // Without renewal, the lock becomes stale.
    }
    await this.#handle.close().catch(() => {});
  }

  async #beat(): Promise<void> {
    if (this.#lost) return;
    if (!this.isFresh) return this.#renew();
    await this.#write();
    await this.#isThere();
  }

  /** The pause may have been so long that another process is about to take over: only one of the two gets the right. */
  async #renew(): Promise<void> {
    const right = rightTo(this.#path, this.#record.nonce);
    const handle = await openNew(right);
    if (handle === null) {
      // Another process is taking it over now, or died while doing so.
      await this.#clock.wait(LOCK_FILE.look);
      await this.#isThere();
      return;
    }
    try {
      if (await this.#isThere()) await this.#write();
    } finally {
      await handle.close();
      await rm(right, { force: true });
    }
  }

  /** Writes through the open file, so that another file under the same name is not changed. */
  async #write(): Promise<void> {
    const now = this.#clock.now();
    const bytes = writeRecord({ ...this.#record, alive: instant(now) });
    await this.#handle.write(bytes, 0, bytes.length, 0);
    this.#beaten = now;
  }

  /** True if the file still belongs to this lock; reports the first time that it does not. */
  async #isThere(): Promise<boolean> {
    const now = await readRecord(this.#path);
    const isOurs = now?.record.nonce === this.#record.nonce;
    if (isOurs || this.#lost) return isOurs;
    this.#lost = true;
    this.#endBeats();
    this.#onLost();
    return false;
  }
}

interface Parts {
  readonly clock: LockClock;
  readonly self: ProcessIdentity;
  readonly onLost?: (() => void) | undefined;
}

interface Taken {
  readonly handle: FileHandle;
  readonly record: LockRecord;
}

/** @returns null if the file already exists */
async function create(path: string, { clock, self }: Parts): Promise<Taken | null> {
  const handle = await openNew(path);
  if (handle === null) return null;
  const now = instant(clock.now());
  const { pid, host, space, began } = self;
  const record: LockRecord = { nonce: randomUUID(), pid, host, space, began, since: now, alive: now };
  try {
    await handle.write(writeRecord(record));
    return { handle, record };
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}

async function openNew(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  }
}

/** True if a file has no holder: its process is dead, or the file has not changed for too long. */
async function isAbandoned(path: string, seen: ReadRecord, { clock, self }: Parts): Promise<boolean> {
  const state = stateOf(seen.record, self);
  if (state !== 'unknown') return state === 'dead';
  const begin = clock.elapsed();
  while (clock.elapsed() - begin < LOCK_FILE.stale) {
    await clock.wait(LOCK_FILE.look);
    const now = await readRecord(path);
    if (now?.text !== seen.text) return now === null;
  }
  return true;
}

/**
 * Replaces an abandoned lock with our own.
 * @returns null if another process was faster
 */
async function replace(path: string, stale: ReadRecord, parts: Parts): Promise<Taken | null> {
  const right = rightTo(path, stale.record.nonce);
  const taken = await create(right, parts);
  if (taken === null) {
    // Another process is taking it over, or died while doing so.
    const other = await readRecord(right);
    if (other !== null && (await isAbandoned(right, other, parts))) await rm(right, { force: true });
    return null;
  }
  const now = await readRecord(path);
  if (now?.text !== stale.text) {
    await taken.handle.close();
    await rm(right, { force: true });
    return null;
  }
  // Moves whichever file has the name of the right: the nonce in it decides.
  await rename(right, path).catch(() => {});
  if ((await readRecord(path))?.record.nonce === taken.record.nonce) return taken;
  await taken.handle.close();
  return null;
}

const rightTo = (path: string, nonce: string): string => `${path}.${nonce || 'unreadable'}`;

function holderOf(file: string, { record }: ReadRecord, self: ProcessIdentity): LockHolder {
  const { pid, host, since, space } = record;
  const isHere = space !== null && space === self.space && host === self.host;
  return { pid, host: isHere ? null : host, since, file };
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
