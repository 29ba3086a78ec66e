/** openssl and pkijs on the same files. Each difference has its reason here. */
import { spawnSync } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pkijs from 'pkijs';
import { describe, expect, it } from 'vitest';
import { open } from '../../../src/envelope/index.ts';
import { verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { skipWithoutOpenssl } from '../../support/openssl.ts';
import { signedFile } from '../../support/signerWriter.ts';
import { temporaryFolder } from '../../support/temporaryFolders.ts';
import { sampled } from '../../support/thorough.ts';
import { BROKEN, RIGHT, UNKNOWN } from './cadesShapes.ts';

const FILES: readonly (readonly [string, Uint8Array])[] = [
  ...[...RIGHT, ...BROKEN].map(([name, parts]) => [name, signedFile(parts)] as const),
  ...UNKNOWN.map(([name, file]) => [name, file] as const),
];

const folder = temporaryFolder('opinion');

function opensslAccepts(file: Uint8Array): boolean {
  const path = join(folder, 'file.p7m');
  writeFileSync(path, file);
  const args = [
    'cms',
    '-verify',
    '-inform',
    'DER',
    '-in',
    path,
    '-noverify',
    '-out',
    join(folder, 'content'),
  ];
  return spawnSync('openssl', args).status === 0;
}

pkijs.setEngine(
  'node',
  new pkijs.CryptoEngine({
    name: 'node',
    crypto: webcrypto as unknown as Crypto,
    subtle: webcrypto.subtle as SubtleCrypto,
  }),
);

async function pkijsAccepts(file: Uint8Array): Promise<boolean> {
  try {
    const { content } = pkijs.ContentInfo.fromBER(new Uint8Array(file));
    return await new pkijs.SignedData({ schema: content }).verify({ signer: 0, checkChain: false });
  } catch {
    return false;
  }
}

/** Differences by the name of the file: + for one that they accept and we do not, - for the reverse. */
type Known = Readonly<Record<string, string>>;

const ESS = '+ does not compare the certificate that is named';
const TWICE = '+ accepts several values where one is allowed (RFC 5652 §11)';

const OPENSSL: Known = {
  'RSA, two hashes, as named': '- ignores the hash that the algorithm names',
  'attributes in another order, signed in DER': '- sorts nothing',
  'a digest in parts': '- does not write attributes in DER',
  'an unknown attribute twice': TWICE,
  'another content-type': '+ does not compare it',
  'another certificate named': ESS,
  'another one in the first version': ESS,
  'a named certificate without a digest': ESS,
  'an empty list of certificates': ESS,
  'RSA as the algorithm of a curve': '+ takes the algorithm from the key',
  MD5: '+ accepts it',
  'SHA-224': '+ ignores the hash that the algorithm names',
  Ed25519: '+ takes the algorithm from the key',
  'a certificate named by SHA-224': ESS,
  brainpool: '+ supports the curve',
};

const DER_ONLY = '- verifies the attributes as written';
const LAX = '+ reads values of ECDSA in BER';
const KEY_ID = '- compares the identifier with a hash of the key instead of the extension';

const PKIJS: Known = {
  'ECDSA, type of the key as the algorithm': '- knows no such algorithm',
  'RSA, two hashes, that of the content': '- uses the named hash only',
  'by the identifier of the key': KEY_ID,
  'by the identifier of the key, in parts': KEY_ID,
  'attributes in BER': DER_ONLY,
  'attributes in another order, signed in DER': DER_ONLY,
  'a length with zeros': DER_ONLY,
  'a digest in parts': DER_ONLY,
  'message-digest twice': TWICE,
  'an unknown attribute twice': TWICE,
  'another content-type': '+ does not compare it',
  'two values of content-type': TWICE,
  'another certificate named': ESS,
  'another one in the first version': ESS,
  'a named certificate without a digest': ESS,
  'an empty list of certificates': ESS,
  'two values of signing-certificate-v2': ESS,
  'RSA as the algorithm of a curve': '+ takes the algorithm from the key',
  'bytes behind the value': LAX,
  'a longer length': LAX,
  'a length in a second octet': LAX,
  'an indefinite length': LAX,
  'PSS with two hashes': '+ ignores the hash of the mask',
  'a certificate named by SHA-224': ESS,
};

/** openssl is a process for each file: a sample, unless the tests are thorough. */
const SAMPLE = sampled(FILES);

describe.skipIf(skipWithoutOpenssl)('openssl cms -verify', () => {
  it.each(SAMPLE)('%s', async (name, file) => {
    expect(await difference(file, opensslAccepts(file))).toBe(OPENSSL[name]?.[0] ?? '');
  });
});

describe('pkijs', () => {
  it.each(FILES)('%s', async (name, file) => {
    expect(await difference(file, await pkijsAccepts(file))).toBe(PKIJS[name]?.[0] ?? '');
  });
});

it.each([
  ['openssl', OPENSSL],
  ['pkijs', PKIJS],
])('the differences of %s are about files that exist', (_, known) => {
  expect(Object.keys(known).filter((name) => !FILES.some(([each]) => each === name))).toEqual([]);
});

async function difference(file: Uint8Array, isAccepted: boolean): Promise<string> {
  const [report] = await verifySignatures(open(file));
  return isAccepted === (report?.status === 'valid') ? '' : isAccepted ? '+' : '-';
}
