/** Base64 as in XML Schema (RFC 4648 §4, blanks anywhere), without leniency. */
import { decodeBase64 } from '../../model/base64.ts';
import { checkBase64 } from '../../model/primitives.ts';
import { latin1 } from '../../xml/latin1.ts';

/** Base64 that is decoded in pieces: a string, or bytes of a document. */
export interface Encoded {
  readonly length: number;
  slice(start: number, end: number): string;
}

/** Base64 in bytes, of which no more than a piece becomes text at a time. */
export class EncodedBytes implements Encoded {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length;
  }

  slice(start: number, end: number): string {
    return latin1(this.#bytes.subarray(start, end));
  }
}

/** Number of characters decoded at a time. */
const PIECE = 1 << 16;

/** Decodes valid base64, as {@link base64Size} checks it, in pieces. None of them is empty. */
export function* decodedPieces(encoded: Encoded): Generator<Uint8Array> {
  let rest = '';
  for (let at = 0; at < encoded.length; at += PIECE) {
    const piece = encoded.slice(at, Math.min(encoded.length, at + PIECE));
    const digits = rest + piece.replace(/[\t\n\r ]+/g, '');
    const whole = digits.length - (digits.length % 4);
    rest = digits.slice(whole);
    const bytes = decodeBase64(digits.slice(0, whole));
    if (bytes === null) throw new Error('base64 was not checked before decoding it');
    if (bytes.length > 0) yield bytes;
  }
}

/** Returns the number of decoded bytes; null if the text is not base64. */
export function base64Size(text: string): number | null {
  if (!checkBase64(text)) return null;
  let others = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    // Blanks and padding; all other characters are digits.
    if (unit <= 0x20 || unit === 0x3d) others += 1;
  }
  return Math.floor(((text.length - others) * 3) / 4);
}
