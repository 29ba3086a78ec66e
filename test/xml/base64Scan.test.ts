import { expect, it } from 'vitest';
import { scanBase64 } from '../../src/xml/read/base64Scan.ts';

it.each<readonly [text: string, found: { end: number; digits: number; hasBlanks: boolean } | null]>([
  ['', { end: 0, digits: 0, hasBlanks: false }],
  ['QUJD<', { end: 4, digits: 4, hasBlanks: false }],
  ['QUJDQQ==<', { end: 8, digits: 6, hasBlanks: false }],
  ['QUJDQUI=<', { end: 8, digits: 7, hasBlanks: false }],
  ['QU JD\n', { end: 6, digits: 4, hasBlanks: true }],
  ['QQ =\t=', { end: 6, digits: 2, hasBlanks: true }],
  ['QUI =', { end: 5, digits: 3, hasBlanks: true }],
  ['+/az', { end: 4, digits: 4, hasBlanks: false }],
  ['Q', null],
  ['QUI', null],
  ['QUIA=', null],
  ['QUI==', null],
  ['QUIAA==', null],
  ['QR==', null],
  ['QUJ=', null],
  ['QQ===', null],
])('%j', (text, found) => {
  expect(scanBase64(new TextEncoder().encode(text), 0)).toEqual(found);
});
