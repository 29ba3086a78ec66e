/** CAdES: signatures of every form, and what is wrong with them. */
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { open } from '../../../src/envelope/index.ts';
import { type SignatureReport, verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { noFindings, reportOf } from '../../../src/envelope/signatures/report.ts';
import { commonName, generalizedTime, NULL, utcTime } from '../../support/certificateWriter.ts';
import { cms, cmsData, integer, octets, sequence, set } from '../../support/cmsWriter.ts';
import {
  ATTRIBUTES,
  attribute,
  CONTENT,
  certificateOf,
  contentType,
  digest,
  hashIdentifier,
  issuerAndSerial,
  messageDigest,
  RSA_ENCRYPTION,
  type SignerParts,
  signedFile,
  signerInfo,
  signingTime,
  sorted,
} from '../../support/signerWriter.ts';

import { BROKEN, changed, RIGHT, UNKNOWN, withSigner } from './cadesShapes.ts';

const verify = (file: Uint8Array): Promise<readonly SignatureReport[]> =>
  verifySignatures(open(file, 'a.xml.p7m'));

/** Status with reasons, gaps and advice, in one line. */
const said = ({ status, reasons, undecided, advice }: SignatureReport): string =>
  [status, ...reasons, ...undecided, ...advice].join(' ');
const verdict = async (file: Uint8Array): Promise<string> => (await verify(file)).map(said).join('; ');

const OTHER = certificateOf('P-256', { subject: commonName('Anna Bianchi') });

describe('valid', () => {
  it.each(RIGHT.map(([name, parts, advice = '']) => [name, parts, advice] as const))(
    '%s',
    async (_, parts, advice) => {
      expect(await verdict(signedFile(parts))).toBe(`valid ${advice}`.trim());
      const [report] = await verifySignatures(open(signedFile(parts)), { crypto: nodeCrypto() });
      expect(report?.status).toBe('valid');
    },
  );

  it('the report has the certificates and the time', async () => {
    const [report] = await verify(signedFile({}, [OTHER]));
    expect(report).toMatchObject({
      format: 'CAdES',
      layer: 0,
      certificate: { subject: 'Mario Rossi', serial: '5e01' },
      certificates: [{ subject: 'Anna Bianchi' }],
      signingTime: '2026-03-02T10:00:00Z',
    });
  });
});

describe('signing time', () => {
  it.each<[string, Uint8Array | null, string | null]>([
    ['UTCTime', utcTime('260302100000Z'), '2026-03-02T10:00:00Z'],
    ['UTCTime of 1950', utcTime('500302100000Z'), '1950-03-02T10:00:00Z'],
    ['GeneralizedTime', generalizedTime('20260302100000Z'), '2026-03-02T10:00:00Z'],
    ['without seconds', utcTime('2603021000Z'), '2026-03-02T10:00:00Z'],
    ['with an offset', utcTime('260302110000+0100'), '2026-03-02T11:00:00+01:00'],
    ['with a fraction', generalizedTime('20260302100000.5Z'), '2026-03-02T10:00:00Z'],
    ['without a zone', utcTime('260302100000'), null],
    ['30 February', utcTime('260230100000Z'), null],
    ['another type', octets(Buffer.from('20260302100000Z')), null],
    ['missing', null, null],
  ])('%s', async (_, time, expected) => {
    const file = signedFile({
      attributes: ({ type, digest, named }) => [
        type,
        digest,
        named,
        ...(time === null ? [] : [signingTime(time)]),
      ],
    });
    const [report] = await verify(file);
    expect([report?.status, report?.signingTime]).toEqual(['valid', expected]);
  });

  it('two values are none', async () => {
    const times = attribute(`${ATTRIBUTES}.5`, utcTime('260302100000Z'), utcTime('260302110000Z'));
    const [report] = await verify(
      signedFile({ attributes: ({ type, digest, named }) => [type, digest, named, times] }),
    );
    expect(report?.signingTime).toBeNull();
  });
});

describe('broken', () => {
  it.each(BROKEN)('%s', async (_, parts, reason) => {
    expect(await verdict(signedFile(parts))).toBe(`broken ${reason}`);
  });

  it.each<[string, Uint8Array, string]>([
    ['CMS Data', cmsData(CONTENT.toString()), 'broken no-signer'],
    ['no signer', cms(CONTENT, { signers: [] }), 'broken no-signer'],
    ['no part of a signer', withSigner(sequence()), 'broken structure'],
    ['a set as a signer', withSigner(set(integer(1))), 'broken structure'],
    [
      'a value as an integer',
      withSigner(
        sequence(integer(1), issuerAndSerial(), hashIdentifier('sha256'), RSA_ENCRYPTION, integer(1)),
      ),
      'broken structure',
    ],
    [
      'another type of content without attributes',
      cms(CONTENT, {
        contentType: '1.2.3.4',
        certificates: [certificateOf()],
        signers: [signerInfo({ attributes: null })],
      }),
      'broken content-type unnamed',
    ],
    [
      'another type of content with attributes',
      cms(CONTENT, { contentType: '1.2.3.4', certificates: [certificateOf()], signers: [signerInfo()] }),
      'broken content-type',
    ],
    ['cut in the signature', signedFile().subarray(0, -10), 'broken truncated'],
    ['cut in the certificates', signedFile().subarray(0, -500), 'broken truncated'],
    ['cut behind the content', cms(CONTENT).subarray(0, 95), 'broken truncated'],
    [
      'the second signature cut',
      cms(CONTENT, { certificates: [certificateOf()], signers: [signerInfo(), signerInfo()] }).subarray(
        0,
        -10,
      ),
      'valid; broken truncated',
    ],
    [
      'the second signature missing',
      cms(CONTENT, {
        certificates: [certificateOf()],
        signers: [signerInfo(), octets(Buffer.alloc(100))],
      }).subarray(0, -102),
      'valid; broken truncated',
    ],
    [
      'only the last end-of-contents missing',
      cms(CONTENT, {
        certificates: [certificateOf()],
        signers: [signerInfo()],
        outer: 'indefinite',
      }).subarray(0, -4),
      'valid',
    ],
  ])('%s', async (_, file, expected) => expect(await verdict(file)).toBe(expected));

  it('attributes presented as the content are no document', () => {
    const all = [contentType(), messageDigest(digest('sha256', CONTENT))];
    const content = set(...sorted(all));
    const file = signedFile({ content, attributes: null });
    expect(open(file).reason).toBe('payload');
  });
});

describe('unknown', () => {
  it.each(UNKNOWN)('%s', async (_, file, gap) => {
    expect(await verdict(file)).toBe(`unknown ${gap}`);
  });

  it('a broken one stays broken', async () => {
    const other = messageDigest(digest('sha256', Buffer.from('<b/>')));
    const signer = signerInfo({ attributes: ({ type, named }) => [type, other, named] });
    expect(await verdict(cms(CONTENT, { certificates: [], signers: [signer] }))).toBe(
      'broken document signer',
    );
  });
});

describe('several', () => {
  it('signers: each has a report', async () => {
    const rsa = certificateOf('RSA 2048', { serial: [9] });
    const signers = [
      signerInfo(),
      signerInfo({ key: 'RSA 2048', certificate: rsa, serial: [9] }),
      signerInfo({ change: changed }),
    ];
    const file = cms(CONTENT, { certificates: [certificateOf(), rsa], signers });
    const reports = await verify(file);
    expect(reports.map(said)).toEqual(['valid', 'valid', 'broken value']);
    expect(reports.map(({ certificate }) => certificate?.serial)).toEqual(['5e01', '09', '5e01']);
  });

  it('certificates with one serial number: the named one', async () => {
    const other = certificateOf('P-384');
    const file = cms(CONTENT, { certificates: [other, certificateOf()], signers: [signerInfo()] });
    const [report] = await verify(file);
    expect(report).toMatchObject({ status: 'valid', certificate: { key: { curve: 'P-256' } } });
  });

  it('certificates with one serial number and one key: the named one', async () => {
    const other = certificateOf('P-256', { subject: commonName('Anna Bianchi') });
    const file = cms(CONTENT, { certificates: [other, certificateOf()], signers: [signerInfo()] });
    const [report] = await verify(file);
    expect(report).toMatchObject({ status: 'valid', certificate: { subject: 'Mario Rossi' } });
  });

  it('certificates with one serial number, none named: the one that fits', async () => {
    const signer = signerInfo({ attributes: null });
    const file = cms(CONTENT, { certificates: [certificateOf('P-384'), certificateOf()], signers: [signer] });
    const [report] = await verify(file);
    expect(report).toMatchObject({ status: 'valid', certificate: { key: { curve: 'P-256' } } });
  });

  it('envelopes: outermost first', async () => {
    const inner = signedFile({ change: changed });
    const reports = await verify(signedFile({ content: inner }));
    expect(reports.map(({ layer, status }) => [layer, status])).toEqual([
      [0, 'valid'],
      [1, 'broken'],
    ]);
  });

  it('signatures beyond the limit are reported', async () => {
    const signers = Array.from({ length: 66 }, () => signerInfo());
    const reports = await verify(cms(CONTENT, { certificates: [certificateOf()], signers }));
    expect(reports.length).toBe(65);
    expect(reports.slice(0, 64).every(({ status }) => status === 'valid')).toBe(true);
    expect(reports.slice(64).map(said)).toEqual(['unknown limit']);
  });

  it('an unsigned file has no report', async () => expect(await verify(CONTENT)).toEqual([]));
  it('a file that cannot be read has none', async () => expect(await verify(sequence(NULL))).toEqual([]));
});

describe('counter-signatures', () => {
  const counter = (parts: SignerParts) => (value: Uint8Array) => [
    attribute(
      `${ATTRIBUTES}.6`,
      signerInfo({ content: value, attributes: ({ digest, time }) => [digest, time], ...parts }),
    ),
  ];
  it.each<[string, (value: Uint8Array) => readonly Uint8Array[], string]>([
    ['valid', counter({}), 'valid'],
    ['without attributes', counter({ attributes: null }), 'valid'],
    ['of another value', () => counter({})(CONTENT), 'valid countersignature'],
    ['changed', counter({ change: changed }), 'valid countersignature'],
    [
      'with a content-type',
      counter({ attributes: ({ type, digest }) => [type, digest] }),
      'valid countersignature',
    ],
    ['of an unknown signer', counter({ serial: [2] }), 'valid'],
    ['another unsigned attribute', () => [attribute('1.2.840.113549.1.9.16.2.14', NULL)], 'valid'],
    ['damaged attributes', () => [NULL], 'valid'],
  ])('%s', async (_, unsigned, expected) => {
    expect(await verdict(signedFile({ unsigned }))).toBe(expected);
  });
});

it('without a certificate, no signature is valid', () => {
  expect(said(reportOf({ format: 'CAdES', layer: 0 }, noFindings()))).toBe('unknown signer');
});
