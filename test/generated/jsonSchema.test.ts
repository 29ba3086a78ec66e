import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simpleTypesOf } from '../../scripts/generate/grammarWalk.ts';
import { invoiceSchema } from '../../scripts/generate/jsonSchema.ts';
import { formats } from '../../src/model/formats.ts';
import { applyWhitespace, checkValue, type SimpleType } from '../../src/model/lexical.ts';
import { codePoints, formattedTypes, jsonSchemaFormats } from '../../src/validate/json/formats.ts';
import { FORBIDDEN } from '../../src/xml/characters.ts';
import { runs } from '../support/thorough.ts';
import { sampleText } from '../validate/jsonSamples.ts';

const schema = invoiceSchema();
const ajv = new Ajv2020({ formats: jsonSchemaFormats });
const types = [...new Set(formats.flatMap((format) => [...simpleTypesOf(format)]))];

function definition(type: SimpleType): AnySchema {
  return (schema['$defs'] as Record<string, AnySchema>)[type.name] ?? false;
}

/** True if the XML element with this text is valid: the expected verdict of the JSON Schema. */
function isValidText(type: SimpleType, text: string): boolean {
  return !FORBIDDEN.test(text) && checkValue(type, applyWhitespace(type.whitespace, text)) === undefined;
}

const PIECES = [
  ...['', ' ', '\t', '\n', '\r', '  ', '0', '1', '9', '00', '99', '.', '.0', '.00', '.000', ',', '-', '+'],
  ...['a', 'A', 'z', 'IT', '@', 'a@b.c', '"', '\\', '~', '\x7f', '\x80', '\xa0', 'é', 'ÿ', 'Ā', '€', '😀'],
  ...['\0', '\x0b', '\x1f', '\ud800', '\udc00', '\ufffe', '\uffff', '\u2028', '=', '==', '/', 'Zm9v', 'Zg=='],
  ...[
    '2024-02-29',
    '2023-02-29',
    '1970-01-01',
    '1969-12-31',
    'Z',
    '+02:00',
    '-14:01',
    'T10:20:30',
    'T24:00:00',
  ],
  ...['100.00', '100.01', '022.00', '9999', '10000', '999', '1000', 'x'.repeat(19), 'y'.repeat(60)],
];

/** A text similar to a valid one: fragments before, after, inside, or alone. */
function nearTexts(type: SimpleType): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...PIECES);
  const sample = sampleText(type);
  return fc.oneof(
    fc
      .tuple(piece, fc.nat(sample.length), piece, piece)
      .map(([before, at, inside, after]) => before + sample.slice(0, at) + inside + sample.slice(at) + after),
    fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('')),
    fc.nat(sample.length).map((length) => sample.slice(0, length)),
    fc
      .tuple(fc.constantFrom('x', 'é', ' ', '😀'), fc.nat((type.maxLength ?? 20) + 2))
      .map(([unit, count]) => unit.repeat(count)),
  );
}

describe('a text is valid in JSON exactly if the element with that text is valid', () => {
  it.each(types.map((type) => [type.name, type] as const))('%s', (_, type) => {
    const validate = ajv.compile(definition(type));
    expect(validate(sampleText(type))).toBe(true);
    fc.assert(
      fc.property(nearTexts(type), (text) => {
        expect([text, validate(text)]).toEqual([text, isValidText(type, text)]);
      }),
      { numRuns: runs(800), seed: 41 },
    );
  });
});

describe('a number is valid exactly if the element with its digits is valid', () => {
  it.each(types.filter(({ base }) => base === 'integer').map((type) => [type.name, type] as const))(
    '%s',
    (_, type) => {
      const validate = ajv.compile(definition(type));
      for (const value of [-1, -0, 0, 1, 2, 998, 999, 1000, 9998, 9999, 10_000, 1e21]) {
        expect([value, validate(value)]).toEqual([value, isValidText(type, String(value))]);
      }
      for (const value of [1.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(validate(value)).toBe(false);
    },
  );

  it.each(types.filter(({ base }) => base !== 'integer').map((type) => [type.name, type] as const))(
    'not for %s',
    (_, type) => {
      expect(ajv.compile(definition(type))(10)).toBe(false);
    },
  );
});

describe('the schema', () => {
  it('uses draft 2020-12', () => {
    expect(ajv.validateSchema(schema as AnySchema)).toBe(true);
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  it('names exactly our own formats', () => {
    const named = [...JSON.stringify(schema).matchAll(/"format":"([^"]+)"/g)].map((match) => match[1]);
    expect([...new Set(named)].sort()).toEqual(Object.keys(formattedTypes).sort());
  });

  it('refers only to its own definitions', () => {
    const referred = [...JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].map(
      (match) => match[1],
    );
    const defined = Object.keys(schema['$defs'] as object);
    expect(referred.filter((name) => !defined.includes(name ?? ''))).toEqual([]);
  });
});

describe('lengths count code points', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['😀', 1],
    ['a😀b', 3],
    ['\ud83d', 1],
    ['\ude00\ud83d', 2],
    ['\ud83d😀', 2],
  ])('%j is %i', (text, length) => {
    expect(codePoints(text)).toBe(length);
  });
});
