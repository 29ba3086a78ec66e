import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { YamlReason } from '../../src/cli/yaml/flaw.ts';
import { readYaml } from '../../src/cli/yaml/readYaml.ts';
import { writeYaml } from '../../src/cli/yaml/writeYaml.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { runs } from '../support/thorough.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The value of a YAML text, or the reason why it has none. */
function read(text: string | Uint8Array): unknown {
  const reading = readYaml(typeof text === 'string' ? encode(text) : text);
  return reading.ok ? JSON.parse(reading.json) : reading.flaw.reason;
}

/** Text that some YAML readers misinterpret, or that YAML cannot hold unquoted. */
const NASTY = [
  ...[
    '10.00',
    '0123',
    '0o17',
    '0x1F',
    '0b1',
    '1_000',
    '1e3',
    '.5',
    '-.5',
    '+.5',
    '1.',
    '6.8523015e+5',
    '+1',
    '-1',
  ],
  ...['.inf', '-.INF', '.NaN', '12:30:45', '190:20:30', '2026-03-02', '2001-12-14t21:59:43.10-05:00'],
  ...[
    'NO',
    'no',
    'No',
    'y',
    'Y',
    'n',
    'N',
    'yes',
    'on',
    'OFF',
    'true',
    'TRUE',
    'False',
    'null',
    'Null',
    '~',
    '',
  ],
  ...[
    '=',
    '<<',
    '-',
    '?',
    '---',
    '...',
    '- a',
    '? a',
    '# x',
    'a: b',
    'a #b',
    'x:',
    ':x',
    ',',
    'a, b',
    '{a}',
    '[a]',
  ],
  ...['*a', '&a', '!t', '!!int 3', '%d', '@x', '`x', '|', '>', '| x', '"q"', "'q'", '\\', '"\\n"', "it's"],
  ...[' lead', 'trail ', 'a\nb', 'a\n', '\n', '\n\na', 'a\r\nb', '\ta', 'a\tb', 'a\n\n b\n  c  \n', 'k: |\n'],
  ...['\u0085x', '\u009b31m', '\u202eabc', '\u2028', '\ufeffx', '\x7f', '\u00a0', 'è', 'Ω', '😀', 'x\u00a0y'],
  ...[
    '12345678901234567890',
    '123456789012345678901',
    `${'a'.repeat(300)} ${'b'.repeat(300)}`,
    'A'.repeat(5_000),
  ],
];

describe('written text is read unchanged', () => {
  const document = {
    list: NASTY,
    map: Object.fromEntries(NASTY.map((text, index) => [`k${index}`, text])),
    inside: NASTY.map((text) => ({ a: text, b: [text] })),
    // A longer key needs an explicit form, which is not supported.
    keys: Object.fromEntries(NASTY.filter(({ length }) => length < 200).map((text) => [text, '1'])),
  };

  it.each([1, 2, 10])('by our reader, with %i blanks per level', (indent) => {
    expect(read(writeYaml(document, indent))).toEqual(document);
  });

  it.each([
    ['1.2', 'core'],
    ['1.1', 'yaml-1.1'],
    ['1.2', 'failsafe'],
  ] as const)('by a reader of %s with the types of %s', (version, schema) => {
    expect(parse(writeYaml(document, 2), { version, schema })).toEqual(document);
  });

  it('for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 }), (texts) => {
        const written = writeYaml({ texts }, 2);
        expect(read(written)).toEqual({ texts });
        expect(parse(written, { version: '1.1', schema: 'yaml-1.1' })).toEqual({ texts });
      }),
      { numRuns: runs(300) },
    );
  });

  it('without terminal control characters', () => {
    expect(writeYaml(document, 2)).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\u2028\ufeff]/);
  });

  it('with numbers as numbers', () => {
    expect(writeYaml({ numero_colli: 3, riferimento_numero_linea: [1, 2] }, 2)).toBe(
      'numero_colli: 3\nriferimento_numero_linea:\n  - 1\n  - 2\n',
    );
  });
});

describe('accepted YAML', () => {
  it.each<[string, unknown]>([
    ['a: 10.00', { a: '10.00' }],
    [
      'a: 0123\nb: NO\nc: 2026-03-02\nd: 1e3\ne: true',
      { a: '0123', b: 'NO', c: '2026-03-02', d: '1e3', e: 'true' },
    ],
    [
      'a:\nb: ~\nc: null\nd: Null\ne: ""\nf: "null"',
      { a: null, b: null, c: null, d: 'Null', e: '', f: 'null' },
    ],
    ['- a', 'empty'],
    ['a: [b, {c: d}] # comment\n', { a: ['b', { c: 'd' }] }],
    ['# comment\n---\na: b\n...\n', { a: 'b' }],
    ['%YAML 1.2\n---\na: b', { a: 'b' }],
    ['a: |\n  *b\n  - &c\n\nd: >-\n  e\n  f\n', { a: '*b\n- &c\n', d: 'e f' }],
    ['a: b\n  c\nd: "e\n\n  f"', { a: 'b c', d: 'e\nf' }],
    ['a:\r\n  - b: 1\r\n    c: 2\r\n', { a: [{ b: '1', c: '2' }] }],
    ['{"a": "b", "c": [null, {}]}', { a: 'b', c: [null, {}] }],
    ['<<: {a: 1}\n__proto__: b', JSON.parse('{"<<":{"a":"1"},"__proto__":"b"}')],
    ['\ufeffa: b', { a: 'b' }],
  ])('%j', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it.each(['utf-16le', 'utf16be'])('in %s with its byte order mark', (encoding) => {
    const little = Buffer.from('\ufeffa: è', 'utf16le');
    expect(read(encoding === 'utf-16le' ? little : Buffer.from(little).swap16())).toEqual({ a: 'è' });
  });
});

describe('rejected YAML, with its place', () => {
  it.each<[string, YamlReason, number | null]>([
    ['a: &x 1\nb: *x', 'alias', 3],
    ['a: *x', 'alias', 3],
    ['a: !!int 3', 'tag', 3],
    ['a: !foo b', 'tag', 3],
    ['a: !!js/function "x"', 'tag', 3],
    ['%TAG ! x\n---\na: b', 'directive', 0],
    ['a: 1\nb: 2\na: 3', 'duplicate', 10],
    ['a: {b: 1, b: 2}', 'duplicate', 10],
    ['? a\n: b', 'key', 0],
    ['[a]: b', 'key', 0],
    ['a: b\n---\nc: d', 'documents', 5],
    ['a: b\n...\nc: d', 'documents', 9],
    ['a: b: c', 'syntax', 4],
    ['a: [1,\nb: 2', 'syntax', 7],
    ['a: "b', 'syntax', 5],
    ['a:\n\tb: c', 'syntax', 3],
    ['a: "b" "c"', 'syntax', 7],
    ['a: }', 'syntax', 3],
    ['a: "\\q"', 'syntax', 4],
    [`a: ${'['.repeat(1_000)}`, 'depth', 67],
    ['- '.repeat(1_000), 'depth', 32],
    ['', 'empty', null],
    ['# only this', 'empty', null],
    ['fattura', 'empty', null],
  ])('%j: %s', (text, reason, offset) => {
    const reading = readYaml(encode(text));
    expect(reading.ok ? null : [reading.flaw.reason, reading.flaw.offset]).toEqual([reason, offset]);
  });

  it('text that is not UTF-8', () => {
    expect(read(Uint8Array.from([0x61, 0x3a, 0x20, 0xe8]))).toBe('encoding');
  });

  // Without our limits, each of these takes the library minutes, or all memory.
  it.each<[string, string]>([
    ['commas', `a: [${','.repeat(400_000)}]`],
    ['quotes', '"'.repeat(1_000_000)],
    ['brackets', `a: ${'}'.repeat(1_000_000)}`],
    ['question marks', '? '.repeat(500_000)],
    ['anchors', '&a '.repeat(500_000)],
    ['values', `a: [${'a,'.repeat(1_000_000)}]`],
    ['keys', Array.from({ length: 150_000 }, (_, index) => `k${index}: 1`).join('\n')],
    ['levels', Array.from({ length: 3_000 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')],
    ['laughs', `a: &a [x]\n${Array.from({ length: 30 }, (_, i) => `b${i}: &b${i} [*a, *a]`).join('\n')}`],
  ])('too many %s', (_, text) => {
    expect(read(text)).toEqual(expect.stringMatching(/^(?:syntax|depth|size|alias|key)$/));
  });

  it('never throws, for any text', () => {
    const pieces = fc.constantFrom(
      ...[
        'a',
        ': ',
        '- ',
        '\n',
        '  ',
        '[',
        ']',
        '{',
        '}',
        ',',
        '"',
        "'",
        '#',
        '&',
        '*',
        '!',
        '|',
        '>',
        '%',
        '---',
        '?',
        '\t',
        '\\',
        '\0',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        expect(read(parts.join(''))).toBeDefined();
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe.skipIf(corpusInvoices().length === 0)('every valid file of the corpus', () => {
  it('is unchanged after YAML', () => {
    let count = 0;
    for (const { file } of corpusInvoices()) {
      const result = readInvoice(corpusBytes(file));
      // Files of thousands of lines add nothing, and take the library seconds.
      if (!result.ok || result.source.text.length > 500_000) continue;
      count += 1;
      const { invoice } = result;
      const written = writeYaml(invoice, 2);
      expect(parse(written, { version: '1.1', schema: 'yaml-1.1' }), file).toEqual(invoice);
      const reading = readYaml(encode(written));
      expect(reading.ok && JSON.parse(reading.json), file).toEqual(
        JSON.parse(JSON.stringify(invoice), (_, value: unknown) =>
          typeof value === 'number' ? String(value) : value,
        ),
      );
    }
    expect(count).toBeGreaterThan(50);
  });
});
