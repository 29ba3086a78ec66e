import { expect, it } from 'vitest';
import { isSameName } from '../../../src/envelope/x509/index.ts';
import { NULL, name, utf8 } from '../../support/certificateWriter.ts';
import { element, oid, sequence, set } from '../../support/cmsWriter.ts';

const printable = (text: string): Uint8Array => element(0x13, [Buffer.from(text)]);
const bmp = (text: string): Uint8Array => element(0x1e, [Buffer.from(text, 'utf16le').swap16()]);
const CN = '2.5.4.3';
const O = '2.5.4.10';
const one = (value: Uint8Array): Uint8Array => name([CN, value]);
const both = (...types: readonly string[]): Uint8Array =>
  sequence(set(...types.map((type) => sequence(oid(type), utf8(type)))));

it.each<[string, Uint8Array, Uint8Array, boolean]>([
  ['the same', one(utf8('Prova CA')), one(utf8('Prova CA')), true],
  ['another type of string', one(utf8('Prova CA')), one(printable('Prova CA')), true],
  ['BMPString', one(utf8('Città')), one(bmp('Città')), true],
  ['upper case', one(utf8('Prova CA')), one(utf8('PROVA ca')), true],
  ['blanks', one(utf8('Prova CA')), one(utf8(' Prova   CA ')), true],
  ['one attribute more', name([CN, utf8('a')]), name([CN, utf8('a')], [O, utf8('b')]), false],
  ['another attribute', name([CN, utf8('a')]), name([O, utf8('a')]), false],
  ['another order', name([CN, utf8('a')], [O, utf8('b')]), name([O, utf8('b')], [CN, utf8('a')]), false],
  ['another order in a set', both(CN, O), both(O, CN), true],
  ['a blank less', one(utf8('Prova CA')), one(utf8('ProvaCA')), false],
  ['empty', sequence(), sequence(), true],
  ['damaged in the same way', NULL, NULL, true],
  ['damaged', sequence(NULL), sequence(set(NULL)), false],
  ['too long', one(utf8('a'.repeat(5000))), one(utf8('A'.repeat(5000))), false],
])('%s', (_, a, b, expected) => expect(isSameName(a, b)).toBe(expected));
