/** The file of a journal: lines are appended, and read from its beginning. An incomplete last line is ignored. */
import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { rawPath } from '../files/rawPath.ts';
import { wholeLines } from '../files/wholeLines.ts';

export class JournalFile {
  readonly #descriptor: number;
  /** Offset after the last line that was read. */
  #read = 0;

  /** @throws the system error if the file cannot be opened. */
  constructor(path: string) {
    this.#descriptor = openSync(rawPath(path), 'a+', 0o600);
  }

  /** The next line; undefined at the end. */
  line(): string | undefined {
    const [line] = this.lines();
    return line;
  }

  /** Yields each complete line that has not been read yet. */
  *lines(): Generator<string> {
    for (const { text, end } of wholeLines(this.#descriptor, this.#read)) {
      this.#read = end;
      yield text;
    }
  }

  /** The offset after the last line that was read. */
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
