import { concatBytes } from '../../model/concatBytes.ts';
import { AttachmentError } from './attachmentError.ts';
import { decodedPieces, type Encoded } from './base64.ts';

/** Minimum number of bytes of the head; the longest signature of a compression format has four. */
const HEAD = 64;

/** The content of an attachment, decoded in pieces each time it is iterated. */
export class AttachmentContent implements Iterable<Uint8Array> {
  /** In bytes. */
  readonly size: number;
  readonly #encoded: Encoded;

  /**
   * @param attachment With its size, null if it is not valid base64.
   * @throws AttachmentError `base64` if the content is not valid base64, `size` if it exceeds `maxBytes`.
   */
  constructor(
    { name, size }: { readonly name: string; readonly size: number | null },
    encoded: Encoded,
    maxBytes: number,
  ) {
    if (size === null) throw new AttachmentError({ reason: 'base64', name });
    if (size > maxBytes) throw new AttachmentError({ reason: 'size', name, size, limit: maxBytes });
    this.size = size;
    this.#encoded = encoded;
  }

  [Symbol.iterator](): Generator<Uint8Array> {
    return decodedPieces(this.#encoded);
  }

  /** The first bytes, enough to identify the kind of the content; all of a shorter one. */
  head(): Uint8Array {
    const pieces: Uint8Array[] = [];
    let length = 0;
    for (const piece of this) {
      pieces.push(piece);
      length += piece.length;
      // Among many blanks, a piece may have few bytes.
      if (length >= HEAD) break;
    }
    return concatBytes(pieces);
  }

  /** All of it. */
  whole(): Uint8Array {
    const bytes = new Uint8Array(this.size);
    let at = 0;
    for (const piece of this) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  }
}
