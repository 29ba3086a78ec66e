/** Reads the elements of BER (X.690 §8) one after another, by offsets into one array. */

import { OCTETS } from './tags.ts';

/** `truncated`: the bytes end inside an element. `limit`: nested too deeply. */
export type BerFlaw = 'structure' | 'truncated' | 'limit';

/** End of an element of indefinite length: its end-of-contents is not found yet. */
export const INDEFINITE = -1;

/** Number of open elements of indefinite length. A certificate has about ten. */
const MAX_DEPTH = 32;

/** Number of nested parts of an octet string; real ones have one level. */
const MAX_NESTED_PARTS = 64;

/** Octets of a tag number; all tags of CMS fit into one. */
const MAX_TAG_OCTETS = 6;

/** Up to this size, a loop copies faster than `copyWithin`. */
const SMALL_PART = 48;

const OCTETS_IN_PARTS = 0x24;

export class BerCursor {
  readonly bytes: Uint8Array;
  /** Position of the next header. */
  at: number;
  /** No element may end after this position. */
  limit: number;
  /** Tag, start and end of the contents of the last header; the end may be `INDEFINITE`. */
  tag = 0;
  start = 0;
  end = 0;
  /** Reason why the last call returned false or null. */
  flaw: BerFlaw = 'structure';

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
    this.limit = bytes.length;
  }

  /** The tag at the position; -1 at the end. */
  peek(): number {
    return this.at < this.limit ? (this.bytes[this.at] ?? -1) : -1;
  }

  /** Reads a header and moves to the contents. */
  header(): boolean {
    const { bytes } = this;
    let { at } = this;
    const tag = bytes[at] ?? -1;
    if ((tag & 0x1f) === 0x1f) {
      const last = at + MAX_TAG_OCTETS;
      do at += 1;
      while (((bytes[at] ?? 0) & 0x80) !== 0 && at < last);
    }
    const first = bytes[at + 1];
    if (first === undefined) return this.fail('truncated');
    at += 2;
    let length = first;
    if (first > 0x80) {
      const octets = first & 0x7f;
      if (at + octets > bytes.length) return this.fail('truncated');
      length = 0;
      for (let i = 0; i < octets; i += 1) length = length * 256 + (bytes[at + i] ?? 0);
      at += octets;
    } else if (first === 0x80) {
      // Only constructed elements may have an indefinite length (X.690 §8.1.3.2).
      if ((tag & 0x20) === 0) return this.fail('structure');
      length = INDEFINITE;
    }
    this.tag = tag;
    this.start = at;
    this.end = length === INDEFINITE ? INDEFINITE : at + length;
    this.at = at;
    if (this.end > this.limit || at > this.limit)
      return this.fail(this.end > bytes.length ? 'truncated' : 'structure');
    return true;
  }

  /** True for the end-of-contents as the last header. */
  get isEnd(): boolean {
    return this.tag === 0 && this.end === this.start;
  }

  /** Moves past the element of the last header. */
  skip(): boolean {
    let open = this.end === INDEFINITE ? 1 : 0;
    if (open === 0) this.at = this.end;
    while (open > 0) {
      if (!this.header()) return false;
      if (this.end === INDEFINITE) open += 1;
      else if (this.isEnd) open -= 1;
      else this.at = this.end;
      if (open > MAX_DEPTH) return this.fail('limit');
    }
    return true;
  }

  /** Returns the octets of the OCTET STRING of the last header, and moves past it; null if it is incomplete. */
  octets(): Uint8Array | null {
    const { tag, start, end } = this;
    if (tag === OCTETS) {
      this.at = end;
      return viewOf(this.bytes, start, end);
    }
    if (tag === OCTETS_IN_PARTS) return this.#joined();
    this.fail('structure');
    return null;
  }

  /** Joins the parts of a constructed OCTET STRING, which may be constructed themselves (X.690 §8.7.3). */
  #joined(): Uint8Array | null {
    const { bytes, limit, start: from } = this;
    // One copy of everything, in which the parts are then moved together.
    const joined = new Uint8Array(viewOf(bytes, from, this.end === INDEFINITE ? limit : this.end));
    let length = 0;
    const ends = [this.end];
    const limits = [limit];
    while (ends.length > 0) {
      const end = ends.at(-1) ?? INDEFINITE;
      if (this.at === end) {
        ends.pop();
        this.limit = limits.pop() ?? limit;
        continue;
      }
      if (end !== INDEFINITE) this.limit = end;
      if (!this.header()) return null;
      if (this.tag === OCTETS) {
        length = moved(joined, length, this.start - from, this.end - from);
        this.at = this.end;
      } else if (this.tag === OCTETS_IN_PARTS) {
        if (ends.length >= MAX_NESTED_PARTS) {
          this.fail('limit');
          return null;
        }
        limits.push(this.limit);
        ends.push(this.end);
      } else if (end === INDEFINITE && this.isEnd) {
        ends.pop();
        this.limit = limits.pop() ?? limit;
      } else {
        this.fail('structure');
        return null;
      }
    }
    return joined.subarray(0, length);
  }

  fail(flaw: BerFlaw): false {
    this.flaw = flaw;
    return false;
  }
}

/** A view of a part. `subarray` of a Buffer would create another Buffer, which is several times slower. */
function viewOf({ buffer, byteOffset }: Uint8Array, start: number, end: number): Uint8Array {
  return new Uint8Array(buffer, byteOffset + start, end - start);
}

function moved(joined: Uint8Array, at: number, start: number, end: number): number {
  if (end - start > SMALL_PART) joined.copyWithin(at, start, end);
  else for (let i = start; i < end; i += 1) joined[at + i - start] = joined[i] ?? 0;
  return at + end - start;
}
