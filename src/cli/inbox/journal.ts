/** The index of `inbox`: a journal of the facts of each file for each folder, so that only changed files are read again. */
import { closeSync, fstatSync, openSync, readSync, type Stats, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../folders/index.ts';
import { relationKeys } from '../../messages/flow/index.ts';
import { codeOf } from '../files/systemCode.ts';
import { TemporaryFile } from '../files/temporaryFile.ts';
import type { FileFacts, Unread } from './fileFacts.ts';
import { hash32, hash53 } from './hash.ts';
import { LineFile } from './lineFile.ts';

/** Changes with every change of what is kept; another version is read as empty. */
const VERSION = 3;

/** Lines that are appended at once. */
const BATCH = 1_000;

/** Lines of replaced and removed files, as a share of all, over which a journal is written anew. */
const MOST_STALE = 0.3;

/**
 * Milliseconds within which a file may change without a change of its time: the coarsest clock of a file system in use
 * (FAT). A file changed within this time before it was read is read again.
 */
const CLOCK = 2_000;

const OWNER_ONLY = 0o600;
const LINE_FEED = 0x0a;

/** The fields of a line before the facts. */
interface Head {
  /** Path below the folder. */
  readonly below: string;
  readonly size: number;
  /** Milliseconds; -1 if it must be read again. */
  readonly changed: number;
  readonly inode: number;
  /** The relation keys of all files in it, as numbers. */
  readonly keys: readonly number[];
  readonly unread: readonly Unread[];
}

/** By which a change of a file is noticed. */
type FileState = Pick<Stats, 'size' | 'mtimeMs' | 'ino'>;

const BEFORE_PATH = '{"below":';
const AFTER_PATH = ',"size":';
const BEFORE_FILES = ',"files":';

/** A file in the journal: the position of its line, and the data that is available without reading its facts. */
export interface Entry extends Pick<Head, 'keys' | 'unread'> {
  readonly place: number;
}

/**
 * Facts stay in the file: in memory is a number for each line. A line is known by its offset if it was there at the start,
 * otherwise by -1, -2, … in the order of the added ones.
 */
export class Journal {
  readonly #path: string | null;
  readonly #head: string;
  readonly #known: LineFile | null;
  readonly #descriptors: number[] = [];
  /** Offsets of the lines that no file has asked for yet, by the hash of their path. */
  readonly #unused = new Map<number, number>();
  /** Places of the files that are still there. */
  readonly #used: number[] = [];
  /** The text of an added line, or its offset in the file once it was appended. */
  readonly #added: (string | number)[] = [];
  /** Index of the first added line that is not appended yet. */
  #pending = 0;
  #lines = 0;
  #target: Target | null = null;
  #error: string | null = null;

  /**
   * @param path The journal's file; a damaged or missing one is empty, which costs time and loses nothing. Null to keep
   * everything in memory.
   * @param maxBytes Facts read with another limit of size are not used.
   */
  constructor(path: string | null, folder: string, maxBytes: number) {
    this.#path = path;
    this.#head = JSON.stringify({ fattura: 'inbox', version: VERSION, folder, maxBytes });
    this.#known = path === null ? null : this.#openKnown(path);
  }

  #openKnown(path: string): LineFile | null {
    try {
      const descriptor = openSync(path, 'r');
      this.#descriptors.push(descriptor);
      const file = new LineFile(descriptor);
      if (file.at(0) !== this.#head) return null;
      for (const { offset, beginning } of file.beginnings(AFTER_PATH)) {
        this.#lines += 1;
        if (beginning?.startsWith(BEFORE_PATH) !== true) continue;
        this.#unused.set(hash53(beginning.slice(BEFORE_PATH.length)), offset);
      }
      return file;
    } catch {
      // Missing, a folder in its place, or a failing disk: what is missing is read again.
      this.#unused.clear();
      return null;
    }
  }

  /** The entry of a file that has not changed; null for any other. */
  find(below: string, { size, mtimeMs, ino }: FileState): Entry | null {
    const hash = hash53(JSON.stringify(below));
    const place = this.#unused.get(hash);
    if (place === undefined) return null;
    this.#unused.delete(hash);
    const head = headOf(this.#known?.at(place) ?? '');
    if (head === null || head.below !== below) return null;
    if (head.size !== size || head.changed !== mtimeMs || head.inode !== ino) return null;
    this.#used.push(place);
    return { place, keys: head.keys, unread: head.unread };
  }

  /** @param now The time before the file was read, in milliseconds since 1970. */
  add(below: string, { size, mtimeMs, ino }: FileState, { files, unread }: FileFacts, now: number): Entry {
    const changed = now - mtimeMs < CLOCK ? -1 : mtimeMs;
    const keys = [...new Set(files.flatMap((file) => relationKeys(file).map(hash32)))];
    const head: Head = { below, size, changed, inode: ino, keys, unread };
    const place = -this.#added.push(JSON.stringify({ ...head, files }));
    this.#used.push(place);
    if (this.#added.length - this.#pending >= BATCH) this.flush();
    return { place, keys, unread };
  }

  /** The facts of an entry, read from the file. @throws IndexError if it was changed by another program meanwhile */
  facts(place: number): FileFacts {
    try {
      return JSON.parse(this.#textAt(place) ?? '') as FileFacts;
    } catch (error) {
      throw new IndexError(codeOf(error));
    }
  }

  #textAt(place: number): string | null {
    if (place >= 0) return this.#known?.at(place) ?? null;
    const added = this.#added[-place - 1];
    if (typeof added === 'number') return this.#target?.lines.at(added) ?? null;
    return added ?? null;
  }

  /**
   * Appends the added lines, whole lines in one write: a run that is killed leaves at most one damaged line, which the next
   * run ignores. Lines that cannot be written stay in memory.
   */
  flush(): void {
    if (this.#path === null || this.#error !== null || this.#pending === this.#added.length) return;
    try {
      this.#target ??= this.#openTarget(this.#path);
      const lines = this.#added.slice(this.#pending).map((line) => `${line}\n`);
      const before = this.#target.size;
      writeFileSync(this.#target.descriptor, lines.join(''));
      this.#target.size = fstatSync(this.#target.descriptor).size;
      let offset = before;
      const offsets = lines.map((line) => {
        const start = offset;
        offset += Buffer.byteLength(line);
        return start;
      });
      // Otherwise another process appended too, and the offsets are unknown: these lines stay in memory.
      if (offset === this.#target.size) {
        for (const [at, start] of offsets.entries()) this.#added[this.#pending + at] = start;
      }
      this.#pending = this.#added.length;
    } catch (error) {
      this.#error = codeOf(error);
    }
  }

  /** A journal of another version is replaced, not truncated: another process may read it. */
  #openTarget(path: string): Target {
    makeFolder(dirname(path), { mode: 0o700 });
    if (this.#known === null) {
      const file = TemporaryFile.open(path, OWNER_ONLY);
      try {
        file.append(`${this.#head}\n`);
        file.commit();
      } finally {
        file.discard();
      }
      this.#lines = 1;
    }
    const descriptor = openSync(path, 'a+', OWNER_ONLY);
    this.#descriptors.push(descriptor);
    const { size } = fstatSync(descriptor);
    const last = Buffer.alloc(1, LINE_FEED);
    if (size > 0) readSync(descriptor, last, 0, 1, size - 1);
    if (last[0] === LINE_FEED) return { descriptor, lines: new LineFile(descriptor), size };
    // A cut last line would damage the next one.
    writeFileSync(descriptor, '\n');
    return { descriptor, lines: new LineFile(descriptor), size: fstatSync(descriptor).size };
  }

  /**
   * Writes the journal anew if many of its lines are about files that are gone, and closes it.
   *
   * @returns the system's error code if it could not be written; null without an error
   */
  finish(): string | null {
    this.flush();
    try {
      const lines = this.#lines + this.#added.length;
      const stale = lines - this.#used.length;
      if (this.#path !== null && this.#error === null && stale > this.#used.length * MOST_STALE + BATCH)
        this.#rewrite(this.#path);
    } catch (error) {
      this.#error = codeOf(error);
    } finally {
      this.close();
    }
    return this.#error;
  }

  close(): void {
    for (const descriptor of this.#descriptors.splice(0)) closeSync(descriptor);
  }

  #rewrite(path: string): void {
    const file = TemporaryFile.open(path, OWNER_ONLY);
    try {
      file.append(`${this.#head}\n`);
      for (let at = 0; at < this.#used.length; at += BATCH) {
        const texts = this.#used.slice(at, at + BATCH).map((place) => this.#textAt(place));
        file.append(texts.map((text) => (text === null ? '' : `${text}\n`)).join(''));
      }
      // Windows replaces no open file.
      this.close();
      file.commit();
    } finally {
      file.discard();
    }
  }
}

/** The journal as it is appended to. */
interface Target {
  readonly descriptor: number;
  readonly lines: LineFile;
  size: number;
}

/** The index cannot be read any more. */
export class IndexError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('the index was changed or cannot be read');
    this.code = code;
  }
}

/** Null for a damaged line. */
function headOf(text: string): Head | null {
  const end = text.indexOf(BEFORE_FILES);
  if (end === -1 || !text.endsWith('}')) return null;
  try {
    return JSON.parse(`${text.slice(0, end)}}`) as Head;
  } catch {
    return null;
  }
}
