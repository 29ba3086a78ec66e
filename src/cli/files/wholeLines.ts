import { readSync } from 'node:fs';

/** Number of bytes read at once. */
const PIECE = 1_048_576;

const LINE_FEED = 0x0a;

export interface WholeLine {
  readonly text: string;
  /** Offset after its line feed. */
  readonly end: number;
}

/**
 * Yields the lines of a file from an offset, with one piece in memory at a time. An incomplete last line is left out.
 */
export function* wholeLines(descriptor: number, from = 0): Generator<WholeLine> {
  const piece = Buffer.allocUnsafe(PIECE);
  let pending: Buffer = Buffer.alloc(0);
  let end = from;
  for (let at = from; ; ) {
    const count = readSync(descriptor, piece, 0, PIECE, at);
    if (count === 0) return;
    at += count;
    const bytes = Buffer.concat([pending, piece.subarray(0, count)]);
    let start = 0;
    for (let stop = bytes.indexOf(LINE_FEED); stop !== -1; stop = bytes.indexOf(LINE_FEED, start)) {
      end += stop + 1 - start;
      yield { text: bytes.toString('utf8', start, stop), end };
      start = stop + 1;
    }
    pending = bytes.subarray(start);
  }
}
