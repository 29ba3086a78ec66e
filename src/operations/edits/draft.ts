/** A document during its repair: text and bytes, changed together. */

import { FILE_LIMIT } from '../../domain/thresholds.ts';
import { open } from '../../envelope/index.ts';
import type { XmlElement } from '../../xml/element.ts';
import { byteLength, encodeText, representable } from '../../xml/encode.ts';
import { decodeInput } from '../../xml/encodings.ts';
import { TextSource } from '../../xml/read/textSource.ts';
import { XPaths } from '../../xml/xpaths.ts';
import { type Edit, spliced } from './edit.ts';

/** No limits beyond those of the check. */
const NO_LIMITS = { maxDepth: 10_000, maxElements: Number.POSITIVE_INFINITY };

export class Draft {
  /** The input for the reader, bytes or text as given; the XML of a signed envelope. */
  readonly input: Uint8Array | string;
  /** The decoded text, without a byte order mark. */
  readonly text: string;
  readonly form: 'xml' | 'json';
  /** True if the file is a signed envelope (.p7m) around the document. */
  readonly isEnveloped: boolean;
  /** The edits that led from the previous draft to this one. */
  readonly edits: readonly Edit[];
  readonly #encoding: string;
  #source: TextSource | undefined;
  #read: TextSource | null = null;
  #xpaths = new XPaths();

  private constructor({ input, text, edits }: Made, { form, isEnveloped, encoding }: DraftFacts) {
    this.input = input;
    this.text = text;
    this.edits = edits;
    this.form = form;
    this.isEnveloped = isEnveloped;
    this.#encoding = encoding;
  }

  /** Returns null if the bytes cannot be decoded, or are neither XML nor JSON nor an envelope around XML. */
  static open(file: Uint8Array | string, name: string): Draft | null {
    const { content, layers } = open(file, name);
    if (content === null || content.form === 'yaml') return null;
    const { form, input } = content;
    const result = decodeInput(input);
    if (!result.ok) return null;
    const { text, encoding } = result.decoded;
    return new Draft({ input, text, edits: [] }, { form, isEnveloped: layers.length > 0, encoding });
  }

  /** The elements of the text; XML only. */
  get source(): TextSource {
    this.#source ??= this.#sourceRead() ?? this.#ownSource();
    return this.#source;
  }

  /** Accepts what a check of this document has read, so that it is parsed once. */
  wasRead(xml: TextSource | null): void {
    this.#read = xml;
  }

  /** Frees the tree of the text, for a draft whose edits are made. */
  release(): void {
    this.#source?.release();
    this.#read?.release();
    this.#xpaths = new XPaths();
  }

  #sourceRead(): TextSource | null {
    const read = this.#read;
    return read !== null && read.text === this.text && read.isWhole ? read : null;
  }

  #ownSource(): TextSource {
    return new TextSource(
      { text: this.text, encoding: this.#encoding, declared: null, lies: false },
      NO_LIMITS,
    );
  }

  /** @param element Of any tree of this text. */
  xpathOf(element: XmlElement): string {
    return this.#xpaths.of(element);
  }

  /** Number of bytes by which the file can grow before SdI objects to its size; infinite for a string. */
  get room(): number {
    const { length } = this.input;
    if (typeof this.input === 'string') return Number.POSITIVE_INFINITY;
    const limit = [FILE_LIMIT.strict, FILE_LIMIT.largest].find((one) => length <= one);
    return limit === undefined ? Number.POSITIVE_INFINITY : limit - length;
  }

  /** Number of bytes by which an edit makes the file larger. */
  growthBy({ offset, end, text }: Edit): number {
    const written = representable(text, this.#encoding, reference);
    return byteLength(written, this.#encoding) - this.#bytesOf(offset, end);
  }

  /** Number of bytes of a part of the text in the input. */
  #bytesOf(from: number, to: number): number {
    // No character takes less than a byte, so as many bytes as characters are ASCII: most files.
    const isAscii = this.#encoding === 'utf-8' && this.input.length === this.text.length;
    return isAscii ? to - from : byteLength(this.text, this.#encoding, from, to);
  }

  get bytes(): Uint8Array {
    return inputBytes(this.input);
  }

  /**
   * Returns the file after edits, which must be in order and not overlap. Everything else stays identical, byte for
   * byte. A character that the encoding lacks becomes a character reference.
   */
  edited(edits: readonly Edit[]): Draft {
    const { made, written } = this.#rewritten(() => edits);
    const fitting = edits.map((edit) => {
      const text = written(edit.text);
      return text === edit.text ? edit : { ...edit, text };
    });
    const same = { form: this.form, isEnveloped: this.isEnveloped, encoding: this.#encoding };
    return new Draft({ ...made, edits: fitting }, same);
  }

  /** {@link edited} for so many edits that they are made one by one, twice if necessary, and not kept. */
  rewritten(edits: () => Iterable<Edit>): Pick<Made, 'input' | 'text'> {
    return this.#rewritten(edits).made;
  }

  /** `written` returns the text of an edit as it was written. */
  #rewritten(edits: () => Iterable<Edit>): {
    readonly made: Pick<Made, 'input' | 'text'>;
    readonly written: Writing;
  } {
    const { input } = this;
    if (typeof input === 'string') {
      const text = spliced(this.text, edits());
      const made = { input: input.slice(0, input.length - this.text.length) + text, text };
      return { made, written: (same) => same };
    }
    const written: Writing = (text) => representable(text, this.#encoding, reference);
    const made = this.#splice(input, edits(), written);
    const decoded = decodeInput(made);
    if (decoded.ok && decoded.decoded.encoding === this.#encoding) {
      return { made: { input: made, text: decoded.decoded.text }, written };
    }
    // The result is detected as another encoding; ASCII is unambiguous.
    const plain = Array.from(edits(), (edit) => ({ ...edit, text: inAscii(edit.text) }));
    const text = spliced(this.text, plain);
    return { made: { input: this.#splice(input, plain, inAscii), text }, written: inAscii };
  }

  #splice(input: Uint8Array, edits: Iterable<Edit>, written: Writing): Uint8Array {
    const bytes = new Bytes(input.length);
    let at = 0;
    let done = 0;
    let byte = input.length - this.#bytesOf(0, this.text.length);
    for (const { offset, end, text } of edits) {
      byte += this.#bytesOf(at, offset);
      bytes.add(input, done, byte);
      bytes.addText(written(text), this.#encoding);
      byte += this.#bytesOf(offset, end);
      done = byte;
      at = end;
    }
    bytes.add(input, done, input.length);
    return bytes.all;
  }
}

/** A file as bytes: in UTF-8 if it is a text. */
export function inputBytes(input: Uint8Array | string): Uint8Array {
  return typeof input === 'string' ? new TextEncoder().encode(input) : input;
}

interface DraftFacts extends Pick<Draft, 'form' | 'isEnveloped'> {
  readonly encoding: string;
}

interface Made {
  readonly input: Uint8Array | string;
  readonly text: string;
  readonly edits: readonly Edit[];
}

/** Writes the text of an edit with the characters of an encoding. */
type Writing = (text: string) => string;

function inAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, reference);
}

function reference(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`;
}

/** Maximum number of bytes that are faster to copy one by one. */
const FEW_BYTES = 64;

/** Growing buffer of bytes. */
class Bytes {
  #row: Uint8Array;
  #length = 0;

  constructor(size: number) {
    this.#row = new Uint8Array(size);
  }

  add(bytes: Uint8Array, from: number, to: number): void {
    this.#grow(to - from);
    const row = this.#row;
    if (to - from > FEW_BYTES) row.set(bytes.subarray(from, to), this.#length);
    else for (let i = from, at = this.#length; i < to; i += 1, at += 1) row[at] = bytes[i] ?? 0;
    this.#length += to - from;
  }

  /** Fast path for ASCII, which most encodings share: avoids an array for each text. */
  addText(text: string, encoding: string): void {
    this.#grow(text.length);
    const row = this.#row;
    const start = this.#length;
    let at = 0;
    for (; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit > 0x7f) break;
      row[start + at] = unit;
    }
    if (at === text.length && !encoding.startsWith('utf-16')) this.#length += at;
    else {
      const encoded = encodeText(text, encoding);
      this.add(encoded, 0, encoded.length);
    }
  }

  #grow(by: number): void {
    const end = this.#length + by;
    if (end <= this.#row.length) return;
    const row = new Uint8Array(end * 2);
    row.set(this.#row);
    this.#row = row;
  }

  get all(): Uint8Array {
    return this.#row.slice(0, this.#length);
  }
}
