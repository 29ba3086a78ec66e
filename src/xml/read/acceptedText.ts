/** A text that the fast reader has accepted: places of its values, which need neither decoding nor a tree. */
import type { Block } from '../../model/grammar.ts';
import type { ParsedText } from '../element.ts';
import { Lines, type Place, type Position } from '../source.ts';
import { type MarkedElement, MarkedElements, type Marks } from './markedElements.ts';
import type { SignatureText } from './signatureText.ts';

/** The signature of an accepted text, and the text without its header and bodies. */
export interface AcceptedSignature extends SignatureText {
  readonly document: ParsedText;
}

export interface AcceptedFacts {
  /** The file without its byte order mark, one character per byte. */
  readonly latin1: string;
  /**
   * For each value with characters that are not ASCII, in the order of the text: its end, and the number of bytes up to
   * there beyond one for each UTF-16 unit.
   */
  readonly wide: readonly number[];
  /** True if a line before the end of the bodies ends with CR alone. */
  readonly hasLoneReturn: boolean;
  readonly block: Block;
  readonly signature: AcceptedSignature | null;
  /** The marks of the file; the reader may have to read it again. */
  readonly marks: () => Marks;
}

/** The text of a value in the source, and the XPath of its element. */
export interface SourceValue {
  readonly offset: number;
  readonly end: number;
  readonly xpath: string;
}

export class AcceptedText {
  readonly #facts: AcceptedFacts;
  #elements: MarkedElements | undefined;
  #byteLines: Lines | undefined;
  /** The last path that was looked up, and its element: each finding needs both its place and its XPath. */
  #path: string | undefined;
  #element: MarkedElement | undefined;

  constructor(facts: AcceptedFacts) {
    this.#facts = facts;
  }

  get signature(): AcceptedSignature | null {
    return this.#facts.signature;
  }

  /** The decoded text; null if it has characters that are not ASCII. */
  get ascii(): string | null {
    return this.#facts.wide.length === 0 ? this.#facts.latin1 : null;
  }

  /** The lines of the file, one character per byte. */
  get byteLines(): Lines {
    this.#byteLines ??= new Lines(this.#facts.latin1);
    return this.#byteLines;
  }

  /** The place of a JSON Pointer below a child of the root. */
  locate(path: string): Place | undefined {
    const element = this.#find(path);
    if (element === undefined) return undefined;
    const { line, column } = this.#position(element);
    return { offset: this.#unitAt(element.offset), end: this.#unitAt(element.end), line, column };
  }

  xpath(path: string): string | undefined {
    return this.#find(path)?.xpath;
  }

  /** The text of a value that has nothing but text up to its end tag; undefined for anything else. */
  value(path: string): SourceValue | undefined {
    const element = this.#find(path);
    if (element === undefined) return undefined;
    const { latin1 } = this.#facts;
    const { offset, end, xpath } = element;
    // For blocks and empty elements, the element is its start tag; a comment may follow the text.
    if (latin1.charCodeAt(offset) === LESS_THAN || !latin1.startsWith('</', end)) return undefined;
    return { offset: this.#unitAt(offset), end: this.#unitAt(end), xpath };
  }

  #find(path: string): MarkedElement | undefined {
    if (path === this.#path) return this.#element;
    const { latin1, marks, block } = this.#facts;
    this.#elements ??= new MarkedElements(latin1, marks);
    this.#path = path;
    this.#element = this.#elements.find(path, block);
    return this.#element;
  }

  /** The UTF-16 unit at a byte outside values, or at the end of one. */
  #unitAt(byte: number): number {
    const { wide } = this.#facts;
    // The number of values that end before it, or there.
    let low = 0;
    let high = wide.length >> 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((wide[middle * 2] ?? 0) <= byte) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? byte : byte - (wide[low * 2 - 1] ?? 0);
  }

  /** The line and the column of an element. Short lines that end with LF need no table of all lines. */
  #position({ offset, line }: MarkedElement): Position {
    const { latin1, hasLoneReturn } = this.#facts;
    const start = hasLoneReturn ? -1 : lineStart(latin1, offset);
    if (start >= 0) return { line, column: this.#column(start, offset) };
    const { byteLines } = this;
    const found = byteLines.position(offset);
    if (this.ascii !== null) return found;
    return { line: found.line, column: this.#column(byteLines.starts[found.line - 1] ?? 0, offset) };
  }

  /** The column, in characters; bytes that continue a character of UTF-8 do not count. */
  #column(start: number, offset: number): number {
    if (this.ascii !== null) return offset - start + 1;
    const { latin1 } = this.#facts;
    let column = 1;
    for (let at = start; at < offset; at += 1) if ((latin1.charCodeAt(at) & 0xc0) !== 0x80) column += 1;
    return column;
  }
}

/** Number of units in which the start of a line is searched for. */
const NEAR = 512;

const LINE_FEED = 0x0a;
const LESS_THAN = 0x3c;

/** The start of the line; -1 if it is far away. */
function lineStart(text: string, offset: number): number {
  for (let at = offset - 1; at >= offset - NEAR; at -= 1)
    if (text.charCodeAt(at) === LINE_FEED) return at + 1;
  return -1;
}
