/** The members of a part of an envelope. */
import { describe, expect, it } from 'vitest';
import { elementsOf, membersOf } from '../../src/envelope/members.ts';
import { element, integer, octets, sequence } from '../support/cmsWriter.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const join = (...parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Uint8Array.from(part)));
const indefinite = (...parts: readonly Uint8Array[]): Uint8Array => element(0x30, parts, 'indefinite');

/** Each member as `tag:contents`; the whole must be the header, the contents, and their end. */
function read(bytes: Uint8Array, span = { start: 0, end: bytes.length }): string {
  return [...membersOf(bytes, span)]
    .map(({ tag, start, end, whole }) => {
      expect([whole.start < start, end <= whole.end]).toEqual([true, true]);
      return `${tag.toString(16)}:${hex(bytes.subarray(start, end))}`;
    })
    .join(' ');
}

const MANY = join(...Array.from({ length: 65 }, (_, i) => integer(i)));

describe('members', () => {
  it.each<[string, Uint8Array, string]>([
    ['none', new Uint8Array(), ''],
    ['two', join(integer(1), octets([2, 3])), '2:01 4:0203'],
    ['an empty one', sequence(), '30:'],
    ['nested ones', sequence(integer(1), sequence(integer(2))), '30:0201013003020102'],
    ['indefinite', join(indefinite(integer(1)), integer(2)), '30:020101 2:02'],
    ['indefinite in indefinite', indefinite(indefinite(integer(1))), '30:30800201010000'],
    ['a length with leading zeros', element(0x30, [integer(1)], 'zeros'), '30:020101'],
    ['a tag of two octets', join([0x3f, 0x21, 0x03], integer(1)), '3f:020101'],
    ['cut in the header', join(integer(1), [0x04]), '2:01'],
    ['cut in the contents', join(integer(1), [0x04, 5, 1]), '2:01'],
    ['without its end', join(integer(1), [0x30, 0x80, 2, 1, 1]), '2:01'],
    ['a length beyond 2^53', join(integer(1), [0x04, 0x88, ...Array(8).fill(0xff)]), '2:01'],
    ['a primitive of indefinite length', join(integer(1), [0x04, 0x80, 0, 0]), '2:01'],
    ['40 levels', join(integer(1), ...Array(40).fill([0x30, 0x80])), '2:01'],
  ])('%s', (_, bytes, expected) => expect(read(bytes)).toBe(expected));

  it('of no part', () => expect([...membersOf(sequence(), null)]).toEqual([]));

  it('never go beyond the part', () => {
    const bytes = join(integer(1), octets([2, 3]), integer(4));
    expect(read(bytes, { start: 3, end: 7 })).toBe('4:0203');
    expect(read(bytes, { start: 3, end: 6 })).toBe('');
  });
});

describe('the elements of a part that must be whole', () => {
  it.each<[string, Uint8Array, number | undefined, number | null]>([
    ['none', new Uint8Array(), undefined, 0],
    ['two', join(integer(1), integer(2)), undefined, 2],
    ['cut', join(integer(1), [0x04, 5, 1]), undefined, null],
    ['other bytes behind', join(integer(1), [0x04]), undefined, null],
    ['64', MANY.subarray(0, -3), undefined, 64],
    ['65', MANY, undefined, null],
    ['one more than asked for', join(integer(1), integer(2)), 1, null],
  ])('%s', (_, bytes, maximum, expected) => {
    expect(elementsOf(bytes, { start: 0, end: bytes.length }, maximum)?.length ?? null).toBe(expected);
  });
});
