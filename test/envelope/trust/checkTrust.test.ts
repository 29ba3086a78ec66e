/** Paths to listed services, their status at a moment, qualifications and revocation. */
import { createHash, webcrypto } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../src/envelope/index.ts';
import { verifySignatures, webCrypto } from '../../../src/envelope/signatures/index.ts';
import {
  type Crl,
  checkTrust,
  readCrl,
  readTrustBundle,
  readTrustList,
  type TrustList,
} from '../../../src/envelope/trust/index.ts';
import { type Certificate, readCertificate } from '../../../src/envelope/x509/index.ts';
import { keyOctetsIn } from '../../../src/envelope/x509/publicKey.ts';
import {
  bits,
  type CertificateParts,
  commonName,
  extension,
  name,
  utcTime,
  writeCertificate,
} from '../../support/certificateWriter.ts';
import { element, octets, sequence } from '../../support/cmsWriter.ts';
import { describeShared, shared } from '../../support/shared.ts';
import {
  authority,
  CA_EXTENSIONS,
  type CrlParts,
  distributionPoint,
  issuerKeyId,
  issuingPoint,
  keyId,
  type ListParts,
  policy,
  QUALIFIED,
  type ServiceParts,
  writeCrl,
  writeList,
} from '../../support/trustWriter.ts';

const crypto = webCrypto(webcrypto as unknown as Crypto);

const NOW = '2026-06-15T10:00:00Z';

/** The listed authority has the key P-384; an authority above it has P-521. */
const CA = authority('Prova CA', 'P-384');
const leaf = (parts: CertificateParts = {}): Uint8Array =>
  writeCertificate({ issuerKey: 'P-384', extensions: [QUALIFIED], ...parts });

async function list(services: readonly ServiceParts[], parts: ListParts = {}): Promise<TrustList> {
  const result = await readTrustList(Buffer.from(writeList({ services, ...parts })), { crypto });
  if (!result.ok) throw new Error(result.reason);
  return result.list;
}

/** The name of the listed authority in another type of string. */
const PRINTABLE = name(['2.5.4.3', element(0x13, [Buffer.from('Prova CA')])]);

const certificateOf = (der: Uint8Array): Certificate => readCertificate(der) as Certificate;

interface Case {
  readonly name: string;
  readonly certificate?: Uint8Array;
  readonly others?: readonly Uint8Array[];
  /** Null for no list at all. */
  readonly services?: readonly ServiceParts[] | null;
  readonly list?: ListParts;
  readonly bundle?: Uint8Array;
  readonly crls?: readonly CrlParts[];
  readonly at?: string;
  /** `00104 unlisted`, or with a question mark if it is undecided. */
  readonly says: readonly string[];
  readonly path?: number;
  readonly warnings?: readonly string[];
}

async function verdictOn({
  certificate = leaf(),
  others = [],
  services,
  list: parts,
  bundle,
  crls,
  at = NOW,
}: Case) {
  const own = bundle === undefined ? null : readTrustBundle(bundle);
  const lists = [
    ...(services === null ? [] : [await list(services ?? [{ certificates: [CA] }], parts)]),
    ...(own === null ? [] : [own]),
  ];
  const read = (crls ?? []).map((each) => readCrl(writeCrl(each)) as Crl);
  const sources = { lists, crls: read, crypto };
  return await checkTrust(certificateOf(certificate), others.map(certificateOf), at, sources);
}

function check(cases: readonly Case[]): void {
  it.each(cases)('$name: $says', async (one) => {
    const verdict = await verdictOn(one);
    const { reasons, undecided } = verdict;
    expect([
      ...reasons.map(({ code, reason }) => `${code} ${reason}`),
      ...undecided.map(({ code, reason }) => `${code}? ${reason}`),
    ]).toEqual(one.says);
    expect(verdict.codes).toEqual([...new Set(reasons.map(({ code }) => code))].sort());
    if (one.path !== undefined) expect(verdict.path.length).toBe(one.path);
    if (one.warnings !== undefined) expect(verdict.warnings).toEqual(one.warnings);
  });
}

/** No revocation list is given. */
const NO_CRL = '00101? crl';

/** root (P-521, listed) → middle (RSA 2048, in the file) → leaf. */
const ROOT = authority('Prova Root', 'P-521');
const middle = (parts: CertificateParts = {}): Uint8Array =>
  authority('Prova Middle', 'RSA 2048', { issuer: commonName('Prova Root'), issuerKey: 'P-521', ...parts });
const below = leaf({ issuer: commonName('Prova Middle'), issuerKey: 'RSA 2048' });
const rooted: readonly ServiceParts[] = [{ certificates: [ROOT] }];

/** SHA-1 of the key (RFC 5280 §4.2.1.2). */
function keyIdentifier(der: Uint8Array): Buffer {
  const octets = keyOctetsIn(certificateOf(der).spki) ?? new Uint8Array();
  return createHash('sha1').update(octets).digest();
}

const keyIdentity = (der: Uint8Array): string =>
  `<DigitalId><X509SKI>${keyIdentifier(der).toString('base64')}</X509SKI></DigitalId>`;
const keyIdOf = (der: Uint8Array): Uint8Array => extension('2.5.29.14', octets([...keyIdentifier(der)]));

const CHAIN_KEYS = ['P-521', 'RSA 2048', 'P-384', 'P-256', 'RSA 1024', 'RSA 3072'] as const;

/** A path with this many certificates above the signer; the last one is listed. */
function chain(steps: number): Pick<Case, 'certificate' | 'others' | 'services'> {
  const label = (i: number): string => `Level ${i}`;
  const above = Array.from({ length: steps }, (_, i) => {
    const issuer = Math.min(i + 1, steps - 1);
    return authority(label(i), CHAIN_KEYS[i] ?? 'P-521', {
      issuer: commonName(label(issuer)),
      issuerKey: CHAIN_KEYS[issuer] ?? 'P-521',
    });
  });
  return {
    certificate: leaf({ key: 'Ed25519', issuer: commonName(label(0)), issuerKey: CHAIN_KEYS[0] }),
    others: above.slice(0, -1),
    services: [{ certificates: above.slice(-1) }],
  };
}

describe('the path', () => {
  check([
    {
      name: 'the issuer in another type of string',
      certificate: leaf({ issuer: PRINTABLE }),
      says: [NO_CRL],
      path: 2,
    },
    {
      name: 'the issuer in the file in another type of string',
      certificate: leaf({ issuer: commonName('PROVA  middle'), issuerKey: 'RSA 2048' }),
      others: [middle()],
      services: rooted,
      says: [NO_CRL],
      path: 3,
    },
    { name: 'no list', services: null, says: ['00104? list', '00107? list', NO_CRL], path: 1 },
    {
      name: 'a list of lists',
      services: [],
      list: { type: 'EUlistofthelists' },
      says: ['00104? list', '00107? list', NO_CRL],
    },
    { name: 'a listed issuer', says: [NO_CRL], path: 2, warnings: ['not-verified'] },
    {
      name: 'over a certificate of the file',
      certificate: below,
      others: [middle()],
      services: rooted,
      says: [NO_CRL],
      path: 3,
    },
    {
      name: 'the listed key under another name, in the file',
      others: [CA],
      services: [{ certificates: [authority('Prova CA 2', 'P-384')] }],
      says: [NO_CRL],
      path: 2,
    },
    {
      name: 'the certificate in between is missing',
      certificate: below,
      services: rooted,
      says: ['00104? path', '00107? path', NO_CRL],
      path: 1,
    },
    {
      name: 'an authority that is not listed',
      others: [CA],
      services: rooted,
      says: ['00104 unlisted', '00107? path', NO_CRL],
      path: 2,
    },
    {
      name: 'self-signed',
      certificate: writeCertificate({ issuer: commonName('Mario Rossi') }),
      says: ['00104 unlisted', '00107? path', NO_CRL],
    },
    {
      name: 'self-signed, by an old list',
      certificate: writeCertificate({ issuer: commonName('Mario Rossi') }),
      list: { nextUpdate: '2026-06-01T00:00:00Z' },
      says: ['00104 unlisted', '00107? path', NO_CRL],
    },
    {
      name: 'a new key of an authority, certified with its listed one',
      certificate: leaf({ issuerKey: 'RSA 2048' }),
      others: [authority('Prova CA', 'RSA 2048', { issuerKey: 'P-384' })],
      says: [NO_CRL],
      path: 3,
    },
    {
      name: 'not listed, by an old list',
      others: [CA],
      services: rooted,
      list: { nextUpdate: '2026-06-01T00:00:00Z' },
      says: ['00104? stale', '00107? path', NO_CRL],
      warnings: ['stale', 'not-verified'],
    },
    {
      name: 'the name of a listed authority with another key',
      certificate: leaf({ issuerKey: 'P-521' }),
      says: ['00104 broken', '00107? path', NO_CRL],
      path: 1,
    },
    {
      name: 'an older key of a listed authority, by its identifier',
      certificate: leaf({ issuerKey: 'P-521', extensions: [issuerKeyId(1)] }),
      services: [
        { certificates: [authority('Prova CA', 'P-384', { extensions: [...CA_EXTENSIONS, keyId(2)] })] },
      ],
      says: ['00104? path', '00107? path', NO_CRL],
    },
    {
      name: 'two keys of one name',
      services: [{ certificates: [authority('Prova CA', 'P-521')] }, { certificates: [CA] }],
      says: [NO_CRL],
      path: 2,
    },
    {
      name: 'a broken signature higher up',
      certificate: below,
      others: [middle({ issuerKey: 'P-384' })],
      services: rooted,
      says: ['00104 broken', '00107? path', NO_CRL],
      path: 2,
    },
    {
      name: 'a user as an authority',
      certificate: below,
      others: [middle({ extensions: [] })],
      services: rooted,
      says: ['00104? path', '00107? path', NO_CRL],
    },
    {
      name: 'an authority that may not sign certificates',
      certificate: below,
      others: [
        middle({
          extensions: [CA_EXTENSIONS[0] as Uint8Array, extension('2.5.29.15', bits([0x02], 1), true)],
        }),
      ],
      services: rooted,
      says: ['00104? path', '00107? path', NO_CRL],
    },
    {
      name: 'an expired authority in the file',
      certificate: below,
      others: [middle({ notAfter: utcTime('260101000000Z') })],
      services: rooted,
      says: ['00104? path', '00107? path', NO_CRL],
    },
    {
      name: 'an authority in the file that is not valid yet',
      certificate: below,
      others: [middle({ notBefore: utcTime('260701000000Z') })],
      services: rooted,
      says: ['00104? path', '00107? path', NO_CRL],
    },
    { name: 'five steps', ...chain(5), says: [NO_CRL], path: 6 },
    { name: 'six steps', ...chain(6), says: ['00104? limit', '00107? path', NO_CRL], path: 6 },
    {
      name: 'an unknown critical extension',
      certificate: below,
      others: [middle({ extensions: [...CA_EXTENSIONS, extension('2.5.29.30', sequence(), true)] })],
      services: rooted,
      says: ['00104? path', '00107? path', NO_CRL],
    },
    {
      name: 'an unsupported key',
      certificate: leaf({ issuerKey: 'brainpool' }),
      services: [{ certificates: [authority('Prova CA', 'brainpool')] }],
      says: ['00104? key', '00107? path', NO_CRL],
    },
    {
      name: 'a loop',
      certificate: leaf({ issuer: commonName('A'), issuerKey: 'P-384' }),
      others: [
        authority('A', 'P-384', { issuer: commonName('B'), issuerKey: 'RSA 2048' }),
        authority('B', 'RSA 2048', { issuer: commonName('A'), issuerKey: 'P-384' }),
      ],
      services: rooted,
      says: ['00104? path', '00107? path', NO_CRL],
      path: 3,
    },
    {
      name: "the user's own list",
      services: null,
      bundle: CA,
      says: [NO_CRL],
      path: 2,
      warnings: ['own-list'],
    },
    {
      name: "not in the user's own list",
      services: null,
      bundle: ROOT,
      says: ['00104? path', '00107? path', NO_CRL],
      warnings: ['own-list'],
    },
    {
      name: "an authority that is not in the user's own list",
      services: null,
      others: [CA],
      bundle: ROOT,
      says: ['00104? list', '00107? path', NO_CRL],
    },
    {
      name: "self-signed, and not in the user's own list",
      certificate: writeCertificate({ issuer: commonName('Mario Rossi') }),
      services: null,
      bundle: ROOT,
      says: ['00104 unlisted', '00107? path', NO_CRL],
    },
    {
      name: 'a service by the identifier of its key',
      others: [CA],
      services: [{ identities: keyIdentity(CA) }],
      says: [NO_CRL],
      path: 2,
    },
    {
      name: 'a service by the identifier of its key, without its certificate in the file',
      services: [{ identities: keyIdentity(CA) }],
      says: ['00104? path', '00107? path', NO_CRL],
    },
    {
      name: 'the identifier of a listed key, written by another authority',
      certificate: leaf({ issuerKey: 'P-521' }),
      others: [authority('Prova CA', 'P-521', { extensions: [...CA_EXTENSIONS, keyIdOf(CA)] })],
      services: [{ identities: keyIdentity(CA) }],
      says: ['00104 unlisted', '00107? path', NO_CRL],
    },
    {
      name: 'a service by its name only',
      others: [CA],
      services: [
        { identities: '<DigitalId><X509SubjectName>CN=Prova CA, C=IT</X509SubjectName></DigitalId>' },
      ],
      says: ['00104? path', '00107? path', NO_CRL],
    },
    {
      name: 'withdrawn, and in the own list',
      services: [{ certificates: [CA], status: 'withdrawn' }],
      bundle: CA,
      says: ['00104 not-granted', NO_CRL],
    },
  ]);

  it('10,000 certificates of one name are bounded', async () => {
    const copy = authority('Prova Middle', 'RSA 2048', { issuer: commonName('X'), issuerKey: 'P-384' });
    const one = certificateOf(copy);
    const others = Array.from({ length: 10_000 }, (_, i) => {
      const spki = Uint8Array.from(one.spki);
      spki[60] = i;
      spki[61] = i >> 8;
      return { ...one, spki };
    });
    const lists = [await list(rooted)];
    let verifications = 0;
    const counting: typeof crypto = {
      ...crypto,
      verify: (...given) => {
        verifications += 1;
        return crypto.verify(...given);
      },
    };
    const verdict = await checkTrust(certificateOf(below), others, NOW, {
      lists,
      crls: [],
      crypto: counting,
    });
    expect(verdict.undecided).toContainEqual({ code: '00104', reason: 'limit' });
    // MAX_VERIFICATIONS of src/envelope/trust/path.ts.
    expect(verifications).toBe(64);
  });

  it('copies of one certificate are verified once', async () => {
    const sources = { lists: [await list(rooted)], crls: [], crypto };
    const others = [...Array<Certificate>(10_000).fill(certificateOf(middle()))];
    expect((await checkTrust(certificateOf(below), others, NOW, sources)).path.length).toBe(3);
  });

  it.each(['', 'today', '2026-02-30', '2026-06-15T25:00:00Z'])('the moment %j is refused', async (at) => {
    await expect(checkTrust(certificateOf(CA), [], at, { lists: [], crls: [], crypto })).rejects.toThrow(
      TypeError,
    );
  });
});

const history = (
  ...states: readonly (readonly [status: string, since: string])[]
): readonly ServiceParts[] => {
  const [current, ...past] = states.map(([status, since]) => ({ status, since }));
  return [{ certificates: [CA], ...current, history: past }];
};
const OF_2016 = history(
  ['withdrawn', '2025-01-01T00:00:00Z'],
  ['granted', '2016-06-30T22:00:00Z'],
  ['accredited', '2010-01-01T00:00:00Z'],
);

describe('the status at a moment', () => {
  check([
    { name: 'withdrawn now', services: OF_2016, at: NOW, says: ['00104 not-granted', NO_CRL], path: 2 },
    { name: 'granted before', services: OF_2016, at: '2024-12-31T23:59:59Z', says: [NO_CRL] },
    {
      name: 'at the second',
      services: OF_2016,
      at: '2025-01-01T00:00:00Z',
      says: ['00104 not-granted', NO_CRL],
    },
    { name: 'with a zone', services: OF_2016, at: '2025-01-01T00:59:59+01:00', says: [NO_CRL] },
    { name: 'a day counts until its end', services: OF_2016, at: '2024-12-31', says: [NO_CRL] },
    { name: 'accredited before July 2016', services: OF_2016, at: '2016-06-30T21:59:59Z', says: [NO_CRL] },
    {
      name: 'the first second of July 2016 in Brussels',
      services: OF_2016,
      at: '2016-06-30T22:00:00Z',
      says: [NO_CRL],
    },
    {
      name: 'accredited in that second',
      services: history(['accredited', '2010-01-01T00:00:00Z']),
      at: '2016-06-30T22:00:00Z',
      says: ['00104 not-granted', NO_CRL],
    },
    {
      name: 'two states of one second: the first one',
      services: history(['granted', '2020-01-01T00:00:00Z'], ['withdrawn', '2020-01-01T00:00:00Z']),
      says: [NO_CRL],
    },
    {
      name: 'the last second of a list',
      list: { nextUpdate: NOW },
      says: [NO_CRL],
      warnings: ['not-verified'],
    },
    {
      name: 'before the service',
      services: OF_2016,
      at: '2009-01-01T00:00:00Z',
      says: ['00104 not-granted', NO_CRL],
    },
    ...(
      [
        ['undersupervision', '2015-01-01', true],
        ['supervisionincessation', '2015-01-01', true],
        ['accredited', '2015-01-01', true],
        ['recognisedatnationallevel', '2015-01-01', false],
        ['accreditationceased', '2015-01-01', false],
        ['granted', '2015-01-01', false],
        ['undersupervision', '2017-01-01', false],
        ['accredited', '2017-01-01', false],
        ['recognisedatnationallevel', '2017-01-01', false],
        ['granted', '2017-01-01', true],
      ] as const
    ).map(([status, at, isAccepted]) => ({
      name: `${status} on ${at}`,
      services: history([status, '2010-01-01T00:00:00Z']),
      at,
      says: isAccepted ? [NO_CRL] : ['00104 not-granted', NO_CRL],
    })),
    {
      name: 'an older entry that comes first',
      services: history(['granted', '2017-01-01T00:00:00Z'], ['withdrawn', '2020-01-01T00:00:00Z']),
      says: ['00104 not-granted', NO_CRL],
    },
    {
      name: 'an invalid start',
      services: history(['granted', 'soon']),
      says: ['00104 not-granted', NO_CRL],
    },
    {
      name: 'one of two services with the key',
      services: [...OF_2016, { certificates: [authority('Other name', 'P-384')] }],
      says: [NO_CRL],
    },
    {
      name: 'an old list that has the certifier',
      list: { nextUpdate: '2026-06-01T00:00:00Z' },
      says: [NO_CRL],
      warnings: ['stale', 'not-verified'],
    },
    {
      name: 'a closed list',
      list: { nextUpdate: null },
      says: [NO_CRL],
      warnings: ['stale', 'not-verified'],
    },
  ]);
});

const unqualified = leaf({ extensions: [] });
const criteria = (assert: string, ...parts: readonly string[]): string =>
  `<q:CriteriaList assert="${assert}">${parts.join('')}</q:CriteriaList>`;
const bit = (name: string, value: boolean): string =>
  `<q:KeyUsage><q:KeyUsageBit name="${name}">${value}</q:KeyUsageBit></q:KeyUsage>`;
const policies = (...ids: readonly string[]): string =>
  `<q:PolicySet>${ids.map((id) => `<q:PolicyIdentifier><i:Identifier xmlns:i="http://uri.etsi.org/01903/v1.3.2#">${id}</i:Identifier></q:PolicyIdentifier>`).join('')}</q:PolicySet>`;
const qualified = (qualifier: string, list: string): readonly ServiceParts[] => [
  { certificates: [CA], qualified: [[qualifier, list]] },
];
const withPolicy = leaf({ extensions: [QUALIFIED, policy('1.3.76.6')] });
const SIGNS = bit('nonRepudiation', false);
const OTHER = '<q:otherCriteriaList/>';

describe('qualifications', () => {
  check([
    { name: 'no QcCompliance', certificate: unqualified, says: ['00107 not-qualified', NO_CRL] },
    {
      name: 'no QcCompliance, in the own list',
      certificate: unqualified,
      services: null,
      bundle: CA,
      says: ['00107 not-qualified', NO_CRL],
    },
    {
      name: 'for seals only',
      services: [{ certificates: [CA], uses: ['ForeSeals'] }],
      says: ['00107 not-for-signatures', NO_CRL],
    },
    {
      name: 'for web sites only',
      services: [{ certificates: [CA], uses: ['ForWebSiteAuthentication'] }],
      says: ['00107 not-for-signatures', NO_CRL],
    },
    {
      name: 'for both',
      services: [{ certificates: [CA], uses: ['ForeSeals', 'ForeSignatures'] }],
      says: [NO_CRL],
    },
    { name: 'uses not stated', services: [{ certificates: [CA], uses: [] }], says: [NO_CRL] },
    {
      name: 'for seals, but this certificate for signatures',
      services: [
        { certificates: [CA], uses: ['ForeSeals'], qualified: [['QCForESig', criteria('all', SIGNS)]] },
      ],
      says: [NO_CRL],
    },
    {
      name: 'NotQualified',
      services: qualified('NotQualified', criteria('all', SIGNS)),
      says: ['00107 not-qualified', NO_CRL],
    },
    {
      name: 'NotQualified for other keys',
      services: qualified('NotQualified', criteria('all', bit('nonRepudiation', true))),
      says: [NO_CRL],
    },
    {
      name: 'QCStatement',
      certificate: unqualified,
      services: qualified('QCStatement', criteria('all', SIGNS)),
      says: [NO_CRL],
    },
    {
      name: 'a policy',
      certificate: withPolicy,
      services: qualified('NotQualified', criteria('all', policies('1.3.76.6'))),
      says: ['00107 not-qualified', NO_CRL],
    },
    {
      name: 'another policy',
      certificate: withPolicy,
      services: qualified('NotQualified', criteria('all', policies('1.3.76.6', '1.3.76.7'))),
      says: [NO_CRL],
    },
    {
      name: 'at least one',
      certificate: withPolicy,
      services: qualified(
        'NotQualified',
        criteria('atLeastOne', policies('1.3.76.7'), policies('urn:oid:1.3.76.6')),
      ),
      says: ['00107 not-qualified', NO_CRL],
    },
    {
      name: 'none',
      certificate: withPolicy,
      services: qualified('NotQualified', criteria('none', policies('1.3.76.7'))),
      says: ['00107 not-qualified', NO_CRL],
    },
    {
      name: 'none, with one',
      certificate: withPolicy,
      services: qualified('NotQualified', criteria('none', policies('1.3.76.6'))),
      says: [NO_CRL],
    },
    {
      name: 'a list in a list',
      services: qualified('NotQualified', criteria('all', SIGNS, criteria('none', policies('1.3.76.7')))),
      says: ['00107 not-qualified', NO_CRL],
    },
    {
      name: 'other criteria',
      services: qualified('NotQualified', criteria('all', OTHER)),
      says: ['00107? qualifications', NO_CRL],
    },
    {
      name: 'other criteria that do not decide',
      services: qualified('NotQualified', criteria('all', OTHER, bit('cRLSign', true))),
      says: [NO_CRL],
    },
    {
      name: 'other criteria of a qualifier that does not matter',
      services: qualified('QCWithQSCD', criteria('all', OTHER)),
      says: [NO_CRL],
    },
    { name: 'no criteria', services: qualified('NotQualified', ''), says: ['00107? qualifications', NO_CRL] },
  ]);
});

const SERIAL = [0x5e, 0x01];
const revoked = (reason?: number, since = '260515000000Z') => ({
  revoked: [{ serial: SERIAL, since, ...(reason === undefined ? {} : { reason }) }],
});
const OLD = { thisUpdate: '260501000000Z', nextUpdate: '260601000000Z' };

describe('revocation', () => {
  check([
    { name: 'not revoked', crls: [{}], says: [] },
    { name: 'the issuer in another type of string', crls: [{ issuer: PRINTABLE }], says: [] },
    { name: 'another number', crls: [{ revoked: [{ serial: [0x5e, 0x02] }] }], says: [] },
    { name: 'revoked', crls: [revoked()], says: ['00101 revoked'] },
    { name: 'suspended', crls: [revoked(6)], says: ['00101 suspended'] },
    { name: 'removed', crls: [revoked(8)], says: [] },
    { name: 'revoked later than the moment', crls: [revoked(1, '260615100001Z')], says: [] },
    { name: 'at the second', crls: [revoked(1, '260615100000Z')], says: ['00101 revoked'] },
    { name: 'its first second', crls: [{ thisUpdate: '260615100000Z' }], says: [] },
    { name: 'its last second', crls: [{ nextUpdate: '260615100000Z' }], says: [] },
    { name: 'two of one second', crls: [revoked(6), {}], says: ['00101 suspended'] },
    { name: 'old', crls: [OLD], says: ['00101? stale'] },
    { name: 'old, but revoked', crls: [{ ...OLD, ...revoked() }], says: ['00101 revoked'] },
    { name: 'old, but suspended', crls: [{ ...OLD, ...revoked(6) }], says: ['00101 suspended'] },
    { name: 'suspended in the old one, not in the new one', crls: [{ ...OLD, ...revoked(6) }, {}], says: [] },
    { name: 'the same in the other order', crls: [{}, { ...OLD, ...revoked(6) }], says: [] },
    { name: 'revoked in the old one only', crls: [{ ...OLD, ...revoked() }, {}], says: ['00101 revoked'] },
    {
      name: 'suspended in the newer of two that are valid',
      crls: [{ thisUpdate: '260610000000Z', ...revoked(6) }, {}],
      says: ['00101 suspended'],
    },
    {
      name: 'suspended in the older of two that are valid',
      crls: [revoked(6), { thisUpdate: '260610000000Z' }],
      says: [],
    },
    { name: 'of later', crls: [{ thisUpdate: '260620000000Z' }], says: ['00101? stale'] },
    {
      name: 'of later, revoked before',
      crls: [{ thisUpdate: '260620000000Z', ...revoked() }],
      says: ['00101 revoked'],
    },
    {
      name: 'of later, revoked later',
      crls: [{ thisUpdate: '260620000000Z', ...revoked(1, '260618000000Z') }],
      says: ['00101? stale'],
    },
    { name: 'no nextUpdate', crls: [{ nextUpdate: null }], says: ['00101? stale'] },
    {
      name: 'of another issuer',
      crls: [{ issuer: commonName('Altra CA'), ...revoked() }],
      says: ['00101? crl'],
    },
    {
      name: 'with the key of another',
      crls: [{ issuerKey: 'P-521', ...revoked() }],
      says: ['00101? crl-signature'],
    },
    { name: 'broken beside a right one', crls: [{ issuerKey: 'P-521', ...revoked() }, {}], says: [] },
    {
      name: 'delta',
      crls: [{ extensions: [extension('2.5.29.27', Uint8Array.of(2, 1, 1), true)] }],
      says: ['00101? crl-unsupported'],
    },
    {
      name: 'of a distribution point',
      certificate: leaf({ extensions: [QUALIFIED, distributionPoint('http://a/1')] }),
      crls: [{ extensions: [issuingPoint('http://a/1')] }],
      says: [],
    },
    {
      name: 'of another distribution point',
      certificate: leaf({ extensions: [QUALIFIED, distributionPoint('http://a/2')] }),
      crls: [{ extensions: [issuingPoint('http://a/1')] }],
      says: ['00101? crl'],
    },
    {
      name: 'an authority in between, revoked',
      certificate: below,
      others: [middle({ serial: SERIAL })],
      services: rooted,
      crls: [
        { issuer: commonName('Prova Middle'), issuerKey: 'RSA 2048' },
        { issuer: commonName('Prova Root'), issuerKey: 'P-521', ...revoked() },
      ],
      says: ['00104 revoked-authority'],
    },
    {
      name: 'an authority in between, not revoked',
      certificate: below,
      others: [middle({ serial: SERIAL })],
      services: rooted,
      crls: [
        { issuer: commonName('Prova Middle'), issuerKey: 'RSA 2048' },
        { issuer: commonName('Prova Root'), issuerKey: 'P-521' },
      ],
      says: [],
    },
    {
      name: 'a listed authority in a list of the authority above it',
      others: [authority('Prova CA', 'P-384', { issuer: commonName('Prova Root'), issuerKey: 'P-521' })],
      crls: [{}, { issuer: commonName('Prova Root'), issuerKey: 'P-521', ...revoked() }],
      says: [],
    },
    {
      name: 'an issuer that is unknown',
      services: rooted,
      crls: [{}],
      says: ['00104? path', '00107? path', '00101? path'],
    },
    {
      name: 'without a list, by a certificate of the file',
      services: null,
      others: [CA],
      crls: [revoked()],
      says: ['00101 revoked', '00104? list', '00107? list'],
    },
    {
      name: 'an issuer that may not sign lists',
      services: [
        {
          certificates: [
            authority('Prova CA', 'P-384', {
              extensions: [CA_EXTENSIONS[0] as Uint8Array, extension('2.5.29.15', bits([0x04], 2), true)],
            }),
          ],
        },
      ],
      crls: [revoked()],
      says: ['00101? crl-signature'],
    },
  ]);

  it('the verdict has the date', async () => {
    expect(await verdictOn({ name: '', says: [], crls: [revoked(6)] })).toMatchObject({
      revokedSince: '2026-05-15T00:00:00Z',
      revokedLater: null,
      service: { provider: 'Provider', territory: 'IT', status: 'granted', since: '2016-06-30T22:00:00Z' },
    });
  });

  const LATER = '260618000000Z';
  it.each<[string, readonly CrlParts[], string | null]>([
    ['not revoked', [{}], null],
    ['revoked later', [revoked(1, LATER)], '2026-06-18T00:00:00Z'],
    ['in a list of later', [{ thisUpdate: '260620000000Z', ...revoked(1, LATER) }], '2026-06-18T00:00:00Z'],
    ['in an old list only', [{ ...OLD, ...revoked(1, LATER) }, {}], '2026-06-18T00:00:00Z'],
    ['suspended later', [revoked(6, LATER)], '2026-06-18T00:00:00Z'],
    ['and no longer', [revoked(6, LATER), { thisUpdate: '260620000000Z' }], null],
    ['the same in the other order', [{ thisUpdate: '260620000000Z' }, revoked(6, LATER)], null],
    ['removed', [revoked(8, LATER)], null],
    ['in a broken list', [{ issuerKey: 'P-521', ...revoked(1, LATER) }], null],
    ['of another certificate', [{ revoked: [{ serial: [0x5e, 0x02], since: LATER }] }], null],
  ])('a revocation after the moment: %s', async (_, crls, revokedLater) => {
    expect(await verdictOn({ name: '', says: [], crls })).toMatchObject({ revokedLater });
  });
});

describeShared('the Italian list', () => {
  let lists: readonly TrustList[] = [];
  beforeAll(async () => {
    const bytes = readFileSync(join(shared.official, 'trust/IT-TSL-194-2023-09-26.xml'));
    const result = await readTrustList(bytes, { crypto });
    if (result.ok) lists = [result.list];
  });

  it('a certificate with the name of a listed certifier and another key is refused', async () => {
    const [listed] = lists[0]?.services.flatMap(({ certificates }) => certificates) ?? [];
    const forged = leaf({ issuer: listed?.subjectName ?? new Uint8Array(), issuerKey: 'P-521' });
    const verdict = await checkTrust(certificateOf(forged), [], '2023-10-01', { lists, crls: [], crypto });
    expect(verdict.codes).toEqual(['00104']);
  });

  it('the signers of the real files were certified by services that were granted', async () => {
    const files = readdirSync(join(shared.corpus, 'files')).filter((name) => name.endsWith('.p7m'));
    const seen: string[] = [];
    for (const file of files) {
      const opened = open(new Uint8Array(readFileSync(join(shared.corpus, 'files', file))), file);
      for (const { certificate, certificates, signingTime } of await verifySignatures(opened, { crypto })) {
        if (certificate === null || signingTime === null) continue;
        const sources = { lists, crls: [], crypto };
        const { service, codes } = await checkTrust(certificate, certificates, signingTime, sources);
        if (service !== null) seen.push(`${certificate.issuer} ${service.status} ${codes}`);
        // The others are self-signed, for tests.
        else expect(certificate.issuer).toBe(certificate.subject);
      }
    }
    expect([...new Set(seen)].sort()).toEqual([
      'Actalis Qualified Certificates CA G1 granted ',
      'ArubaPEC EU Qualified Certificates CA G1 granted ',
      'InfoCert Firma Qualificata 2 granted ',
    ]);
    expect(seen.length).toBe(6);
  });
});
