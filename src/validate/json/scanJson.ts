/**
 * A strict scanner of JSON text (RFC 8259) that builds no values: finds the first syntax error with its place,
 * duplicate keys, and the places of selected values. `JSON.parse` builds the values; both accept the same texts.
 */
import { pointerSegment } from '../../model/jsonPointer.ts';
import { type Wanted, wantedTree } from './wantedTree.ts';

/** The place of a value in the text, and of its key if it has one. Offsets count UTF-16 units. */
export interface JsonPlace {
  readonly offset: number;
  readonly end: number;
  readonly key: { readonly offset: number; readonly end: number } | null;
}

/** A syntax error. `expected` is a token: `value`, `name`, `:`, `, or }`, `end`, … */
export interface JsonFlaw {
  readonly offset: number;
  readonly end: number;
  readonly found: string;
  readonly expected: string;
}

export interface JsonDuplicate {
  readonly name: string;
  /** JSON Pointer of the duplicate member. */
  readonly path: string;
  readonly offset: number;
  readonly end: number;
}

export interface JsonScan {
  readonly flaw: JsonFlaw | null;
  /** Offset at which the nesting exceeds the limit; -1 if it does not. */
  readonly tooDeep: number;
  /** Offset of the first value beyond the limit; -1 if there is none. */
  readonly tooMany: number;
  /** Empty if places were requested: the scan then does not look for duplicates. */
  readonly duplicates: readonly JsonDuplicate[];
  /** The requested places that exist in the text. */
  readonly places: ReadonlyMap<string, JsonPlace>;
}

export interface JsonScanOptions {
  readonly maxDepth: number;
  /** Maximum number of values; each object, array, string, number and literal counts as one. Default: no limit. */
  readonly maxValues?: number;
  /** JSON Pointers of the values to locate. */
  readonly locate?: Iterable<string>;
  readonly visitor?: JsonVisitor;
}

/** Called for each part of the text, in order. An error thrown by a method ends the scan and is passed to the caller. */
export interface JsonVisitor {
  open(kind: 'object' | 'array', offset: number): void;
  close(): void;
  name(name: string, offset: number): void;
  /** A string, number or literal. */
  scalar(offset: number, end: number): void;
}

/** Scans a JSON text. Syntax errors are part of the result; only errors of the visitor are thrown. */
export function scanJson(text: string, options: JsonScanOptions): JsonScan {
  const places = new Map<string, JsonPlace>();
  const scanner = new Scanner(text, options, places);
  let flaw: JsonFlaw | null = null;
  let tooDeep = -1;
  let tooMany = -1;
  try {
    scanner.document(wantedTree(options.locate ?? []));
  } catch (error) {
    if (error instanceof Flaw) flaw = error.flaw;
    else if (error instanceof TooDeep) tooDeep = error.offset;
    else if (error instanceof TooMany) tooMany = error.offset;
    else throw error;
  }
  return { flaw, tooDeep, tooMany, duplicates: scanner.duplicates, places };
}

class Flaw extends Error {
  readonly flaw: JsonFlaw;

  constructor(flaw: JsonFlaw) {
    super(`expected ${flaw.expected}`);
    this.flaw = flaw;
  }
}

class TooDeep extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super('nested too deeply');
    this.offset = offset;
  }
}

class TooMany extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super('too many values');
    this.offset = offset;
  }
}

/** Maximum number of duplicates kept; hostile text could have a million. */
const KEPT_DUPLICATES = 1_000;

const BLANKS = /[ \t\n\r]*/y;
const PLAIN = /[^"\\\0-\x1f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const LITERAL = /true|false|null/y;
/** The text quoted at a syntax error: a word, or one character. */
const WORD = /[\w$.+-]{1,20}|[\s\S]/uy;

const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const QUOTE = 0x22;
const COLON = 0x3a;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

class Scanner {
  readonly text: string;
  readonly maxDepth: number;
  readonly places: Map<string, JsonPlace>;
  readonly duplicates: JsonDuplicate[] = [];
  readonly #path: (string | number)[] = [];
  #seeksDuplicates = true;
  readonly #visitor: JsonVisitor | undefined;
  /** Number of further values allowed. */
  #room: number;
  #at = 0;

  constructor(
    text: string,
    { maxDepth, maxValues, visitor }: JsonScanOptions,
    places: Map<string, JsonPlace>,
  ) {
    this.text = text;
    this.#visitor = visitor;
    this.maxDepth = maxDepth;
    this.#room = maxValues ?? Number.POSITIVE_INFINITY;
    this.places = places;
  }

  document(wanted: Wanted | null): void {
    // RFC 8259 §8.1: a byte order mark may be ignored.
    if (this.text.charCodeAt(0) === 0xfeff) this.#at = 1;
    this.#seeksDuplicates = wanted === null;
    this.#value(wanted, null, 0);
    this.#blanks();
    if (this.#at < this.text.length) this.#fail('end');
  }

  #fail(expected: string): never {
    const offset = this.#at;
    WORD.lastIndex = offset;
    const found = WORD.exec(this.text)?.[0] ?? '';
    throw new Flaw({ offset, end: offset + found.length, found, expected });
  }

  #blanks(): void {
    BLANKS.lastIndex = this.#at;
    BLANKS.test(this.text);
    this.#at = BLANKS.lastIndex;
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #value(wanted: Wanted | null, key: JsonPlace['key'], depth: number): void {
    this.#blanks();
    const offset = this.#at;
    if (this.#room === 0) throw new TooMany(offset);
    this.#room -= 1;
    switch (this.text.charCodeAt(offset)) {
      case OPEN_OBJECT:
        this.#visitor?.open('object', offset);
        this.#object(wanted, this.#deeper(depth));
        this.#visitor?.close();
        break;
      case OPEN_ARRAY:
        this.#visitor?.open('array', offset);
        this.#array(wanted, this.#deeper(depth));
        this.#visitor?.close();
        break;
      case QUOTE:
        this.#skipString();
        this.#visitor?.scalar(offset, this.#at);
        break;
      default:
        if (!this.#take(LITERAL) && !this.#take(NUMBER)) this.#fail('value');
        this.#visitor?.scalar(offset, this.#at);
    }
    if (wanted !== null && wanted.pointer !== null && !this.places.has(wanted.pointer)) {
      this.places.set(wanted.pointer, { offset, end: this.#at, key });
    }
  }

  #deeper(depth: number): number {
    if (depth >= this.maxDepth) throw new TooDeep(this.#at);
    return depth + 1;
  }

  #object(wanted: Wanted | null, depth: number): void {
    this.#at += 1;
    this.#blanks();
    if (this.text.charCodeAt(this.#at) === CLOSE_OBJECT) {
      this.#at += 1;
      return;
    }
    const seen = this.#seeksDuplicates ? new Names() : null;
    for (let first = true; ; first = false) {
      this.#blanks();
      const offset = this.#at;
      if (this.text.charCodeAt(offset) !== QUOTE) this.#fail(first ? 'name or }' : 'name');
      const name = this.#string();
      this.#visitor?.name(name, offset);
      const end = this.#at;
      this.#blanks();
      if (this.text.charCodeAt(this.#at) !== COLON) this.#fail(':');
      this.#at += 1;
      this.#path.push(name);
      if (seen?.add(name) === false) this.#duplicate(name, { offset, end });
      const inner = wanted?.children.get(name) ?? null;
      this.#value(inner, inner === null ? null : { offset, end }, depth);
      this.#path.pop();
      this.#blanks();
      const next = this.text.charCodeAt(this.#at);
      if (next !== COMMA && next !== CLOSE_OBJECT) this.#fail(', or }');
      this.#at += 1;
      if (next === CLOSE_OBJECT) return;
    }
  }

  #duplicate(name: string, { offset, end }: { readonly offset: number; readonly end: number }): void {
    if (this.duplicates.length >= KEPT_DUPLICATES) return;
    const path = this.#path.map((segment) => `/${pointerSegment(String(segment))}`).join('');
    this.duplicates.push({ name, path, offset, end });
  }

  #array(wanted: Wanted | null, depth: number): void {
    this.#at += 1;
    this.#blanks();
    if (this.text.charCodeAt(this.#at) === CLOSE_ARRAY) {
      this.#at += 1;
      return;
    }
    for (let index = 0; ; index += 1) {
      this.#path.push(index);
      this.#value(wanted?.children.get(String(index)) ?? null, null, depth);
      this.#path.pop();
      this.#blanks();
      const next = this.text.charCodeAt(this.#at);
      if (next !== COMMA && next !== CLOSE_ARRAY) this.#fail(', or ]');
      this.#at += 1;
      if (next === CLOSE_ARRAY) return;
    }
  }

  #string(): string {
    const start = this.#at;
    const escaped = this.#skipString();
    return escaped
      ? String(JSON.parse(this.text.slice(start, this.#at)))
      : this.text.slice(start + 1, this.#at - 1);
  }

  /** @returns True if it has escapes */
  #skipString(): boolean {
    let escaped = false;
    this.#at += 1;
    for (;;) {
      this.#take(PLAIN);
      const unit = this.text.charCodeAt(this.#at);
      if (unit === QUOTE) break;
      if (unit === BACKSLASH) {
        escaped = true;
        if (!this.#take(ESCAPE)) this.#fail('escape');
      } else this.#fail(Number.isNaN(unit) ? '"' : 'character');
    }
    this.#at += 1;
    return escaped;
  }
}

/** Up to this number, comparing with each name takes less than a set. */
const FEW_NAMES = 16;

/** The names of an object. */
class Names {
  readonly #few: string[] = [];
  #all: Set<string> | null = null;

  /** @returns False if it has the name already */
  add(name: string): boolean {
    if (this.#all === null) {
      if (this.#few.includes(name)) return false;
      if (this.#few.length < FEW_NAMES) {
        this.#few.push(name);
        return true;
      }
      this.#all = new Set(this.#few);
    }
    const { size } = this.#all;
    return this.#all.add(name).size > size;
  }
}
