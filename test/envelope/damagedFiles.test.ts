import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { open } from '../../src/envelope/index.ts';
import { chunks, cms, element, octets, oid, PKCS7, sequence } from '../support/cmsWriter.ts';
import { READABLE, XML } from './shapes.ts';

/** Small envelopes of each kind, so that every truncation and every bit can be tried. */
const SMALL: readonly Uint8Array[] = [
  cms('<a/>'),
  cms('', { written: chunks(Buffer.from('<a>bcd</a>'), 3), outer: 'indefinite' }),
  cms(cms('<a/>')),
  Buffer.from(Buffer.from(cms('<a/>')).toString('base64')),
];

/** Opens without an exception, and returns what is wrong with the answer. */
function wrong(bytes: Uint8Array): string | null {
  const { content, reason, layers } = open(bytes, 'a.p7m');
  if ((content === null) !== (reason !== null)) return 'either a content or a reason';
  for (const layer of layers) {
    if (layer.kind !== 'p7m' || layer.cms === null) continue;
    const { certificates, crls, signerInfos, contentType, bytes: all } = layer.cms;
    for (const span of [certificates, crls, signerInfos, contentType]) {
      if (span !== null && !(span.start >= 0 && span.start <= span.end && span.end <= all.length))
        return 'a span';
    }
  }
  return null;
}

describe('damaged files', () => {
  it.each(SMALL.map((bytes, i) => [i, bytes] as const))('file %i, cut anywhere', (_, bytes) => {
    const lengths = Array.from(bytes.keys());
    expect(lengths.filter((length) => wrong(bytes.subarray(0, length)) !== null)).toEqual([]);
  });

  it.each(SMALL.map((bytes, i) => [i, bytes] as const))('file %i, each bit changed', (_, bytes) => {
    const bits = Array.from({ length: bytes.length * 8 }, (_, bit) => bit);
    const changed = (bit: number): Uint8Array =>
      bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
    expect(bits.filter((bit) => wrong(changed(bit)) !== null)).toEqual([]);
  });

  it('a cut content is never read', () => {
    const whole = cms('<a>0123456789</a>', { certificates: [], signers: [] });
    const from = Buffer.from(whole).indexOf('<a>');
    for (let length = from; length < from + 17; length += 1) {
      expect(open(whole.subarray(0, length), 'a.p7m').reason).toBe('truncated');
    }
  });

  it('bytes are inserted, removed and replaced', () => {
    const shapes = fc.constantFrom(...READABLE.map(({ bytes }) => bytes));
    const edits = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), fc.uint8Array()));
    fc.assert(
      fc.property(shapes, edits, (bytes, list) => {
        let changed: Uint8Array = bytes;
        for (const [where, less, more] of list) {
          const at = Math.floor(where * Math.min(changed.length, 200));
          changed = Buffer.concat([changed.subarray(0, at), more, changed.subarray(at + less)]);
        }
        expect(wrong(changed)).toBeNull();
      }),
    );
  });

  it('any bytes after the start of an envelope', () => {
    const start = Uint8Array.from([
      0x30,
      0x80,
      ...oid(`${PKCS7}.2`),
      0xa0,
      0x80,
      0x30,
      0x80,
      2,
      1,
      1,
      0x31,
      0,
    ]);
    fc.assert(fc.property(fc.uint8Array(), (rest) => wrong(Buffer.concat([start, rest])) === null));
  });
});

const OPENING = Uint8Array.from([0x30, 0x80, ...oid(`${PKCS7}.2`), 0xa0, 0x80, 0x30, 0x80, 2, 1, 1]);
const CONTENT = Uint8Array.from([0x31, 0, 0x30, 0x80, ...oid(`${PKCS7}.1`), 0xa0, 0x80]);
const many = (part: readonly number[], count: number): Uint8Array => {
  const bytes = new Uint8Array(part.length * count);
  for (let i = 0; i < count; i += 1) bytes.set(part, i * part.length);
  return bytes;
};
const begun = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat([OPENING, CONTENT, ...parts]);

describe('lengths and depths beyond reason', () => {
  it.each<[string, Uint8Array, string]>([
    [
      'a length of 126 octets',
      Uint8Array.from([0x30, 0xfe, ...Buffer.alloc(126, 0xff), 0x06, 0x09]),
      'truncated',
    ],
    ['a length of 2^64', begun(Uint8Array.from([0x04, 0x88, ...Buffer.alloc(8, 0xff)])), 'truncated'],
    ['a content longer than the file', begun(Uint8Array.from([0x04, 0x83, 1, 0, 0, 1])), 'truncated'],
    ['a primitive of indefinite length', begun(Uint8Array.from([0x04, 0x80, 0, 0])), 'structure'],
    ['100 nested parts', begun(many([0x24, 0x80], 100)), 'limit'],
    ['1,000,000 nested parts', begun(many([0x24, 0x80], 1_000_000)), 'limit'],
    ['1,000,000 nested algorithms', Buffer.concat([OPENING, many([0x31, 0x80], 1_000_000)]), 'limit'],
    ['1,000,000 empty parts', begun(Uint8Array.of(0x24, 0x80), many([0x04, 0], 1_000_000)), 'truncated'],
    ['a part longer than its parent', cms('', { written: element(0x24, [[0x04, 5, 0x3c]]) }), 'structure'],
    ['an end-of-contents in a definite length', cms('', { written: element(0x24, [[0, 0]]) }), 'structure'],
    ['a tag number of 1,000 octets', begun(many([0x1f, ...Buffer.alloc(1000, 0xff)], 1)), 'truncated'],
    ['an OID of 1 MB', sequence(element(0x06, [Buffer.alloc(1_000_000, 0x81)])), 'content-type'],
    ['an integer in parts', cms('', { written: element(0x24, [sequence(octets(XML))]) }), 'structure'],
  ])('%s', (_, bytes, reason) => {
    expect(open(bytes, 'a.p7m').reason).toBe(reason);
  });
});
