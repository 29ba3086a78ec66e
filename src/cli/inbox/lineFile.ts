/** Lines of a file by their offsets. Files of any size: only a window of it is in memory. */
import { readSync } from 'node:fs';

/** Bytes that are read at once. */
const WINDOW = 131_072;

const LINE_FEED = 0x0a;

export class LineFile {
  readonly #descriptor: number;
  #window: Buffer = Buffer.alloc(0);
  #start = 0;
  /** True if the window reaches the end of the file. */
  #isLast = false;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /** The line that begins at an offset, without its line feed; null for a cut last line. @throws the system error */
  at(offset: number): string | null {
    const found = this.#span(offset);
    return found === null ? null : found.toString('utf8');
  }

  /** The offset of each whole line, and its beginning up to a text; null for a line without it. */
  *beginnings(text: string): Generator<{ readonly offset: number; readonly beginning: string | null }> {
    const mark = Buffer.from(text);
    let offset = 0;
    for (let line = this.#span(offset); line !== null; line = this.#span(offset)) {
      const end = line.indexOf(mark);
      yield { offset, beginning: end === -1 ? null : line.toString('utf8', 0, end) };
      offset += line.length + 1;
    }
  }

  #span(offset: number): Buffer | null {
    for (let length = WINDOW; ; length *= 2) {
      const from = offset - this.#start;
      const end = from < 0 ? -1 : this.#window.indexOf(LINE_FEED, from);
      if (end !== -1) return this.#window.subarray(from, end);
      if (from === 0 && this.#isLast) return null;
      this.#read(offset, length);
    }
  }

  #read(offset: number, length: number): void {
    // A buffer of its own: lines that were returned are views of the one before.
    const window = Buffer.allocUnsafe(length);
    let size = 0;
    while (size < length) {
      const count = readSync(this.#descriptor, window, size, length - size, offset + size);
      if (count === 0) break;
      size += count;
    }
    this.#window = window.subarray(0, size);
    this.#start = offset;
    this.#isLast = size < length;
  }
}
