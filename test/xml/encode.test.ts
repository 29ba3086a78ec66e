import { describe, expect, it } from 'vitest';
import { byteLength, encodeText } from '../../src/xml/encode.ts';

describe('the bytes of a text', () => {
  it.each([
    ['nothing', '', 'utf-8'],
    ['ASCII', 'abc', 'utf-8'],
    ['two bytes', 'è\u07ff', 'utf-8'],
    ['three bytes', '\u0800€\uffff', 'utf-8'],
    ['four bytes', '\u{10000}\u{1f600}\u{10ffff}', 'utf-8'],
    ['half a pair', 'a\ud83d', 'utf-8'],
    ['halves in the wrong order', '\ude00\ud83d\ud83d\u{1f600}', 'utf-8'],
    ['two bytes a unit', 'aè\u{1f600}', 'utf-16le'],
    ['two bytes a unit, the other way round', 'aè\u{1f600}', 'utf-16be'],
    ['one byte each', 'aè', 'iso-8859-1'],
  ])('%s: the count matches the written bytes', (_, text, encoding) => {
    expect(byteLength(text, encoding)).toBe(encodeText(text, encoding).length);
    expect(byteLength(`a${text}b`, encoding, 1, 1 + text.length)).toBe(byteLength(text, encoding));
  });
});
