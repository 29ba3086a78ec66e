/** The values of PDF files (ISO 32000-1, 7.3), as far as files attached to a document need them. */

/** A reference to an object, by its number. */
export interface Reference {
  readonly ref: number;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** Names begin with `/`; strings are bytes as characters. */
export type PdfValue =
  | number
  | { readonly name: string }
  | { readonly string: string }
  | Reference
  | PdfDictionary
  | readonly PdfValue[]
  | null;

/** Nesting of arrays and dictionaries. */
const MAX_DEPTH = 32;

const BLANKS = new Set(['\0', '\t', '\n', '\f', '\r', ' ']);
const NUMBER = /[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})/y;
const REFERENCE = /(\d{1,10})[ \t\r\n\f\0]{1,8}\d{1,5}[ \t\r\n\f\0]{1,8}R(?![A-Za-z0-9])/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]{0,200}/y;
const HEX = /<([0-9A-Fa-f\s]*)>/y;
const KEYWORD = /[A-Za-z]{1,20}/y;
const HEX_IN_NAME = /#([0-9A-Fa-f]{2})/g;

/** Reads values from the text of a file, one character for each byte. */
export class ValueReader {
  readonly #text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.at = at;
  }

  skipBlanks(): void {
    for (; this.at < this.#text.length; this.at += 1) {
      const character = this.#text[this.at] ?? '';
      if (character === '%') this.at = this.#endOfLine();
      else if (!BLANKS.has(character)) return;
    }
  }

  /** The value here; undefined if there is none, or it is damaged. */
  read(depth = 0): PdfValue | undefined {
    if (depth > MAX_DEPTH) return undefined;
    this.skipBlanks();
    const text = this.#text;
    switch (text[this.at]) {
      case '/':
        return { name: this.#name() };
      case '(':
        return this.#string();
      case '[':
        this.at += 1;
        return this.#array(depth);
      case '<':
        if (text[this.at + 1] !== '<') return this.#hex();
        this.at += 2;
        return this.#dictionary(depth);
      default:
        return this.#word();
    }
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }

  #name(): string {
    return (this.#match(NAME)?.[0] ?? '/').replace(HEX_IN_NAME, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
  }

  #word(): PdfValue | undefined {
    const reference = this.#match(REFERENCE);
    if (reference !== null) return { ref: Number(reference[1]) };
    const number = this.#match(NUMBER);
    if (number !== null) return Number(number[0]);
    const keyword = this.#match(KEYWORD)?.[0];
    return keyword === 'null' || keyword === 'true' || keyword === 'false' ? null : undefined;
  }

  #hex(): PdfValue | undefined {
    const digits = this.#match(HEX)?.[1]?.replace(/\s/g, '');
    if (digits === undefined) return undefined;
    const padded = digits.length % 2 === 0 ? digits : `${digits}0`;
    return {
      string: padded.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))),
    };
  }

  #array(depth: number): PdfValue | undefined {
    const items: PdfValue[] = [];
    for (;;) {
      this.skipBlanks();
      if (this.#text[this.at] === ']') {
        this.at += 1;
        return items;
      }
      const item = this.read(depth + 1);
      if (item === undefined) return undefined;
      items.push(item);
    }
  }

  #dictionary(depth: number): PdfDictionary | undefined {
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipBlanks();
      if (this.#text.startsWith('>>', this.at)) {
        this.at += 2;
        return entries;
      }
      if (this.#text[this.at] !== '/') return undefined;
      const key = this.#name();
      const value = this.read(depth + 1);
      if (value === undefined) return undefined;
      entries.set(key, value);
    }
  }

  /** A literal string, in which parentheses are balanced or escaped. */
  #string(): PdfValue | undefined {
    const text = this.#text;
    let open = 0;
    let string = '';
    for (let at = this.at; at < text.length; at += 1) {
      const character = text[at] ?? '';
      if (character === '\\') {
        const [escaped, length] = escapeAt(text, at + 1);
        string += escaped;
        at += length;
        continue;
      }
      if (character === '(') open += 1;
      if (character === ')') open -= 1;
      if (open === 0) {
        this.at = at + 1;
        return { string: string.slice(1) };
      }
      string += character;
    }
    // Nothing after an unterminated string can be read.
    this.at = text.length;
    return undefined;
  }

  #endOfLine(): number {
    const end = /[\r\n]/g;
    end.lastIndex = this.at;
    return end.exec(this.#text)?.index ?? this.#text.length;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The character of an escape, and the length of the escape without its backslash. */
function escapeAt(text: string, at: number): readonly [string, number] {
  const octal = /[0-7]{1,3}/y;
  octal.lastIndex = at;
  const digits = octal.exec(text)?.[0];
  if (digits !== undefined) return [String.fromCharCode(Number.parseInt(digits, 8) % 256), digits.length];
  const character = text[at] ?? '';
  if (character === '\n' || character === '\r') return ['', 1];
  return [ESCAPES[character] ?? character, 1];
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

export const isReference = (value: PdfValue | undefined): value is Reference =>
  typeof value === 'object' && value !== null && 'ref' in value;

/** The name of a value, such as `/FlateDecode`; undefined for any other value. */
export const nameIn = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;

/** The text of a string: UTF-16 or UTF-8 with a mark, otherwise Latin-1, which PDFDocEncoding mostly is. */
export function textIn(value: PdfValue | undefined): string | undefined {
  if (typeof value !== 'object' || value === null || !('string' in value)) return undefined;
  const { string } = value;
  const bytes = (): Uint8Array => Uint8Array.from(string, (character) => character.charCodeAt(0));
  if (string.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes());
  return string.startsWith('\xef\xbb\xbf') ? new TextDecoder().decode(bytes()) : string;
}
