/** WebCrypto and node:crypto give the same answers. */
import { constants, createHash, sign, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import {
  cryptoOf,
  type GivenCrypto,
  type Hash,
  keepLast,
  type SignatureAlgorithm,
  webCrypto,
} from '../../../src/envelope/signatures/index.ts';
import { type KeyName, keyNamed, spkiOf } from '../../support/certificateWriter.ts';

const DATA = Buffer.from('fattura');
const PKCS1 = 'RSASSA-PKCS1-v1_5';
const PSS = constants.RSA_PKCS1_PSS_PADDING;

/** The value that a key makes, in the form that its type has. */
function signed(key: KeyName, hash: string, saltLength?: number): Uint8Array {
  const padding = saltLength === undefined ? {} : { padding: PSS, saltLength };
  return sign(hash, DATA, { key: keyNamed(key), dsaEncoding: 'ieee-p1363', ...padding });
}

const changed = (bytes: Uint8Array): Uint8Array => bytes.map((octet, at) => (at === 9 ? octet ^ 1 : octet));

describe.each([
  ['WebCrypto', webCrypto(webcrypto as unknown as Crypto)],
  ['node:crypto', nodeCrypto()],
])('%s', (_, crypto) => {
  it.each<Hash>(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'])('%s', async (hash) => {
    const expected = createHash(hash.replace('-', '')).update(DATA).digest();
    expect(Buffer.from(await crypto.digest(hash, DATA))).toEqual(expected);
  });

  it.each<[string, SignatureAlgorithm, KeyName, Uint8Array, boolean | null]>([
    ['RSA', { name: PKCS1, hash: 'SHA-256' }, 'RSA 2048', signed('RSA 2048', 'sha256'), true],
    ['RSA, SHA-1', { name: PKCS1, hash: 'SHA-1' }, 'RSA 1024', signed('RSA 1024', 'sha1'), true],
    ['RSA, another hash', { name: PKCS1, hash: 'SHA-512' }, 'RSA 2048', signed('RSA 2048', 'sha256'), false],
    ['RSA, another key', { name: PKCS1, hash: 'SHA-256' }, 'RSA 1024', signed('RSA 2048', 'sha256'), false],
    [
      'RSA, changed',
      { name: PKCS1, hash: 'SHA-256' },
      'RSA 2048',
      changed(signed('RSA 2048', 'sha256')),
      false,
    ],
    ['RSA, no octets', { name: PKCS1, hash: 'SHA-256' }, 'RSA 2048', new Uint8Array(), false],
    [
      'PSS',
      { name: 'RSA-PSS', hash: 'SHA-384', saltLength: 48 },
      'RSA 2048',
      signed('RSA 2048', 'sha384', 48),
      true,
    ],
    [
      'PSS without a salt',
      { name: 'RSA-PSS', hash: 'SHA-256', saltLength: 0 },
      'RSA 2048',
      signed('RSA 2048', 'sha256', 0),
      true,
    ],
    [
      'PSS, another salt',
      { name: 'RSA-PSS', hash: 'SHA-256', saltLength: 20 },
      'RSA 2048',
      signed('RSA 2048', 'sha256', 32),
      false,
    ],
    ['P-256', { name: 'ECDSA', hash: 'SHA-256' }, 'P-256', signed('P-256', 'sha256'), true],
    ['P-384', { name: 'ECDSA', hash: 'SHA-512' }, 'P-384', signed('P-384', 'sha512'), true],
    ['P-521', { name: 'ECDSA', hash: 'SHA-512' }, 'P-521', signed('P-521', 'sha512'), true],
    [
      'P-256, changed',
      { name: 'ECDSA', hash: 'SHA-256' },
      'P-256',
      changed(signed('P-256', 'sha256')),
      false,
    ],
    ['P-256 with the value of RSA', { name: 'ECDSA', hash: 'SHA-256' }, 'P-256', new Uint8Array(256), false],
    ['ECDSA with an RSA key', { name: 'ECDSA', hash: 'SHA-256' }, 'RSA 2048', new Uint8Array(64), null],
    ['RSA with the key of a curve', { name: PKCS1, hash: 'SHA-256' }, 'P-256', new Uint8Array(256), null],
  ])('%s', async (_, algorithm, key, value, expected) => {
    expect(await crypto.verify(algorithm, spkiOf(key), value, DATA)).toBe(expected);
    // With the kept key.
    expect(await crypto.verify(algorithm, spkiOf(key), value, DATA)).toBe(expected);
  });

  it.each([
    ['no octets', new Uint8Array()],
    ['a changed key', changed(spkiOf('P-256'))],
    ['a point outside the curve', spkiOf('P-256').map((octet, at) => (at === 60 ? octet ^ 1 : octet))],
  ])('%s instead of a key', async (_, spki) => {
    expect(
      await crypto.verify({ name: 'ECDSA', hash: 'SHA-256' }, spki, new Uint8Array(64), DATA),
    ).toBeNull();
  });
});

const own = webCrypto(webcrypto as unknown as Crypto);

/** Values of callers for `crypto`, and if they are accepted. */
const GIVEN: readonly (readonly [name: string, given: unknown, isAccepted: boolean])[] = [
  ['globalThis.crypto', globalThis.crypto, true],
  ['crypto.subtle', globalThis.crypto.subtle, true],
  ['an adapter', { digest: own.digest, verify: own.verify }, true],
  ['nothing', undefined, true],
  ['null', null, false],
  ['a text', 'webcrypto', false],
  ['no functions', {}, false],
  ['digest only', { digest: own.digest }, false],
  ['WebCrypto without subtle', { subtle: undefined }, false],
];

describe('the crypto of callers', () => {
  it.each(GIVEN)('%s', async (_, given, isAccepted) => {
    if (!isAccepted) expect(() => cryptoOf(given as GivenCrypto)).toThrow(TypeError);
    else {
      const { digest } = cryptoOf(given as GivenCrypto);
      expect(await digest('SHA-256', DATA)).toEqual(await own.digest('SHA-256', DATA));
    }
  });

  it('WebCrypto keeps its keys from call to call', () => {
    expect(cryptoOf(globalThis.crypto)).toBe(cryptoOf(globalThis.crypto.subtle));
  });
});

describe('kept keys', () => {
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;
  const numbered = (i: number): Uint8Array => Uint8Array.of(i);

  it('each key is imported once', () => {
    const imported: number[] = [];
    const keyOf = keepLast(([first]) => imported.push(first ?? 0));
    for (const i of [1, 2, 1, 1, 2]) keyOf(numbered(i), algorithm);
    keyOf(numbered(1), { ...algorithm, hash: 'SHA-512' });
    expect(imported).toEqual([1, 2, 1]);
  });

  it('the key whose last use is the longest ago gives way to the 65th', () => {
    const imported: number[] = [];
    const keyOf = keepLast(([first]) => imported.push(first ?? 0));
    for (let i = 0; i < 64; i += 1) keyOf(numbered(i), algorithm);
    for (const i of [0, 64, 0, 1]) keyOf(numbered(i), algorithm);
    expect(imported.slice(64)).toEqual([64, 1]);
  });
});
