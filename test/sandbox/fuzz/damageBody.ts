/** Defects of a body. */
import fc from 'fast-check';
import type { Damage } from './damage.ts';
import { bodies, deep, names, withField } from './fields.ts';
import type { Shot } from './shot.ts';
import type { Operation } from './spec.ts';

const isJson = ({ body, headers }: Shot, { id }: Operation): boolean =>
  body !== undefined && headers['content-type'] === 'application/json' && id !== 'documents.createInvoice';
const hasBody = ({ body }: Shot): boolean => body !== undefined;

const someField = (shot: Shot, operation: Operation): boolean =>
  isJson(shot, operation) && names(shot).length > 0;

const field = (shot: Shot, ...values: readonly string[]): fc.Arbitrary<Shot> =>
  fc
    .tuple(fc.constantFrom(...names(shot)), fc.constantFrom(...values))
    .map(([name, json]) => withField(shot, name, json));

const headers = (shot: Shot, ...types: readonly (string | undefined)[]): fc.Arbitrary<Shot> =>
  fc.constantFrom(...types).map((type) => {
    const { 'content-type': _, ...rest } = shot.headers;
    return { ...shot, headers: type === undefined ? rest : { ...rest, 'content-type': type } };
  });

export const bodyDamages: readonly Damage[] = [
  {
    name: 'no body',
    expects: [400],
    fits: hasBody,
    done: (shot) => fc.constant({ ...shot, body: undefined }),
  },
  {
    name: 'a body for an operation without one',
    expects: [400],
    fits: (shot) => !hasBody(shot),
    done: (shot) => bodies(shot, '{}', 'x', new Uint8Array(2000)),
  },
  {
    name: 'another content type',
    expects: [400],
    fits: hasBody,
    done: (shot) =>
      headers(
        shot,
        undefined,
        'text/plain',
        'application/jsonx',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        '\u00e8',
        ';',
        'application',
      ),
  },
  {
    name: 'a compressed body',
    expects: [400],
    fits: hasBody,
    done: (shot) =>
      fc
        .constantFrom('gzip', 'br', 'x')
        .map((encoding) => ({ ...shot, headers: { ...shot.headers, 'content-encoding': encoding } })),
  },
  {
    name: 'no JSON',
    expects: [400],
    fits: isJson,
    done: (shot) =>
      bodies(
        shot,
        '{',
        '{"a":}',
        "{'a':1}",
        'undefined',
        '{"a":1}x',
        '\0',
        '{"a":01}',
        new Uint8Array([0x7b, 0xff, 0x7d]),
        Buffer.from('{}', 'utf16le'),
        deep('[', '', 50_000),
      ),
  },
  {
    name: 'no object',
    expects: [422],
    fits: isJson,
    done: (shot) => bodies(shot, '[]', 'null', '"x"', '7', 'true', '[{}]', deep('[', ']', 50_000)),
  },
  {
    name: 'an unknown field',
    expects: [422],
    fits: isJson,
    done: (shot) =>
      fc
        .constantFrom(
          'colour',
          'id',
          '',
          '__proto__',
          'constructor',
          'company_id',
          'toString',
          'a/b~c',
          'seq',
        )
        .map((name) => withField(shot, name, '"x"')),
  },
  {
    name: 'a field of another type',
    expects: [422],
    fits: someField,
    done: (shot) =>
      field(
        shot,
        '{}',
        '[]',
        'true',
        '[null]',
        '{"amount":1,"currency":"EUR"}',
        deep('{"a":', '}', 3000).replace(/\{"a":\}/, '{}'),
        deep('[', ']', 20_000),
      ),
  },
  {
    name: 'a required field that is missing',
    expects: [422],
    fits: (shot, operation) => isJson(shot, operation) && operation.method === 'POST',
    done: (shot) => bodies(shot, '{}'),
  },
  {
    name: 'a huge number',
    fits: someField,
    done: (shot) =>
      field(
        shot,
        '1e400',
        '-1e400',
        '9007199254740993',
        '99999999999',
        '1e308',
        '5e-324',
        '-0',
        '2147483648',
      ),
  },
  {
    name: 'a text that cannot be stored',
    expects: [422],
    fits: someField,
    done: (shot) => field(shot, '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00x"'),
  },
  {
    name: 'a text that is too long, or not what it should be',
    fits: someField,
    done: (shot) =>
      field(
        shot,
        `"${'x'.repeat(1001)}"`,
        `"${'😀'.repeat(5000)}"`,
        '""',
        '"2026-02-30"',
        '"9e9"',
        '"1,5"',
        '"+1"',
        '"\u202e"',
        `{"amount":"${'9'.repeat(31)}","currency":"EUR"}`,
        '{"amount":"1","currency":"eur"}',
        '{"amount":"1"}',
      ),
  },
  {
    name: 'a field twice',
    fits: someField,
    done: (shot) =>
      fc.constantFrom(...names(shot)).map((name) => ({
        ...shot,
        body: Buffer.from(`{${JSON.stringify(name)}:7,${shot.body?.toString().slice(1)}`),
      })),
  },
];
