/** Forged RSA values: garbage after the digest, for a key with the exponent 3. Padding must be complete (RFC 8017 §8.2.2). */
import { sign, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { open } from '../../../src/envelope/index.ts';
import { verifySignatures, webCrypto } from '../../../src/envelope/signatures/index.ts';
import { keyNamed, spkiOf } from '../../support/certificateWriter.ts';
import { cubed, forgedValue, shortBlock } from '../../support/forgedValue.ts';
import { signedFile } from '../../support/signerWriter.ts';

const KEY = 'RSA e=3';
const DATA = Buffer.from('fattura');
const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** Octets of FF before the garbage; the standard requires the block to be filled with them. */
const PADDINGS = [0, 1, 8, 20];

it.each(PADDINGS)('the forgery with %i octets of padding begins like a correct block', (padding) => {
  const block = shortBlock(DATA, padding);
  const decrypted = cubed(forgedValue(block));
  expect(decrypted.subarray(0, block.length)).toEqual(block);
  expect(decrypted.length).toBe(256);
});

describe.each([
  ['WebCrypto', webCrypto(webcrypto as unknown as Crypto)],
  ['node:crypto', nodeCrypto()],
])('%s', (_, crypto) => {
  it('a correct value of the key is valid', async () => {
    const value = sign('sha256', DATA, keyNamed(KEY));
    expect(await crypto.verify(ALGORITHM, spkiOf(KEY), value, DATA)).toBe(true);
    const [report] = await verifySignatures(open(signedFile({ key: KEY })), { crypto });
    expect(report?.status).toBe('valid');
  });

  it.each(PADDINGS)('a forged value with %i octets of padding is broken', async (padding) => {
    const value = forgedValue(shortBlock(DATA, padding));
    expect(await crypto.verify(ALGORITHM, spkiOf(KEY), value, DATA)).toBe(false);
    const forged = signedFile({ key: KEY, change: (__, data) => forgedValue(shortBlock(data, padding)) });
    const [report] = await verifySignatures(open(forged), { crypto });
    expect([report?.status, report?.reasons]).toEqual(['broken', ['value']]);
  });
});
