/** Names of entries: UTF-8 if the entry says so, otherwise code page 437 (APPNOTE.TXT 6.3.10, appendix D). */
import { crc32 } from './crc32.ts';

/** Characters 0x80 to 0xff of code page 437. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Extra field of Info-ZIP with the name in UTF-8, valid only for the name with this checksum. */
const UNICODE_PATH = 0x7075;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * @param raw The name as written.
 * @param extra The extra fields of the entry.
 */
export function entryName(raw: Uint8Array, isUtf8: boolean, extra: Uint8Array): string {
  const name = isUtf8 ? (ascii(raw) ?? utf8.decode(raw)) : (unicodePath(raw, extra) ?? codePage437(raw));
  // Some Windows programs separate folders with a backslash.
  return name.includes('/') ? name : name.replaceAll('\\', '/');
}

/** Decodes an ASCII name without TextDecoder, which takes longer for a short name than the rest of the entry. */
function ascii(raw: Uint8Array): string | null {
  let name = '';
  for (const byte of raw) {
    if (byte > 0x7f) return null;
    name += String.fromCharCode(byte);
  }
  return name;
}

function unicodePath(raw: Uint8Array, extra: Uint8Array): string | null {
  const field = extraField(extra, UNICODE_PATH);
  if (field === null || field.byteLength < 5 || field.getUint8(0) !== 1) return null;
  if (field.getUint32(1, true) !== crc32(raw)) return null;
  return utf8.decode(new Uint8Array(field.buffer, field.byteOffset + 5, field.byteLength - 5));
}

function codePage437(raw: Uint8Array): string {
  let name = '';
  for (const byte of raw) name += byte < 0x80 ? String.fromCharCode(byte) : CP437.charAt(byte - 0x80);
  return name;
}

/** The content of the first extra field of a type; null without one. */
export function extraField(extra: Uint8Array, type: number): DataView | null {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = view.getUint16(at + 2, true);
    const end = at + 4 + length;
    if (end > extra.length) return null;
    if (view.getUint16(at, true) === type) {
      return new DataView(extra.buffer, extra.byteOffset + at + 4, length);
    }
    at = end;
  }
  return null;
}
