/** Digests agree with those of other implementations of SipHash-2-4. */
import { describe, expect, it } from 'vitest';
import { Key } from '../../src/operations/anonymize/chance.ts';
import { SipHash } from '../../src/operations/anonymize/sipHash.ts';

/** Bytes 00 to 0f, as in the paper. */
const KEY = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c] as const;

/** A text whose bytes in UTF-16LE are 00, 01, 02, …, ff, 00, …. */
const bytesTo = (end: number): string =>
  String.fromCharCode(
    ...Array.from({ length: end / 2 }, (_, i) => ((i * 2) & 0xff) | (((i * 2 + 1) & 0xff) << 8)),
  );

const hex = ({ low, high }: SipHash): string =>
  [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');

describe('a digest', () => {
  // openssl mac -macopt hexkey:000102030405060708090a0b0c0d0e0f -macopt size:8 -in FILE SIPHASH, bytes reversed.
  it.each([
    [0, '726fdb47dd0e0e31'],
    [2, '0d6c8009d9a94f5a'],
    [8, '93f5f5799a932462'],
    [14, 'f723ca908e7af2ee'],
    [512, '883b57c3e55ada0e'],
    [4_096, 'bf18b72de2c1553c'],
  ])('of %i bytes', (length, expected) => {
    const hash = new SipHash(KEY);
    hash.text(bytesTo(length));
    expect(hex(hash)).toBe(expected);
  });

  it('of two numbers is that of their bytes', () => {
    const hash = new SipHash(KEY);
    hash.numbers(0x03020100, 0x07060504);
    expect(hex(hash)).toBe('93f5f5799a932462');
  });
});

describe('choices', () => {
  const drawn = (key: Key, about: string, bound: number, count: number): readonly number[] => {
    const chance = key.chance(about);
    return Array.from({ length: count }, () => chance.below(bound));
  };
  const key = Key.of('seed');

  it.each([10, 1_000, 1_000_000])('below %i are as frequent as each other', (bound) => {
    const all = drawn(key, 'a', bound, 60_000);
    expect(all.filter((one) => !Number.isInteger(one) || one < 0 || one >= bound)).toEqual([]);
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => all.filter((one) => Math.floor((one / bound) * 10) === tenth).length,
    );
    expect(tenths.filter((count) => Math.abs(count / 6_000 - 1) > 0.06)).toEqual([]);
  });

  it('depend on seed, purpose and question only', () => {
    const numbers = (one: Key, about: string): string => drawn(one, about, 1_000, 40).join(' ');
    expect(numbers(Key.of('seed'), 'a')).toBe(numbers(key, 'a'));
    const others = [key, Key.of('other'), key.for('b'), key.for('c'), key.for('b').for('c')];
    expect(
      new Set([...others.map((one) => numbers(one, 'a')), numbers(key, 'b'), numbers(key, '')]).size,
    ).toBe(7);
  });
});
