/** The end of a name is found like with the grammar's own character classes, for ASCII and all others. */
import { describe, expect, it } from 'vitest';
import { endOfName, NC_NAME } from '../../src/xml/characters.ts';
import { skipBlanks } from '../../src/xml/startTag.ts';

function endByPattern(text: string, at: number): number {
  NC_NAME.lastIndex = at;
  return NC_NAME.test(text) ? NC_NAME.lastIndex : at;
}

const NAMES: readonly string[] = [
  '',
  'a',
  'Causale>',
  'ds:Signature',
  '_a-b.c9 d',
  '9a',
  '-a',
  '.a',
  ':a',
  '<a',
  'a<',
  'è',
  'aè>',
  'a×b',
  'a\u00b7b',
  '\u00b7a',
  'a\u{10000}b',
  'a\ud800b',
  '\u{10000}',
  'a\u2028b',
  'a\0',
  'a\u007f',
];

describe('the end of a name', () => {
  it.each(NAMES)('in %j', (text) => {
    for (let at = 0; at <= text.length; at += 1)
      expect([at, endOfName(text, at)]).toEqual([at, endByPattern(text, at)]);
  });

  it('after every character of the first plane', () => {
    const other: string[] = [];
    for (let unit = 0; unit <= 0xffff; unit += 1) {
      const character = String.fromCharCode(unit);
      for (const text of [`a${character}b`, `${character}b`]) {
        if (endOfName(text, 0) !== endByPattern(text, 0)) other.push(unit.toString(16));
      }
    }
    expect(other).toEqual([]);
  });
});

describe('blanks', () => {
  it.each([
    ['', 0, 0],
    ['a', 0, 0],
    [' \t\r\na', 0, 4],
    ['a  ', 1, 3],
    ['\u00a0', 0, 0],
    ['\f', 0, 0],
    ['\u2028', 0, 0],
    ...[255, 256, 257, 511, 512, 513, 1_000].flatMap((count): [string, number, number][] =>
      ['\n', '\r\n', ' \t\n'].flatMap((kind): [string, number, number][] => [
        [`a${''.padEnd(count, kind)}b `, 1, count + 1],
        [''.padEnd(count, kind), 0, count],
      ]),
    ),
  ])('in %j from %d end at %d', (text, from, end) => {
    expect(skipBlanks(text, from)).toBe(end);
  });
});
