/** The file of a journal: lines that are appended, and read from its beginning. A cut last line does not count. */
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { rawPath } from '../files/rawPath.ts';

/** Bytes read at once. */
const PIECE = 1_048_576;

const LINE_FEED = 0x0a;

export class JournalFile {
  readonly #descriptor: number;
  /** Offset behind the last line that was read. */
  #read = 0;

  /** @throws the system error if the file cannot be opened */
  constructor(path: string) {
    this.#descriptor = openSync(rawPath(path), 'a+', 0o600);
  }

  /** The next line; undefined at the end. */
  line(): string | undefined {
    const [line] = this.lines();
    return line;
  }

  /** Each whole line that has not been read yet. */
  *lines(): Generator<string> {
    let pending: Uint8Array = new Uint8Array();
    for (let at = this.#read; ; ) {
      const piece = Buffer.alloc(PIECE);
      const count = readSync(this.#descriptor, piece, 0, PIECE, at);
      if (count === 0) return;
      at += count;
      let bytes = Buffer.concat([pending, piece.subarray(0, count)]);
      for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED)) {
        const text = bytes.toString('utf8', 0, end);
        bytes = bytes.subarray(end + 1);
        this.#read += end + 1;
        yield text;
      }
      pending = bytes;
    }
  }

  /** The offset behind the last line that was read. */
  get position(): number {
    return this.#read;
  }

  /** Removes everything from an offset on. */
  cutAt(offset: number): void {
    if (fstatSync(this.#descriptor).size > offset) ftruncateSync(this.#descriptor, offset);
  }

  append(line: object): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
