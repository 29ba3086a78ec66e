/**
 * Bytes as the text from which PostgreSQL reads a bytea (Binary Data Types, escape format): an XML file stays half as
 * long as in hexadecimal. All that is not ASCII is escaped, so that no encoding of the database changes it.
 */
const UNSAFE = /[\\\0\x80-\xff]/g;

export function byteText(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.replace(UNSAFE, escaped);
}

const OCTAL = 8;
const DIGITS = 3;

const escaped = (character: string): string =>
  `\\${character.charCodeAt(0).toString(OCTAL).padStart(DIGITS, '0')}`;
