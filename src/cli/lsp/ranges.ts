import type { Position, Range } from 'vscode-languageserver';
import type { Span } from './node.ts';

/** The line ends of the protocol. */
const LINE_END = /\r\n|\n|\r/g;

/** Converts offsets to lines and characters, in UTF-16 units. */
export class Places {
  readonly #starts: number[] = [0];
  /** The end of the text of each line. */
  readonly #ends: number[] = [];
  readonly #length: number;

  constructor(text: string) {
    for (const { index, 0: end } of text.matchAll(LINE_END)) {
      this.#ends.push(index);
      this.#starts.push(index + end.length);
    }
    this.#ends.push(text.length);
    this.#length = text.length;
  }

  position(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.#length));
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    // There is no position between the two characters of a line end.
    return { line: low, character: Math.min(at, this.#ends[low] ?? at) - (this.#starts[low] ?? 0) };
  }

  range({ start, end }: Span): Range {
    return { start: this.position(start), end: this.position(end) };
  }

  offset({ line, character }: Position): number {
    const start = this.#starts[line];
    if (start === undefined) return this.#length;
    return Math.min(start + character, this.#ends[line] ?? this.#length);
  }
}
