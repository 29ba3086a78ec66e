/** JSON (RFC 8259) as a brief is read: every value is text as it is written, and where each stands is known. */
import { Places } from './places.ts';

/** Why a JSON text is not taken; `syntax` may be YAML that begins like it. */
export type JsonReason = 'syntax' | 'duplicate' | 'depth' | 'values' | 'items' | 'long';

export type JsonReading =
  | { readonly ok: true; readonly value: unknown; readonly places: Places }
  | { readonly ok: false; readonly reason: JsonReason; readonly offset: number; readonly detail: string };

/** Deepest nesting, as of YAML and XML; a brief has half a dozen levels. */
const MAX_DEPTH = 256;

/** Most values: an invoice has at most 9,999 lines (NumeroLinea has four figures), and a line hardly twenty values. */
const MAX_VALUES = 200_000;

/** Most items of a list: the longest is that of the lines. */
const MAX_ITEMS = 10_000;

/** Longest text: a cause is cut into pieces of 200 characters, and no other field takes more than 1,000. */
const MAX_TEXT = 100_000;

/** The one field that is longer: content in base64. */
const CONTENT = 'attachment';

export function readJson(text: string): JsonReading {
  const parser = new Parser(text);
  try {
    const value = parser.document();
    return { ok: true, value, places: new Places(value, parser.offsets) };
  } catch (error) {
    if (!(error instanceof JsonFlaw)) throw error;
    return { ok: false, reason: error.reason, offset: error.offset, detail: error.detail };
  }
}

/** Ends the reading; never leaves this file. */
class JsonFlaw extends Error {
  readonly reason: JsonReason;
  readonly offset: number;
  readonly detail: string;

  constructor(reason: JsonReason, offset: number, detail = '') {
    super(reason);
    this.reason = reason;
    this.offset = offset;
    this.detail = detail;
  }
}

const BLANK = /[ \t\r\n]*/y;
const LITERAL = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false|null/y;

class Parser {
  readonly offsets = new Map<object, Map<string, number> | number[]>();
  readonly #text: string;
  #at = 0;
  #values = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): unknown {
    const value = this.#value('', 0);
    this.#skip();
    if (this.#at < this.#text.length) throw new JsonFlaw('syntax', this.#at);
    return value;
  }

  #value(key: string, depth: number): unknown {
    this.#skip();
    const offset = this.#at;
    this.#values += 1;
    if (this.#values > MAX_VALUES) throw new JsonFlaw('values', offset, String(MAX_VALUES));
    if (depth > MAX_DEPTH) throw new JsonFlaw('depth', offset);
    const first = this.#text[offset];
    if (first === '{') return this.#block(depth);
    if (first === '[') return this.#list(key, depth);
    const text = first === '"' ? this.#string() : this.#match(LITERAL);
    if (text.length > MAX_TEXT && key !== CONTENT) throw new JsonFlaw('long', offset, String(MAX_TEXT));
    return first === 'n' ? null : text;
  }

  #block(depth: number): object {
    const entries: [string, unknown][] = [];
    const offsets = new Map<string, number>();
    this.#members('}', () => {
      const start = this.#at;
      const key = this.#string();
      if (offsets.has(key)) throw new JsonFlaw('duplicate', start, key);
      this.#skip();
      this.#expect(':');
      this.#skip();
      offsets.set(key, this.#at);
      entries.push([key, this.#value(key, depth + 1)]);
    });
    // As `JSON.parse` does, and unlike an assignment, this makes a member of __proto__ too.
    const block = Object.fromEntries(entries);
    this.offsets.set(block, offsets);
    return block;
  }

  #list(key: string, depth: number): unknown[] {
    const items: unknown[] = [];
    const offsets: number[] = [];
    this.#members(']', () => {
      if (items.length >= MAX_ITEMS) throw new JsonFlaw('items', this.#at, String(MAX_ITEMS));
      offsets.push(this.#at);
      items.push(this.#value(key, depth + 1));
    });
    this.offsets.set(items, offsets);
    return items;
  }

  /** Reads the comma-separated items between two brackets. */
  #members(end: '}' | ']', one: () => void): void {
    this.#at += 1;
    this.#skip();
    if (this.#text[this.#at] === end) {
      this.#at += 1;
      return;
    }
    for (;;) {
      one();
      this.#skip();
      if (this.#text[this.#at] === end) break;
      this.#expect(',');
      this.#skip();
    }
    this.#at += 1;
  }

  #string(): string {
    const text = this.#text;
    const start = this.#at;
    if (text[start] !== '"') throw new JsonFlaw('syntax', start);
    let end = text.indexOf('"', start + 1);
    while (end !== -1 && this.#isEscaped(end)) end = text.indexOf('"', end + 1);
    if (end === -1) throw new JsonFlaw('syntax', start);
    this.#at = end + 1;
    try {
      return String(JSON.parse(text.slice(start, end + 1)));
    } catch {
      throw new JsonFlaw('syntax', start);
    }
  }

  #isEscaped(at: number): boolean {
    let first = at;
    while (this.#text[first - 1] === '\\') first -= 1;
    return (at - first) % 2 === 1;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) throw new JsonFlaw('syntax', this.#at);
    this.#at += found.length;
    return found;
  }

  #expect(sign: ':' | ','): void {
    if (this.#text[this.#at] !== sign) throw new JsonFlaw('syntax', this.#at);
    this.#at += 1;
  }

  #skip(): void {
    BLANK.lastIndex = this.#at;
    this.#at += BLANK.exec(this.#text)?.[0].length ?? 0;
  }
}
