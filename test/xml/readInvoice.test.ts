import { describe, expect, it } from 'vitest';
import { InvoiceReadError, parseInvoice, readInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const unreadable = (id: string, params: object) => ({
  ok: false,
  problems: [{ id, path: '', xpath: null, offset: -1, end: -1, params }],
  omitted: 0,
  kind: null,
  partial: null,
  source: null,
});

describe('the size', () => {
  const { length } = SAMPLE;

  it.each([
    ['text', SAMPLE],
    ['bytes', bytes(SAMPLE)],
  ])('of %s may be the limit and no more', (_, input) => {
    expect(readInvoice(input, { maxBytes: length }).ok).toBe(true);
    expect(readInvoice(input, { maxBytes: length - 1 })).toEqual(
      unreadable('source.size', { size: length, limit: length - 1 }),
    );
  });

  it('may be 20 MB by default', () => {
    const size = 20_000_001;
    expect(readInvoice(new Uint8Array(size))).toEqual(unreadable('source.size', { size, limit: 20_000_000 }));
    const fitting = readInvoice(new Uint8Array(size - 1));
    expect(fitting.ok || fitting.problems.map(({ id }) => id)).not.toContain('source.size');
  });

  it.each([[''], [new Uint8Array()]])('of %j is none', (input) => {
    expect(readInvoice(input)).toEqual(unreadable('source.empty', {}));
  });
});

describe('the result', () => {
  it.each([
    ['text', SAMPLE],
    ['text with a byte order mark', `\ufeff${SAMPLE}`],
    ['bytes', bytes(SAMPLE)],
    ['bytes with a byte order mark', bytes(`\ufeff${SAMPLE}`)],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${SAMPLE}`, 'utf16le'))],
  ])('is the same with either engine: %s', (_, input) => {
    const [one, other] = [readInvoice(input), readInvoice(input, { engine: 'explaining' })];
    if (!one.ok || !other.ok) throw new Error('the sample is valid');
    expect({ ...one, source: null }).toEqual({ ...other, source: null });
    expect(one.source).toMatchObject({
      text: SAMPLE,
      declaredEncoding: 'UTF-8',
      encoding: other.source.encoding,
      signed: false,
    });
  });

  it('of text that cannot be encoded', () => {
    const text = sampleWith('>Pane<', '>Pane\ud800<');
    expect(readInvoice(text)).toMatchObject({ ok: false, problems: [{ id: 'xml.character' }] });
  });

  it('notes a declaration of another encoding', () => {
    const text = sampleWith('UTF-8', 'ISO-8859-1').replace('>Pane<', '>Caffè<');
    expect(readInvoice(bytes(text))).toMatchObject({
      ok: true,
      notes: [{ id: 'source.declaration', params: { declared: 'ISO-8859-1', actual: 'utf-8' } }],
    });
    expect(readInvoice(text)).toMatchObject({ ok: true, notes: [] });
  });

  it('of bytes that cannot be decoded', () => {
    const text = sampleWith('>Pane<', '>Caff\u00e8<');
    expect(readInvoice(new Uint8Array(Buffer.from(text, 'latin1')))).toMatchObject({
      ok: false,
      problems: [{ id: expect.stringMatching(/^source\./) }],
      kind: null,
      partial: null,
      source: null,
    });
  });
});

describe('parseInvoice', () => {
  it('returns the invoice', () => {
    const result = readInvoice(SAMPLE);
    expect(parseInvoice(SAMPLE)).toEqual(result.ok ? result.invoice : null);
  });

  it('throws the problems', () => {
    const text = sampleWith('<Divisa>EUR<', '<Divisa>eur<').replace('TD01', 'TD99');
    const result = readInvoice(text);
    expect(() => parseInvoice(text)).toThrow(InvoiceReadError);
    expect(() => parseInvoice(text)).toThrow(
      expect.objectContaining({
        name: 'InvoiceReadError',
        code: 'invoice_read',
        kind: 'FPR12',
        problems: result.ok ? [] : result.problems,
        message: expect.stringMatching(/value\.code, value\.pattern$/),
      }),
    );
  });

  it('takes the options of reading', () => {
    expect(() => parseInvoice(SAMPLE, { maxBytes: 1 })).toThrow(InvoiceReadError);
  });
});

it.each([
  ['no input', undefined, {}],
  ['a number', 7, {}],
  ['no options', SAMPLE, null],
])('%s is a TypeError', (_, input, options) => {
  expect(() => readInvoice(input as never, options as never)).toThrow(TypeError);
});
