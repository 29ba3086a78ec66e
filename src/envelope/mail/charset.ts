/** Text in the header of a mail: bytes in a named encoding. */
import { decodeOneByte } from '../../xml/encodings.ts';

const ONE_BYTE = /^(?:iso[-_]?8859[-_]?(\d{1,2})|latin-?1|(?:windows|cp)-?125\d)$/;

let utf8: TextDecoder | undefined;

/** Decodes bytes in an encoding of a header; unknown encodings and invalid bytes are decoded as windows-1252. */
export function decodeCharset(bytes: Uint8Array, charset: string): string {
  const name = charset.toLowerCase();
  if (name === '' || name === 'utf-8' || name === 'utf8' || name === 'us-ascii') return decodeHeader(bytes);
  const match = ONE_BYTE.exec(name);
  if (match !== null) return oneByte(bytes, canonical(name, match[1]));
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    return oneByte(bytes, 'windows-1252');
  }
}

/** Decodes bytes without a stated encoding: UTF-8 (RFC 6532), otherwise windows-1252, which mail programs send raw. */
export function decodeHeader(bytes: Uint8Array): string {
  utf8 ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return utf8.decode(bytes);
  } catch {
    return oneByte(bytes, 'windows-1252');
  }
}

function canonical(name: string, part: string | undefined): string {
  if (part !== undefined) return part === '1' ? 'windows-1252' : `iso-8859-${part}`;
  return name.startsWith('latin') ? 'windows-1252' : `windows-${name.slice(-4)}`;
}

/** ISO-8859-1 is decoded as windows-1252, as all mail programs do: the difference is control characters. */
function oneByte(bytes: Uint8Array, encoding: string): string {
  const result = decodeOneByte(bytes, encoding, null);
  if (result.ok) return result.decoded.text;
  const latin = decodeOneByte(bytes, 'iso-8859-1', null);
  return latin.ok ? latin.decoded.text : '';
}
