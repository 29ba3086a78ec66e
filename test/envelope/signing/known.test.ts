/** Known answers: a fixed key gives the same file, in one step and in two. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  finishSigning,
  type Prepared,
  prepareCades,
  prepareXades,
  readSigner,
  type Signed,
  type SigningState,
  signCades,
  signXades,
} from '../../../src/envelope/signing/index.ts';
import { cms } from '../../support/cmsWriter.ts';
import { knownCertificate, knownKey } from '../../support/knownSigner.ts';
import { SIGNING_TIME, signerOf } from '../../support/signers.ts';

const XML = new TextEncoder().encode('<?xml version="1.0"?>\n<a xmlns="urn:a"><b>è</b>\n</a>\n');
const options = { signingTime: SIGNING_TIME };
const known = await readSigner(Buffer.from(knownKey + knownCertificate));
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface Case {
  readonly name: string;
  readonly whole: () => Promise<Signed>;
  readonly first: () => Promise<Prepared>;
  readonly data: string;
  readonly file: string;
}

const cases: readonly Case[] = [
  {
    name: 'CAdES',
    whole: () => signCades(XML, known, options),
    first: () => prepareCades(XML, known, options),
    data: 'd36eeb9957378294a737f38715e3ded2c650093bc4780b842dcac82b615052c3',
    file: 'b096a2a7005e0130154a0211dd232692948a1ff0e404e3079a14954a3b0bff30',
  },
  {
    name: 'CAdES, added',
    whole: () => signCades(cms(XML), known, { ...options, add: true }),
    first: () => prepareCades(cms(XML), known, { ...options, add: true }),
    data: 'd36eeb9957378294a737f38715e3ded2c650093bc4780b842dcac82b615052c3',
    file: '0cfa7e2fce0e3a9ad82e338daf5e95154155844f6082aed4b84009624a2ddc14',
  },
  {
    name: 'XAdES',
    whole: () => signXades(XML, known, options),
    first: () => prepareXades(XML, known, options),
    data: 'c118cac744f0f2b11b987ee8cb161334eb90fae4c0f8547bffc1e868db03b62b',
    file: '7bc9c55ad04a2b8714b348bbae3cd122d1f0aee3b2ff08e22abe244d323583d0',
  },
];

describe.each(cases)('$name', ({ whole, first, data, file }) => {
  it('in one step', async () => expect(sha256((await whole()).bytes)).toBe(file));

  it('in two steps', async () => {
    const { state, warnings, ...input } = await first();
    expect(Buffer.from(input.digest).toString('hex')).toBe(data);
    const kept = JSON.parse(JSON.stringify(state)) as SigningState;
    const { bytes, ...rest } = await finishSigning(kept, await known.sign(input));
    expect(sha256(bytes)).toBe(file);
    expect(rest.warnings).toEqual(warnings);
  });
});

describe('a state', () => {
  const damaged: readonly (readonly [
    name: string,
    change: (state: SigningState) => unknown,
    code: string,
  ])[] = [
    ['that is null', () => null, 'signing_state'],
    ['of another version', (state) => ({ ...state, version: 2 }), 'signing_state'],
    ['of another format', (state) => ({ ...state, format: 'PAdES' }), 'signing_state'],
    ['without a document', ({ document: _, ...state }) => state, 'signing_state'],
    ['with a damaged document', (state) => ({ ...state, document: '%' }), 'signing_state'],
    ['without a chain', (state) => ({ ...state, chain: undefined }), 'signing_state'],
    ['with another document', (state) => ({ ...state, document: 'PGE+PC9hPg==' }), 'signature_wrong'],
    ['with another time', (state) => ({ ...state, signingTime: '2026-03-02T10:00:01Z' }), 'signature_wrong'],
    ['with a damaged certificate', (state) => ({ ...state, certificate: 'AAAA' }), 'certificate_unreadable'],
  ];
  it.each(damaged)('%s', async (_, change, code) => {
    const { state, ...input } = await prepareCades(XML, known, options);
    const value = await known.sign(input);
    await expect(finishSigning(change(state) as SigningState, value)).rejects.toMatchObject({ code });
  });

  it('with the signature of another key', async () => {
    const { state, ...input } = await prepareCades(XML, known, options);
    const value = await signerOf('RSA 2048').sign(input);
    await expect(finishSigning(state, value)).rejects.toMatchObject({ code: 'signature_wrong' });
  });
});
