/** Unwraps signed envelopes (p7m), one inside the other, down to the document. */

import { decodeText, type TextForm } from './armour.ts';
import { readCms } from './cms.ts';
import type { Flaw, Layer, Reason } from './opened.ts';
import { beginning, sniff } from './sniff.ts';
import { SEQUENCE } from './tags.ts';

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
  let bytes = typeof input === 'string' ? bytesOf(input) : input;
  let encodings: TextForm[] = [];
  let texts = 0;
  for (;;) {
    const start = beginning(bytes);
    if (start === -1) return layers.length === 0 ? 'empty' : 'empty-content';
    if (bytes[start] === SEQUENCE) {
      if (layers.length === MAX_ENVELOPES) return 'limit';
      const cms = readCms(bytes, start);
      if (typeof cms === 'string') {
        layers.push({ kind: 'p7m', encodings, size: bytes.length - start, cms: null });
        if ((cms !== 'structure' && cms !== 'truncated') || !wasText(input, bytes)) return cms;
        add(flaws, 'converted');
        return 'structure';
      }
      if (start > 0) add(flaws, 'leading');
      if (cms.end < bytes.length) add(flaws, 'trailing');
      if (cms.flaw !== null) add(flaws, cms.flaw);
      if (layers.length > 0) add(flaws, 'nested');
      layers.push({ kind: 'p7m', encodings, size: cms.end - start, cms });
      encodings = [];
      bytes = cms.content;
    } else {
      const decoded = decodeText(start === 0 ? bytes : bytes.subarray(start));
      if (decoded === null) {
        if (layers.length > 0) return 'payload';
        if (wasText(input, bytes)) add(flaws, 'converted');
        return 'structure';
      }
      texts += 1;
      if (texts > MAX_TEXTS) return 'limit';
      add(flaws, decoded.form);
      encodings.push(decoded.form);
      ({ bytes } = decoded);
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
  return typeof input === 'string' ? /[^\0-\xff]/.test(input) : isConverted(bytes);
}

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

/** The bytes of a text with one character per byte, as of an envelope that was read as text. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    bytes[i] = unit > 0xff ? QUESTION : unit;
  }
  return bytes;
}

const QUESTION = 0x3f;

/**
 * True if the bytes are text in UTF-8, with characters beyond ASCII. Signatures and lengths of an envelope are never
 * valid UTF-8 by chance, so a program has read it as text and written it again.
 */
function isConverted(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length < bytes.length;
  } catch {
    return false;
  }
}
