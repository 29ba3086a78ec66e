import type { Position, Range } from 'vscode-languageserver';
import type { Span } from './node.ts';

/** Lines and characters of offsets, in UTF-16 units. */
export class Places {
  readonly #starts: number[] = [0];
  readonly #length: number;

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
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
    return { line: low, character: at - (this.#starts[low] ?? 0) };
  }

  range({ start, end }: Span): Range {
    return { start: this.position(start), end: this.position(end) };
  }

  offset({ line, character }: Position): number {
    const start = this.#starts[line];
    if (start === undefined) return this.#length;
    const next = this.#starts[line + 1] ?? this.#length + 1;
    return Math.min(start + character, next - 1);
  }
}
