/** Our tables of one-byte encodings, compared with the platform's. */
import { describe, expect, it } from 'vitest';
import { encodeText } from '../../src/xml/encode.ts';
import { decode } from '../../src/xml/encodings.ts';

const HEAD = (encoding: string): number[] => [
  ...new TextEncoder().encode(`<?xml version="1.0" encoding="${encoding}"?>`),
];

/** The character of a byte in an encoding; null if there is none. */
function read(encoding: string, byte: number): string | null {
  const result = decode(Uint8Array.from([...HEAD(encoding), byte]));
  return result.ok ? (result.decoded.text.at(-1) ?? '') : null;
}

function platform(encoding: string, byte: number): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(Uint8Array.of(byte));
  } catch {
    return null;
  }
}

const upper = Array.from({ length: 0x60 }, (_, at) => 0xa0 + at);
const controls = Array.from({ length: 0x20 }, (_, at) => 0x80 + at);

/** Bytes without a character. */
const THAI_HOLES = [0xdb, 0xdc, 0xdd, 0xde, 0xfc, 0xfd, 0xfe, 0xff];

describe.each([
  ['ISO-8859-9', 'windows-1254', []],
  ['ISO-8859-11', 'windows-874', THAI_HOLES],
  ['ISO-8859-16', 'iso-8859-16', []],
])('%s', (encoding, known, holes) => {
  // Some platforms lack some of the encodings.
  it.skipIf(platform(known, 0x41) === null)('has the characters of its table', () => {
    const bytes = upper.filter((byte) => !holes.includes(byte));
    expect(bytes.map((byte) => read(encoding, byte))).toEqual(bytes.map((byte) => platform(known, byte)));
  });

  it('has no character for its holes, and one for each other byte', () => {
    expect(upper.filter((byte) => read(encoding, byte) === null)).toEqual(holes);
    expect(new Set(upper.map((byte) => read(encoding, byte) ?? byte)).size).toBe(upper.length);
  });

  it('has controls where Windows has printable characters', () => {
    expect(controls.map((byte) => read(encoding, byte))).toEqual(
      controls.map((byte) => String.fromCharCode(byte)),
    );
  });

  it('is written like it is read', () => {
    for (const byte of upper) {
      const text = read(encoding, byte);
      if (text !== null) expect([...encodeText(text, encoding.toLowerCase())]).toEqual([byte]);
    }
  });
});

it.each([
  [0xa1, 'Ą'],
  [0xa4, '€'],
  [0xaa, 'Ș'],
  [0xbe, 'Ÿ'],
  [0xc3, 'Ă'],
  [0xd5, 'Ő'],
  [0xde, 'Ț'],
  [0xe0, 'à'],
  [0xf7, 'ś'],
  [0xfe, 'ț'],
])('ISO-8859-16 has %i for %s', (byte, character) => {
  expect(read('ISO-8859-16', byte)).toBe(character);
});
