import { expect, it } from 'vitest';
import { ecdsaValue } from '../../../src/envelope/x509/ecdsaValue.ts';
import { number } from '../../support/certificateWriter.ts';
import { element, octets, sequence } from '../../support/cmsWriter.ts';

const filled = (length: number, octet: number): readonly number[] => Array<number>(length).fill(octet);
const LOW = filled(32, 0x7f);
const HIGH = filled(32, 0x80);
const long = (der: Uint8Array): Uint8Array => Buffer.concat([Uint8Array.of(0x30, 0x81), der.subarray(1)]);

it.each<[string, Uint8Array, readonly number[] | null]>([
  ['32 octets', sequence(number(LOW), number(LOW)), [...LOW, ...LOW]],
  ['a high bit behind a zero', sequence(number([0, ...HIGH]), number([0, ...HIGH])), [...HIGH, ...HIGH]],
  ['one octet', sequence(number([1]), number([2])), [...filled(31, 0), 1, ...filled(31, 0), 2]],
  ['negative numbers', sequence(number(HIGH), number(HIGH)), null],
  ['a zero before a low bit', sequence(number([0, ...LOW.slice(1)]), number(LOW)), null],
  ['0', sequence(number([0]), number(LOW)), null],
  ['no octets', sequence(number([]), number(LOW)), null],
  ['33 octets', sequence(number([1, ...LOW]), number(LOW)), null],
  ['another type', sequence(octets(LOW), number(LOW)), null],
  ['one number', sequence(number(LOW)), null],
  ['three numbers', sequence(number(LOW), number(LOW), number([1])), null],
  ['a set', element(0x31, [number(LOW), number(LOW)]), null],
  ['a longer length', long(sequence(number(LOW), number(LOW))), null],
  ['nothing', new Uint8Array(), null],
])('%s', (_, der, expected) => {
  expect(ecdsaValue(der, 'P-256')).toEqual(expected === null ? null : Uint8Array.from(expected));
});
