/** The parts of a mail as spans of its bytes (RFC 2046 §5): one pass over the lines, nothing decoded. */
import { CR, isBlankLine, LF, lineEnd } from './bytes.ts';
import { type Header, readHeader } from './header.ts';
import { MAX_HEADER, type MailLimits } from './limits.ts';
import { type Parametrized, readParameters } from './parameters.ts';

/** A part without parts of its own. */
export interface Leaf {
  readonly header: Header;
  readonly type: Parametrized | null;
  readonly start: number;
  readonly end: number;
  /** False if the boundary after it is missing: bytes of it may be missing too. */
  readonly whole: boolean;
  /** The mail that the part belongs to, by its index in `messages`. */
  readonly message: number;
  readonly depth: number;
}

/** A mail: the file itself, or one inside it (message/rfc822). */
export interface Message {
  readonly header: Header;
  /** The mail around it; null for the outermost. */
  readonly parent: number | null;
  /** The header of the part that contains it; null for the outermost. */
  readonly wrapper: Header | null;
}

export interface Structure {
  readonly messages: Message[];
  readonly leaves: Leaf[];
  /** True if the end of a multipart is missing. */
  open: boolean;
  /** True if parts were left out because of a limit. */
  limited: boolean;
  /** Number of parts so far, multiparts included. */
  count: number;
}

/** The place of a mail in the file: within which mail, how deep, and in which part. */
export interface Place {
  readonly parent: number | null;
  readonly depth: number;
  readonly wrapper: Header | null;
}

interface Multipart {
  readonly boundary: Uint8Array;
  readonly isDigest: boolean;
  readonly message: number;
  readonly depth: number;
}

interface OpenLeaf {
  readonly header: Header;
  readonly type: Parametrized | null;
  readonly start: number;
  readonly message: number;
  readonly depth: number;
  /** True inside a multipart, which a boundary has to end. */
  readonly bounded: boolean;
}

const DASH = 0x2d;
const LESS = 0x3c;
const MAX_BOUNDARY = 250;

/** Content is encoded: a mail in it is found only after decoding. */
const ENCODED = /^(?:base64|quoted-printable)$/;

/** Adds the messages and leaves of a mail to a structure. */
export function readStructure(
  bytes: Uint8Array,
  structure: Structure,
  place: Place,
  limits: MailLimits,
): void {
  new Walk(bytes, structure, limits).mail(place);
}

export const emptyStructure = (): Structure => ({
  messages: [],
  leaves: [],
  open: false,
  limited: false,
  count: 0,
});

class Walk {
  readonly #bytes: Uint8Array;
  readonly #structure: Structure;
  readonly #limits: MailLimits;
  /** Open multiparts, outermost first. */
  readonly #open: Multipart[] = [];
  #leaf: OpenLeaf | null = null;

  constructor(bytes: Uint8Array, structure: Structure, limits: MailLimits) {
    this.#bytes = bytes;
    this.#structure = structure;
    this.#limits = limits;
  }

  mail({ parent, depth, wrapper }: Place): void {
    let at = this.#message(0, parent, depth, wrapper);
    // Without an open multipart, the rest is the body of the only part, or an epilogue.
    while (at < this.#bytes.length && this.#open.length > 0) at = this.#line(at);
    if (this.#open.length > 0 && !this.#structure.limited) this.#structure.open = true;
    this.#closeLeaf(this.#bytes.length, this.#leaf?.bounded !== true);
  }

  /** Handles a line of a body; returns the position after it. */
  #line(at: number): number {
    const bytes = this.#bytes;
    const next = lineEnd(bytes, at);
    if (bytes[at] !== DASH || bytes[at + 1] !== DASH) return next;
    for (let level = this.#open.length - 1; level >= 0; level -= 1) {
      const kind = boundaryAt(bytes, at, next, this.#open[level]?.boundary);
      if (kind === 'other') continue;
      const own = this.#open[level];
      // An inner multipart without its end, or a part of it, may be cut.
      const isInner = level === this.#open.length - 1;
      if (!isInner) this.#structure.open = true;
      this.#closeLeaf(bodyEnd(bytes, at), isInner);
      this.#open.length = kind === 'last' ? level : level + 1;
      return kind === 'last' || own === undefined ? next : this.#part(next, own);
    }
    return next;
  }

  #message(at: number, parent: number | null, depth: number, wrapper: Header | null): number {
    const { messages } = this.#structure;
    const { header, next } = this.#header(at);
    messages.push({ header, parent, wrapper });
    return this.#entity(header, next, {
      message: messages.length - 1,
      depth,
      bounded: this.#open.length > 0,
    });
  }

  #part(at: number, { message, depth, isDigest }: Multipart): number {
    const { header, next } = this.#header(at);
    return this.#entity(header, next, { message, depth, bounded: true }, isDigest);
  }

  /** Opens what a header introduces: a multipart, a mail or a leaf. Returns the position of its body. */
  #entity(
    header: Header,
    start: number,
    { message, depth, bounded }: { message: number; depth: number; bounded: boolean },
    isDigest = false,
  ): number {
    const structure = this.#structure;
    structure.count += 1;
    if (structure.count > this.#limits.parts) {
      structure.limited = true;
      return this.#bytes.length;
    }
    const field = header.get('content-type');
    const type = field === undefined ? null : readParameters(field);
    const value = type?.value ?? (isDigest ? 'message/rfc822' : 'text/plain');
    const isDeeper = depth < this.#limits.depth;
    const boundary = value.startsWith('multipart/') ? type?.parameters.get('boundary') : undefined;
    if (boundary !== undefined && boundary !== '' && boundary.length <= MAX_BOUNDARY && isDeeper) {
      const octets = new TextEncoder().encode(`--${boundary}`);
      this.#open.push({
        boundary: octets,
        isDigest: value === 'multipart/digest',
        message,
        depth: depth + 1,
      });
      return start;
    }
    if (isMail(value) && isDeeper && !ENCODED.test(transferEncodingOf(header))) {
      return this.#message(start, message, depth + 1, header);
    }
    if (!isDeeper && (boundary !== undefined || isMail(value))) structure.limited = true;
    this.#leaf = { header, type, start, message, depth, bounded };
    return start;
  }

  #closeLeaf(end: number, whole: boolean): void {
    if (this.#leaf === null) return;
    const { bounded: _, ...leaf } = this.#leaf;
    this.#leaf = null;
    this.#structure.leaves.push({ ...leaf, end: Math.max(leaf.start, end), whole });
  }

  /** Reads a header, which an empty line or a boundary ends. */
  #header(start: number): { readonly header: Header; readonly next: number } {
    const bytes = this.#bytes;
    // openssl writes XML without a header, not even an empty one.
    if (bytes[start] === LESS) return { header: new Map(), next: start };
    const limit = Math.min(bytes.length, start + MAX_HEADER);
    let at = start;
    while (at < limit && !isBlankLine(bytes, at)) {
      if (bytes[at] === DASH && bytes[at + 1] === DASH && this.#isBoundary(at)) {
        return { header: readHeader(bytes, start, at), next: at };
      }
      at = lineEnd(bytes, at);
    }
    const end = Math.min(at, bytes.length);
    const next = end < bytes.length && isBlankLine(bytes, end) ? end + (bytes[end] === CR ? 2 : 1) : end;
    return { header: readHeader(bytes, start, end), next };
  }

  #isBoundary(at: number): boolean {
    const next = lineEnd(this.#bytes, at);
    return this.#open.some(({ boundary }) => boundaryAt(this.#bytes, at, next, boundary) !== 'other');
  }
}

function isMail(type: string): boolean {
  return type === 'message/rfc822' || type === 'message/global';
}

/** In lower case; empty without one. */
export function transferEncodingOf(header: Header): string {
  return (header.get('content-transfer-encoding') ?? '').toLowerCase().replace(/[\s;(].*$/s, '');
}

/** Compares a line with a boundary, after which only blanks may follow (RFC 2046 §5.1.1). */
function boundaryAt(
  bytes: Uint8Array,
  at: number,
  next: number,
  boundary: Uint8Array | undefined,
): 'next' | 'last' | 'other' {
  if (boundary === undefined || next - at < boundary.length) return 'other';
  for (let i = 2; i < boundary.length; i += 1) if (bytes[at + i] !== boundary[i]) return 'other';
  let end = at + boundary.length;
  const isLast = bytes[end] === DASH && bytes[end + 1] === DASH && end + 2 <= next;
  if (isLast) end += 2;
  while (end < next && isBlank(bytes[end])) end += 1;
  if (end < next) return 'other';
  return isLast ? 'last' : 'next';
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === CR || byte === LF;
}

/** The line break before a boundary belongs to the boundary. */
function bodyEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at - 1] !== LF) return at;
  return bytes[at - 2] === CR ? at - 2 : at - 1;
}
