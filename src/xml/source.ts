/** Conversion of offsets to lines and columns, done only here. */

/** A position in a text. */
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

/**
 * In longer texts, lines are counted only up to the requested position, or listed in a table of four bytes each, so
 * that a text of line ends does not exhaust the memory.
 */
const SHORT = 1 << 18;

/** A place in a text, with the start of its line. */
interface LinePlace extends Position {
  readonly offset: number;
  readonly start: number;
}

/** Finds lines and columns in a text; builds the table of lines when it is needed. */
export class Lines {
  readonly text: string;
  #starts: ArrayLike<number> | undefined;
  #last: LinePlace = { offset: 0, line: 1, start: 0, column: 1 };

  constructor(text: string) {
    this.text = text;
  }

  /** The start of each line. Line ends are LF, CR LF and CR. */
  get starts(): ArrayLike<number> {
    this.#starts ??= lineStarts(this.text);
    return this.#starts;
  }

  /** The number of the line that contains an offset, from 1. */
  lineAt(offset: number): number {
    const { starts } = this;
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
   * The position of an offset. Counting continues from the previous result if possible, a short step back included:
   * otherwise, a thousand lookups in a one-line invoice of 5 MB would count five billion characters. In a long text, the
   * table is built only for a step back, because filling it takes longer than reading the text.
   */
  position(offset: number): Position {
    const last = this.#last;
    const isOnward = offset >= last.offset;
    const isCounted = isOnward && this.#starts === undefined && this.text.length > SHORT;
    const { line, start } = isCounted ? lineFrom(this.text, last, offset) : this.#lineOf(offset);
    const column = this.#columnOf(offset, start, line === last.line);
    this.#last = { offset, line, start, column };
    return { line, column };
  }

  /** @param isSameLine True if the previous result is in the same line, which begins at `start`. */
  #columnOf(offset: number, start: number, isSameLine: boolean): number {
    const { text } = this;
    const last = this.#last;
    const isNear = isSameLine && Math.abs(offset - last.offset) < offset - start;
    if (!isNear || isInsidePair(text, offset) || isInsidePair(text, last.offset))
      return 1 + codePoints(text, start, offset);
    return offset >= last.offset
      ? last.column + codePoints(text, last.offset, offset)
      : last.column - codePoints(text, offset, last.offset);
  }

  #lineOf(offset: number): Pick<LinePlace, 'line' | 'start'> {
    const line = this.lineAt(offset);
    return { line, start: this.starts[line - 1] ?? 0 };
  }

  /** The text of a line, without its end. */
  line(number: number): string {
    const start = this.starts[number - 1];
    if (start === undefined) return '';
    const end = this.starts[number] ?? this.text.length;
    return this.text.slice(start, end).replace(/\r?\n$|\r$/, '');
  }
}

/**
 * Number of characters that are compared with the preceding ones: archives can contain millions of repeated line ends.
 */
const BLOCK = 256;

/** The line of an offset, counted from an earlier place. */
function lineFrom(text: string, from: LinePlace, offset: number): Pick<LinePlace, 'line' | 'start'> {
  let { line, start } = from;
  let previous = '';
  let lines = 0;
  let afterLast = 0;
  for (let at = from.offset; at < offset; at += BLOCK) {
    const length = Math.min(BLOCK, offset - at);
    // One character more decides whether CR at the end is a line end.
    const block = text.slice(at, at + length + 1);
    if (block !== previous) {
      previous = block;
      lines = 0;
      for (let i = 0; i < length; i += 1) {
        if (!isLineEnd(block, i)) continue;
        lines += 1;
        afterLast = i + 1;
      }
    }
    line += lines;
    if (lines > 0) start = at + afterLast;
  }
  return { line, start };
}

/** True for LF, and for CR without LF. */
function isLineEnd(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a);
}

function lineStarts(text: string): ArrayLike<number> {
  if (text.length > SHORT) return manyStarts(text);
  const next = text.includes('\r') ? lineEnd : lineFeed;
  // A typed array costs more than the search in a short text.
  const starts = [0];
  for (let at = next(text, 0); at > 0; at = next(text, at)) starts.push(at);
  return starts;
}

function manyStarts(text: string): Uint32Array {
  let starts = new Uint32Array(SHORT >> 4);
  let count = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (!isLineEnd(text, at)) continue;
    if (count === starts.length) {
      const larger = new Uint32Array(2 * count);
      larger.set(starts);
      starts = larger;
    }
    starts[count] = at + 1;
    count += 1;
  }
  return starts.subarray(0, count);
}

/** Returns the offset after the next LF; 0 without one. */
function lineFeed(text: string, from: number): number {
  return text.indexOf('\n', from) + 1;
}

/** Returns the offset after the next line end; 0 without one. */
function lineEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a) return at + 1;
    if (unit === 0x0d) return text.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
  }
  return 0;
}

/** True for the second unit of a surrogate pair, at which no character starts. */
const isInsidePair = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;

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
