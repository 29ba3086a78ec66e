/** Values that match a schema of the document; if the text restricts them further, mostly valid ones. */
import fc from 'fast-check';
import type { Schema, Spec } from './spec.ts';
import { IDS } from './world.ts';

/** Valid values that careless servers mishandle. */
const ODD_TEXTS = [
  '',
  ' ',
  'è€😀',
  '\u202e\u200f',
  '\u{10ffff}\ufffd\ufeff',
  "'; drop table documents; --",
  '100% _ \\ %5C',
  '<script>"&amp;',
  'a\nb\tc\r\u0085\u2028',
  'NaN',
  'null',
  '__proto__',
  'z'.repeat(300),
];

const text: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 3 },
  { arbitrary: fc.constantFrom(...ODD_TEXTS), weight: 2 },
);

const of = (...values: readonly unknown[]): fc.Arbitrary<unknown> => fc.constantFrom(...values);

/** By field name: values that satisfy rules outside the schema. */
const MEANT: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  country: of('IT', 'DE', 'SM'),
  color: of('#2f6f4f', '#FFF'),
  destination_code: of('M5UXCR1', '0000000', 'Q3J7WZ', null),
  vat_number: of('03141592653', 'IT02718281823', '01414213569'),
  year: of(2025, 2026, 1, 9999),
  minimum_digits: of(0, 4, 20, null),
  prefix: of('A/', '€-'),
  tax_exemption: of('N4', 'N2.1'),
  currency: of('EUR'),
  external_id: fc.uuid(),
  to: of('a@example.com', ['a@example.com', 'b+c@example.com']),
  reply_to: of('a@example.com'),
  file_name: of('F24.pdf', 'F24 è.pdf'),
};

const digits = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

const amount: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '', '-'), digits(0, 15), fc.option(digits(1, 8), { nil: undefined }))
  .map(([sign, whole, part]) => `${sign}${part === undefined ? whole || '0' : `${whole}.${part}`}`);

const moment = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });

/** @param name Name of the field, which determines the ids */
function textOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  switch (schema.format) {
    case 'uuid':
      return fc.oneof(
        { arbitrary: of(...(IDS[name] ?? [fc.sample(fc.uuid(), 1)[0]])), weight: 9 },
        { arbitrary: fc.uuid(), weight: 1 },
      );
    case 'date':
      return moment.map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return moment.map((date) => date.toISOString());
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl();
    default:
      if (schema.pattern !== undefined) return amount;
      return text.filter(
        (one) => [...one].length >= (schema.minLength ?? 0) && [...one].length <= (schema.maxLength ?? 300),
      );
  }
}

function plain(type: string, schema: Schema, { spec, name }: Place): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return of(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31) + 1, max: schema.maximum ?? 2 ** 31 - 1 });
    case 'number':
      return fc.oneof(of(0, 4, 22), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'array': {
      const minLength = schema.minItems ?? 0;
      return fc.array(valuesOf(spec, schema.items ?? {}, name), { minLength, maxLength: minLength + 2 });
    }
    case 'object':
      return objectOf(spec, schema);
    default:
      return schema.enum === undefined ? textOf(schema, name) : of(...schema.enum);
  }
}

interface Place {
  readonly spec: Spec;
  readonly name: string;
}

function objectOf(spec: Spec, { properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(spec, schema, name)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

/** @param name Name of the field or parameter */
export function valuesOf(spec: Spec, given: Schema, name: string): fc.Arbitrary<unknown> {
  const schema = spec.resolve(given);
  // Code lists are open in the document, but requests must use listed codes.
  const [first, ...others] = schema.anyOf ?? schema.oneOf ?? [];
  const generated =
    first === undefined
      ? fc.oneof(...[schema.type ?? 'string'].flat().map((type) => plain(type, schema, { spec, name })))
      : fc.oneof(
          { arbitrary: valuesOf(spec, first, name), weight: 9 },
          ...others
            .filter(({ type }) => type !== 'string')
            .map((one) => ({ arbitrary: valuesOf(spec, one, name), weight: 2 })),
        );
  const meant = MEANT[name];
  if (meant === undefined) return generated;
  return fc.oneof({ arbitrary: meant, weight: 9 }, { arbitrary: generated, weight: 1 });
}
