/** CAdES: signatures of every form, and what is wrong with them. */
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { open } from '../../../src/envelope/index.ts';
import { type SignatureReport, verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { commonName, generalizedTime, NULL, number, utcTime } from '../../support/certificateWriter.ts';
import {
  chunks,
  cms,
  cmsData,
  element,
  integer,
  octets,
  oid,
  PKCS7,
  sequence,
  set,
} from '../../support/cmsWriter.ts';
import {
  ATTRIBUTES,
  attribute,
  CONTENT,
  certificateOf,
  contentType,
  digest,
  ECDSA_WITH,
  hashIdentifier,
  issuerAndSerial,
  KEY_ID,
  keyIdentifier,
  messageDigest,
  RSA_ENCRYPTION,
  RSA_PSS,
  RSA_WITH,
  type SignerParts,
  signedFile,
  signerInfo,
  signingCertificate,
  signingCertificateV2,
  signingTime,
  sorted,
} from '../../support/signerWriter.ts';

const verify = (file: Uint8Array): Promise<readonly SignatureReport[]> =>
  verifySignatures(open(file, 'a.xml.p7m'));

/** Status with reasons, gaps and advice, in one line. */
const said = ({ status, reasons, undecided, advice }: SignatureReport): string =>
  [status, ...reasons, ...undecided, ...advice].join(' ');
const verdict = async (file: Uint8Array): Promise<string> => (await verify(file)).map(said).join('; ');

const OTHER = certificateOf('P-256', { subject: commonName('Anna Bianchi') });
const indefinite = (all: readonly Uint8Array[]): Uint8Array => element(0xa0, sorted(all), 'indefinite');
const reversed = (all: readonly Uint8Array[]): readonly Uint8Array[] => [...sorted(all)].reverse();

describe('right', () => {
  it.each<[string, SignerParts, string?]>([
    ['ECDSA P-256', {}],
    ['ECDSA P-384', { key: 'P-384', hash: 'sha384', algorithm: ECDSA_WITH('sha384') }],
    ['ECDSA P-521', { key: 'P-521', hash: 'sha512', algorithm: ECDSA_WITH('sha512') }],
    ['ECDSA P-521, SHA-256', { key: 'P-521' }],
    ['ECDSA, type of the key as the algorithm', { algorithm: sequence(oid('1.2.840.10045.2.1')) }],
    ['ECDSA, SHA-1', { hash: 'sha1', algorithm: ECDSA_WITH('sha1') }, 'sha1'],
    ['rsaEncryption', { key: 'RSA 2048' }],
    ['RSA, SHA-1', { key: 'RSA 2048', hash: 'sha1', algorithm: RSA_WITH('sha1') }, 'sha1'],
    ['rsaEncryption, SHA-1', { key: 'RSA 2048', hash: 'sha1' }, 'sha1'],
    ['RSA, SHA-256', { key: 'RSA 2048', algorithm: RSA_WITH('sha256') }],
    ['RSA, SHA-384', { key: 'RSA 2048', hash: 'sha384', algorithm: RSA_WITH('sha384') }],
    ['RSA, SHA-512', { key: 'RSA 2048', hash: 'sha512', algorithm: RSA_WITH('sha512') }],
    [
      'RSA, two hashes, as named',
      { key: 'RSA 2048', hash: 'sha512', valueHash: 'sha256', algorithm: RSA_WITH('sha256') },
    ],
    [
      'RSA, two hashes, that of the content',
      { key: 'RSA 2048', hash: 'sha512', algorithm: RSA_WITH('sha256') },
    ],
    ['RSA 1024', { key: 'RSA 1024' }, 'short-key'],
    ['PSS', { key: 'RSA 2048', saltLength: 32, algorithm: RSA_PSS('sha256', 32) }],
    ['PSS, another salt', { key: 'RSA 2048', saltLength: 20, algorithm: RSA_PSS('sha256', 20) }],
    ['PSS, SHA-512', { key: 'RSA 2048', hash: 'sha512', saltLength: 64, algorithm: RSA_PSS('sha512', 64) }],
    ['without signed attributes', { attributes: null }, 'unnamed'],
    ['without attributes, RSA', { key: 'RSA 2048', attributes: null }, 'unnamed'],
    ['issuer in lower case', { signer: issuerAndSerial([0x5e, 1], commonName('prova ca')) }],
    ['by the identifier of the key', { signer: keyIdentifier }],
    [
      'by the identifier of the key, in parts',
      { signer: element(0xa0, [octets(KEY_ID.slice(0, 2)), octets(KEY_ID.slice(2))]) },
    ],
    [
      'without a certificate named',
      { attributes: ({ type, digest, time }) => [type, digest, time] },
      'unnamed',
    ],
    [
      'signing-certificate',
      { attributes: ({ type, digest }) => [type, digest, signingCertificate(certificateOf())] },
    ],
    [
      'both versions',
      { attributes: ({ type, digest, named }) => [type, digest, named, signingCertificate(certificateOf())] },
    ],
    [
      'signing-certificate-v2, SHA-512',
      { attributes: ({ type, digest }) => [type, digest, signingCertificateV2(certificateOf(), 'sha512')] },
    ],
    ['without a signing time', { attributes: ({ type, digest, named }) => [type, digest, named] }],
    [
      'an unknown attribute',
      { attributes: ({ type, digest, named }) => [type, digest, named, attribute('1.2.3', NULL)] },
    ],
    ['attributes in BER', { writtenAs: indefinite }, 'not-der-attributes'],
    [
      'attributes in another order, signed in DER',
      { writtenAs: (all) => element(0xa0, reversed(all)) },
      'not-der-attributes',
    ],
    [
      'attributes in another order, signed so',
      { signedAs: (all) => set(...reversed(all)), writtenAs: (all) => element(0xa0, reversed(all)) },
      'not-der-attributes',
    ],
    [
      'a length with zeros',
      { writtenAs: (all) => element(0xa0, sorted(all), 'zeros') },
      'not-der-attributes',
    ],
    [
      'a digest in parts',
      {
        attributes: ({ type, named }) => [
          type,
          attribute(`${ATTRIBUTES}.4`, chunks(digest('sha256', CONTENT), 10)),
          named,
        ],
        signedAs: ([type, , named]) =>
          set(...sorted([type ?? NULL, messageDigest(digest('sha256', CONTENT)), named ?? NULL])),
      },
      'not-der-attributes',
    ],
  ])('%s', async (_, parts, advice) => {
    expect(await verdict(signedFile(parts))).toBe(['right', advice].filter(Boolean).join(' '));
    const [report] = await verifySignatures(open(signedFile(parts)), { crypto: nodeCrypto() });
    expect(report?.status).toBe('right');
  });

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
    expect([report?.status, report?.signingTime]).toEqual(['right', expected]);
  });

  it('two values are none', async () => {
    const times = attribute(`${ATTRIBUTES}.5`, utcTime('260302100000Z'), utcTime('260302110000Z'));
    const [report] = await verify(
      signedFile({ attributes: ({ type, digest, named }) => [type, digest, named, times] }),
    );
    expect(report?.signingTime).toBeNull();
  });
});

/** An envelope with this SignerInfo. */
const withSigner = (signer: Uint8Array): Uint8Array =>
  cms(CONTENT, { certificates: [certificateOf()], signers: [signer] });
const changed = (value: Uint8Array): Uint8Array => value.map((octet, at) => (at === 20 ? octet ^ 1 : octet));
/** r and s of a value. */
const halves = (value: Uint8Array): readonly [Uint8Array, Uint8Array] => {
  const length = value[3] ?? 0;
  return [value.subarray(4, 4 + length), value.subarray(6 + length)];
};
const rebuilt = (build: (r: Uint8Array, s: Uint8Array) => Uint8Array): SignerParts => ({
  change: (value) => build(...halves(value)),
});
const EMPTY = sequence(octets([]));

describe('broken', () => {
  it.each<[string, SignerParts, string]>([
    [
      'another content',
      {
        attributes: ({ type, time, named }) => [
          type,
          messageDigest(digest('sha256', Buffer.from('<b/>'))),
          time,
          named,
        ],
      },
      'document',
    ],
    [
      'a digest of another hash',
      { attributes: ({ type, named }) => [type, messageDigest(digest('sha512', CONTENT)), named] },
      'document',
    ],
    ['no message-digest', { attributes: ({ type, named }) => [type, named] }, 'message-digest'],
    [
      'message-digest without a value',
      { attributes: ({ type, named }) => [type, attribute(`${ATTRIBUTES}.4`), named] },
      'message-digest',
    ],
    [
      'message-digest with two values',
      {
        attributes: ({ type, named }) => [
          type,
          attribute(`${ATTRIBUTES}.4`, octets(digest('sha256', CONTENT)), octets([])),
          named,
        ],
      },
      'message-digest',
    ],
    [
      'message-digest as an integer',
      { attributes: ({ type, named }) => [type, attribute(`${ATTRIBUTES}.4`, integer(1)), named] },
      'message-digest',
    ],
    [
      'message-digest twice',
      { attributes: ({ type, digest, named }) => [type, digest, digest, named] },
      'attributes unnamed',
    ],
    [
      'an unknown attribute twice',
      {
        attributes: ({ type, digest, named }) => [
          type,
          digest,
          named,
          attribute('1.2.3', NULL),
          attribute('1.2.3', integer(1)),
        ],
      },
      'attributes unnamed',
    ],
    ['no attributes in their list', { attributes: () => [] }, 'attributes unnamed'],
    [
      'a damaged attribute',
      { attributes: ({ type, digest, named }) => [type, digest, named, sequence(NULL)] },
      'attributes unnamed',
    ],
    ['no content-type', { attributes: ({ digest, named }) => [digest, named] }, 'content-type'],
    [
      'another content-type',
      { attributes: ({ digest, named }) => [contentType(`${PKCS7}.2`), digest, named] },
      'content-type',
    ],
    [
      'two values of content-type',
      {
        attributes: ({ digest, named }) => [
          attribute(`${ATTRIBUTES}.3`, oid(`${PKCS7}.1`), oid(`${PKCS7}.2`)),
          digest,
          named,
        ],
      },
      'content-type',
    ],
    [
      'another certificate named',
      { attributes: ({ type, digest }) => [type, digest, signingCertificateV2(OTHER)] },
      'signing-certificate',
    ],
    [
      'another one in the first version',
      { attributes: ({ type, digest, named }) => [type, digest, named, signingCertificate(OTHER)] },
      'signing-certificate',
    ],
    [
      'a named certificate without a digest',
      {
        attributes: ({ type, digest }) => [
          type,
          digest,
          attribute(`${ATTRIBUTES}.16.2.47`, sequence(sequence(EMPTY))),
        ],
      },
      'signing-certificate',
    ],
    [
      'an empty list of certificates',
      {
        attributes: ({ type, digest }) => [
          type,
          digest,
          attribute(`${ATTRIBUTES}.16.2.47`, sequence(sequence())),
        ],
      },
      'signing-certificate',
    ],
    [
      'two values of signing-certificate-v2',
      {
        attributes: ({ type, digest }) => [
          type,
          digest,
          attribute(`${ATTRIBUTES}.16.2.47`, EMPTY, sequence()),
        ],
      },
      'signing-certificate',
    ],
    ['a changed value', { change: changed }, 'value'],
    ['a changed value of RSA', { key: 'RSA 2048', change: changed }, 'value'],
    ['an empty value', { change: () => new Uint8Array() }, 'value'],
    ['the value of another signature', { signedAs: () => set(contentType()) }, 'value'],
    ['RSA as the algorithm of a curve', { algorithm: RSA_ENCRYPTION }, 'value'],
    ['another salt', { key: 'RSA 2048', saltLength: 20, algorithm: RSA_PSS('sha256', 32) }, 'value'],
    ['r and s without DER', rebuilt((r, s) => Buffer.concat([r.subarray(-32), s.subarray(-32)])), 'value'],
    [
      'bytes behind the value',
      rebuilt((r, s) => Buffer.concat([sequence(number(r), number(s)), NULL])),
      'value',
    ],
    ['a third integer', rebuilt((r, s) => sequence(number(r), number(s), integer(0))), 'value'],
    ['a longer length', rebuilt((r, s) => element(0x30, [number(r), number(s)], 'zeros')), 'value'],
    [
      'a length in a second octet',
      rebuilt((r, s) =>
        Buffer.concat(
          [[0x30, 0x81, r.length + s.length + 4], number(r), number(s)].map((part) => Uint8Array.from(part)),
        ),
      ),
      'value',
    ],
    ['zeros before r', rebuilt((r, s) => sequence(number([0, 0, ...r]), number(s))), 'value'],
    ['an r of 0', rebuilt((_, s) => sequence(number([0]), number(s))), 'value'],
    ['a negative r', rebuilt((r, s) => sequence(number([0x80, ...r]), number(s))), 'value'],
    ['an empty r', rebuilt((_, s) => sequence(number([]), number(s))), 'value'],
    [
      'an r of 33 octets',
      rebuilt((r, s) => sequence(number([1, ...Buffer.alloc(32), ...r]), number(s))),
      'value',
    ],
    ['octets in place of r', rebuilt((r, s) => sequence(octets(r), number(s))), 'value'],
    ['an indefinite length', rebuilt((r, s) => element(0x30, [number(r), number(s)], 'indefinite')), 'value'],
  ])('%s', async (_, parts, reason) => {
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
      'right; broken truncated',
    ],
    [
      'the second signature missing',
      cms(CONTENT, {
        certificates: [certificateOf()],
        signers: [signerInfo(), octets(Buffer.alloc(100))],
      }).subarray(0, -102),
      'right; broken truncated',
    ],
    [
      'only the last end-of-contents missing',
      cms(CONTENT, {
        certificates: [certificateOf()],
        signers: [signerInfo()],
        outer: 'indefinite',
      }).subarray(0, -4),
      'right',
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
  const sha224 = sequence(oid('2.16.840.1.101.3.4.2.4'));
  it.each<[string, Uint8Array, string]>([
    ['no certificate', cms(CONTENT, { certificates: [], signers: [signerInfo()] }), 'signer'],
    [
      'another certificate only',
      cms(CONTENT, { certificates: [certificateOf('P-256', { serial: [1] })], signers: [signerInfo()] }),
      'signer',
    ],
    [
      'another issuer',
      cms(CONTENT, {
        certificates: [certificateOf()],
        signers: [signerInfo({ signer: issuerAndSerial([0x5e, 1], commonName('Prova CA 2')) })],
      }),
      'signer',
    ],
    ['another identifier of a key', withSigner(signerInfo({ signer: element(0x80, [[1]]) })), 'signer'],
    [
      'no identifier of a key',
      cms(CONTENT, {
        certificates: [certificateOf('P-256', { extensions: [] })],
        signers: [signerInfo({ signer: element(0x80, []) })],
      }),
      'signer',
    ],
    ['another kind of identifier', withSigner(signerInfo({ signer: octets(KEY_ID) })), 'signer'],
    [
      'a damaged certificate',
      cms(CONTENT, { certificates: [certificateOf().subarray(0, -1)], signers: [signerInfo()] }),
      'signer',
    ],
    ['MD5', signedFile({ key: 'RSA 2048', hash: 'md5' }), 'algorithm'],
    [
      'SHA-224',
      withSigner(signerInfo({ algorithm: sequence(oid('1.2.840.113549.1.1.14'), NULL) })),
      'algorithm',
    ],
    ['Ed25519', withSigner(signerInfo({ algorithm: sequence(oid('1.3.101.112')) })), 'algorithm'],
    [
      'PSS without parameters',
      signedFile({ key: 'RSA 2048', saltLength: 20, algorithm: sequence(oid('1.2.840.113549.1.1.10')) }),
      'algorithm',
    ],
    [
      'PSS with two hashes',
      signedFile({ key: 'RSA 2048', saltLength: 32, algorithm: RSA_PSS('sha256', 32, 'sha1') }),
      'algorithm',
    ],
    [
      'a certificate named by SHA-224',
      signedFile({
        attributes: ({ type, digest }) => [
          type,
          digest,
          attribute(`${ATTRIBUTES}.16.2.47`, sequence(sequence(sequence(sha224, octets([1]))))),
        ],
      }),
      'algorithm',
    ],
    ['brainpool', signedFile({ key: 'brainpool' }), 'key'],
  ])('%s', async (_, file, gap) => {
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
    expect(reports.map(said)).toEqual(['right', 'right', 'broken value']);
    expect(reports.map(({ certificate }) => certificate?.serial)).toEqual(['5e01', '09', '5e01']);
  });

  it('certificates with one serial number: the named one', async () => {
    const twin = certificateOf('P-384');
    const file = cms(CONTENT, { certificates: [twin, certificateOf()], signers: [signerInfo()] });
    const [report] = await verify(file);
    expect(report).toMatchObject({ status: 'right', certificate: { key: { curve: 'P-256' } } });
  });

  it('certificates with one serial number, none named: the one that fits', async () => {
    const signer = signerInfo({ attributes: null });
    const file = cms(CONTENT, { certificates: [certificateOf('P-384'), certificateOf()], signers: [signer] });
    const [report] = await verify(file);
    expect(report).toMatchObject({ status: 'right', certificate: { key: { curve: 'P-256' } } });
  });

  it('envelopes: outermost first', async () => {
    const inner = signedFile({ change: changed });
    const reports = await verify(signedFile({ content: inner }));
    expect(reports.map(({ layer, status }) => [layer, status])).toEqual([
      [0, 'right'],
      [1, 'broken'],
    ]);
  });

  it('signatures beyond the limit are said', async () => {
    const signers = Array.from({ length: 66 }, () => signerInfo());
    const reports = await verify(cms(CONTENT, { certificates: [certificateOf()], signers }));
    expect(reports.length).toBe(65);
    expect(reports.slice(0, 64).every(({ status }) => status === 'right')).toBe(true);
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
    ['right', counter({}), 'right'],
    ['without attributes', counter({ attributes: null }), 'right'],
    ['of another value', () => counter({})(CONTENT), 'right countersignature'],
    ['changed', counter({ change: changed }), 'right countersignature'],
    [
      'with a content-type',
      counter({ attributes: ({ type, digest }) => [type, digest] }),
      'right countersignature',
    ],
    ['of an unknown signer', counter({ serial: [2] }), 'right'],
    ['another unsigned attribute', () => [attribute('1.2.840.113549.1.9.16.2.14', NULL)], 'right'],
    ['damaged attributes', () => [NULL], 'right'],
  ])('%s', async (_, unsigned, expected) => {
    expect(await verdict(signedFile({ unsigned }))).toBe(expected);
  });
});
