/** Reads lines of a file by their offsets. The file may have any size: only some blocks are in memory. */
import { readSync } from 'node:fs';

/** Number of bytes read at once for a line at any offset. */
const BLOCK = 65_536;

/** Number of bytes read at once for lines in order: a table of a million rows reads 250 runs at the same time. */
const STEP = 32_768;

/**
 * Maximum number of blocks in memory: related lines may be far apart, like the invoices and the messages of an archive.
 */
const MOST_BLOCKS = 8;

const LINE_FEED = 0x0a;

export class LineFile {
  readonly #descriptor: number;
  /** By number; the most recently used block is the last. */
  readonly #blocks = new Map<number, Buffer>();

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /**
   * The line that begins at an offset, without its line feed; null for an incomplete last line. @throws the system
   * error
   */
  at(offset: number): string | null {
    let number = Math.floor(offset / BLOCK);
    let from = offset - number * BLOCK;
    const parts: Buffer[] = [];
    for (;;) {
      const block = this.#block(number);
      const end = block.indexOf(LINE_FEED, from);
      if (end !== -1 && parts.length === 0) return block.toString('utf8', from, end);
      parts.push(block.subarray(from, end === -1 ? block.length : end));
      if (end !== -1) return Buffer.concat(parts).toString('utf8');
      if (block.length < BLOCK) return null;
      number += 1;
      from = 0;
    }
  }

  #block(number: number): Buffer {
    const known = this.#blocks.get(number);
    if (known !== undefined) {
      if (this.#blocks.size > 1) {
        this.#blocks.delete(number);
        this.#blocks.set(number, known);
      }
      return known;
    }
    const block = Buffer.allocUnsafeSlow(BLOCK);
    const size = readInto(this.#descriptor, block, number * BLOCK);
    // The file may still grow at its end.
    if (size < BLOCK) return block.subarray(0, size);
    if (this.#blocks.size >= MOST_BLOCKS) {
      const [oldest = number] = this.#blocks.keys();
      this.#blocks.delete(oldest);
    }
    this.#blocks.set(number, block);
    return block;
  }

  /**
   * Yields the complete lines from one offset to another, or to the end. Each is valid until the next one, because all
   * share a buffer.
   *
   * @throws the system error
   */
  *lines(from: number, to: number = Number.POSITIVE_INFINITY): Generator<Line> {
    let buffer = Buffer.allocUnsafeSlow(STEP);
    /** Length of the incomplete line at the beginning of the buffer. */
    let rest = 0;
    for (let at = from; at < to; ) {
      if (rest === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
      const size = readInto(
        this.#descriptor,
        buffer.subarray(rest, rest + Math.min(buffer.length - rest, to - at)),
        at,
      );
      if (size === 0) return;
      const bytes = buffer.subarray(0, rest + size);
      const start = at - rest;
      at += size;
      let begin = 0;
      for (let end = bytes.indexOf(LINE_FEED, rest); end !== -1; end = bytes.indexOf(LINE_FEED, begin)) {
        yield { offset: start + begin, bytes: bytes.subarray(begin, end) };
        begin = end + 1;
      }
      bytes.copyWithin(0, begin);
      rest = bytes.length - begin;
    }
  }
}

export interface Line {
  readonly offset: number;
  /** Without the line feed. */
  readonly bytes: Buffer;
}

/** Fills a buffer, and returns the number of bytes read: fewer than its length only at the end of the file. */
function readInto(descriptor: number, bytes: Buffer, offset: number): number {
  let size = 0;
  while (size < bytes.length) {
    const count = readSync(descriptor, bytes, size, bytes.length - size, offset + size);
    if (count === 0) break;
    size += count;
  }
  return size;
}
