/** The `--engine libxml2` adapter: its verdicts, the user's own XSD, and its refusals. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createLibxml2Engine,
  EngineError,
  type Libxml2Engine,
} from '../../src/cli/validate/engine/libxml2.ts';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { generateInvoice } from '../support/mutantsGenerate.ts';
import { Random } from '../support/mutantsRandom.ts';

const PLAIN = generateInvoice(ordinary, new Random(3));
const SIMPLE = generateInvoice(simplified, new Random(3));

function utf16(text: string): Uint8Array {
  return Buffer.from(`\ufeff${text.replace('"UTF-8"', '"UTF-16"')}`, 'utf16le');
}

const bytes = (text: string | Uint8Array): Uint8Array =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text;

describe('with our schemas', () => {
  let engine: Libxml2Engine;
  beforeAll(async () => {
    engine = await createLibxml2Engine();
  });
  afterAll(() => engine.dispose());

  const CASES: readonly (readonly [
    name: string,
    text: string | Uint8Array,
    valid: boolean,
    line: number | null,
  ])[] = [
    ['an ordinary invoice', PLAIN, true, null],
    ['a simplified invoice', SIMPLE, true, null],
    ['UTF-16', utf16(PLAIN), true, null],
    ['a wrong value', PLAIN.replace(/<Divisa>/, '\n<Divisa>1'), false, 3],
    ['not well-formed', `${PLAIN}<`, false, 3],
    ['nothing', '', false, 1],
    ['a root that is no invoice', '<ds:KeyName xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>', false, null],
    ['a DTD', PLAIN.replace('?>', '?><!DOCTYPE x []>'), false, null],
    ['a DTD in UTF-16', utf16(PLAIN.replace('?>', '?><!-- a --><?b c?> <!DOCTYPE x []>')), false, null],
    [
      'a DTD beyond the prolog looked at',
      PLAIN.replace('?>', `?><!--${'x'.repeat(70_000)}--><!DOCTYPE x []>`),
      false,
      null,
    ],
    ['a DTD in a comment', PLAIN.replace('?>', '?><!-- <!DOCTYPE x> -->'), true, null],
  ];

  it.each(CASES)('%s', (_, text, valid, line) => {
    const verdict = engine.validate(bytes(text));
    expect(verdict.valid).toBe(valid);
    expect(verdict.problems.length > 0).toBe(!valid);
    expect(verdict.problems[0]?.line ?? null).toBe(line);
  });

  it('truncates the values that libxml2 quotes', () => {
    const long = PLAIN.replace(/<Divisa>/, `<Divisa>${'x'.repeat(10_000)}`);
    expect(engine.validate(bytes(long)).problems.every(({ message }) => message.length <= 501)).toBe(true);
  });
});

describe('with a schema of the user', () => {
  let folder: string;
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const schema = (body: string): string =>
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${body}</xs:schema>`;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fattura engine è '));
    mkdirSync(join(folder, 'sotto'));
    write('sotto/tipi.xsd', schema('<xs:include schemaLocation="../altri%20tipi.xsd"/>'));
    write(
      'altri tipi.xsd',
      schema('<xs:simpleType name="T"><xs:restriction base="xs:integer"/></xs:simpleType>'),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('resolves includes from the folder of each file', async () => {
    const include = '<xs:include schemaLocation="sotto/tipi.xsd"/><xs:element name="a" type="T"/>';
    const engine = await createLibxml2Engine({ schema: write('main.xsd', schema(include)) });
    expect(engine.validate(bytes('<a>1</a>')).valid).toBe(true);
    expect(engine.validate(bytes('<a>x</a>')).valid).toBe(false);
    expect(engine.validate(bytes('<b/>')).valid).toBe(false);
    engine.dispose();
  });

  it('resolves the import of the W3C signature schema to our copy', async () => {
    const location = 'http://www.w3.org/TR/2002/REC-xmldsig-core-20020212/xmldsig-core-schema.xsd';
    const body = `<xs:import namespace="http://www.w3.org/2000/09/xmldsig#" schemaLocation="${location}"/><xs:element name="a"><xs:complexType><xs:sequence><xs:element xmlns:ds="http://www.w3.org/2000/09/xmldsig#" ref="ds:KeyName"/></xs:sequence></xs:complexType></xs:element>`;
    const engine = await createLibxml2Engine({ schema: write('signed.xsd', schema(body)) });
    const name = (text: string): string =>
      `<a><KeyName xmlns="http://www.w3.org/2000/09/xmldsig#">${text}</KeyName></a>`;
    expect(engine.validate(bytes(name('x'))).valid).toBe(true);
    expect(engine.validate(bytes(name('<x/>'))).valid).toBe(false);
    engine.dispose();
  });

  const REFUSED: readonly (readonly [name: string, text: string | null, code: EngineError['code']])[] = [
    ['a remote include', schema('<xs:include schemaLocation="https://example.com/x.xsd"/>'), 'SCHEMA_REMOTE'],
    [
      'a remote import',
      schema('<xs:import namespace="urn:x" schemaLocation="http://example.com/x.xsd"/>'),
      'SCHEMA_REMOTE',
    ],
    ['an include that is not there', schema('<xs:include schemaLocation="manca.xsd"/>'), 'SCHEMA_UNREADABLE'],
    ['a file that is not there', null, 'SCHEMA_UNREADABLE'],
    ['no XML', 'testo', 'SCHEMA_INVALID'],
    ['no schema', '<a/>', 'SCHEMA_INVALID'],
    ['a type that is not declared', schema('<xs:element name="a" type="T"/>'), 'SCHEMA_INVALID'],
  ];

  it.each(REFUSED)('rejects %s', async (_, text, code) => {
    const path = text === null ? join(folder, 'non-esiste.xsd') : write('refused.xsd', text);
    const error = await createLibxml2Engine({ schema: path }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).code).toBe(code);
  });
});
