import { expect, it } from 'vitest';
import { findEntry } from '../../../src/envelope/trust/crlEntries.ts';
import { readCrl } from '../../../src/envelope/trust/index.ts';
import {
  bits,
  commonName,
  ECDSA_SHA256,
  extension,
  generalizedTime,
  number,
  utcTime,
} from '../../support/certificateWriter.ts';
import { element, sequence } from '../../support/cmsWriter.ts';
import { type CrlParts, issuingPoint, type RevokedParts, writeCrl } from '../../support/trustWriter.ts';

const pemOf = (der: Uint8Array): Uint8Array => {
  const lines = Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n');
  return Buffer.from(`-----BEGIN X509 CRL-----\n${lines}\n-----END X509 CRL-----\n`);
};

it('in DER and PEM', () => {
  const der = writeCrl({ revoked: [{ serial: [1] }, { serial: [2] }] });
  for (const bytes of [der, pemOf(der)]) {
    expect(readCrl(bytes)).toMatchObject({
      issuer: 'Prova CA',
      thisUpdate: '2026-06-01T00:00:00Z',
      nextUpdate: '2026-07-01T00:00:00Z',
      signatureAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
      count: 2,
      unsupported: null,
      distribution: null,
    });
  }
});

const entries: readonly (readonly [
  name: string,
  serial: string,
  revoked: readonly RevokedParts[],
  found: object | null,
])[] = [
  ['none', '05', [], null],
  ['another', '05', [{ serial: [6] }, { serial: [5, 5] }, { serial: [0] }], null],
  ['revoked', '05', [{ serial: [6] }, { serial: [5] }], { kind: 'revoked', since: '2026-05-15T00:00:00Z' }],
  ['with a reason', '05', [{ serial: [5], reason: 1 }], { kind: 'revoked' }],
  ['suspended', '05', [{ serial: [5], reason: 6 }], { kind: 'suspended' }],
  ['removed', '05', [{ serial: [5], reason: 8 }], { kind: 'removed' }],
  ['with a leading zero', '00f5', [{ serial: [0, 0xf5] }], { kind: 'revoked' }],
  ['with zeros in excess', '05', [{ serial: [0, 0, 5] }], { kind: 'revoked' }],
  [
    'suspended, then revoked',
    '05',
    [
      { serial: [5], reason: 6 },
      { serial: [5], reason: 1 },
    ],
    { kind: 'revoked' },
  ],
  ['date without seconds', '05', [{ serial: [5], since: '2605150800Z' }], { since: '2026-05-15T08:00:00Z' }],
  ['invalid date', '05', [{ serial: [5], since: 'yesterday' }], { kind: 'revoked', since: null }],
];

it.each(entries)('%s', (_, serial, revoked, found) => {
  const crl = readCrl(writeCrl({ revoked }));
  const entry = findEntry(crl?.entries ?? new Uint8Array(), serial);
  if (found === null) expect(entry).toBeNull();
  else expect(entry).toMatchObject(found);
});

it.each([
  ['no nextUpdate', { nextUpdate: null }, { nextUpdate: null }],
  ['delta', { extensions: [extension('2.5.29.27', number([1]), true)] }, { unsupported: 'delta' }],
  ['indirect', { extensions: [issuingPoint(null, element(0x84, [[0xff]]))] }, { unsupported: 'indirect' }],
  [
    'certificates of authorities only',
    { extensions: [issuingPoint(null, element(0x82, [[0xff]]))] },
    { unsupported: 'partial' },
  ],
  [
    'some reasons only',
    { extensions: [issuingPoint(null, element(0x83, [[1, 2]]))] },
    { unsupported: 'partial' },
  ],
  [
    'certificates of users only',
    { extensions: [issuingPoint('http://a/1', element(0x81, [[0xff]]))] },
    { unsupported: null, distribution: ['http://a/1'] },
  ],
  [
    'unknown critical extension',
    { extensions: [extension('1.2.3', number([1]), true)] },
    { unsupported: 'critical' },
  ],
  ['unknown extension', { extensions: [extension('1.2.3', number([1]))] }, { unsupported: null }],
] satisfies (readonly [string, CrlParts, object])[])('%s', (_, parts, expected) => {
  expect(readCrl(writeCrl(parts))).toMatchObject(expected);
});

const whole = writeCrl({ revoked: [{ serial: [5] }] });

it('another algorithm outside than inside is not supported', () => {
  const algorithm = Buffer.from(ECDSA_SHA256.identifier);
  const bytes = Buffer.from(whole);
  const outer = bytes.lastIndexOf(algorithm);
  bytes[outer + algorithm.length - 1] = 3;
  expect(readCrl(bytes)).toMatchObject({ signatureAlgorithm: null });
});

it('a signature with unused bits is not supported', () => {
  const bytes = Buffer.from(whole);
  bytes[bytes.length - (readCrl(whole)?.signature.length ?? 0) - 1] = 1;
  expect(readCrl(bytes)).toMatchObject({ count: 1, signatureAlgorithm: null });
});

it('addresses in elements that are nested too deeply are ignored', () => {
  const nested = (depth: number): Uint8Array =>
    depth === 0 ? element(0x86, [Buffer.from('http://a/1')]) : element(0xa0, [nested(depth - 1)]);
  const distribution = (depth: number) =>
    readCrl(writeCrl({ extensions: [extension('2.5.29.28', sequence(nested(depth)), true)] }))?.distribution;
  expect([distribution(4), distribution(5_000)]).toEqual([['http://a/1'], []]);
});

it.each([
  ['empty', new Uint8Array()],
  ['text', Buffer.from('CRL')],
  ['cut', whole.subarray(0, 100)],
  ['bytes after the end', Buffer.concat([whole, Buffer.of(0)])],
  ['a certificate', sequence(sequence(number([5])), sequence(), bits([1]))],
  [
    'an entry without a number',
    sequence(
      sequence(
        ECDSA_SHA256.identifier,
        commonName('A'),
        utcTime('260601000000Z'),
        sequence(sequence(utcTime('260601000000Z'))),
      ),
      ECDSA_SHA256.identifier,
      bits([1]),
    ),
  ],
  [
    'an entry that is longer than the list',
    sequence(
      sequence(
        ECDSA_SHA256.identifier,
        commonName('A'),
        utcTime('260601000000Z'),
        sequence(Uint8Array.of(0x30, 0x20, 0x02, 0x01, 0x05)),
      ),
      ECDSA_SHA256.identifier,
      bits([1]),
    ),
  ],
  [
    'an invalid time',
    sequence(
      sequence(ECDSA_SHA256.identifier, commonName('A'), generalizedTime('soon')),
      ECDSA_SHA256.identifier,
      bits([1]),
    ),
  ],
])('%s: null', (_, bytes) => expect(readCrl(bytes)).toBeNull());

it('no change of one byte throws', () => {
  for (let at = 0; at < whole.length; at += 1) {
    for (const value of [0, 0x30, 0x80, 0xff]) {
      const changed = Uint8Array.from(whole);
      changed[at] = value;
      const crl = readCrl(changed);
      if (crl !== null) findEntry(crl.entries, '05');
    }
  }
});

it('50,000 entries are read and searched without an object for each', () => {
  const revoked = Array.from({ length: 50_000 }, (_, i) => ({
    serial: [0x5e, i >> 16, (i >> 8) & 0xff, i & 0xff, 1, 2, 3, 4],
    reason: i % 10,
  }));
  const bytes = writeCrl({ revoked });
  const crl = readCrl(bytes);
  expect(crl?.count).toBe(50_000);
  // The entries are a view of the file: nothing is copied.
  expect(crl?.entries.buffer).toBe(bytes.buffer);
  const { entries, reads } = counted(crl?.entries ?? new Uint8Array());
  expect(findEntry(entries, '5e00c34f01020304')).toMatchObject({ kind: 'revoked' });
  // Two headers and the end of the serial number of each entry, once.
  expect(reads()).toBeLessThan(12 * 50_000);
});

/** Counts the bytes that are read. */
function counted(bytes: Uint8Array): { readonly entries: Uint8Array; reads(): number } {
  let count = 0;
  const entries = new Proxy(bytes, {
    get(target, key) {
      if (typeof key === 'string' && /^[0-9]+$/.test(key)) count += 1;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { entries, reads: () => count };
}
