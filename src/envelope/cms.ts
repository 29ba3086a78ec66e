/** Finds the content and the parts of a CMS envelope (RFC 5652), without decoding certificates or signatures. */

import type { Detached } from './armour.ts';
import { BerCursor, type BerFlaw, INDEFINITE } from './ber.ts';
import { INTEGER, OID, SEQUENCE, SET, TAG_0, TAG_1 } from './tags.ts';

/** A part of {@link Cms.bytes}: the contents of an element, without its header. */
export interface CmsSpan {
  readonly start: number;
  readonly end: number;
}

/** A CMS envelope. Its parts are found, but not decoded. */
export interface Cms {
  /** The bytes in which the envelope was found. */
  readonly bytes: Uint8Array;
  /** The content: the octets that are signed. */
  readonly content: Uint8Array;
  /** The OID of the content (eContentType). */
  readonly contentType: CmsSpan;
  /** The members of `certificates`, `crls` and `signerInfos`; null if the part does not exist. */
  readonly certificates: CmsSpan | null;
  readonly crls: CmsSpan | null;
  readonly signerInfos: CmsSpan | null;
  /** The position after the envelope. */
  readonly end: number;
  /** `truncated`: bytes after the content are missing. `lengths`: outer lengths are wrong, and were ignored. */
  readonly flaw: 'truncated' | 'lengths' | null;
  /** True if certificates or signatures are missing or cut. */
  readonly isCut: boolean;
  /**
   * Null, unless the content is beside the envelope, as in a multipart/signed: its form with CRLF as line ends, of which
   * most signatures are (RFC 8551 §3.1.1). Others are of the content itself.
   */
  readonly canonical: Uint8Array | null;
}

/** Reason why an envelope has no content. */
export type CmsFlaw = BerFlaw | 'no-content' | 'content-type' | 'encrypted';

/** OID of the types of RFC 5652, without the last octet: 1.2.840.113549.1.7. */
const PKCS7 = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07];

/** By the last octet; 3, 4 and 6 are envelopedData, signedAndEnvelopedData and encryptedData. */
const TYPES: readonly ('data' | 'signed' | 'encrypted' | undefined)[] = [
  undefined,
  'data',
  'signed',
  'encrypted',
  'encrypted',
  undefined,
  'encrypted',
];

/** RFC 5083: 1.2.840.113549.1.9.16.1.23. */
const AUTH_ENVELOPED = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x10, 0x01, 0x17];

function typeOf(bytes: Uint8Array, { start, end }: CmsSpan): (typeof TYPES)[number] {
  const startsWith = (octets: readonly number[]): boolean =>
    octets.every((octet, i) => bytes[start + i] === octet);
  if (end - start === PKCS7.length + 1 && startsWith(PKCS7)) return TYPES[bytes[end - 1] ?? 0];
  return end - start === AUTH_ENVELOPED.length && startsWith(AUTH_ENVELOPED) ? 'encrypted' : undefined;
}

/**
 * Reads the envelope that begins at a position. A second attempt ignores the outer lengths and tolerates missing bytes
 * after the content; the content itself must be whole.
 *
 * @param detached The content, if it is beside the envelope.
 */
export function readCms(bytes: Uint8Array, at: number, detached: Detached | null = null): Cms | CmsFlaw {
  const strict = new CmsReader(bytes, at, { detached, isLenient: false }).read();
  if (typeof strict !== 'string' || strict === 'encrypted' || strict === 'limit') return strict;
  const lenient = new CmsReader(bytes, at, { detached, isLenient: true }).read();
  // The flaw of the first attempt is exact, unless that attempt only found that bytes are missing at the end.
  return typeof lenient !== 'string' || strict === 'truncated' ? lenient : strict;
}

class CmsReader {
  readonly #cursor: BerCursor;
  readonly #isLenient: boolean;
  readonly #detached: Detached | null;
  /** Ends of the open elements, and the limits that they replaced. */
  readonly #ends: number[] = [];
  readonly #limits: number[] = [];
  /** True if a part is cut, so that nothing follows. */
  #isCut = false;
  #lacksEnd = false;

  constructor(
    bytes: Uint8Array,
    at: number,
    { detached, isLenient }: { readonly detached: Detached | null; readonly isLenient: boolean },
  ) {
    this.#cursor = new BerCursor(bytes, at);
    this.#isLenient = isLenient;
    this.#detached = detached;
  }

  read(): Cms | CmsFlaw {
    const cursor = this.#cursor;
    if (!this.#enter(SEQUENCE) || !this.#leaf(OID)) return cursor.flaw;
    const outer = this.#last();
    const type = typeOf(cursor.bytes, outer);
    if (type === undefined) return 'content-type';
    if (type === 'encrypted') return type;
    if (!this.#enter(TAG_0)) return cursor.flaw;
    return type === 'data' ? this.#data(outer) : this.#signedData();
  }

  /** Data without a signature (RFC 5652 §4). */
  #data(contentType: CmsSpan): Cms | CmsFlaw {
    const cursor = this.#cursor;
    const content = cursor.header() ? cursor.octets() : null;
    if (content === null) return cursor.flaw;
    if (!this.#leaveAll()) return cursor.flaw;
    return this.#found(content, contentType, { certificates: null, crls: null, signerInfos: null });
  }

  /** RFC 5652 §5.1. */
  #signedData(): Cms | CmsFlaw {
    const cursor = this.#cursor;
    if (!this.#enter(SEQUENCE) || !this.#leaf(INTEGER) || !this.#leaf(SET)) return cursor.flaw;
    if (!this.#enter(SEQUENCE) || !this.#leaf(OID)) return cursor.flaw;
    const contentType = this.#last();
    const content = this.#detached?.signed ?? this.#content();
    if (typeof content === 'string') return content;
    if (content === null) return this.#withoutContent();
    // [0] is open, unless the content is beside the envelope.
    const whole = (this.#detached !== null || this.#leave()) && this.#leave();
    if (!whole && !this.#isLenient) return cursor.flaw;
    const certificates = this.#part(TAG_0);
    const crls = this.#part(TAG_1);
    const signerInfos = this.#part(SET);
    if (signerInfos === null && !this.#isLenient) return cursor.flaw;
    if (!this.#leaveAll()) return cursor.flaw;
    if (signerInfos === null) this.#isCut = true;
    return this.#found(content, contentType, { certificates, crls, signerInfos });
  }

  /** The content, of which [0] is opened; null without one. */
  #content(): Uint8Array | null | CmsFlaw {
    const cursor = this.#cursor;
    if (cursor.peek() !== TAG_0) return this.#isLenient || this.#isAtEnd() ? null : 'structure';
    if (!this.#enter(TAG_0)) return cursor.flaw;
    // With wrong lengths, this may be the certificates of an envelope without content.
    if (this.#isLenient && cursor.peek() === SEQUENCE) return null;
    if (!cursor.header()) return cursor.flaw;
    return cursor.octets() ?? cursor.flaw;
  }

  /** An envelope without content: a signature of another file, or a list of certificates, which has no signatures. */
  #withoutContent(): CmsFlaw {
    if (this.#isLenient) return 'no-content';
    if (!this.#leave()) return this.#cursor.flaw;
    this.#part(TAG_0);
    this.#part(TAG_1);
    const signers = this.#part(SET);
    return signers !== null && signers.start === signers.end ? 'content-type' : 'no-content';
  }

  /** Reads an optional part; null if it does not exist. In the second attempt, it may be cut. */
  #part(tag: number): CmsSpan | null {
    const cursor = this.#cursor;
    if (cursor.peek() !== tag || this.#isCut) return null;
    const isWhole = cursor.header();
    const { start, end } = cursor;
    if (isWhole && cursor.skip()) {
      // The end-of-contents of an indefinite length is not part of the contents.
      return { start, end: end === INDEFINITE ? cursor.at - 2 : end };
    }
    this.#isCut = true;
    return this.#isLenient ? { start, end: cursor.bytes.length } : null;
  }

  #found(
    content: Uint8Array,
    contentType: CmsSpan,
    parts: Pick<Cms, 'certificates' | 'crls' | 'signerInfos'>,
  ): Cms {
    const { bytes, at } = this.#cursor;
    const flaw = this.#isCut || this.#lacksEnd ? 'truncated' : this.#isLenient ? 'lengths' : null;
    // Bytes after the end are a consequence of wrong lengths, which were ignored.
    const end = this.#isLenient ? bytes.length : at;
    return {
      bytes,
      content,
      contentType,
      ...parts,
      end,
      flaw,
      isCut: this.#isCut,
      canonical: this.#detached?.canonical ?? null,
    };
  }

  /** Moves past a primitive element, or one whose members are not needed. */
  #leaf(tag: number): boolean {
    const cursor = this.#cursor;
    if (!cursor.header()) return false;
    return cursor.tag === tag ? cursor.skip() : cursor.fail('structure');
  }

  #last(): CmsSpan {
    const { start, end } = this.#cursor;
    return { start, end };
  }

  /** Moves into a constructed element. */
  #enter(tag: number): boolean {
    const cursor = this.#cursor;
    const { limit } = cursor;
    if (this.#isLenient) cursor.limit = Number.POSITIVE_INFINITY;
    const isRead = cursor.header();
    cursor.limit = limit;
    if (!isRead) return false;
    if (cursor.tag !== tag) return cursor.fail('structure');
    this.#ends.push(cursor.end);
    this.#limits.push(limit);
    if (!this.#isLenient && cursor.end !== INDEFINITE) cursor.limit = cursor.end;
    return true;
  }

  /** True at the end of the innermost open element. */
  #isAtEnd(): boolean {
    const { at, bytes } = this.#cursor;
    const end = this.#ends.at(-1) ?? INDEFINITE;
    return end === INDEFINITE ? bytes[at] === 0 && bytes[at + 1] === 0 : at === end;
  }

  /** Moves past the innermost open element. The second attempt only looks for the end-of-contents. */
  #leave(): boolean {
    const cursor = this.#cursor;
    const isAtEnd = this.#isAtEnd();
    const end = this.#ends.pop() ?? INDEFINITE;
    cursor.limit = this.#limits.pop() ?? cursor.bytes.length;
    if (end === INDEFINITE && isAtEnd) cursor.at += 2;
    if (isAtEnd || (this.#isLenient && end !== INDEFINITE)) return true;
    if (this.#isLenient) this.#lacksEnd = true;
    return this.#isLenient || cursor.fail(cursor.peek() === -1 ? 'truncated' : 'structure');
  }

  #leaveAll(): boolean {
    while (this.#ends.length > 0) if (!this.#leave()) return false;
    return true;
  }
}
