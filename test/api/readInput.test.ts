import { describe, expect, it } from 'vitest';
import { ConfigurationError, type InvoiceInput } from '../../src/api/index.ts';
import { documentIn, readInput } from '../../src/api/submission/input.ts';
import { cms } from '../support/cmsWriter.ts';
import { fixture, invoiceObject, XML } from './submissionCases.ts';

const TEXT = new TextDecoder().decode(XML);
const JSON_TEXT = JSON.stringify(invoiceObject());
const REST = TEXT.slice(TEXT.indexOf('?>') + 2);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('XML text is sent in UTF-8', () => {
  /** The declaration as given and as sent; the text itself is checked if the two differ. */
  it.each([
    ['<?xml version="1.0" encoding="UTF-8"?>', '<?xml version="1.0" encoding="UTF-8"?>'],
    ["<?xml version='1.0' encoding='utf8'?>", "<?xml version='1.0' encoding='utf8'?>"],
    ['<?xml version="1.0"?>', '<?xml version="1.0"?>'],
    ['\ufeff<?xml version="1.0" encoding="UTF-8"?>', '\ufeff<?xml version="1.0" encoding="UTF-8"?>'],
    ['<?xml version="1.0" encoding="ISO-8859-1"?>', '<?xml version="1.0" encoding="UTF-8"?>'],
    ["<?xml version='1.0'\tencoding\n=\r'windows-1252' ?>", '<?xml version=\'1.0\'\tencoding\n=\r"UTF-8" ?>'],
    ['\ufeff<?xml version="1.0" encoding="UTF-16"?>', '\ufeff<?xml version="1.0" encoding="UTF-8"?>'],
    ['<?xml version="1.0" encoding="UTF-88"?>', '<?xml version="1.0" encoding="UTF-8"?>'],
    ['<?xml version="1.0" encoding="XUTF-8"?>', '<?xml version="1.0" encoding="UTF-8"?>'],
    ['<?xml version="1.0" encoding=""?>', '<?xml version="1.0" encoding="UTF-8"?>'],
    [
      '<?xml version="1.0"?><!-- encoding="ISO-8859-1" -->',
      '<?xml version="1.0"?><!-- encoding="ISO-8859-1" -->',
    ],
    [
      '<?xml version="1.0"?><!-- <?xml version="1.0" encoding="ISO-8859-1"?> -->',
      '<?xml version="1.0"?><!-- <?xml version="1.0" encoding="ISO-8859-1"?> -->',
    ],
    ['', ''],
  ])('%j', (given, sent) => {
    const text = given + REST;
    expect(readInput(text, undefined)).toEqual({
      form: 'xml',
      sent: bytes(sent + REST),
      checked: given === sent ? bytes(text) : text,
    });
  });

  it('and checked as given if it cannot be encoded', () => {
    const text = TEXT.replace('Pedale', '\ud800');
    expect(readInput(text, undefined)).toEqual({ form: 'xml', sent: bytes(text), checked: text });
  });
});

describe('the form of other input', () => {
  it.each<[string, Uint8Array | string, string]>([
    ['text', JSON_TEXT, JSON_TEXT],
    ['text with a mark', `\ufeff${JSON_TEXT}`, JSON_TEXT],
    ['bytes', bytes(JSON_TEXT), JSON_TEXT],
    ['bytes in UTF-16', utf16(JSON_TEXT), JSON_TEXT],
  ])('JSON %s', (_, input, sent) => {
    expect(readInput(input, undefined)).toEqual({
      form: 'json',
      sent,
      value: invoiceObject(),
      isObject: false,
    });
  });

  it('a byte order mark inside JSON is content', () => {
    const text = '{"a":"\ufeff"}';
    expect(readInput(text, undefined)).toMatchObject({ sent: text, value: { a: '\ufeff' } });
  });

  it('text that is nearly JSON', () => {
    expect(readInput('{"a":', undefined)).toEqual({
      form: 'json',
      sent: '{"a":',
      value: undefined,
      isObject: false,
    });
  });

  it.each<[string, Uint8Array | string]>([
    ['text', 'fattura n. 7'],
    ['nothing', ''],
    ['bytes', new Uint8Array([0x25, 0x50, 0x44, 0x46])],
    ['JSON that is not UTF-8', new Uint8Array([...bytes('{"a":"'), 0xff, ...bytes('"}')])],
  ])('neither XML nor JSON: %s', (_, input) => {
    expect(readInput(input, undefined)).toEqual({ form: 'other', checked: input });
  });

  it('an object', () => {
    const invoice = invoiceObject();
    expect(readInput(invoice, undefined)).toEqual({
      form: 'json',
      sent: JSON.stringify(invoice),
      value: invoice,
      isObject: true,
    });
  });

  it.each<[string, unknown]>([
    ['a number', 7],
    ['nothing', null],
    ['a list', []],
    ['an ArrayBuffer', new ArrayBuffer(8)],
    ['a map', new Map()],
    ['a promise', Promise.resolve('')],
    ['an object that is no JSON', { a: 1n }],
    ['an object that becomes nothing', { toJSON: () => undefined }],
  ])('is an error for %s', (_, input) => {
    expect(() => readInput(input as InvoiceInput, undefined)).toThrow(ConfigurationError);
  });

  it('of an object that is no JSON has the reason', () => {
    expect(() => readInput({ a: 1n } as never, undefined)).toThrow(
      expect.objectContaining({ cause: expect.any(TypeError) }),
    );
  });
});

describe('bytes', () => {
  it('are copied, so that the checked content is sent', () => {
    const given = new Uint8Array(XML);
    const read = readInput(given, undefined);
    given.fill(0);
    expect(read).toEqual({ form: 'xml', sent: new Uint8Array(XML), checked: new Uint8Array(XML) });
  });

  it('are those of the view, not of its buffer', () => {
    const buffer = new Uint8Array(XML.length + 20).fill(0x20);
    buffer.set(XML, 10);
    const view = new DataView(buffer.buffer, 10, XML.length);
    expect(readInput(view as never, undefined)).toMatchObject({ sent: new Uint8Array(XML) });
    expect(readInput(buffer.subarray(10, 10 + XML.length), undefined)).toMatchObject({
      sent: new Uint8Array(XML),
    });
  });

  it('in another encoding are sent unchanged', () => {
    const latin = fixture('valid/FPR12-iso-8859-1.xml');
    expect(readInput(latin, undefined)).toEqual({ form: 'xml', sent: latin, checked: latin });
  });
});

describe('the document in a signed file', () => {
  const signed = cms(XML);
  const larger = new Uint8Array(signed.length + 20);
  larger.set(signed, 10);

  it.each<[string, unknown, Uint8Array | null]>([
    ['bytes', signed, XML],
    ['bytes of a larger buffer', larger.subarray(10, 10 + signed.length), XML],
    ['a view', new DataView(larger.buffer, 10, signed.length), XML],
    ['base64', Buffer.from(signed).toString('base64'), XML],
    ['XML', XML, null],
    ['XML as text', TEXT, null],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4]), null],
    ['half a signed file', signed.slice(0, 200), null],
    ['an object', invoiceObject(), null],
    ['a list', [signed], null],
  ])('%s', (_, input, document) => {
    const found = documentIn(input as InvoiceInput);
    expect(found === null ? null : Buffer.from(found as Uint8Array)).toEqual(
      document === null ? null : Buffer.from(document),
    );
  });
});
