import { describe, expect, it } from 'vitest';
import {
  type FileReport,
  type InvoiceKind,
  validate,
  validateAndRead,
  writeInvoice,
} from '../../src/index.ts';
import { type CmsParts, chunks, cmsData, cms as cmsOf, DATED_SIGNER, SIGNER } from '../support/cmsWriter.ts';
import { baseInvoice } from '../support/ruleInvoice.ts';
import { GOOD_SIGNATURE, signed, UNTIMED_SIGNATURE } from '../support/signature.ts';
import { signature } from '../support/signatureFacts.ts';

/** An envelope whose signer states a signing time. */
const cms = (content: Uint8Array | string, parts: CmsParts = {}): Uint8Array =>
  cmsOf(content, { signers: [DATED_SIGNER], ...parts });

const XML = writeInvoice(baseInvoice('FPR12'));
const PA = writeInvoice(baseInvoice('FPA12'));
const P7M = cms(XML);
const WRONG = XML.replace(/<CAP>\d+/, '<CAP>X');

const ids = ({ findings }: FileReport): readonly string[] => findings.map(({ code, id }) => `${code} ${id}`);
const coverageOf = (code: string, { coverage }: FileReport): string | undefined =>
  coverage.partial.find((gap) => gap.code === code)?.reason ??
  coverage.skipped.find((gap) => gap.code === code)?.reason;

/** Decided by the signing time that the envelope states. */
const TIMES: ReadonlySet<string> = new Set(['00103', '00105']);

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
      signatures: [
        {
          format: 'CAdES',
          layer: 0,
          signer: null,
          time: '2026-06-01T09:00:00Z',
          status: 'undecided',
          codes: [],
        },
      ],
    });
    expect(coverage.ran.filter((code) => !TIMES.has(code))).toEqual(other.ran);
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

it.each<[string, Uint8Array, object]>([
  ['a file', Buffer.of(), {}],
  ['a content', cms(''), { signed: true }],
])('%s that is empty', (_, input, params) => {
  expect(validate(input).findings).toMatchObject([{ id: 'source.empty', params }]);
});

describe('the coverage of signatures', () => {
  const CODES = ['00100', '00101', '00102', '00103', '00104', '00105', '00107'];
  const covered = (kind: InvoiceKind, parts = {}) => {
    const report = validate(cms(writeInvoice(baseInvoice(kind)), parts), { asOf: '2026-06-15' });
    return CODES.map((code) => coverageOf(code, report) ?? 'ran').join(' ');
  };

  it.each<[InvoiceKind, object, string]>([
    ['FPR12', {}, 'verification verification verification ran verification ran verification'],
    ['FPA12', {}, 'verification verification verification ran verification ran verification'],
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

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

/** The signature with one part replaced; throws if the part is not there. */
function changed(from: string | RegExp, to: string): string {
  const result = GOOD_SIGNATURE.replace(from, () => to);
  if (result === GOOD_SIGNATURE) throw new Error(`the signature has no ${from}`);
  return result;
}

/** The form of a signature decides without cryptography. */
describe('without verification', () => {
  it.each<[string, string, string]>([
    ['an accepted form', GOOD_SIGNATURE, ''],
    ['no signing time', UNTIMED_SIGNATURE, '00103.missing'],
    ['an empty value', changed('<ds:SignatureValue>AAAA<', '<ds:SignatureValue><'), '00102.form structure'],
    [
      'a keyed hash',
      changed(/Algorithm="[^"]*rsa-sha256"/, `Algorithm="${DSIG}hmac-sha1"`),
      '00102.form algorithm',
    ],
    ['another digest', changed(/xmlenc#sha256/, 'xmldsig-more#md5'), '00102.form algorithm'],
    ['a reference without an address', changed(' URI=""', ''), '00102.form uri'],
    ['an address outside', changed('URI=""', 'URI="http://a/b"'), '00102.form uri'],
    [
      'a reference to the properties only',
      changed(/<ds:Reference URI="">.*?<\/ds:Reference>/, ''),
      '00102.form not-covered',
    ],
    ['no transform', changed(/<ds:Transforms>.*?<\/ds:Transforms>/, ''), '00102.form transform'],
    [
      'a stylesheet',
      changed(`${DSIG}enveloped-signature`, 'http://www.w3.org/TR/1999/REC-xslt-19991116'),
      '00102.form transform',
    ],
    ['another canonical form', changed('REC-xml-c14n-20010315', 'REC-xml-c14n'), '00102.form algorithm'],
    ['an Id that occurs twice', changed('<ds:Object>', '<ds:Object Id="p">'), '00102.form target'],
  ])('%s in the XML', (_, own, expected) => {
    const { verdict, findings, envelope } = validate(signed(XML, own), { asOf: '2026-06-15' });
    expect(findings.map(({ id, params }) => [id, params['reason']].join(' ').trim()).join()).toBe(expected);
    expect(verdict).toBe(expected === '' ? 'valid' : 'rejected');
    const [first] = envelope?.signatures ?? [];
    expect([first?.status, first?.codes]).toEqual(
      expected.startsWith('00102') ? ['broken', ['00102']] : ['undecided', []],
    );
  });

  it('the form in an envelope counts too', () => {
    const bad = changed('<ds:SignatureValue>AAAA<', '<ds:SignatureValue><');
    const { findings, envelope } = validate(cms(signed(XML, bad)), { asOf: '2026-06-15' });
    expect(findings.map(({ id }) => id)).toEqual(['00102.form']);
    expect(envelope?.signatures.map(({ format, status }) => `${format} ${status}`)).toEqual([
      'CAdES undecided',
      'XAdES broken',
    ]);
  });

  it('verified signatures replace what the form shows', () => {
    const bad = signed(XML, changed('<ds:SignatureValue>AAAA<', '<ds:SignatureValue><'));
    expect(ids(validate(bad, { signatures: [signature()] }))).toEqual([]);
    expect(ids(validate(bad, { only: 'structure' }))).toEqual([]);
  });

  it.each<[string, readonly Uint8Array[], string, string]>([
    ['a signing time', [DATED_SIGNER], '2026-06-15', ''],
    ['none', [SIGNER], '2026-06-15', '00103 00103.missing'],
    ['one of two', [SIGNER, DATED_SIGNER], '2026-06-15', ''],
    ['later than the receipt', [DATED_SIGNER], '2026-05-15', '00105 00105.future,00403 00403.future'],
  ])('%s in an envelope', (_, signers, asOf, expected) => {
    expect(ids(validate(cms(XML, { signers }), { asOf })).join()).toBe(expected);
  });
});
