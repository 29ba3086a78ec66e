/** Encodes text in the encoding of its file: the reverse of `decode`. */
import { decodeOneByte } from './encodings.ts';

/**
 * Returns the text with `substitute` for each character that the encoding lacks.
 * @param encoding an encoding returned by `decode`
 */
export function representable(
  text: string,
  encoding: string,
  substitute: (character: string) => string,
): string {
  const known = highCharacters(encoding);
  if (known === undefined) return text;
  return text.replace(/[^\0-\x7f]/gu, (character) =>
    known.has(character) ? character : substitute(character),
  );
}

/** Encodes a text that has only characters of the encoding. */
export function encodeText(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return encodeUtf16(text, encoding === 'utf-16le');
  const known = highCharacters(encoding);
  if (known === undefined) return new TextEncoder().encode(text);
  return Uint8Array.from(text, (character) => known.get(character) ?? character.charCodeAt(0));
}

/** Returns the number of bytes of a piece of decoded text in its file. */
export function byteLength(text: string, encoding: string, from = 0, to = text.length): number {
  if (encoding.startsWith('utf-16')) return (to - from) * 2;
  // The other encodings have one byte per character, and all characters are in the basic plane.
  return encoding === 'utf-8' ? utf8Length(text, from, to) : to - from;
}

function utf8Length(text: string, from: number, to: number): number {
  let length = to - from;
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit <= 0x7f) continue;
    // A surrogate pair takes four bytes; an unpaired surrogate is written as three.
    const isPair = unit >= 0xd800 && unit <= 0xdbff && at + 1 < to && isLowSurrogate(text.charCodeAt(at + 1));
    length += unit <= 0x7ff ? 1 : 2;
    if (isPair) at += 1;
  }
  return length;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function encodeUtf16(text: string, little: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), little);
  return bytes;
}

const tables = new Map<string, ReadonlyMap<string, number>>();

/** Returns the non-ASCII characters of a single-byte encoding; `undefined` for encodings that cover all of Unicode. */
function highCharacters(encoding: string): ReadonlyMap<string, number> | undefined {
  if (encoding.startsWith('utf-')) return undefined;
  let table = tables.get(encoding);
  if (table === undefined) {
    const found = new Map<string, number>();
    for (let byte = 0x80; byte <= 0xff && encoding !== 'us-ascii'; byte += 1) {
      const result = decodeOneByte(Uint8Array.of(byte), encoding, null);
      if (result.ok) found.set(result.decoded.text, byte);
    }
    table = found;
    tables.set(encoding, table);
  }
  return table;
}
