import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeInvoice } from '../../src/index.ts';
import {
  addToSummary,
  createReport,
  emptySummary,
  type FileReport,
  type ValidateOptions,
  validate,
  validateAndRead,
  validateInvoice,
  validateXml,
} from '../../src/validate/index.ts';
import { COMPLETE, completeWith } from '../support/findingsInvoice.ts';
import { editedInvoice } from '../support/ruleInvoice.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';
import { runs } from '../support/thorough.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = JSON.stringify(validateAndRead(SAMPLE).invoice);
const signedSample = sampleWith('</p:FatturaElettronica>', `${SIGNATURE}</p:FatturaElettronica>`);
const lying = encode(SAMPLE.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"').replace('Pane', 'Caffè'));

/** Name, input, kind, verdict, stages that ran ("-" is skipped), ids of the findings. */
const rows: readonly (readonly [
  string,
  Uint8Array | string,
  FileReport['kind'],
  FileReport['verdict'],
  string,
  string[],
])[] = [
  ['XML', SAMPLE, 'FPR12', 'valid', 'pass pass pass', []],
  ['bytes', encode(SAMPLE), 'FPR12', 'valid', 'pass pass pass', []],
  ['JSON', json, 'FPR12', 'valid', 'pass pass pass', []],
  ['JSON with a mark', `\ufeff \n${json}`, 'FPR12', 'valid', 'pass pass pass', []],
  ['JSON in bytes', encode(json), 'FPR12', 'valid', 'pass pass pass', []],
  ['a declaration that lies', lying, 'FPR12', 'valid', 'pass pass pass', ['source.declaration']],
  ['a wrong value', sampleWith('10.00', '10'), 'FPR12', 'rejected', 'pass pass fail', ['value.pattern']],
  ['a wrong root', '<a/>', null, 'rejected', 'pass pass fail', ['root.unknown']],
  ['truncated', SAMPLE.slice(0, 900), 'FPR12', 'rejected', 'pass fail -', ['xml.truncated']],
  ['a DTD', `<!DOCTYPE a>${SAMPLE.slice(39)}`, null, 'rejected', 'pass fail -', ['xml.dtd']],
  ['broken JSON', json.slice(0, 40), null, 'rejected', 'pass fail -', ['json.syntax']],
  ['JSON of something else', '{"a":1}', null, 'rejected', 'pass pass fail', ['root.unknown']],
  ['JSON that is a list', '[1]', null, 'rejected', 'pass pass fail', ['json.type']],
  ['empty', '', null, 'rejected', 'fail - -', ['source.empty']],
  ['blanks', ' \n', null, 'rejected', 'fail - -', ['source.empty']],
  ['bad bytes', Uint8Array.of(0x3c, 0x61, 0xff, 0x3e), null, 'unreadable', 'fail - -', ['source.bytes']],
  ['bad bytes in JSON', Uint8Array.of(0x7b, 0xff, 0x7d), null, 'unreadable', 'fail - -', ['source.bytes']],
  ['a PDF', '%PDF-1.7 …', null, 'unreadable', 'fail - -', ['source.unknown']],
  ['a text', 'Buongiorno', null, 'unreadable', 'fail - -', ['source.unknown']],
  ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'zip', 'unreadable', 'fail - -', ['source.kind']],
];

it.each(rows)('%s', (_, input, kind, verdict, stages, ids) => {
  const report = validate(input);
  expect({
    kind: report.kind,
    verdict: report.verdict,
    stages: [report.stages.envelope, report.stages.wellformed, report.stages.structure].join(' '),
    ids: report.findings.map(({ id }) => id),
  }).toEqual({ kind, verdict, stages: stages.replace(/-/g, 'skipped'), ids });
  // SdI checks the content only if the structure is valid.
  const later = verdict === 'valid' ? 'pass' : 'skipped';
  expect([report.stages.controls, report.stages.quality]).toEqual([later, later]);
});

describe('coverage', () => {
  /** Every code once, in one of the three lists. */
  function reasons(
    input: Uint8Array | string,
    options: ValidateOptions = {},
  ): Readonly<Record<string, string>> {
    const { ran, partial, skipped } = validate(input, options).coverage;
    const all = [
      ...ran.map((code) => [code, 'ran'] as const),
      ...partial.map(({ code, reason }) => [code, `partly: ${reason}`] as const),
      ...skipped.map(({ code, reason }) => [code, reason] as const),
    ];
    expect(all.length).toBe(new Set(all.map(([code]) => code)).size);
    return Object.fromEntries(all);
  }

  it.each([
    ['a valid file', SAMPLE, {}],
    ['a valid file on a day', SAMPLE, { asOf: '2026-06-15' }],
    ['a rejected file', sampleWith('10.00', '10'), {}],
    ['a rejected file, going on', sampleWith('10.00', '10'), { keepGoing: true }],
    ['a malformed file', '<a', {}],
    ['an empty file', '', {}],
    ['a PDF', '%PDF-1.7', {}],
    ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), {}],
    ['JSON', json, {}],
    ['the structure only', SAMPLE, { only: 'structure' }],
    ['the controls only', SAMPLE, { only: 'controls' }],
  ] as const)('of %s accounts for all 69 codes', (_, input, options) => {
    const sdi = Object.keys(reasons(input, options)).filter((code) => /^\d{5}$/.test(code));
    expect(sdi.length).toBe(69);
  });

  it.each([
    ['00200', SAMPLE, {}, 'ran'],
    ['00423', SAMPLE, {}, 'ran'],
    ['00423', json, {}, 'ran'],
    ['00423', SAMPLE, { only: 'structure' }, 'not_asked'],
    ['00423', sampleWith('>Pane<', '>€<'), {}, 'structure'],
    ['00423', sampleWith('>Pane<', '>€<'), { keepGoing: true }, 'ran'],
    ['00423', sampleWith('10.00', '10'), { keepGoing: true }, 'structure'],
    ['00423', '<a', {}, 'malformed'],
    ['00200', '<a', {}, 'ran'],
    ['00201', '<a', {}, 'malformed'],
    ['00423', '%PDF-1.7', {}, 'unreadable'],
    ['00423', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), {}, 'envelope'],
    ['00404', SAMPLE, {}, 'history'],
    ['00107', SAMPLE, {}, 'unsigned'],
    ['00107', signedSample, {}, 'verification'],
    ['00107', json, {}, 'form'],
    ['00107', '<a', {}, 'malformed'],
    ['00398', SAMPLE, {}, 'format'],
    ['00327', SAMPLE, {}, 'not_in_force'],
    ['00327', SAMPLE, { asOf: '2026-06-15' }, 'registry'],
    ['00327', SAMPLE, { spec: '1.9.1' }, 'registry'],
    ['00327', SAMPLE, { spec: '1.9', asOf: '2026-06-15' }, 'not_in_force'],
  ] as const)('of %s: case %#', (code, input, options, expected) => {
    expect(reasons(input, options)[code]).toBe(expected);
  });
});

describe('options', () => {
  const bad = completeWith('CodiceDestinatario', 'abc1234');
  const rows: readonly (readonly [ValidateOptions, Partial<FileReport>])[] = [
    [{ file: 'a/b.xml' }, { file: 'a/b.xml' }],
    [{}, { file: '-', omitted: 0 }],
    [{ maxFindings: 0 }, { findings: [], omitted: 1, verdict: 'rejected' }],
    [{ maxBytes: 10 }, { verdict: 'unreadable', kind: null }],
  ];
  it.each(rows)('%j', (options, expected) => {
    expect(validate(bad, options)).toMatchObject(expected);
  });

  it('gives messages in both languages over the same data', () => {
    const [it_, en] = (['it', 'en'] as const).map((language) => validate(bad, { language }).findings[0]);
    expect(it_?.message).not.toBe(en?.message);
    expect(it_?.help).not.toBe(en?.help);
    expect({ ...it_, message: '', help: '' }).toEqual({ ...en, message: '', help: '' });
  });
});

describe('validateAndRead', () => {
  it('gives the invoice of a valid file only', () => {
    expect(validateAndRead(COMPLETE).invoice?.versione).toBe('FPR12');
    expect(validateAndRead(json).invoice).toEqual(validateAndRead(SAMPLE).invoice);
    expect(validateAndRead(completeWith('Divisa', 'euro')).invoice).toBeNull();
  });

  it('gives a span for each finding', () => {
    const text = completeWith('Divisa', 'euro');
    const { report, source } = validateAndRead(text);
    const passages = source?.spans.map((span) => span && source.lines.text.slice(span.offset, span.end));
    expect(passages).toEqual(['euro']);
    expect(report.findings.length).toBe(1);
  });
});

it('never throws, for any input', () => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.json({ maxDepth: 4 }),
    fc.stringMatching(/^[<>&"'=/?! {}[\]:,a-z0-9-]{0,40}$/),
    fc.tuple(fc.nat(SAMPLE.length - 1), fc.string({ maxLength: 3 })).map(([at, text]) => {
      return SAMPLE.slice(0, at) + text + SAMPLE.slice(at + 1);
    }),
  );
  fc.assert(
    fc.property(anything, (input) => {
      const { verdict, findings } = validate(input);
      return (verdict === 'valid') === findings.every(({ severity }) => severity !== 'error');
    }),
    { numRuns: runs(1500) },
  );
});

it('has a summary', () => {
  const files = [SAMPLE, sampleWith('10.00', '10'), '', lying].map((input) => validate(input));
  const cut = validate(completeWith('Divisa', 'euro'), { maxFindings: 0 });
  const tool = { name: 'fattura', version: '0.0.0', spec: '1.9.1' };
  const report = createReport([...files, cut], tool);
  expect(report.summary).toEqual({ files: 5, valid: 2, rejected: 3, unreadable: 0, errors: 3, warnings: 0 });
  expect(report.files).toEqual([...files, cut]);
  expect(report.tool).toBe(tool);
  expect([...files, cut].reduce(addToSummary, emptySummary)).toEqual(report.summary);
});

describe('validateXml', () => {
  it.each([
    ['a valid invoice', SAMPLE],
    ['an invoice with an error', sampleWith('<Divisa>EUR</Divisa>', '')],
    ['text', 'fattura'],
    ['nothing', ''],
  ])('gives the same result for %s as validateAndRead', (_name, text) => {
    expect(validateXml(text).report).toEqual(validateAndRead(text).report);
  });

  it('treats JSON as XML that is not well-formed', () => {
    const { report } = validateXml('{"versione":"FPR12"}');
    expect([report.verdict, report.findings.map(({ id }) => id)]).toEqual(['rejected', ['xml.syntax']]);
  });
});

describe('wrong arguments are reported to callers without types', () => {
  const asAny = (value: unknown) => value as never;
  it.each([
    ['null', null],
    ['undefined', undefined],
    ['an ArrayBuffer, which has no length and would look like an empty file', new ArrayBuffer(8)],
    ['an object', { versione: 'FPR12' }],
    ['a number', 1],
  ])('%s is not a file', (_, input) => {
    expect(() => validate(asAny(input))).toThrow(TypeError);
  });

  it.each([
    ['language', { language: 'fr' }],
    ['spec', { spec: '2.0' }],
    ['only', { only: 'schema' }],
    ['asOf', { asOf: '15/05/2026' }],
    ['asOf', { asOf: '2026-02-30' }],
  ])('%s: %j is rejected by name', (name, options) => {
    expect(() => validate(SAMPLE, asAny(options))).toThrow(RangeError);
    expect(() => validate(SAMPLE, asAny(options))).toThrow(`${name}: `);
    expect(() => validateInvoice({}, asAny(options))).toThrow(RangeError);
  });
});

describe('findings beyond the limit', () => {
  // Two warnings of advice about the addresses, and an error after them.
  const xml = writeInvoice(
    editedInvoice('FPR12', {
      'cedente.sede.provincia': null,
      'cessionario.sede.provincia': null,
      'linee.0.prezzo_unitario': '25.01',
    }),
  );
  it.each([
    [1_000, ['Q-PROVINCIA', 'Q-PROVINCIA', '00423'], 0, 0],
    [2, ['Q-PROVINCIA', '00423'], 1, 1],
    [1, ['00423'], 2, 2],
    [0, [], 3, 2],
  ])('%i: errors are listed before the rest', (maxFindings, codes, omitted, omittedWarnings) => {
    const report = validate(xml, { maxFindings });
    expect(report).toMatchObject({ omitted, omittedWarnings, verdict: 'rejected' });
    expect(report.findings.map(({ code }) => code)).toEqual(codes);
    expect(addToSummary(emptySummary, report)).toMatchObject({ errors: 1, warnings: 2 });
  });

  it('are counted for thousands of lines', () => {
    const line = {
      numero_linea: '1',
      descrizione: 'x',
      prezzo_unitario: '1.00',
      prezzo_totale: '2.00',
      aliquota_iva: '22.00',
    };
    const lines = Array.from({ length: 6_000 }, (_, i) => ({ ...line, numero_linea: String(i + 1) }));
    const many = writeInvoice(
      editedInvoice('FPR12', { linee: lines, 'riepilogo.0.imponibile_importo': '12000.00' }),
    );
    const report = validate(many);
    expect(report.findings.length).toBe(1_000);
    const wrong =
      report.findings.filter(({ code }) => code === '00423').length + report.omitted - report.omittedWarnings;
    expect(wrong).toBeGreaterThanOrEqual(6_000);
  });
});

/** Options, the Data of the document, and the applied edition and date in the report. */
const applied: readonly (readonly [ValidateOptions, string, FileReport['spec'], string | null])[] = [
  [{}, '2026-05-15', '1.9.1', null],
  [{}, '2026-05-14', '1.9', null],
  [{}, '2025-03-31', null, null],
  [{ asOf: '2026-06-15' }, '2025-03-31', '1.9.1', '2026-06-15'],
  [{ asOf: '2025-06-15' }, '2026-06-15', '1.9', '2025-06-15'],
  [{ asOf: '2025-06-15', spec: '1.9.1' }, '2025-06-15', '1.9.1', '2025-06-15'],
  [{ spec: '1.9' }, '2026-06-15', '1.9', null],
];

it.each(applied)('%j and Data %s: applies %s, %s', (options, data, spec, asOf) => {
  const dated = SAMPLE.replace(/<Data>[^<]*</, `<Data>${data}<`);
  expect(validate(dated, options)).toMatchObject({ spec, asOf });
});

it('applies nothing to unreadable input', () => {
  expect(validate('%PDF-1.7')).toMatchObject({ spec: null, asOf: null });
});
