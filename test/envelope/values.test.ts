/** Names and times in certificates and signatures. */
import { describe, expect, it } from 'vitest';
import { membersOf } from '../../src/envelope/members.ts';
import { nameIn, timeIn } from '../../src/envelope/values.ts';
import { name, utf8 } from '../support/certificateWriter.ts';
import { element, oid, sequence, set } from '../support/cmsWriter.ts';

const CN = '2.5.4.3';
const O = '2.5.4.10';
const OU = '2.5.4.11';

/** The contents of an element. */
function contents(whole: Uint8Array) {
  const [member] = membersOf(whole, { start: 0, end: whole.length });
  if (member === undefined) throw new Error('no element');
  return member;
}

const nameOf = (whole: Uint8Array): string | null => nameIn(whole, contents(whole));
const ofType = (tag: number, octets: readonly number[] | Uint8Array): Uint8Array =>
  name([CN, element(tag, [octets])]);
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const bmp = (text: string): Uint8Array => Buffer.from(text, 'utf16le').swap16();
const universal = (...points: readonly number[]): readonly number[] =>
  points.flatMap((point) => [point >>> 24, (point >>> 16) & 0xff, (point >>> 8) & 0xff, point & 0xff]);

describe('a name', () => {
  it.each<[string, Uint8Array, string | null]>([
    ['UTF8String', ofType(0x0c, Buffer.from('Nicolò €')), 'Nicolò €'],
    ['PrintableString', ofType(0x13, latin1('Mario Rossi')), 'Mario Rossi'],
    ['IA5String', ofType(0x16, latin1('mario@example.com')), 'mario@example.com'],
    ['TeletexString', ofType(0x14, latin1('Nicolò')), 'Nicolò'],
    ['BMPString', ofType(0x1e, bmp('Nicolò €')), 'Nicolò €'],
    ['BMPString with a pair', ofType(0x1e, bmp('𝄞')), '𝄞'],
    ['UniversalString', ofType(0x1c, universal(0x4e, 0xec, 0x20ac, 0x1d11e)), 'Nì€𝄞'],
    ['UniversalString beyond Unicode', ofType(0x1c, universal(0x4e, 0x110000, 0xffffffff)), 'N\ufffd\ufffd'],
    ['UniversalString, cut', ofType(0x1c, [...universal(0x4e), 0, 0]), 'N'],
    ['VisibleString', ofType(0x1a, latin1('Mario')), 'Mario'],
    ['an unknown tag', ofType(0x1f, [0x01, 0x4d]), 'M'],
    ['an empty value', ofType(0x0c, []), ''],
    ['damaged UTF-8', ofType(0x0c, [0x4d, 0xff]), 'M\ufffd'],
    ['control characters', ofType(0x0c, [0x1b, 0x5b]), '\u001b['],
    ['no value', sequence(set(sequence(oid(CN)))), null],
    ['no type', sequence(set(sequence())), null],
    ['an empty set', sequence(set()), null],
    ['nothing', sequence(), null],
    ['an organization', name([O, utf8('Forno srl')]), 'Forno srl'],
    ['a unit only', name([OU, utf8('Ufficio')]), null],
    ['the common name first', name([O, utf8('Forno srl')], [CN, utf8('Anna')]), 'Anna'],
    ['the first of two common names', name([CN, utf8('Anna')], [CN, utf8('Bea')]), 'Anna'],
    ['the last of two organizations', name([O, utf8('a')], [O, utf8('b')]), 'b'],
    ['a long name', ofType(0x13, latin1('a'.repeat(5000))), 'a'.repeat(200)],
    [
      'a common name behind 64 attributes',
      name(...Array(64).fill([OU, utf8('x')] as const), [CN, utf8('Anna')]),
      null,
    ],
    ['a member that is cut', sequence(Uint8Array.of(0x31, 0x20, 0x30)), null],
  ])('%s', (_, whole, expected) => expect(nameOf(whole)).toBe(expected));
});

describe('a time', () => {
  const UTC = 0x17;
  const GENERALIZED = 0x18;
  it.each<[number, string, string | null]>([
    [UTC, '260601090000Z', '2026-06-01T09:00:00Z'],
    [UTC, '2606010900Z', '2026-06-01T09:00:00Z'],
    [UTC, '260601110000+0200', '2026-06-01T11:00:00+02:00'],
    [UTC, '2606011100+0200', '2026-06-01T11:00:00+02:00'],
    [UTC, '260601090000-0530', '2026-06-01T09:00:00-05:30'],
    [UTC, '491231235959Z', '2049-12-31T23:59:59Z'],
    [UTC, '500101000000Z', '1950-01-01T00:00:00Z'],
    [UTC, '240229000000Z', '2024-02-29T00:00:00Z'],
    [UTC, '250229000000Z', null],
    [UTC, '261301000000Z', null],
    [UTC, '260632000000Z', null],
    [UTC, '260601250000Z', null],
    [UTC, '260601096000Z', null],
    [UTC, '260601090061Z', null],
    [UTC, '260601090000+2500', null],
    [UTC, '260601090000', null],
    [UTC, '20260601090000Z', null],
    [UTC, '', null],
    [UTC, 'Z', null],
    [GENERALIZED, '20260601090000Z', '2026-06-01T09:00:00Z'],
    [GENERALIZED, '202606010900Z', '2026-06-01T09:00:00Z'],
    [GENERALIZED, '20260601090000.123Z', '2026-06-01T09:00:00Z'],
    [GENERALIZED, '20260601090000+0200', '2026-06-01T09:00:00+02:00'],
    [GENERALIZED, '20501231235959Z', '2050-12-31T23:59:59Z'],
    [GENERALIZED, '260601090000Z', '2606-01-09T00:00:00Z'],
    [GENERALIZED, '20260601090000', null],
    [GENERALIZED, `20260601090000.${'1'.repeat(100)}Z`, null],
    [0x13, '260601090000Z', null],
    [0x04, '20260601090000Z', null],
  ])('%i %s', (tag, text, expected) => {
    const whole = element(tag, [latin1(text)]);
    expect(timeIn(whole, contents(whole))).toBe(expected);
  });
});
