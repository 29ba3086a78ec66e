import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Certificate, readCertificate } from '../../../src/envelope/x509/index.ts';
import { expired, selfSigned } from '../../support/certificates.ts';
import {
  bits,
  type CertificateParts,
  commonName,
  extension,
  generalizedTime,
  NULL,
  name,
  number,
  RSA_SHA256,
  TRUE,
  utcTime,
  utf8,
  writeCertificate,
} from '../../support/certificateWriter.ts';
import { element, integer, octets, oid, sequence, set } from '../../support/cmsWriter.ts';
import { opensslCertificate, skipWithoutOpenssl } from '../../support/openssl.ts';

const read = (parts: CertificateParts): Certificate | null => readCertificate(writeCertificate(parts));

const PSS = '1.2.840.113549.1.1.10';
const P256 = sequence(oid('1.2.840.10045.2.1'), oid('1.2.840.10045.3.1.7'));
const SHA256 = sequence(oid('2.16.840.1.101.3.4.2.1'), NULL);
const SHA512 = sequence(oid('2.16.840.1.101.3.4.2.3'), NULL);
const rsa = (modulus: Uint8Array, exponent: readonly number[]): Uint8Array =>
  sequence(sequence(oid('1.2.840.113549.1.1.1'), NULL), bits(sequence(number(modulus), number(exponent))));
const mgf1 = (hash: Uint8Array): Uint8Array => sequence(oid('1.2.840.113549.1.1.8'), hash);
const pss = (hash: Uint8Array, mask: Uint8Array, ...rest: Uint8Array[]): Uint8Array =>
  sequence(oid(PSS), sequence(element(0xa0, [hash]), element(0xa1, [mask]), ...rest));
const signedBy = (identifier: Uint8Array): CertificateParts => ({
  algorithm: { identifier, sign: () => new Uint8Array(64) },
});

describe('a field', () => {
  it.each<[string, CertificateParts, keyof Certificate, unknown]>([
    ['serial number', {}, 'serial', '5e01'],
    ['positive serial number', { serial: [0, 0x9f] }, 'serial', '009f'],
    ['common name', {}, 'subject', 'Mario Rossi'],
    ['issuer', {}, 'issuer', 'Prova CA'],
    ['organization', { subject: name(['2.5.4.10', utf8('Forno srl')]) }, 'subject', 'Forno srl'],
    [
      'common name before the organization',
      { subject: name(['2.5.4.10', utf8('Forno srl')], ['2.5.4.3', utf8('Anna')]) },
      'subject',
      'Anna',
    ],
    ['BMPString', { subject: name(['2.5.4.3', element(0x1e, [[0, 0x4e, 0x20, 0xac]])]) }, 'subject', 'N€'],
    ['TeletexString', { subject: name(['2.5.4.3', element(0x14, [[0x4e, 0xec]])]) }, 'subject', 'Nì'],
    ['empty name', { subject: sequence() }, 'subject', null],
    ['UTCTime', {}, 'notBefore', '2025-01-01T00:00:00Z'],
    ['UTCTime of 1999', { notBefore: utcTime('991231235959Z') }, 'notBefore', '1999-12-31T23:59:59Z'],
    ['UTCTime of 2049', { notAfter: utcTime('491231235959Z') }, 'notAfter', '2049-12-31T23:59:59Z'],
    ['GeneralizedTime', { notAfter: generalizedTime('20500101000000Z') }, 'notAfter', '2050-01-01T00:00:00Z'],
    ['time with an offset', { notAfter: utcTime('280101000000+0100') }, 'notAfter', null],
    ['time without a day', { notAfter: utcTime('280230000000Z') }, 'notAfter', null],
    ['key of P-256', {}, 'key', { type: 'EC', curve: 'P-256' }],
    ['key of P-384', { key: 'P-384' }, 'key', { type: 'EC', curve: 'P-384' }],
    ['key of P-521', { key: 'P-521' }, 'key', { type: 'EC', curve: 'P-521' }],
    ['key of brainpool', { key: 'brainpool' }, 'key', { type: 'EC', curve: null }],
    ['RSA key', { key: 'RSA 2048' }, 'key', { type: 'RSA', bits: 2048 }],
    ['short RSA key', { key: 'RSA 1024' }, 'key', { type: 'RSA', bits: 1024 }],
    [
      'RSA key of 2047 bits',
      {
        spki: sequence(
          sequence(oid('1.2.840.113549.1.1.1'), NULL),
          bits(sequence(number([0x7f, ...Buffer.alloc(255, 1)]), integer(3))),
        ),
      },
      'key',
      { type: 'RSA', bits: 2047 },
    ],
    ['unused bits in the key', { spki: sequence(P256, bits([4, ...Buffer.alloc(64, 1)], 1)) }, 'key', null],
    ['point in the hybrid form', { spki: sequence(P256, bits([6, ...Buffer.alloc(64, 1)])) }, 'key', null],
    ['another key', { spki: sequence(sequence(oid('1.3.101.112')), bits([1])) }, 'key', null],
    [
      'RSA key with an exponent of 9 octets',
      { spki: rsa(Buffer.alloc(256, 1), [1, ...Buffer.alloc(8)]) },
      'key',
      null,
    ],
    ['no extensions', { extensions: null }, 'isCa', false],
    ['version 1', { extensions: null, version: null }, 'serial', '5e01'],
    ['unique identifiers', { rest: [element(0x81, [[0, 1]])] }, 'serial', '5e01'],
    ['CA', { extensions: [extension('2.5.29.19', sequence(TRUE), true)] }, 'isCa', true],
    [
      'CA with a length of the path',
      { extensions: [extension('2.5.29.19', sequence(TRUE, integer(0)), true)] },
      'isCa',
      true,
    ],
    ['no CA', { extensions: [extension('2.5.29.19', sequence())] }, 'isCa', false],
    ['no key usage', {}, 'keyUsage', null],
    [
      'non-repudiation',
      { extensions: [extension('2.5.29.15', bits([0x40], 6), true)] },
      'keyUsage',
      new Set(['nonRepudiation']),
    ],
    [
      'decipherOnly, in the second octet',
      { extensions: [extension('2.5.29.15', bits([0x06, 0x80], 7))] },
      'keyUsage',
      new Set(['keyCertSign', 'cRLSign', 'decipherOnly']),
    ],
    ["subject's key", { extensions: [extension('2.5.29.14', octets([1, 0xab]))] }, 'subjectKeyId', '01ab'],
    [
      "issuer's key",
      { extensions: [extension('2.5.29.35', sequence(element(0x80, [[2, 0xcd]])))] },
      'authorityKeyId',
      '02cd',
    ],
    [
      "issuer's key by name only",
      { extensions: [extension('2.5.29.35', sequence())] },
      'authorityKeyId',
      null,
    ],
    [
      'qualified certificate statements',
      {
        extensions: [
          extension(
            '1.3.6.1.5.5.7.1.3',
            sequence(
              sequence(oid('0.4.0.1862.1.1')),
              sequence(oid('0.4.0.1862.1.6'), sequence(oid('0.4.0.1862.1.6.1'))),
            ),
          ),
        ],
      },
      'qcStatements',
      ['0.4.0.1862.1.1', '0.4.0.1862.1.6'],
    ],
    [
      'unknown critical extensions',
      { extensions: [extension('1.2.3.4', NULL, true), extension('2.999.3', NULL)] },
      'unknownCritical',
      ['1.2.3.4'],
    ],
    [
      'name constraints',
      { extensions: [extension('2.5.29.30', NULL, true)] },
      'unknownCritical',
      ['2.5.29.30'],
    ],
    ['known critical extension', { extensions: [extension('2.5.29.32', NULL, true)] }, 'unknownCritical', []],
    ['ECDSA', {}, 'signatureAlgorithm', { name: 'ECDSA', hash: 'SHA-256' }],
    ['RSA', { key: 'RSA 2048' }, 'signatureAlgorithm', { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }],
    [
      'another algorithm in the signed part',
      { signedAlgorithm: RSA_SHA256.identifier },
      'signatureAlgorithm',
      null,
    ],
    ['MD5', signedBy(sequence(oid('1.2.840.113549.1.1.4'), NULL)), 'signatureAlgorithm', null],
    [
      'PSS with the salt of the hash',
      signedBy(pss(SHA256, mgf1(SHA256), element(0xa2, [integer(32)]))),
      'signatureAlgorithm',
      { name: 'RSA-PSS', hash: 'SHA-256', saltLength: 32 },
    ],
    [
      'PSS with defaults',
      signedBy(sequence(oid(PSS), sequence())),
      'signatureAlgorithm',
      { name: 'RSA-PSS', hash: 'SHA-1', saltLength: 20 },
    ],
    [
      'PSS with a trailer',
      signedBy(pss(SHA256, mgf1(SHA256), element(0xa3, [integer(1)]))),
      'signatureAlgorithm',
      { name: 'RSA-PSS', hash: 'SHA-256', saltLength: 20 },
    ],
    [
      'PSS with another trailer',
      signedBy(pss(SHA256, mgf1(SHA256), element(0xa3, [integer(2)]))),
      'signatureAlgorithm',
      null,
    ],
    ['PSS with two hashes', signedBy(pss(SHA256, mgf1(SHA512))), 'signatureAlgorithm', null],
    [
      'PSS with a negative salt',
      signedBy(pss(SHA256, mgf1(SHA256), element(0xa2, [integer(0x80)]))),
      'signatureAlgorithm',
      null,
    ],
    [
      'PSS with fields in another order',
      signedBy(sequence(oid(PSS), sequence(element(0xa1, [mgf1(SHA256)]), element(0xa0, [SHA256])))),
      'signatureAlgorithm',
      null,
    ],
    [
      'PSS with a field twice',
      signedBy(pss(SHA256, mgf1(SHA256), element(0xa2, [integer(32)]), element(0xa2, [integer(20)]))),
      'signatureAlgorithm',
      null,
    ],
    ['PSS without parameters', signedBy(sequence(oid(PSS))), 'signatureAlgorithm', null],
  ])('%s', (_, parts, field, expected) => {
    expect(read(parts)?.[field]).toEqual(expected);
  });
});

it('the parts are views of the bytes', () => {
  const der = writeCertificate({ key: 'RSA 2048' });
  const certificate = readCertificate(der);
  const { raw, publicKey } = new X509Certificate(der);
  expect(Buffer.from(certificate?.der ?? []).equals(raw)).toBe(true);
  expect(Buffer.from(certificate?.spki ?? [])).toEqual(publicKey.export({ format: 'der', type: 'spki' }));
  expect(Buffer.from(certificate?.subjectName ?? [])).toEqual(Buffer.from(commonName('Mario Rossi')));
  expect(Buffer.from(certificate?.issuerName ?? [])).toEqual(Buffer.from(commonName('Prova CA')));
  expect(certificate?.signature.length).toBe(256);
  expect(Buffer.from(der).indexOf(certificate?.tbs ?? '')).toBe(4);
});

const GOOD = writeCertificate();
/** The number of unused bits of the signature. */
const SIGNATURE = GOOD.length - (readCertificate(GOOD)?.signature.length ?? 0) - 1;
const twice = extension('2.5.29.14', octets([1]));

it.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['another octet at the end', Buffer.concat([GOOD, Uint8Array.of(0)])],
  ['the last octet missing', GOOD.subarray(0, -1)],
  ['an empty sequence', sequence()],
  ['a set', Buffer.concat([Uint8Array.of(0x31), GOOD.subarray(1)])],
  ['no signature', sequence(sequence(), sequence())],
  ['an extension twice', writeCertificate({ extensions: [twice, twice] })],
  ['an extension without a value', writeCertificate({ extensions: [sequence(oid('2.5.29.14'))] })],
  [
    'a boolean without octets',
    writeCertificate({ extensions: [extension('2.5.29.19', sequence(element(0x01, []), integer(1)))] }),
  ],
  [
    'a critical flag of two octets',
    writeCertificate({ extensions: [sequence(oid('1.2.3'), element(0x01, [[0, 0]]), octets(NULL))] }),
  ],
  ['rubbish in a key usage', writeCertificate({ extensions: [extension('2.5.29.15', NULL)] })],
  [
    'two values in a key usage',
    writeCertificate({ extensions: [extension('2.5.29.15', Buffer.concat([bits([1]), NULL]))] }),
  ],
  [
    '65 extensions',
    writeCertificate({ extensions: Array.from({ length: 65 }, (_, i) => extension(`1.2.3.${i}`, NULL)) }),
  ],
  ['a serial number of 65 octets', writeCertificate({ serial: Buffer.alloc(65, 1) })],
  ['an empty serial number', writeCertificate({ serial: [] })],
  [
    'three times',
    writeCertificate({ notAfter: Buffer.concat([utcTime('280101000000Z'), utcTime('280101000000Z')]) }),
  ],
  ['a key as a set', writeCertificate({ spki: set() })],
])('%s: no certificate', (_, bytes) => expect(readCertificate(bytes)).toBeNull());

it('a signature with unused bits is not supported, but the certificate is read', () => {
  const unused = Uint8Array.from(GOOD, (octet, at) => (at === SIGNATURE ? 1 : octet));
  expect(readCertificate(unused)).toMatchObject({ subject: 'Mario Rossi', signatureAlgorithm: null });
});

it('no change of a bit throws', () => {
  for (let bit = 0; bit < GOOD.length * 8; bit += 1) {
    const changed = Uint8Array.from(GOOD, (octet, at) =>
      at === bit >> 3 ? octet ^ (1 << (bit & 7)) : octet,
    );
    expect(() => readCertificate(changed)).not.toThrow();
  }
});

it.each([
  ['selfSigned', selfSigned, '2126-10-29T15:15:12Z', true],
  ['expired', expired, '2020-01-02T00:00:00Z', false],
])('%s, made by openssl', (_, pem, notAfter, isCa) => {
  const certificate = readCertificate(new Uint8Array(new X509Certificate(pem).raw));
  expect(certificate).toMatchObject({ subject: 'localhost', notAfter, isCa, unknownCritical: [] });
});

describe.skipIf(skipWithoutOpenssl)('certificates of openssl', () => {
  it.each([
    ['RSA 2048', ['-newkey', 'rsa:2048'], { type: 'RSA', bits: 2048 }, 'RSASSA-PKCS1-v1_5'],
    ['RSA 1024', ['-newkey', 'rsa:1024'], { type: 'RSA', bits: 1024 }, 'RSASSA-PKCS1-v1_5'],
    [
      'PSS',
      ['-newkey', 'rsa:2048', '-sigopt', 'rsa_padding_mode:pss', '-sigopt', 'rsa_pss_saltlen:32'],
      { type: 'RSA', bits: 2048 },
      'RSA-PSS',
    ],
    [
      'key for PSS',
      ['-newkey', 'rsa-pss', '-pkeyopt', 'rsa_keygen_bits:2048'],
      { type: 'RSA', bits: 2048 },
      'RSA-PSS',
    ],
    [
      'P-384',
      ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:secp384r1'],
      { type: 'EC', curve: 'P-384' },
      'ECDSA',
    ],
    ['Ed25519', ['-newkey', 'ed25519'], null, undefined],
  ])('%s', (_, options, key, algorithm) => {
    const der = opensslCertificate([...options, '-addext', 'keyUsage=critical,nonRepudiation']);
    const certificate = readCertificate(der);
    const { serialNumber, validTo } = new X509Certificate(der);
    expect(certificate).toMatchObject({ key, isCa: true, subject: 'Anna Bianchi', issuer: 'Anna Bianchi' });
    expect(certificate?.signatureAlgorithm?.name).toBe(algorithm);
    expect(certificate?.keyUsage).toEqual(new Set(['nonRepudiation']));
    expect(certificate?.subjectKeyId).toMatch(/^[0-9a-f]{40}$/);
    expect(certificate?.serial.replace(/^00/, '')).toBe(serialNumber.toLowerCase());
    expect(certificate?.notAfter).toBe(new Date(validTo).toISOString().replace('.000', ''));
  });
});
