import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ordinary, simplified } from '../../src/model/formats.ts';
import type { RootGrammar } from '../../src/model/grammar.ts';
import { MAX_KEPT } from '../../src/model/readLimits.ts';
import { retiredFormat } from '../../src/model/retired/retiredFormat.ts';
import { InvoiceReadError, parseInvoice, readInvoice } from '../../src/xml/index.ts';
import { readOn } from '../../src/xml/read/readInvoice.ts';
import type { TextSource } from '../../src/xml/read/textSource.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { projectRoot } from '../support/shared.ts';

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

const RETIRED = readFileSync(join(projectRoot, 'fixtures/retired/SDI10.xml'), 'utf8');
const MESSAGE = '<RicevutaConsegna><a></RicevutaConsegna>';
const SIMPLIFIED = `<p:${simplified.root} xmlns:p="${simplified.namespace}" versione="FSM10"/>`;

/** The kind, the problems and the format of a text, however much of it can be read. */
it.each<
  readonly [
    what: string,
    text: string,
    options: { readonly retired?: boolean },
    kind: string | null,
    ids: readonly string[],
    format: RootGrammar,
  ]
>([
  ['an invoice', SAMPLE, {}, 'FPR12', [], ordinary],
  ['an invoice cut in the middle', SAMPLE.trimEnd().slice(0, -22), {}, 'FPR12', ['xml.truncated'], ordinary],
  ['a tag that does not end', '<a', {}, null, ['xml.truncated'], ordinary],
  ['no tag', 'a', {}, null, ['xml.syntax'], ordinary],
  ['another document', '<a/>', {}, null, ['root.unknown'], ordinary],
  [
    'another document, not well-formed',
    '<a><b></a>',
    {},
    null,
    ['root.unknown', 'xml.tag_mismatch'],
    ordinary,
  ],
  ['a message', MESSAGE.replace('<a>', ''), {}, 'RC', ['source.kind'], ordinary],
  ['a message that is not well-formed', MESSAGE, {}, 'RC', ['xml.tag_mismatch'], ordinary],
  [
    'a message, where retired formats are read',
    MESSAGE.replace('<a>', ''),
    { retired: true },
    'RC',
    ['source.kind'],
    ordinary,
  ],
  ['a retired format', RETIRED, {}, 'SDI10', ['source.kind'], retiredFormat('SDI10')],
  ['a retired format, cut', RETIRED.slice(0, -20), {}, 'SDI10', ['xml.truncated'], retiredFormat('SDI10')],
  ['a retired format, where it is read', RETIRED, { retired: true }, 'SDI10', [], retiredFormat('SDI10')],
  [
    'an invoice in no namespace',
    sampleWith(/ xmlns:p="[^"]*"/.exec(SAMPLE)?.[0] ?? '', ' xmlns:p="urn:x"'),
    {},
    'FPR12',
    ['root.namespace'],
    ordinary,
  ],
  [
    'an invoice without a format',
    sampleWith(' versione="FPR12"', ''),
    {},
    null,
    ['attribute.missing'],
    ordinary,
  ],
  ['a simplified invoice', SIMPLIFIED, {}, 'FSM10', ['element.missing', 'element.missing'], simplified],
])('is told: %s', (_what, text, options, kind, ids, format) => {
  for (const engine of ['auto', 'explaining'] as const) {
    const read = readOn(text, { ...options, engine }, { day: null });
    const { result } = read;
    const problems = result.ok ? [] : result.problems.map(({ id }) => id);
    expect([result.ok, result.kind, problems, read.format.namespace, read.further]).toEqual([
      ids.length === 0,
      kind,
      ids,
      format.namespace,
      [],
    ]);
    expect(result.source?.text).toBe(text);
  }
});

/** Only what the fast reader has accepted has values without a tree. */
it.each<readonly [what: string, input: Uint8Array | string, engine: 'auto' | 'explaining', isFast: boolean]>([
  ['text', SAMPLE, 'auto', true],
  ['bytes', bytes(SAMPLE), 'auto', true],
  ['text, explained on request', SAMPLE, 'explaining', false],
  ['characters of several units', sampleWith('>Pane<', '>Pane \u{1f35e}<'), 'auto', false],
  ['another declared encoding', bytes(sampleWith('UTF-8', 'ISO-8859-1')), 'auto', false],
])('by which reader: %s', (_what, input, engine, isFast) => {
  const { source } = readInvoice(input, { engine });
  const path = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa';
  expect((source as TextSource | null)?.value(path) !== undefined).toBe(isFast);
});

it.each([
  [undefined, 0],
  [MAX_KEPT + 3, 3],
  [MAX_KEPT + 9, 5],
])('keeps further problems, if %s are asked for', (maxKept, further) => {
  const text = SAMPLE.replace('<DatiRiepilogo>', (tag) => `${'<a/>'.repeat(MAX_KEPT + 5)}${tag}`);
  const read = readOn(text, {}, { day: null, maxKept });
  expect([!read.result.ok && read.result.problems.length, read.further.length]).toEqual([MAX_KEPT, further]);
});

describe('parseInvoice', () => {
  it('takes no retired format', () => {
    expect(() => parseInvoice(RETIRED)).toThrow(InvoiceReadError);
  });

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
