import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanJson } from '../../src/validate/json/scanJson.ts';
import { runs } from '../support/thorough.ts';

const scan = (text: string, locate: readonly string[] = []) => scanJson(text, { maxDepth: 5, locate });

describe('the first flaw of a text', () => {
  it.each([
    ['', 0, '', 'value'],
    ['  ', 2, '', 'value'],
    ['{', 1, '', 'name or }'],
    ['{"a"', 4, '', ':'],
    ['{"a" 1}', 5, '1', ':'],
    ['{"a":}', 5, '}', 'value'],
    ['{"a":1', 6, '', ', or }'],
    ['{"a":1,}', 7, '}', 'name'],
    ['{"a":1 "b":2}', 7, '"', ', or }'],
    ["{'a':1}", 1, "'", 'name or }'],
    ['{a:1}', 1, 'a', 'name or }'],
    ['[1 2]', 3, '2', ', or ]'],
    ['[1,]', 3, ']', 'value'],
    ['{"a":NaN}', 5, 'NaN', 'value'],
    ['{"a":01}', 6, '1', ', or }'],
    ['{"a":+1}', 5, '+1', 'value'],
    ['{"a":.5}', 5, '.5', 'value'],
    ['1e', 1, 'e', 'end'],
    ['-', 0, '-', 'value'],
    ['nul', 0, 'nul', 'value'],
    ['truex', 4, 'x', 'end'],
    ['{} {}', 3, '{', 'end'],
    ['"abc', 4, '', '"'],
    ['"a\\x"', 2, '\\', 'escape'],
    ['"a\\u12g4"', 2, '\\', 'escape'],
    ['"a\tb"', 2, '\t', 'character'],
    ['"a\nb"', 2, '\n', 'character'],
    ['/**/{}', 0, '/', 'value'],
    ['\u00a0{}', 0, '\u00a0', 'value'],
    ['{"a":😀}', 5, '😀', 'value'],
  ])('%j at %i', (text, offset, found, expected) => {
    expect(scan(text).flaw).toEqual({ offset, end: offset + found.length, found, expected });
    expect(() => JSON.parse(text)).toThrow();
  });
});

describe('texts without a flaw', () => {
  it.each([
    '{}',
    ' [1, -0.5e+7, "\\ud83d\\u00e9\\n", true, false, null] \n',
    '"\ud800\u2028"',
    '0',
    '{"a":1,"a":2}',
  ])('%j', (text) => {
    expect(scan(text).flaw).toBeNull();
    JSON.parse(text);
  });

  it('a byte order mark is skipped', () => {
    expect(scan('\ufeff{"a":1}', ['/a'])).toMatchObject({ flaw: null });
    expect(scan('\ufeff{"a":1}', ['/a']).places.get('/a')).toMatchObject({ offset: 6, end: 7 });
  });
});

describe('nesting', () => {
  it.each([
    ['[[[[[1]]]]]', -1],
    ['[[[[[[1]]]]]]', 5],
    ['{"a":[{"b":[{}]}]}', -1],
    ['{"a":[{"b":[{"c":{}}]}]}', 17],
    ['['.repeat(1_000_000), 5],
  ])('%.30s goes too deep at %i', (text, tooDeep) => {
    expect(scan(text)).toMatchObject({ flaw: null, tooDeep });
  });
});

describe('the number of values', () => {
  it.each([
    ['1', 1, -1],
    ['[]', 1, -1],
    ['[1]', 1, 1],
    ['{"a":[],"b":{"c":null}}', 4, -1],
    ['{"a":[],"b":{"c":null}}', 3, 17],
    // The first problem is reported.
    ['[1,,2]', 3, -1],
    ['[1,2,,3]', 2, 3],
  ])('%s with room for %i goes over at %i', (text, maxValues, tooMany) => {
    expect(scanJson(text, { maxDepth: 5, maxValues }).tooMany).toBe(tooMany);
  });
});

describe('keys written twice', () => {
  it.each([
    ['{"a":1,"b":2}', []],
    ['{"a":1,"a":2,"a":3}', ['/a', '/a']],
    ['{"a":1,"\\u0061":2}', ['/a']],
    ['[{"x":{"y":1,"y":1}}]', ['/0/x/y']],
    ['[{"a":1},{"a":1}]', []],
    ['{"a/b":1,"a/b":2,"__proto__":1,"__proto__":2}', ['/a~1b', '/__proto__']],
  ])('%s', (text, paths) => {
    expect(scan(text).duplicates.map(({ path }) => path)).toEqual(paths);
  });

  it('are not searched for together with places', () => {
    expect(scan('{"a":1,"a":2}', ['/a'])).toMatchObject({ duplicates: [] });
  });

  it('are located at the second key', () => {
    expect(scan('{"a":1,"a":2}').duplicates).toEqual([{ name: 'a', path: '/a', offset: 7, end: 10 }]);
  });
});

describe('places', () => {
  const text = '{ "a": [10, {"b~/": "x"}], "\\u0063": null }';
  it.each([
    ['', '{ "a": [10, {"b~/": "x"}], "\\u0063": null }', null],
    ['/a', '[10, {"b~/": "x"}]', '"a"'],
    ['/a/0', '10', null],
    ['/a/1', '{"b~/": "x"}', null],
    ['/a/1/b~0~1', '"x"', '"b~/"'],
    ['/c', 'null', '"\\u0063"'],
  ])('%j', (pointer, value, key) => {
    const place = scan(text, [pointer]).places.get(pointer);
    expect(place && text.slice(place.offset, place.end)).toBe(value);
    expect(place?.key ? text.slice(place.key.offset, place.key.end) : null).toBe(key);
  });

  it.each(['/b', '/a/2', '/a/-1', '/a/0/x', 'a'])('%j is not found', (pointer) => {
    expect(scan(text, [pointer]).places.size).toBe(pointer === 'a' ? 1 : 0);
  });
});

describe('the scan and JSON.parse accept the same texts', () => {
  const damaged = fc
    .tuple(
      fc.json({ maxDepth: 3 }),
      fc.nat(),
      fc.constantFrom('', '"', '\\', '{', '}', '[', ']', ',', ':', '0', '-', 'e', '.', '\n', '\0', 'u', ' '),
      fc.boolean(),
    )
    .map(([text, at, piece, cut]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + piece + text.slice(cut ? place + 1 : place);
    });
  it('on damaged JSON', () => {
    let valid = 0;
    fc.assert(
      fc.property(damaged, (text) => {
        let parses = true;
        try {
          JSON.parse(text);
          valid += 1;
        } catch {
          parses = false;
        }
        expect([text, scanJson(text, { maxDepth: 1_000 }).flaw === null]).toEqual([text, parses]);
      }),
      { numRuns: runs(5_000), seed: 3 },
    );
    expect(valid).toBeGreaterThan(runs(500));
  });
});

describe('a visitor', () => {
  /** The parts of a text in their order, with the text of names and scalars. */
  function partsOf(text: string): readonly string[] {
    const parts: string[] = [];
    scanJson(text, {
      maxDepth: 9,
      visitor: {
        open: (kind, offset) => parts.push(`${kind} ${offset}`),
        close: () => parts.push('close'),
        name: (name, offset) => parts.push(`${name}: ${offset}`),
        scalar: (offset, end) => parts.push(text.slice(offset, end)),
      },
    });
    return parts;
  }

  it.each<[text: string, parts: readonly string[]]>([
    ['1', ['1']],
    [' "a" ', ['"a"']],
    ['[]', ['array 0', 'close']],
    [
      '{"a": [1, null], "a": "x"}',
      ['object 0', 'a: 1', 'array 6', '1', 'null', 'close', 'a: 17', '"x"', 'close'],
    ],
    ['{"\\u0061": {}}', ['object 0', 'a: 1', 'object 11', 'close', 'close']],
    ['[1, }', ['array 0', '1']],
  ])('%s', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it('ends the scan with an error of its own', () => {
    const stop = new Error('stop');
    const visitor = {
      open() {},
      close() {},
      name() {},
      scalar(): void {
        throw stop;
      },
    };
    expect(() => scanJson('[1]', { maxDepth: 9, visitor })).toThrow(stop);
  });
});
