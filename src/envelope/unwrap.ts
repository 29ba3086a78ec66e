/** Unwraps signed envelopes (p7m), one inside the other, down to the document. */

import { latin1 } from '../xml/latin1.ts';
import { type Detached, decodeText, octetsOf, type TextForm } from './armour.ts';
import { type Cms, type CmsFlaw, readCms } from './cms.ts';
import { lastMention } from './mentions.ts';
import type { Flaw, Layer, Reason } from './opened.ts';
import { beginning, sniff } from './sniff.ts';
import { OID, SEQUENCE } from './tags.ts';

/** Maximum number of nested envelopes. Real files have up to three. */
const MAX_ENVELOPES = 8;

/** Maximum number of encodings as text, in total. Mail programs add up to three. */
const MAX_TEXTS = 5;

export interface Unwrapped {
  readonly layers: readonly Layer[];
  readonly flaws: readonly Flaw[];
  /** The XML document; null if `reason` says why there is none. */
  readonly content: Uint8Array | null;
  /** The archive in the envelopes; null for any other content. */
  readonly container: Uint8Array | null;
  readonly reason: Reason | null;
}

/** Unwraps an input that looks like an envelope. */
export function unwrap(input: Uint8Array | string): Unwrapped {
  const layers: Layer[] = [];
  const flaws: Flaw[] = [];
  const found = documentBelow(input, layers, flaws);
  if (typeof found === 'string') return { layers, flaws, content: null, container: null, reason: found };
  return layers.at(-1)?.kind === 'zip'
    ? { layers, flaws, content: null, container: found, reason: 'container' }
    : { layers, flaws, content: found, container: null, reason: null };
}

/** Returns the document or archive, or the reason why there is none. */
function documentBelow(input: Uint8Array | string, layers: Layer[], flaws: Flaw[]): Uint8Array | Reason {
  let bytes = typeof input === 'string' ? octetsOf(input) : input;
  let encodings: TextForm[] = [];
  let texts = 0;
  let detached: Detached | undefined;
  for (;;) {
    const start = beginning(bytes);
    if (start === -1) return layers.length === 0 ? 'empty' : 'empty-content';
    if (bytes[start] === SEQUENCE) {
      if (layers.length === MAX_ENVELOPES) return 'limit';
      const cms = readCms(bytes, start, detached);
      const isMoved = hasMoved(cms, bytes, start);
      if (typeof cms === 'string' || isMoved) {
        layers.push({ kind: 'p7m', encodings, size: bytes.length - start, cms: null });
        if (typeof cms === 'string' && !isMoved && !wasText(input, bytes)) return cms;
        add(flaws, 'converted');
        return 'structure';
      }
      if (start > 0) add(flaws, 'leading');
      if (cms.end < bytes.length) add(flaws, 'trailing');
      if (cms.flaw !== null) add(flaws, cms.flaw);
      if (layers.length > 0) add(flaws, 'nested');
      layers.push({ kind: 'p7m', encodings, size: cms.end - start, cms });
      encodings = [];
      bytes = detached?.document ?? cms.content;
      detached = undefined;
    } else {
      const decoded = decodeText(start === 0 ? bytes : bytes.subarray(start));
      if (decoded === null) return layers.length > 0 ? 'payload' : 'structure';
      texts += 1;
      if (texts > MAX_TEXTS) return 'limit';
      add(flaws, decoded.form);
      encodings.push(decoded.form);
      ({ bytes, detached } = decoded);
    }
    const found = documentIn(bytes, layers);
    // Text that encodes a document has no envelope.
    if (found !== null) return layers.length === 0 ? 'structure' : found;
  }
}

function add(flaws: Flaw[], flaw: Flaw): void {
  if (!flaws.includes(flaw)) flaws.push(flaw);
}

/** True if a program has read the bytes as text, which has replaced some of them. */
function wasText(input: Uint8Array | string, bytes: Uint8Array): boolean {
  return (typeof input === 'string' && /[^\0-\xff]/.test(input)) || isConverted(bytes);
}

/** Maximum number of bytes before the content of an envelope; those of an envelope in it would be more. */
const MAX_HEADER = 100;

/**
 * True if the XML does not end where its length in the envelope says. Another form of line ends has this effect: with
 * fewer bytes, the certificates follow the root; with more, the root is not closed.
 */
function hasMoved(cms: Cms | CmsFlaw, bytes: Uint8Array, start: number): boolean {
  if (typeof cms !== 'string') {
    return cms.flaw !== null && sniff(cms.content) === 'xml' && afterRoot(cms.content) !== '';
  }
  if (cms !== 'truncated' || bytes.indexOf(LESS, start) > start + MAX_HEADER) return false;
  return Boolean(afterRoot(bytes.subarray(start)));
}

/**
 * The text after the root, without blanks, comments and instructions; null if the root is not closed. Only the beginning
 * of the document and of that text are decoded: the document may have 20 MB.
 */
function afterRoot(bytes: Uint8Array): string | null {
  const [, root, rest] = /(?:^|>)\s*<([A-Za-z_][\w:.-]*)([^>]*)/.exec(beginningOf(bytes, 0)) ?? [];
  if (root === undefined || rest?.endsWith('/') === true) return '';
  const tag = `</${root}`;
  const width = bytes[bytes.indexOf(LESS) + 1] === 0 ? 2 : 1;
  const end = lastMention(bytes, tag, width);
  if (end === -1) return null;
  return beginningOf(bytes, end + tag.length * width)
    .replace(/^\s*>(?:\s*<[!?].*>)?/s, '')
    .trim();
}

/** Some text in ASCII, also of UTF-16. */
function beginningOf(bytes: Uint8Array, start: number): string {
  return latin1(bytes.subarray(start, start + BEGINNING).filter((byte) => byte !== 0));
}

const BEGINNING = 32_768;

/** Returns the document or archive, the reason why there is none, or null if there may be another envelope. */
function documentIn(bytes: Uint8Array, layers: Layer[]): Uint8Array | Reason | null {
  const looks = sniff(bytes);
  switch (looks) {
    case 'xml':
      return bytes;
    case 'html':
    case 'pdf':
      return looks;
    case 'json':
      return 'payload';
    case 'zip':
      if (layers.length > 0) layers.push({ kind: 'zip' });
      return bytes;
    default:
      return null;
  }
}

const LESS = 0x3c;

/**
 * True if the bytes are text in UTF-8, with characters beyond ASCII or the tag of an OID. Signatures, lengths and OIDs of
 * an envelope are never valid UTF-8, so a program has read it as text and written it again.
 */
function isConverted(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length < bytes.length || bytes.includes(OID);
  } catch {
    return false;
  }
}
