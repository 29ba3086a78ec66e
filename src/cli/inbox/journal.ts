/** The index of `inbox`: a journal of the facts of each file for each folder, so that only changed files are read again. */
import { appendFileSync, closeSync, mkdirSync, openSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { wholeLines } from '../files/wholeLines.ts';
import { writeWhole } from '../files/write.ts';
import type { FileFacts } from './fileFacts.ts';

/** Changes with every change of what is kept; another version is read as empty. */
const VERSION = 1;

/** Lines that are appended at once. */
const BATCH = 1_000;

/** Lines of replaced and removed files, as a share of all, over which a journal is written anew. */
const MOST_STALE = 0.3;

/**
 * Milliseconds within which a file may change without a change of its time: the coarsest clock of a file system in use
 * (FAT). A file changed within this time before it was read is read again.
 */
const CLOCK = 2_000;

interface Line extends FileFacts {
  /** Path below the folder. */
  readonly below: string;
  readonly size: number;
  /** Milliseconds; -1 if it must be read again. */
  readonly changed: number;
  readonly inode: number;
}

export class Journal {
  readonly #path: string;
  readonly #head: string;
  /** Lines that no file has asked for yet, by path. As text, which takes a third of the memory. */
  readonly #unused = new Map<string, string>();
  readonly #used = new Set<string>();
  #lines: number;
  #added: string[] = [];

  /**
   * @param path The journal's file; a damaged or missing one is empty, which costs time and loses nothing.
   * @param maxBytes Facts read with another limit of size are not used.
   */
  constructor(path: string, folder: string, maxBytes: number) {
    this.#path = path;
    this.#head = JSON.stringify({ fattura: 'inbox', version: VERSION, folder, maxBytes });
    this.#lines = -1;
    for (const text of linesOf(path)) {
      if (this.#lines === -1 && text !== this.#head) return;
      this.#lines += 1;
      const below = this.#lines === 0 ? null : belowIn(text);
      if (below !== null) this.#unused.set(below, text);
    }
  }

  /** The facts of a file that has not changed; null for any other. */
  find(below: string, { size, mtimeMs, ino }: Stats): FileFacts | null {
    const line = lineOf(this.#unused.get(below) ?? '');
    this.#unused.delete(below);
    if (line === null || line.size !== size || line.changed !== mtimeMs || line.inode !== ino) return null;
    this.#used.add(below);
    return line;
  }

  /**
   * @param now The time before the file was read, in milliseconds since 1970.
   * @returns the facts, detached from the file
   */
  add(below: string, { size, mtimeMs, ino }: Stats, { files, unread }: FileFacts, now: number): FileFacts {
    const changed = now - mtimeMs < CLOCK ? -1 : mtimeMs;
    const line: Line = { below, size, changed, inode: ino, files, unread };
    this.#used.add(below);
    const text = JSON.stringify(line);
    this.#added.push(`${text}\n`);
    if (this.#added.length >= BATCH) this.#append();
    return JSON.parse(text) as Line;
  }

  /** Writes the added lines; rewrites the journal if many of its lines are about files that are gone. */
  async finish(): Promise<void> {
    const stale = this.#lines + this.#added.length - this.#used.size;
    if (this.#lines < 0 || stale <= this.#used.size * MOST_STALE + BATCH) {
      if (this.#added.length > 0) this.#append();
      return;
    }
    if (this.#added.length > 0) this.#append();
    const latest = new Map<string, number>();
    let at = 0;
    for (const text of linesOf(this.#path)) {
      const below = belowIn(text);
      if (below !== null && this.#used.has(below)) latest.set(below, at);
      at += 1;
    }
    const kept = new Set(latest.values());
    const lines: string[] = [];
    at = 0;
    for (const text of linesOf(this.#path)) {
      if (kept.has(at)) lines.push(text);
      at += 1;
    }
    await writeWhole(this.#path, [this.#head, ...lines, ''].join('\n'), { overwrite: true });
    this.#lines = lines.length;
  }

  /** Whole lines in one write: a run that is killed leaves at most one damaged line, which the next run ignores. */
  #append(): void {
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    const isNew = this.#lines < 0;
    const text = `${isNew ? `${this.#head}\n` : ''}${this.#added.join('')}`;
    appendFileSync(this.#path, text, { flag: isNew ? 'w' : 'a', mode: 0o600 });
    this.#lines = Math.max(0, this.#lines) + this.#added.length;
    this.#added = [];
  }
}

/** The lines of a journal; none if it is missing or unreadable. */
function* linesOf(path: string): Generator<string> {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch {
    return;
  }
  try {
    for (const { text } of wholeLines(descriptor)) yield text;
  } catch {
    // A folder in its place, or a failing disk: what is missing is read again.
  } finally {
    closeSync(descriptor);
  }
}

/** The path of a line, without reading the rest: it is the first member. Null for a damaged line. */
function belowIn(text: string): string | null {
  const end = text.indexOf(AFTER_PATH);
  if (end === -1 || !text.startsWith(BEFORE_PATH) || !text.endsWith('}')) return null;
  try {
    return JSON.parse(text.slice(BEFORE_PATH.length, end + 1)) as string;
  } catch {
    return null;
  }
}

const BEFORE_PATH = '{"below":';
const AFTER_PATH = '","size":';

function lineOf(text: string): Line | null {
  if (text === '') return null;
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
