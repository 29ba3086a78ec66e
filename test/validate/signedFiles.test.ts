import { describe, expect, it } from 'vitest';
import {
  type FileReport,
  type InvoiceKind,
  validate,
  validateAndRead,
  writeInvoice,
} from '../../src/index.ts';
import { chunks, cms, cmsData } from '../support/cmsWriter.ts';
import { baseInvoice } from '../support/ruleInvoice.ts';

const XML = writeInvoice(baseInvoice('FPR12'));
const PA = writeInvoice(baseInvoice('FPA12'));
const P7M = cms(XML);
const WRONG = XML.replace(/<CAP>\d+/, '<CAP>X');

const ids = ({ findings }: FileReport): readonly string[] => findings.map(({ code, id }) => `${code} ${id}`);
const coverageOf = (code: string, { coverage }: FileReport): string | undefined =>
  coverage.partial.find((gap) => gap.code === code)?.reason ??
  coverage.skipped.find((gap) => gap.code === code)?.reason;

describe('an invoice in a signed envelope', () => {
  it('is checked like the XML', () => {
    const { envelope, coverage, ...report } = validate(P7M, { file: 'a.xml.p7m', asOf: '2026-06-15' });
    const {
      envelope: none,
      coverage: other,
      ...plain
    } = validate(Buffer.from(XML), { file: 'a.xml.p7m', asOf: '2026-06-15' });
    expect(report).toEqual(plain);
    expect(none).toBeNull();
    expect(envelope).toMatchObject({
      layers: [{ kind: 'p7m', encodings: [], size: P7M.length }],
      flaws: [],
      signatures: [{ format: 'CAdES', layer: 0, signer: null, time: null, status: 'undecided', codes: [] }],
    });
    expect(coverage.ran).toEqual(other.ran);
  });

  it('has the places of the XML', () => {
    const place = (input: Uint8Array | string) =>
      validate(input).findings.map(({ id, line, column, path }) => ({ id, line, column, path }));
    expect(place(cms(WRONG))).toEqual(place(WRONG));
    expect(validateAndRead(cms(WRONG)).source?.lines.text).toBe(WRONG);
    expect(validateAndRead(P7M).invoice).toEqual(validateAndRead(XML).invoice);
  });

  it('is the same file as the XML', () => {
    const base64 = Buffer.from(P7M).toString('base64');
    for (const again of [P7M, Buffer.from(base64)]) {
      expect(validate(again, { file: 'b.xml.p7m' }).verdict).toBe('valid');
    }
  });

  it.each<[string, Uint8Array, string, string]>([
    ['DER', P7M, 'FPR12 valid pass', ''],
    [
      'BER',
      cms(XML, { written: chunks(Buffer.from(XML), 1000), outer: 'indefinite' }),
      'FPR12 valid pass',
      '',
    ],
    ['base64', Buffer.from(Buffer.from(P7M).toString('base64')), 'FPR12 valid pass', ''],
    ['to the administration', cms(PA), 'FPA12 valid pass', ''],
    ['without signers', cms(PA, { signers: [] }), 'FPA12 rejected fail', '00102 00102.no_signer'],
    ['CMS Data', cmsData(PA), 'FPA12 rejected fail', '00102 00102.no_signer'],
    ['a wrong value', cms(WRONG), 'FPR12 rejected pass', '00200 value.pattern'],
    ['malformed XML', cms(XML.slice(0, 900)), 'FPR12 rejected pass', '00200 xml.tag_mismatch'],
    ['empty', cms(''), 'p7m rejected fail', '00106 source.empty'],
    ['detached', cms('', { written: null }), 'p7m unreadable fail', 'U-ENVELOPE source.envelope'],
    ['cut', P7M.subarray(0, 900), 'p7m unreadable fail', 'U-ENVELOPE source.envelope'],
    ['a PDF', cms('%PDF-1.7'), 'p7m unreadable fail', 'U-UNKNOWN source.unknown'],
    ['an archive', cms('PK\x03\x04'), 'p7m unreadable fail', 'U-KIND source.kind'],
  ])('%s', (_, input, expected, found) => {
    const report = validate(input, { file: 'a.xml.p7m' });
    const { kind, verdict, stages, envelope } = report;
    expect([`${kind} ${verdict} ${stages.envelope}`, ids(report).join()]).toEqual([expected, found]);
    expect(envelope?.layers.length).toBeGreaterThan(0);
  });
});

describe('the coverage of signatures', () => {
  const CODES = ['00100', '00101', '00102', '00103', '00104', '00105', '00107'];
  const covered = (kind: InvoiceKind, parts = {}) => {
    const report = validate(cms(writeInvoice(baseInvoice(kind)), parts), { asOf: '2026-06-15' });
    return CODES.map((code) => coverageOf(code, report) ?? 'ran').join(' ');
  };

  it.each<[InvoiceKind, object, string]>([
    [
      'FPR12',
      {},
      'verification verification verification verification verification verification verification',
    ],
    [
      'FPA12',
      {},
      'verification verification verification verification verification verification verification',
    ],
    ['FPR12', { signers: [] }, 'signer signer ran ran signer ran signer'],
  ])('%s %o', (kind, parts, expected) => expect(covered(kind, parts)).toBe(expected));
});

describe('the signatures of a report', () => {
  it('are part of its JSON', () => {
    const { envelope } = JSON.parse(JSON.stringify(validate(cms(P7M)))) as FileReport;
    expect(envelope?.layers.map(({ kind }) => kind)).toEqual(['p7m', 'p7m']);
    expect(envelope?.signatures.map(({ layer, undecided }) => [layer, undecided.length])).toEqual([
      [0, 7],
      [1, 7],
    ]);
  });
});
