/** A document during its repair: text and bytes, changed together. */

import { open } from '../../envelope/index.ts';
import { byteLength, encodeText, representable } from '../../xml/encode.ts';
import { decodeInput } from '../../xml/encodings.ts';
import { TextSource } from '../../xml/read/textSource.ts';
import type { XmlElement } from '../../xml/tree.ts';
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
    return read !== null && read.text === this.text && read.whole !== null ? read : null;
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

  get bytes(): Uint8Array {
    return typeof this.input === 'string' ? new TextEncoder().encode(this.input) : this.input;
  }

  /**
   * Returns the file after edits, which must be in order and not overlap. Everything else stays identical, byte for
   * byte. A character that the encoding lacks becomes a character reference.
   */
  edited(edits: readonly Edit[]): Draft {
    const same = { form: this.form, isEnveloped: this.isEnveloped, encoding: this.#encoding };
    const made = this.#splice(edits, (text) => representable(text, this.#encoding, reference));
    const decoded = decodeInput(made.input);
    if (decoded.ok && decoded.decoded.text === made.text) return new Draft(made, same);
    // The result could be detected as another encoding; ASCII is unambiguous.
    return new Draft(
      this.#splice(edits, (text) => text.replace(/[^\0-\x7f]/gu, reference)),
      same,
    );
  }

  #splice(edits: readonly Edit[], written: (text: string) => string): Made {
    const { input } = this;
    if (typeof input === 'string') {
      const text = spliced(this.text, edits);
      return { input: input.slice(0, input.length - this.text.length) + text, text, edits };
    }
    const fitting = edits.map((edit) => {
      const text = written(edit.text);
      return text === edit.text ? edit : { ...edit, text };
    });
    const bytes = new Bytes(input.length);
    let at = 0;
    let done = 0;
    let byte = input.length - byteLength(this.text, this.#encoding);
    for (const { offset, end, text } of fitting) {
      byte += byteLength(this.text, this.#encoding, at, offset);
      bytes.add(input.subarray(done, byte));
      bytes.addText(text, this.#encoding);
      byte += byteLength(this.text, this.#encoding, offset, end);
      done = byte;
      at = end;
    }
    bytes.add(input.subarray(done));
    return { input: bytes.all, text: spliced(this.text, fitting), edits: fitting };
  }
}

interface DraftFacts extends Pick<Draft, 'form' | 'isEnveloped'> {
  readonly encoding: string;
}

interface Made {
  readonly input: Uint8Array | string;
  readonly text: string;
  readonly edits: readonly Edit[];
}

function reference(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`;
}

/** Growing buffer of bytes. */
class Bytes {
  #row: Uint8Array;
  #length = 0;

  constructor(size: number) {
    this.#row = new Uint8Array(size);
  }

  add(part: Uint8Array): void {
    this.#grow(part.length);
    this.#row.set(part, this.#length);
    this.#length += part.length;
  }

  /** Fast path for ASCII, which most encodings share: avoids an array for each text. */
  addText(text: string, encoding: string): void {
    if (encoding.startsWith('utf-16') || /[^\0-\x7f]/.test(text)) {
      this.add(encodeText(text, encoding));
      return;
    }
    this.#grow(text.length);
    for (let i = 0; i < text.length; i += 1) this.#row[this.#length + i] = text.charCodeAt(i);
    this.#length += text.length;
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
