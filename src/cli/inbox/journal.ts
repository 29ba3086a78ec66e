/** The index of `inbox`: for each folder a journal of what each file said, so that only changed files are read again. */
import { appendFileSync, mkdirSync, readFileSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
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
 * (FAT). A file that was changed so shortly before it was read is read again.
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
  readonly #kept = new Map<string, Line>();
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
    const [head, ...lines] = textOf(path).split('\n');
    this.#lines = head === this.#head ? lines.length : -1;
    if (head !== this.#head) return;
    for (const text of lines) {
      const line = lineOf(text);
      if (line !== null) this.#kept.set(line.below, line);
    }
  }

  /** The facts of a file that has not changed; null for any other. */
  find(below: string, { size, mtimeMs, ino }: Stats): FileFacts | null {
    const line = this.#kept.get(below);
    if (line === undefined || line.size !== size || line.changed !== mtimeMs || line.inode !== ino)
      return null;
    this.#used.add(below);
    return line;
  }

  /** @param now The time before the file was read, in milliseconds since 1970. */
  add(below: string, { size, mtimeMs, ino }: Stats, { files, unread }: FileFacts, now: number): void {
    const changed = now - mtimeMs < CLOCK ? -1 : mtimeMs;
    const line: Line = { below, size, changed, inode: ino, files, unread };
    this.#kept.set(below, line);
    this.#used.add(below);
    this.#added.push(`${JSON.stringify(line)}\n`);
    if (this.#added.length >= BATCH) this.#append();
  }

  /** Writes what was added. Without the lines of files that are gone if there are many. */
  async finish(): Promise<void> {
    const stale = this.#lines + this.#added.length - this.#used.size;
    if (this.#lines < 0 || stale <= this.#used.size * MOST_STALE + BATCH) {
      if (this.#added.length > 0) this.#append();
      return;
    }
    const lines = [...this.#used].map((below) => JSON.stringify(this.#kept.get(below)));
    await writeWhole(this.#path, [this.#head, ...lines, ''].join('\n'), { overwrite: true });
    this.#lines = lines.length;
    this.#added = [];
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

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function lineOf(text: string): Line | null {
  if (text === '') return null;
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
