/** Lines and columns of many places of one text. */
import type { Lines, Position } from '../xml/source.ts';

/** The number of the line on which an offset lies, from 1. */
export function lineAt({ starts }: Lines, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/**
 * Positions asked for in rising order. On the same line the count goes on from the last place: a thousand findings
 * in an invoice that is one line of 5 MB would otherwise count five thousand million characters.
 */
export class Places {
  readonly #lines: Lines;
  #line = 0;
  #offset = 0;
  #column = 1;

  constructor(lines: Lines) {
    this.#lines = lines;
  }

  position(offset: number): Position {
    const line = lineAt(this.#lines, offset);
    if (line !== this.#line || offset < this.#offset) {
      this.#line = line;
      this.#offset = this.#lines.starts[line - 1] ?? 0;
      this.#column = 1;
    }
    this.#column += codePoints(this.#lines.text, this.#offset, offset);
    this.#offset = offset;
    return { line, column: this.#column };
  }
}

function codePoints(text: string, from: number, to: number): number {
  let count = to - from;
  for (let i = from; i + 1 < to; i += 1) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count -= 1;
      i += 1;
    }
  }
  return count;
}
