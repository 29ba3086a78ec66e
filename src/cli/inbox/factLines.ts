/** The facts of files as lines of the index, in batches: created in worker threads, appended by the main thread. */
import { type Stats, statSync } from 'node:fs';
import { archiveKeys, type FlowFile, relationKeys } from '../../messages/flow/index.ts';
import { rawPath } from '../files/rawPath.ts';
import { codeOf } from '../files/systemCode.ts';
import { factsIn, type Unread } from './fileFacts.ts';
import { hash32 } from './hash.ts';

/** A file to read. */
export interface Job {
  readonly path: string;
  /** The path in the facts: relative to the folder, if the folder has an index. */
  readonly name: string;
}

/** The beginning of a line, without the facts of the document. */
export interface Head {
  /** Path below the folder. */
  readonly below: string;
  /** Number of documents of the file before this one; undefined for the first. */
  readonly part?: number;
  readonly size: number;
  /** Modification time in milliseconds; -1 if the file must be read again. */
  readonly changed: number;
  readonly inode: number;
  /** The relation keys of the document as numbers, and its archive keys. */
  readonly keys: readonly number[];
  readonly archives: readonly number[];
  /** Files that could not be read since the previous line. */
  readonly unread: readonly Unread[];
  /** True for the last line of the file: without one, its lines are incomplete. */
  readonly last: boolean;
}

/** Whole lines. */
export interface FactLines {
  readonly text: Uint8Array;
  /** For each line: its length in bytes, the numbers of its keys and archive keys, and the keys themselves. */
  readonly numbers: Int32Array;
  /** Files that could not be read, with the index of their job. */
  readonly unread: readonly (Unread & { readonly job: number })[];
  /** True for the last lines of all jobs. */
  readonly isLast: boolean;
}

/** Approximate number of characters that are sent at once. */
const AT_ONCE = 131_072;

/**
 * Milliseconds within which a file may change while its modification time stays the same: the coarsest clock of a file
 * system in use (FAT). A file that changed within this time before it was read is read again in the next run.
 */
const CLOCK = 2_000;

/**
 * Yields the lines of the jobs. Every file has at least one line, unless the system does not report its size and time.
 */
export async function* factLines(jobs: readonly Job[], maxBytes: number): AsyncGenerator<FactLines> {
  const writer = new Writer();
  for (const [job, { path, name }] of jobs.entries()) {
    writer.job = job;
    const now = Date.now();
    const stats = statOf(path);
    if (typeof stats === 'string') {
      writer.unreadable({ path: name, reason: stats });
      continue;
    }
    const { size, mtimeMs, ino: inode } = stats;
    const state = { below: name, size, changed: now - mtimeMs < CLOCK ? -1 : mtimeMs, inode };
    let waiting: FlowFile | null = null;
    let part = 0;
    for await (const { file, unread } of factsIn(path, name, maxBytes)) {
      if (file === null) {
        writer.unreadable(unread);
        continue;
      }
      if (waiting !== null) {
        writer.line(state, part, waiting, false);
        part += 1;
        if (writer.length > AT_ONCE) yield writer.take(false);
      }
      waiting = file;
    }
    writer.line(state, part, waiting, true);
    if (writer.length > AT_ONCE && job < jobs.length - 1) yield writer.take(false);
  }
  yield writer.take(true);
}

function statOf(path: string): Stats | string {
  try {
    return statSync(rawPath(path));
  } catch (error) {
    return codeOf(error);
  }
}

class Writer {
  job = 0;
  #lines: string[] = [];
  #length = 0;
  #numbers: number[] = [];
  #unread: (Unread & { readonly job: number })[] = [];
  /** Files that could not be read, for the next line. */
  #noted: Unread[] = [];

  get length(): number {
    return this.#length;
  }

  unreadable(unread: Unread): void {
    this.#unread.push({ ...unread, job: this.job });
    this.#noted.push(unread);
  }

  line(
    state: Pick<Head, 'below' | 'size' | 'changed' | 'inode'>,
    part: number,
    file: FlowFile | null,
    last: boolean,
  ): void {
    const keys = file === null ? [] : [...new Set(relationKeys(file).map(hash32))];
    const archives = file === null ? [] : archiveKeys(file).map(hash32);
    const { below, ...rest } = state;
    const head: Head = {
      below,
      ...(part === 0 ? {} : { part }),
      ...rest,
      keys,
      archives,
      unread: this.#noted,
      last,
    };
    const text = `${JSON.stringify({ ...head, file })}\n`;
    this.#lines.push(text);
    this.#length += text.length;
    this.#numbers.push(Buffer.byteLength(text), keys.length, archives.length, ...keys, ...archives);
    this.#noted = [];
  }

  take(isLast: boolean): FactLines {
    const text = new TextEncoder().encode(this.#lines.join(''));
    // Numbers as a typed array: sending a list of numbers takes longer than sending the text.
    const taken = { text, numbers: Int32Array.from(this.#numbers), unread: this.#unread, isLast };
    this.#lines = [];
    this.#length = 0;
    this.#numbers = [];
    this.#unread = [];
    return taken;
  }
}

/** Numbers of the lines and of the unread files of a batch that were already taken. */
export interface Taken {
  readonly lines: number;
  readonly unread: number;
}

export function takenOf(lines: FactLines, before: Taken): Taken {
  let count = 0;
  eachLine(lines, () => {
    count += 1;
  });
  return { lines: before.lines + count, unread: before.unread + lines.unread.length };
}

/** The lines without those that were taken before. */
export function afterTaken(lines: FactLines, { lines: skipped, unread }: Taken): FactLines {
  let [count, bytes, numbers] = [0, 0, 0];
  eachLine(lines, (length, keys, archives) => {
    if (count >= skipped) return;
    count += 1;
    bytes += length;
    numbers += 3 + keys.length + archives.length;
  });
  return {
    ...lines,
    text: lines.text.subarray(bytes),
    numbers: lines.numbers.subarray(numbers),
    unread: lines.unread.slice(unread),
  };
}

/** Calls back for each line, in order. */
export function eachLine(
  { numbers }: FactLines,
  each: (bytes: number, keys: Int32Array, archives: Int32Array) => void,
): void {
  for (let at = 0; at < numbers.length; ) {
    const [bytes = 0, keys = 0, archives = 0] = numbers.subarray(at, at + 3);
    const middle = at + 3 + keys;
    const end = middle + archives;
    each(bytes, numbers.subarray(at + 3, middle), numbers.subarray(middle, end));
    at = end;
  }
}
