/** DER, compared with the writer of the tests and with octets written by hand. */
import { describe, expect, it } from 'vitest';
import { element, oid, setOf, sorted, time, unsigned } from '../../src/envelope/der.ts';
import { element as expectedElement, oid as expectedOid } from '../support/cmsWriter.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const of = (digits: string): Uint8Array => Buffer.from(digits, 'hex');

it.each([0, 1, 127, 128, 255, 256, 65_535, 65_536, 1 << 24])('a length of %d', (length) => {
  const contents = new Uint8Array(length);
  expect(Buffer.compare(element(0x04, contents), expectedElement(0x04, [contents]))).toBe(0);
});

it.each(['2.5.4.3', '1.2.840.113549.1.9.16.2.47', '2.16.840.1.101.3.4.2.1', '1.3.14.3.2.26'])(
  'OID %s',
  (dotted) => {
    expect(hex(oid(dotted))).toBe(hex(expectedOid(dotted)));
  },
);

it.each([
  ['', '020100'],
  ['00', '020100'],
  ['7f', '02017f'],
  ['80', '02020080'],
  ['0000ff', '020200ff'],
  ['0102', '02020102'],
])('INTEGER of %j', (octets, expected) => expect(hex(unsigned(of(octets)))).toBe(expected));

it.each([
  ['1950-01-01T00:00:00Z', 0x17, '500101000000Z'],
  ['2026-03-02T10:00:59Z', 0x17, '260302100059Z'],
  ['2049-12-31T23:59:59Z', 0x17, '491231235959Z'],
  ['2050-01-01T00:00:00Z', 0x18, '20500101000000Z'],
])('time %s', (text, tag, contents) => {
  const der = time(text);
  expect([der[0], Buffer.from(der.subarray(2)).toString()]).toEqual([tag, contents]);
});

describe('SET OF', () => {
  it.each([
    [
      ['0402', '0401'],
      ['0401', '0402'],
    ],
    [
      ['30020000', '0400', '3000'],
      ['0400', '3000', '30020000'],
    ],
    [[], []],
  ])('%j', (members, expected) => {
    expect(sorted(members.map(of)).map(hex)).toEqual(expected);
    expect(hex(setOf(members.map(of)))).toBe(hex(expectedElement(0x31, [of(expected.join(''))])));
  });
});
