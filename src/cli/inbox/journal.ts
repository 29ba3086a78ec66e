/** The index of `inbox`: a journal of the facts of each file for each folder, so that only changed files are read again. */
import { closeSync, fstatSync, openSync, readSync, type Stats, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../folders/index.ts';
import type { FlowFile } from '../../messages/index.ts';
import { codeOf } from '../files/systemCode.ts';
import { TemporaryFile } from '../files/temporaryFile.ts';
import { eachLine, type FactLines, type Head } from './factLines.ts';
import { hash53 } from './hash.ts';
import { LineFile } from './lineFile.ts';
import { NumberList, NumberMap } from './numbers.ts';
import { ScratchFile } from './scratchFile.ts';

/** Version of the format of the lines. A journal with another version is read as empty. */
const VERSION = 4;

/** Number of lines that are written at once when a journal is rewritten. */
const BATCH = 1_000;

/** Number of lines of replaced and removed files, relative to the others, above which a journal is rewritten. */
const MOST_STALE = 0.3;

const OWNER_ONLY = 0o600;
const LINE_FEED = 0x0a;

/** The data by which a change of a file is detected. */
type FileState = Pick<Stats, 'size' | 'mtimeMs' | 'ino'>;

const BEFORE_PATH = '{"below":';
const AFTER_PATH = ',"size":';
const BEFORE_FILE = ',"file":';

/** A line of the journal: its position, and the data that is available without its facts. */
export interface Entry extends Pick<Head, 'keys' | 'archives' | 'unread'> {
  readonly place: number;
}

/**
 * Facts stay in the file; only a number for each line is kept in memory: its offset, or -1, -2, … if the line could not
 * be written.
 */
export class Journal {
  readonly #path: string | null;
  readonly #head: string;
  readonly #known: LineFile | null;
  /** Size of the file in bytes when it was opened. */
  #end = 0;
  readonly #descriptors: number[] = [];
  /** Offsets of the lines that have not been looked up yet, by the hash of their path and part. */
  readonly #unused = new NumberMap((size) => new Float64Array(size));
  /** Places of the lines of files that still exist. */
  readonly #used = new NumberList();
  /** Lines that could not be written. */
  readonly #kept: string[] = [];
  #lines = 0;
  #target: Target | null = null;
  #error: string | null = null;

  /**
   * @param path The journal's file; a damaged or missing one is read as empty, which costs time and loses nothing. Null
   * for a temporary file.
   * @param maxBytes Facts that were read with another size limit are not used.
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
      this.#end = fstatSync(descriptor).size;
      for (const { offset, bytes } of file.lines(0, this.#end)) {
        this.#lines += 1;
        const end = bytes.indexOf(AFTER_PATH);
        const beginning = end === -1 ? '' : bytes.toString('utf8', 0, end);
        if (!beginning.startsWith(BEFORE_PATH)) continue;
        this.#unused.set(hash53(beginning.slice(BEFORE_PATH.length)), offset);
      }
      return file;
    } catch {
      // The file is missing or unreadable: all files are read again.
      this.#unused.clear();
      return null;
    }
  }

  /** True if the journal may contain the file. */
  mayHave(below: string): boolean {
    return this.#unused.get(keyOf(below, 0)) !== undefined;
  }

  /** The entries of a file that has not changed; null for any other. */
  find(below: string, { size, mtimeMs, ino }: FileState): readonly Entry[] | null {
    const entries: Entry[] = [];
    for (let part = 0; ; part += 1) {
      const key = keyOf(below, part);
      const place = this.#unused.get(key);
      if (place === undefined) return null;
      this.#unused.delete(key);
      const head = headOf(this.#known?.at(place) ?? '');
      if (head === null || head.below !== below || (head.part ?? 0) !== part) return null;
      if (head.size !== size || head.changed !== mtimeMs || head.inode !== ino) return null;
      const { keys, archives, unread, last } = head;
      entries.push({ place, keys, archives, unread });
      if (!last) continue;
      for (const one of entries) this.#used.push(one.place);
      return entries;
    }
  }

  /**
   * Appends lines in one write: a killed run leaves at most one damaged line, and files without their last line, both
   * of which the next run ignores.
   *
   * @returns the place of each line
   */
  append(lines: FactLines): readonly number[] {
    const start = this.#write(lines.text);
    const places: number[] = [];
    let offset = 0;
    eachLine(lines, (bytes) => {
      const text = (): string =>
        Buffer.from(lines.text.subarray(offset, offset + bytes - 1)).toString('utf8');
      const place = start === null ? -this.#kept.push(text()) : start + offset;
      offset += bytes;
      places.push(place);
      this.#used.push(place);
      this.#lines += 1;
    });
    return places;
  }

  /** Returns the offset of the written lines; null if they must be kept in memory. */
  #write(text: Uint8Array): number | null {
    if (this.#error !== null) return null;
    try {
      this.#target ??= this.#path === null ? this.#openScratch() : this.#openTarget(this.#path);
      return this.#target.append(text);
    } catch (error) {
      this.#error = codeOf(error);
      return null;
    }
  }

  #openScratch(): Target {
    const file = new ScratchFile();
    return {
      lines: new LineFile(file.descriptor),
      append: (text) => file.append(text),
      close: () => file.close(),
    };
  }

  /**
   * Opens the file for appending. A journal of another version is replaced, not truncated, because another process may
   * be reading it.
   */
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
    let { size } = fstatSync(descriptor);
    const last = Buffer.alloc(1, LINE_FEED);
    if (size > 0) readSync(descriptor, last, 0, 1, size - 1);
    // An incomplete last line would damage the next one.
    if (last[0] !== LINE_FEED) {
      writeFileSync(descriptor, '\n');
      size = fstatSync(descriptor).size;
    }
    return {
      lines: new LineFile(descriptor),
      append(text) {
        const before = size;
        writeFileSync(descriptor, text);
        size = fstatSync(descriptor).size;
        // If the sizes differ, another process has appended too, and the offset is unknown.
        return size === before + text.length ? before : null;
      },
      close: () => {},
    };
  }

  /** Discards the lines that were not looked up. Afterwards, only {@link facts} may be called. */
  endFinding(): void {
    this.#unused.clear();
  }

  /**
   * The facts of a line; null for a file without facts. @throws IndexError if another program has changed the file
   * meanwhile
   */
  facts(place: number): FlowFile | null {
    try {
      const text = this.#textAt(place) ?? '';
      return JSON.parse(text.slice(text.indexOf(BEFORE_FILE) + BEFORE_FILE.length, -1)) as FlowFile | null;
    } catch (error) {
      throw new IndexError(codeOf(error));
    }
  }

  #textAt(place: number): string | null {
    if (place < 0) return this.#kept[-place - 1] ?? null;
    const file = this.#known !== null && place < this.#end ? this.#known : this.#target?.lines;
    return file?.at(place) ?? null;
  }

  /**
   * Rewrites the journal if many of its lines are about files that no longer exist, and closes it.
   *
   * @returns the system's error code if it could not be written; null without an error
   */
  finish(): string | null {
    const path = this.#path;
    if (path === null) {
      this.close();
      return null;
    }
    try {
      const stale = this.#lines - this.#used.length;
      if (this.#error === null && stale > this.#used.length * MOST_STALE + BATCH) this.#rewrite(path);
    } catch (error) {
      this.#error = codeOf(error);
    } finally {
      this.close();
    }
    return this.#error;
  }

  close(): void {
    this.#target?.close();
    this.#target = null;
    for (const descriptor of this.#descriptors.splice(0)) closeSync(descriptor);
  }

  #rewrite(path: string): void {
    const file = TemporaryFile.open(path, OWNER_ONLY);
    try {
      file.append(`${this.#head}\n`);
      let texts: string[] = [];
      for (let at = 0; at < this.#used.length; at += 1) {
        const text = this.#textAt(this.#used.at(at));
        if (text !== null) texts.push(`${text}\n`);
        if (texts.length < BATCH) continue;
        file.append(texts.join(''));
        texts = [];
      }
      file.append(texts.join(''));
      // Windows cannot replace an open file.
      this.close();
      file.commit();
    } finally {
      file.discard();
    }
  }
}

/** The file that lines are appended to. */
interface Target {
  readonly lines: LineFile;
  /** @returns the offset; null if it is unknown @throws the system error */
  append(text: Uint8Array): number | null;
  close(): void;
}

/** The index can no longer be read. */
export class IndexError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('the index was changed or cannot be read');
    this.code = code;
  }
}

/** The key of a line: the hash of its beginning, with path and part. */
function keyOf(below: string, part: number): number {
  return hash53(`${JSON.stringify(below)}${part === 0 ? '' : `,"part":${part}`}`);
}

/** Null for a damaged line. */
function headOf(text: string): Head | null {
  const end = text.indexOf(BEFORE_FILE);
  if (end === -1 || !text.endsWith('}')) return null;
  try {
    return JSON.parse(`${text.slice(0, end)}}`) as Head;
  } catch {
    return null;
  }
}
