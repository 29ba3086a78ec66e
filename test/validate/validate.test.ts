import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToSummary,
  checkFile,
  checkXmlFile,
  createReport,
  emptySummary,
  type FileReport,
  type ValidateOptions,
  validate,
} from '../../src/validate/index.ts';
import { COMPLETE, completeWith } from '../support/findingsInvoice.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = JSON.stringify(checkFile(SAMPLE).invoice);
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
  ['empty', '', null, 'unreadable', 'fail - -', ['source.empty']],
  ['blanks', ' \n', null, 'unreadable', 'fail - -', ['source.empty']],
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
  expect([report.stages.controls, report.stages.quality]).toEqual(['skipped', 'skipped']);
});

describe('coverage', () => {
  const controls = [
    { code: 'controls', reason: 'not_built' },
    { code: 'quality', reason: 'not_built' },
  ];
  const none = [
    { code: '00200', reason: 'unreadable' },
    { code: '00201', reason: 'unreadable' },
  ];
  it.each([
    ['a valid file', SAMPLE, ['00200', '00201'], controls],
    ['a rejected file', sampleWith('10.00', '10'), ['00200', '00201'], controls],
    ['a malformed file', '<a', ['00200'], [{ code: '00201', reason: 'malformed' }, ...controls]],
    ['an unreadable file', '', [], [...none, ...controls]],
  ])('of %s', (_, input, ran, skipped) => {
    expect(validate(input).coverage).toEqual({ ran, skipped });
  });

  it('says what was not asked for', () => {
    const { skipped } = validate(SAMPLE, { only: 'structure' }).coverage;
    expect(skipped.map(({ reason }) => reason)).toEqual(['not_asked', 'not_asked']);
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

describe('checkFile', () => {
  it('gives the invoice of a valid file only', () => {
    expect(checkFile(COMPLETE).invoice?.versione).toBe('FPR12');
    expect(checkFile(json).invoice).toEqual(checkFile(SAMPLE).invoice);
    expect(checkFile(completeWith('Divisa', 'euro')).invoice).toBeNull();
  });

  it('gives a span for each finding', () => {
    const text = completeWith('Divisa', 'euro');
    const { report, source } = checkFile(text);
    const passages = source?.spans.map((span) => span && source.lines.text.slice(span.offset, span.end));
    expect(passages).toEqual(['euro']);
    expect(report.findings.length).toBe(1);
  });
});

it('never throws, whatever comes', () => {
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
    { numRuns: 1500 },
  );
});

it('sums up', () => {
  const files = [SAMPLE, sampleWith('10.00', '10'), '', lying].map((input) => validate(input));
  const cut = validate(completeWith('Divisa', 'euro'), { maxFindings: 0 });
  const tool = { name: 'fattura', version: '0.0.0', spec: '1.9.1' };
  const report = createReport([...files, cut], tool);
  expect(report.summary).toEqual({ files: 5, valid: 2, rejected: 2, unreadable: 1, errors: 3, warnings: 0 });
  expect(report.files).toEqual([...files, cut]);
  expect(report.tool).toBe(tool);
  expect([...files, cut].reduce(addToSummary, emptySummary)).toEqual(report.summary);
});

describe('checkXmlFile', () => {
  it.each([
    ['a valid invoice', SAMPLE],
    ['an invoice with an error', sampleWith('<Divisa>EUR</Divisa>', '')],
    ['text', 'fattura'],
    ['nothing', ''],
  ])('says of %s what checkFile says', (_name, text) => {
    expect(checkXmlFile(text).report).toEqual(checkFile(text).report);
  });

  it('takes JSON for XML that is not well-formed', () => {
    const { report } = checkXmlFile('{"versione":"FPR12"}');
    expect([report.verdict, report.findings.map(({ id }) => id)]).toEqual(['rejected', ['xml.syntax']]);
  });
});
