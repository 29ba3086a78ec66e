/**
 * A lock that holds between processes, containers and, where the disk is shared, machines. Its file is made
 * exclusively, has a nonce of its own, and is written over every second as long as its holder lives. Whether a process
 * lives is asked of the system only where its number means the same; elsewhere the file is watched, by the watcher's
 * own clock: one that does not change for ten seconds is stale.
 *
 * Only who has the right to a nonce may replace or renew its file: the right is a file beside it, named by the nonce
 * and made exclusively. Of two that find a lock stale at once, one gets the right, and that file, with a nonce of its
 * own in it, is moved onto the stale one. A holder that was suspended asks for the same right before it goes on.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { type LockClock, systemClock } from './clock.ts';
import { type ProcessIdentity, stateOf, thisProcess } from './processIdentity.ts';
import { type LockRecord, type ReadRecord, readRecord, writeRecord } from './record.ts';

/** Milliseconds. */
export const LOCK = {
  /** Between two signs of life. */
  beat: 1_000,
  /** So long after its last sign of life a holder may still work without looking. */
  fresh: 5_000,
  /** So long a file has to stand unchanged before it is taken over. */
  stale: 10_000,
  /** Between two looks at a file that is watched. */
  look: 500,
} as const;

/** The maximum number of attempts for a lock that was just released, or taken over by another process. */
const TRIES = 5;

export interface LockSettings {
  readonly clock?: LockClock | undefined;
  readonly self?: ProcessIdentity | undefined;
  /** Called once when another has taken the lock over. */
  readonly onLost?: (() => void) | undefined;
}

/** The owner of a lock. */
export interface LockHolder {
  /** 0 where the file does not say. */
  readonly pid: number;
  /** Null where its number means the same as here: on this machine, in this container. */
  readonly host: string | null;
  /** The time when it was taken, in ISO 8601; empty if the file does not contain it. */
  readonly since: string;
  /** The lock. */
  readonly file: string;
}

/** Whether a file in the folder of a lock belongs to a lock. */
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
    this.#endBeats = clock.every(LOCK.beat, () => {
      this.#beating = this.#beating.then(() => this.#beat()).catch(() => {});
    });
  }

  /** @returns the lock, or who has it. @throws what the system says. */
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
      } else if (tries >= TRIES) await clock.wait(LOCK.look);
    }
  }

  /** Whether its last sign of life is so recent that nobody can have taken it over. */
  get isFresh(): boolean {
    const age = this.#clock.now() - this.#beaten;
    return !this.#lost && age >= 0 && age < LOCK.fresh;
  }

  /** Looks at the file. After a pause of its own process it renews the lock first, if it is still there. */
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
      // It goes stale.
    }
    await this.#handle.close().catch(() => {});
  }

  async #beat(): Promise<void> {
    if (this.#lost) return;
    if (!this.isFresh) return this.#renew();
    await this.#write();
    await this.#isThere();
  }

  /** A pause may have been so long that another is about to take over: one of the two gets the right. */
  async #renew(): Promise<void> {
    const right = rightTo(this.#path, this.#record.nonce);
    const handle = await openNew(right);
    if (handle === null) {
      // Somebody is taking it over this moment, or died over it.
      await this.#clock.wait(LOCK.look);
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

  /** Through the open file: when another file stands in its place, nothing of that is touched. */
  async #write(): Promise<void> {
    const now = this.#clock.now();
    const bytes = writeRecord({ ...this.#record, alive: instant(now) });
    await this.#handle.write(bytes, 0, bytes.length, 0);
    this.#beaten = now;
  }

  /** Whether the file is still this lock's; the first time that it is not, that is told. */
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

/** @returns null when the file is there already. */
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

/** Whether nobody is behind a file: its process is dead, or it stands still for as long as no holder's does. */
async function isAbandoned(path: string, seen: ReadRecord, { clock, self }: Parts): Promise<boolean> {
  const state = stateOf(seen.record, self);
  if (state !== 'unknown') return state === 'dead';
  const begin = clock.elapsed();
  while (clock.elapsed() - begin < LOCK.stale) {
    await clock.wait(LOCK.look);
    const now = await readRecord(path);
    if (now?.text !== seen.text) return now === null;
  }
  return true;
}

/** Puts a lock of our own in the place of one that nobody holds. @returns null when it turns out otherwise. */
async function replace(path: string, stale: ReadRecord, parts: Parts): Promise<Taken | null> {
  const right = rightTo(path, stale.record.nonce);
  const taken = await create(right, parts);
  if (taken === null) {
    // Another is taking it over, or died over it.
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
  // Whichever file has the name of the right is moved: what counts is whose nonce stands there then.
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
