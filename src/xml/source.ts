/** A text and its lines: offsets become lines and columns here, and only here. */

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters (Unicode code points). */
  readonly column: number;
}

/** The place of an element or value in the source. */
export interface Place extends Position {
  readonly offset: number;
  readonly end: number;
}

/** Finds lines and columns of a text; builds its table of lines at the first question. */
export class Lines {
  readonly text: string;
  #starts: number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Line ends are LF, CR LF and CR. */
  get starts(): readonly number[] {
    if (this.#starts !== undefined) return this.#starts;
    const starts = [0];
    for (const match of this.text.matchAll(/\r\n?|\n/g)) starts.push(match.index + match[0].length);
    this.#starts = starts;
    return starts;
  }

  position(offset: number): Position {
    const starts = this.starts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const start = starts[low] ?? 0;
    return { line: low + 1, column: [...this.text.slice(start, offset)].length + 1 };
  }

  /** The text of a line, without its end. */
  line(number: number): string {
    const start = this.starts[number - 1];
    if (start === undefined) return '';
    const end = this.starts[number] ?? this.text.length;
    return this.text.slice(start, end).replace(/\r?\n$|\r$/, '');
  }
}
