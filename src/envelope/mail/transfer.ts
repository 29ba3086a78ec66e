/** Content transfer encodings (RFC 2045 §6). */

const BLANK = 64;
const PADDING = 65;
const OTHER = 66;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

let values: Uint8Array | undefined;

function valuesOfBase64(): Uint8Array {
  if (values !== undefined) return values;
  values = new Uint8Array(256).fill(OTHER);
  for (let value = 0; value < ALPHABET.length; value += 1) values[ALPHABET.charCodeAt(value)] = value;
  for (const blank of [0x09, 0x0a, 0x0d, 0x20]) values[blank] = BLANK;
  values[0x3d] = PADDING;
  return values;
}

interface Base64Options {
  /** Decodes what is there if the end is missing, for words of a header. */
  readonly lenient?: boolean;
}

/**
 * Decodes base64. Null if a group of four is incomplete, which is how cut files end, or for any other character:
 * RFC 2045 allows both to be ignored, but then a damaged file would look like a whole one.
 */
export function decodeBase64(text: Uint8Array, { lenient = false }: Base64Options = {}): Uint8Array | null {
  const table = valuesOfBase64();
  const decoded = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let size = 0;
  let group = 0;
  let count = 0;
  let at = 0;
  while (at < text.length) {
    if (count === 0) {
      // Most groups are complete.
      while (at + 4 <= text.length) {
        const a = table[text[at] ?? 0] ?? OTHER;
        const b = table[text[at + 1] ?? 0] ?? OTHER;
        const c = table[text[at + 2] ?? 0] ?? OTHER;
        const d = table[text[at + 3] ?? 0] ?? OTHER;
        if ((a | b | c | d) >= BLANK) break;
        decoded[size] = (a << 2) | (b >> 4);
        decoded[size + 1] = (b << 4) | (c >> 2);
        decoded[size + 2] = (c << 6) | d;
        size += 3;
        at += 4;
      }
    }
    const value = table[text[at] ?? 0x20] ?? OTHER;
    if (value >= PADDING) break;
    at += 1;
    if (value === BLANK) continue;
    group = (group << 6) | value;
    count += 1;
    if (count < 4) continue;
    decoded[size] = group >> 16;
    decoded[size + 1] = group >> 8;
    decoded[size + 2] = group;
    size += 3;
    group = 0;
    count = 0;
  }
  const padding = paddingAt(text, at, table);
  if (!lenient && (padding === null || (count === 0 ? padding !== 0 : count + padding !== 4))) return null;
  if (count === 1) return lenient ? decoded.subarray(0, size) : null;
  if (count >= 2) {
    decoded[size] = (group << (6 * (4 - count))) >> 16;
    decoded[size + 1] = (group << (6 * (4 - count))) >> 8;
    size += count - 1;
  }
  return decoded.subarray(0, size);
}

/** Number of padding characters up to the end; null if anything else follows. */
function paddingAt(text: Uint8Array, start: number, table: Uint8Array): number | null {
  let count = 0;
  for (let at = start; at < text.length; at += 1) {
    const value = table[text[at] ?? 0] ?? OTHER;
    if (value === PADDING) count += 1;
    else if (value !== BLANK) return null;
  }
  return count;
}

export interface Quoted {
  readonly bytes: Uint8Array;
  /** True if the text ends in a soft line break, after which more was to follow. */
  readonly cut: boolean;
}

const EQUALS = 0x3d;
const LF = 0x0a;
const CR = 0x0d;

/**
 * Decodes quoted-printable. An `=` that introduces no code stays as it is (§6.7, note 2): some programs declare the
 * encoding without applying it. Blanks at the end of a line belong to the transport and are dropped (rule 3).
 */
export function decodeQuoted(text: Uint8Array): Quoted {
  const decoded = new Uint8Array(text.length);
  let size = 0;
  let at = 0;
  // Blanks before this position are encoded, or precede a soft line break: they belong to the text.
  let kept = 0;
  while (at < text.length) {
    let byte = text[at] ?? 0;
    while (byte !== EQUALS && byte !== LF && at < text.length) {
      decoded[size++] = byte;
      at += 1;
      byte = text[at] ?? 0;
    }
    if (at >= text.length) break;
    if (byte === LF) {
      const isPair = size > kept && decoded[size - 1] === CR;
      size = withoutBlanks(decoded, kept, isPair ? size - 1 : size);
      if (isPair) decoded[size++] = CR;
      decoded[size++] = LF;
      kept = size;
      at += 1;
      continue;
    }
    const code = (hexOf(text[at + 1]) << 4) | hexOf(text[at + 2]);
    if (code >= 0) {
      decoded[size++] = code;
      kept = size;
      at += 3;
      continue;
    }
    const next = softBreak(text, at + 1);
    if (next === -1) {
      decoded[size++] = EQUALS;
      at += 1;
    } else {
      at = next;
      if (at === text.length) return { bytes: decoded.subarray(0, size), cut: true };
    }
    kept = size;
  }
  return { bytes: decoded.subarray(0, withoutBlanks(decoded, kept, size)), cut: false };
}

/** The end of a text without the blanks at its end, but not before a position. */
function withoutBlanks(bytes: Uint8Array, start: number, end: number): number {
  let at = end;
  while (at > start && (bytes[at - 1] === 0x20 || bytes[at - 1] === 0x09)) at -= 1;
  return at;
}

/** The digit's value; a negative number for anything else. */
function hexOf(byte: number | undefined): number {
  if (byte === undefined) return -256;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const upper = byte & 0xdf;
  return upper >= 0x41 && upper <= 0x46 ? upper - 0x37 : -256;
}

/** Position after a soft line break, with blanks before it; -1 if the line does not end here. */
function softBreak(text: Uint8Array, start: number): number {
  let at = start;
  while (text[at] === 0x20 || text[at] === 0x09) at += 1;
  if (at >= text.length) return text.length;
  if (text[at] === LF) return at + 1;
  return text[at] === CR && text[at + 1] === LF ? at + 2 : -1;
}
