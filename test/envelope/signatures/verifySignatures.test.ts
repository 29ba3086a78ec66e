/** The options of `verifySignatures`: cryptography, trusted lists and the moment for which they are evaluated. */
import { describe, expect, it } from 'vitest';
import { open } from '../../../src/envelope/index.ts';
import { type VerifySignaturesOptions, verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { signCades } from '../../../src/envelope/signing/index.ts';
import {
  type Crl,
  readCrl,
  readTrustBundle,
  type TrustList,
  trustIn,
} from '../../../src/envelope/trust/index.ts';
import { type CertificateParts, utcTime } from '../../support/certificateWriter.ts';
import { NON_REPUDIATION, signerOf } from '../../support/signers.ts';
import { authority, type CrlParts, QUALIFIED, writeCrl } from '../../support/trustWriter.ts';

const trust = [readTrustBundle(authority('Prova CA', 'P-384')) as TrustList];
const serial = [0x5e, 0x01];
const crl = (parts: CrlParts): Crl => readCrl(writeCrl(parts)) as Crl;

/** In force from 1 June to 1 July 2026. */
const REVOKED = crl({ revoked: [{ serial, since: '260520000000Z' }] });

interface Lists {
  readonly trust: readonly TrustList[];
  readonly crls: readonly Crl[];
}

interface Case {
  readonly name: string;
  readonly signingTime?: string;
  /** The end of the certificate's validity. */
  readonly until?: string;
  readonly options: Pick<VerifySignaturesOptions, 'clock' | 'clockIsNow'> & Partial<Lists>;
  /** `00101 revoked`, or with a question mark if it is undecided. */
  readonly says: readonly string[] | null;
}

const NOW = '2026-06-15T10:00:00Z';

const CASES: readonly Case[] = [
  { name: 'no lists', options: {}, says: null },
  { name: 'a clock alone', options: { clock: NOW }, says: null },
  { name: 'a list', options: { clock: NOW, trust }, says: ['00101? crl'] },
  { name: 'a day', options: { clock: '2026-06-15', trust }, says: ['00101? crl'] },
  {
    name: 'a revocation list alone',
    options: { clock: NOW, crls: [REVOKED] },
    says: ['00104? list', '00107? list', '00101? path'],
  },
  { name: 'revoked', options: { clock: NOW, trust, crls: [REVOKED] }, says: ['00101 revoked'] },
  {
    name: 'revoked, and the signing time is before',
    signingTime: '2026-05-01T09:00:00Z',
    options: { clock: NOW, clockIsNow: true, trust, crls: [REVOKED] },
    says: ['00101 revoked'],
  },
  {
    name: 'expired before the moment of receipt',
    until: '260610000000Z',
    options: { clock: NOW, trust, crls: [crl({})] },
    says: [],
  },
  {
    name: 'expired since it was signed',
    until: '260610000000Z',
    options: { clock: NOW, clockIsNow: true, trust, crls: [crl({ thisUpdate: '260530000000Z' })] },
    says: [],
  },
  {
    name: 'expired since it was signed: the list is of a later time',
    until: '260610000000Z',
    signingTime: '2026-05-25T09:00:00Z',
    options: { clock: NOW, clockIsNow: true, trust, crls: [crl({})] },
    says: ['00101? stale'],
  },
  {
    name: 'expired since it was signed, and revoked in between',
    until: '260610000000Z',
    options: {
      clock: NOW,
      clockIsNow: true,
      trust,
      crls: [crl({ revoked: [{ serial, since: '260605000000Z' }] })],
    },
    says: ['00101 revoked_later'],
  },
  {
    name: 'expired before it was signed',
    until: '260520000000Z',
    signingTime: '2026-05-25T09:00:00Z',
    options: { clock: NOW, clockIsNow: true, trust, crls: [crl({})] },
    says: [],
  },
  {
    name: 'signed before the certificate was issued',
    until: '260610000000Z',
    signingTime: '2024-05-25T09:00:00Z',
    options: { clock: NOW, clockIsNow: true, trust, crls: [crl({})] },
    says: [],
  },
];

function optionsOf({ trust: lists, crls, ...clock }: Case['options']): VerifySignaturesOptions {
  if (lists === undefined && crls === undefined) return clock;
  return { ...clock, trust: trustIn({ lists: lists ?? [], crls: crls ?? [] }) };
}

/** Signed with a qualified certificate that the authority of the lists has issued. */
async function signedOn(signingTime: string, parts: CertificateParts): Promise<Uint8Array> {
  const signer = signerOf('P-256', {
    issuerKey: 'P-384',
    serial,
    extensions: [NON_REPUDIATION, QUALIFIED],
    ...parts,
  });
  const document = new TextEncoder().encode('<a/>');
  return (await signCades(document, signer, { signingTime, allow: ['expired', 'not-yet-valid'] })).bytes;
}

describe('the options of verifySignatures', () => {
  it.each(CASES)('$name', async ({ signingTime = '2026-06-01T09:00:00Z', until, options, says }) => {
    const bytes = await signedOn(signingTime, until === undefined ? {} : { notAfter: utcTime(until) });
    const [report] = await verifySignatures(open(bytes), {
      crypto: globalThis.crypto,
      ...optionsOf(options),
    });
    const { flaws, undecided } = report!.trust ?? {};
    const said =
      flaws === undefined
        ? null
        : [
            ...flaws.map(({ code, name }) => `${code} ${name}`),
            ...(undecided ?? []).map(({ code, reason }) => `${code}? ${reason}`),
          ];
    expect([report!.status, said]).toEqual(['valid', says]);
  });

  it.each<[string, VerifySignaturesOptions, string]>([
    ['lists without a clock', { trust: trustIn({ lists: trust, crls: [] }) }, 'clock: '],
    ['a clock that is no time', { clock: 'today', trust: trustIn({ lists: trust, crls: [] }) }, 'clock: '],
    [
      'a clock that is no text',
      { clock: new Date() as never, trust: trustIn({ lists: trust, crls: [] }) },
      'clock: ',
    ],
    ['lists themselves', { clock: NOW, trust: trust as never }, 'trust: '],
    ['revocation lists', { clock: NOW, crls: [] } as never, 'crls: '],
    ['no cryptography', { crypto: 'node' as never }, 'crypto: '],
  ])('%s is an error', async (_, options, start) => {
    const signed = open(await signedOn('2026-06-01T09:00:00Z', {}));
    await expect(verifySignatures(signed, options)).rejects.toThrow(TypeError);
    await expect(verifySignatures(signed, options)).rejects.toThrow(start);
  });
});

it('trustIn needs lists', () => {
  expect(() => trustIn({ lists: trust, crls: 'a.crl' as never })).toThrow('crls: ');
  expect(() => trustIn({ lists: trust[0] as never, crls: [] })).toThrow('lists: ');
});
