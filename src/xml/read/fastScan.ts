/**
 * Base of the generated reader: reads values from bytes and checks them while scanning. Anything that is not simply
 * valid ends in {@link giveUp}; the explaining reader then reads the whole file.
 *
 * Each method takes the start offset of a value, returns the value and leaves `pos` at the `<` after it.
 */
import { applyWhitespace, checkValue, type SimpleType } from '../../model/lexical.ts';
import { FORBIDDEN, readReference } from '../characters.ts';
import { latin1 } from '../latin1.ts';
import { decodedPart } from '../utf8.ts';
import { scanBase64 } from './base64Scan.ts';
import { MARK_SIZE, OPEN } from './marks.ts';

/** Thrown when the fast reader gives up; created once, without data. */
export const GIVE_UP: Error = new Error('the fast reader gave up');

export function giveUp(): never {
  throw GIVE_UP;
}

/** Padding of zeros after the file, so that reads past its end match nothing. */
const PADDING = 64;

/** Scratch buffers over this size are not kept for the next file. */
const KEPT_SCRATCH = 1 << 20;

/** Bytes per element that the first allocation of marks assumes. Invoices have about 40, or 30 without indentation. */
const ELEMENT_BYTES = 24;

/** Shared empty list, because most files have only ASCII characters. */
const NONE: number[] = [];

const PLAIN = 0;
const LESS = 1;
const OTHER = 2;

/** Reach of the next tags, in bytes, also behind a prolog or deep indentation. */
const NEAR = 1024;

/** A tag without attributes and with blanks before its end. */
const BLANKS_IN_TAG = /(<\/?\w+)([ \t\r\n]+)>/g;

/** Class of each byte in text: printable ASCII except `<`, `&` and `>` is plain; any other byte needs the slow path. */
const CLASS = classTable();

function classTable(): Uint8Array {
  const table = new Uint8Array(256).fill(OTHER);
  table.fill(PLAIN, 0x20, 0x80);
  table[0x26] = OTHER;
  table[0x3e] = OTHER;
  table[0x3c] = LESS;
  return table;
}

/** Number of days of each month in every year. */
const SURE_DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export class FastScan {
  bytes: Uint8Array = new Uint8Array(0);
  view: DataView = new DataView(new ArrayBuffer(0));
  /** The whole file, one character per byte. */
  text = '';
  pos = 0;
  length = 0;
  /** The elements in document order, as marks.ts describes. Marks beyond the end of the array are lost. */
  marks: Int32Array = new Int32Array(0);
  /** Number of entries written to `marks`. */
  marked = 0;
  /** The line at `pos`, from 1, counted by LF; `tagLine` is the line of the last empty-element tag. */
  line = 1;
  tagLine = 1;
  /** True if a line ends with CR alone, so that `line` is wrong. */
  hasLoneReturn = false;
  /** For each value with characters that are not ASCII: its end, and the bytes so far beyond one for each UTF-16 unit. */
  wide: number[] = NONE;
  /** Counts the files whose marks were written to `marks`. */
  use: { files: number } = { files: 0 };

  /** Loads a file without its byte order mark. */
  load(input: Uint8Array): void {
    const { length } = input;
    if (this.bytes.length < length + PADDING) {
      const size = Math.max(length + PADDING, 1 << 16);
      this.bytes = new Uint8Array(size);
      this.view = new DataView(this.bytes.buffer);
      this.reserve(Math.ceil(size / ELEMENT_BYTES) * MARK_SIZE);
    }
    this.bytes.set(input);
    this.bytes.fill(0, length, length + PADDING);
    this.length = length;
    this.pos = 0;
    this.marked = 0;
    this.line = 1;
    this.hasLoneReturn = false;
    this.wide = NONE;
    this.use.files += 1;
    this.text = latin1(input);
  }

  /** Ensures that `marks` has room for a number of entries. */
  reserve(entries: number): void {
    if (this.marks.length >= entries) return;
    this.marks = new Int32Array(entries);
    this.use = { files: 0 };
  }

  /** The marks of the loaded file, valid until another file overwrites them. */
  get written(): {
    readonly list: Int32Array;
    readonly count: number;
    readonly use: { readonly files: number };
  } {
    return { list: this.marks, count: this.marked, use: this.use };
  }

  /** Returns to the state before reading, with the same file. */
  restart(): void {
    this.marked = 0;
    this.line = 1;
    this.wide = NONE;
  }

  /**
   * Moves blanks before the end of tags without attributes out of them: `<Numero >` and `</Numero >`. Nothing else
   * changes its position. False if the tags after the last value that was read have none.
   */
  tidy(): boolean {
    const { text, bytes } = this;
    if (text.slice(this.pos, this.pos + NEAR).search(BLANKS_IN_TAG) < 0 || LONE_RETURN.test(text))
      return false;
    this.text = text.replace(BLANKS_IN_TAG, (_, tag: string, blanks: string, at: number) => {
      const moved = tag[1] === '/' ? `${tag}>${blanks}` : `${blanks}${tag}>`;
      for (let i = 0; i < moved.length; i += 1) bytes[at + i] = moved.charCodeAt(i);
      return moved;
    });
    this.restart();
    return true;
  }

  /** Offsets of the content of the blocks that were begun but not read to their end. */
  open(): readonly number[] {
    const offsets: number[] = [];
    for (let mark = 0; mark < this.marked; mark += MARK_SIZE) {
      if (this.marks[mark + 1] === OPEN) offsets.push(this.marks[mark] ?? 0);
    }
    return offsets;
  }

  /** Releases the file. */
  unload(): void {
    this.text = '';
    if (this.bytes.length > KEPT_SCRATCH) {
      this.bytes = new Uint8Array(0);
      this.view = new DataView(new ArrayBuffer(0));
      this.marks = new Int32Array(0);
      this.use = { files: 0 };
    }
  }

  /** Returns the offset of the first byte that is not blank. */
  blank(start: number): number {
    const { bytes, view } = this;
    let p = start;
    if (bytes[p] === 0x0d) {
      p += 1;
      if (bytes[p] !== 0x0a) this.hasLoneReturn = true;
    }
    if (bytes[p] === 0x0a) {
      p += 1;
      this.line += 1;
    }
    while (view.getInt32(p, true) === 0x20202020) p += 4;
    for (;;) {
      const byte = bytes[p];
      if (byte === 0x0a) this.line += 1;
      else if (byte === 0x0d) {
        if (bytes[p + 1] !== 0x0a) this.hasLoneReturn = true;
      } else if (byte !== 0x20 && byte !== 0x09) return p;
      p += 1;
    }
  }

  /** True if a self-closing tag with this start is at `start`; sets `pos` to the end of the tag. */
  emptyTag(start: number, open: string): boolean {
    if (!this.text.startsWith(open, start)) return false;
    this.tagLine = this.line;
    const p = this.blank(start + open.length);
    if (this.bytes[p] !== 0x2f || this.bytes[p + 1] !== 0x3e) return false;
    this.pos = p + 2;
    return true;
  }

  /** Reads text of a type that only limits length and characters. */
  string(start: number, min: number, max: number, type: SimpleType): string {
    const { bytes } = this;
    let p = start;
    while (CLASS[bytes[p] as number] === PLAIN) p += 1;
    const length = p - start;
    if (bytes[p] !== 0x3c || length < min || length > max) return this.slow(start, type);
    this.pos = p;
    return this.text.slice(start, p);
  }

  /** {@link string} for a type that allows the characters of Latin-1, which cover most texts with accents. */
  latin(start: number, min: number, max: number, type: SimpleType): string {
    const { bytes } = this;
    let p = start;
    let wide = 0;
    for (;;) {
      const byte = bytes[p] as number;
      if (CLASS[byte] === PLAIN) p += 1;
      else if ((byte === 0xc2 || byte === 0xc3) && ((bytes[p + 1] as number) & 0xc0) === 0x80) {
        wide += 1;
        p += 2;
      } else break;
    }
    const length = p - start - wide;
    if (bytes[p] !== 0x3c || length < min || length > max) return this.slow(start, type);
    this.pos = p;
    if (wide === 0) return this.text.slice(start, p);
    this.#noteWide(p, wide);
    return decodedPart(bytes, start, p);
  }

  /** Notes a value that has `extra` bytes beyond one for each UTF-16 unit. */
  #noteWide(end: number, extra: number): void {
    if (this.wide.length === 0) this.wide = [];
    this.wide.push(end, (this.wide.at(-1) ?? 0) + extra);
  }

  /** Reads text of a type with a pattern and without blanks to collapse. */
  pattern(start: number, test: RegExp, type: SimpleType): string {
    const { bytes } = this;
    let p = start;
    while (CLASS[bytes[p] as number] === PLAIN) p += 1;
    const value = this.text.slice(start, p);
    if (bytes[p] !== 0x3c || !test.test(value)) return this.slow(start, type);
    this.pos = p;
    return value;
  }

  /** Reads a code of a list; returns the list's own string. */
  code(start: number, codes: ReadonlyMap<string, string>): string {
    const { bytes } = this;
    let p = start;
    while (CLASS[bytes[p] as number] === PLAIN) p += 1;
    const found = codes.get(this.text.slice(start, p));
    if (found === undefined || bytes[p] !== 0x3c) giveUp();
    this.pos = p;
    return found;
  }

  /** Reads a decimal with at most `whole` digits, a point, and `least` to `most` decimals. */
  decimal(start: number, whole: number, least: number, most: number, type: SimpleType): string {
    const { bytes } = this;
    let p = start;
    let byte = bytes[p] as number;
    while (byte >= 0x30 && byte <= 0x39) {
      p += 1;
      byte = bytes[p] as number;
    }
    const digits = p - start;
    if (byte !== 0x2e || digits === 0 || digits > whole) return this.slow(start, type);
    const point = p;
    p += 1;
    byte = bytes[p] as number;
    while (byte >= 0x30 && byte <= 0x39) {
      p += 1;
      byte = bytes[p] as number;
    }
    const decimals = p - point - 1;
    if (byte !== 0x3c || decimals < least || decimals > most) return this.slow(start, type);
    this.pos = p;
    return this.text.slice(start, p);
  }

  /** Reads an integer of at most four digits within bounds. */
  integer(start: number, min: number, max: number, type: SimpleType): string {
    const { bytes } = this;
    let p = start;
    let value = 0;
    let byte = bytes[p] as number;
    while (byte >= 0x30 && byte <= 0x39) {
      value = value * 10 + byte - 0x30;
      p += 1;
      byte = bytes[p] as number;
    }
    if (byte !== 0x3c || p === start || p - start > 4 || value < min || value > max)
      return this.slow(start, type);
    this.pos = p;
    return this.text.slice(start, p);
  }

  /** Reads a date in the form 2024-12-31, from the year 1970 on. */
  date(start: number, type: SimpleType): string {
    const { bytes } = this;
    const end = start + 10;
    const year =
      digit(bytes, start) * 1000 +
      digit(bytes, start + 1) * 100 +
      digit(bytes, start + 2) * 10 +
      digit(bytes, start + 3);
    const month = digit(bytes, start + 5) * 10 + digit(bytes, start + 6);
    const day = digit(bytes, start + 8) * 10 + digit(bytes, start + 9);
    // A byte that is not a digit makes its number NaN, so that every comparison is false.
    const plain =
      year >= 1970 &&
      month >= 1 &&
      month <= 12 &&
      day >= 1 &&
      day <= (SURE_DAYS[month] as number) &&
      bytes[start + 4] === 0x2d &&
      bytes[start + 7] === 0x2d &&
      bytes[end] === 0x3c;
    if (!plain) return this.slow(start, type);
    this.pos = end;
    return this.text.slice(start, end);
  }

  base64(start: number, type: SimpleType): string {
    const found = scanBase64(this.bytes, start);
    if (found === null || this.bytes[found.end] !== 0x3c) giveUp();
    this.pos = found.end;
    const value = this.text.slice(start, found.end);
    if (!found.hasBlanks) return value;
    this.#countLines(value);
    return applyWhitespace(type.whitespace, value);
  }

  /** Reads two capital letters; an empty `Nazione` stays empty (the schema's default is IT). */
  country(start: number): string {
    const { bytes } = this;
    const [a, b] = [bytes[start] as number, bytes[start + 1] as number];
    if (a < 0x41 || a > 0x5a || b < 0x41 || b > 0x5a || bytes[start + 2] !== 0x3c) {
      if (a === 0x3c && b === 0x2f) {
        this.pos = start;
        return '';
      }
      giveUp();
    }
    this.pos = start + 2;
    return this.text.slice(start, start + 2);
  }

  /** Reads any value without markup: handles references, line ends, UTF-8 and blanks according to XML and the type. */
  slow(start: number, type: SimpleType): string {
    const end = this.text.indexOf('<', start);
    if (end < 0) giveUp();
    const raw = this.#decode(start, end);
    if (raw.includes(']]>') || FORBIDDEN.test(raw)) giveUp();
    const value = applyWhitespace(type.whitespace, resolve(raw));
    if (checkValue(type, value) !== undefined) giveUp();
    this.pos = end;
    this.#countLines(raw);
    return value;
  }

  #countLines(raw: string): void {
    this.line += lineFeeds(raw);
    if (LONE_RETURN.test(raw)) this.hasLoneReturn = true;
  }

  #decode(start: number, end: number): string {
    const raw = this.text.slice(start, end);
    if (!/[\x80-\xff]/.test(raw)) return raw;
    // High bytes are accepted only here, so they must be UTF-8.
    const bytes = this.bytes.subarray(start, end);
    let value: string;
    try {
      value = decoder.decode(bytes);
    } catch {
      return giveUp();
    }
    this.#noteWide(end, raw.length - value.length);
    return value;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A line end that is not counted by LF. */
export const LONE_RETURN: RegExp = /\r(?!\n)/;

/** Number of LF in a text. */
export function lineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function digit(bytes: Uint8Array, at: number): number {
  const value = (bytes[at] as number) - 0x30;
  return value >= 0 && value <= 9 ? value : Number.NaN;
}

function resolve(raw: string): string {
  const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
  let at = text.indexOf('&');
  if (at < 0) return text;
  let resolved = '';
  let done = 0;
  while (at >= 0) {
    const reference = readReference(text, at);
    if (reference.kind !== 'text') giveUp();
    resolved += text.slice(done, at) + reference.text;
    done = reference.end;
    at = text.indexOf('&', done);
  }
  return resolved + text.slice(done);
}
