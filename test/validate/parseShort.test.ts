/** JSON texts that are read without a scan, and those that need one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShort } from '../../src/validate/json/parseShort.ts';
import { scanJson } from '../../src/validate/json/scanJson.ts';
import { runs } from '../support/thorough.ts';

const LIMITS = { maxDepth: 3, maxValues: 6 };

describe('texts that are read at once', () => {
  it.each<readonly [text: string, value: unknown]>([
    ['{"a":1,"b":{"a":2}}', { a: 1, b: { a: 2 } }],
    ['\ufeff [1,"a:b",{"c"\n:null}]', [1, 'a:b', { c: null }]],
    ['{"a":"10:30","b":"http://x"}', { a: '10:30', b: 'http://x' }],
    ['[[[1]]]', [[[1]]]],
    ['[1,2,3,4,5]', [1, 2, 3, 4, 5]],
    ['"\\u003a"', ':'],
  ])('%j', (text, value) => {
    expect(parseShort(text, LIMITS)).toEqual({ value });
  });

  it('__proto__ is an ordinary key', () => {
    const text = '{"__proto__":{"a":1},"b":2}';
    const found = parseShort(text, LIMITS)?.value;
    expect(Object.keys(found as object)).toEqual(['__proto__', 'b']);
    expect(parseShort(text.replace('b', '__proto__'), LIMITS)).toBeNull();
  });
});

describe('texts that need a scan', () => {
  it.each<readonly [what: string, text: string]>([
    ['a key twice', '{"a":1,"a":2}'],
    ['a key twice, before blanks', '{"a"\t:1,"a" :2}'],
    ['a key twice, once by its number', '{"a":1,"\\u0061":2}'],
    ['a key twice, and a string like another one', '{"a":1,"a" :": 2"}'],
    ['a key twice in a list', '[{"a":[{"b":1,"b":1}]}]'],
    ['a syntax error', '{"a":1,}'],
    ['an unfinished text', '{"a":1'],
    ['nothing', ''],
    ['too deep', '[[[[1]]]]'],
    ['too many values', '[1,2,3,4,5,6]'],
    ['a colon at the start of a string', '{"a":":"}'],
    ['a colon after a blank', '{"a":"b : c"}'],
    ['a colon after a quotation mark', '{"a":"\\":"}'],
    ['long', `[1]${' '.repeat(1_000_000)}`],
  ])('%s', (_, text) => {
    expect(parseShort(text, LIMITS)).toBeNull();
  });
});

it('a text that is read at once has no problem for the scanner', () => {
  const limits = { maxDepth: 4, maxValues: 12 };
  const token = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"a":',
    '"b" :',
    '":"',
    '1',
    ' ',
    'null',
  );
  const some = fc.oneof(
    fc.array(token, { maxLength: 12 }).map((tokens) => tokens.join('')),
    fc.json({ maxDepth: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '":"', '{"a":1,"a":2}', '[1]')))
      .map((members) => `{${members.map(([name, value]) => `"${name}":${value}`).join()}}`),
  );
  fc.assert(
    fc.property(some, (text) => {
      const found = parseShort(text, limits);
      if (found === null) return;
      const { flaw, tooDeep, tooMany, duplicates } = scanJson(text, limits);
      expect([flaw, tooDeep, tooMany, duplicates]).toEqual([null, -1, -1, []]);
      expect(found.value).toEqual(JSON.parse(text));
    }),
    { numRuns: runs(5_000) },
  );
});
