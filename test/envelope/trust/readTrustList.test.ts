/** Trusted lists: what is read, whose signature is accepted, and what is refused. */
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { webCrypto } from '../../../src/envelope/signatures/index.ts';
import {
  locationOf,
  readTrustBundle,
  readTrustList,
  signersFor,
  type TrustList,
} from '../../../src/envelope/trust/index.ts';
import { type Certificate, readCertificate } from '../../../src/envelope/x509/index.ts';
import { selfSigned, serverKey } from '../../support/certificates.ts';
import { describeShared, shared } from '../../support/shared.ts';
import { signXades } from '../../support/signXades.ts';
import { authority, type ListParts, writeList } from '../../support/trustWriter.ts';

const crypto = webCrypto(webcrypto as unknown as Crypto);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const derOf = (pem: string): Uint8Array => Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
const certificateOf = (der: Uint8Array): Certificate => readCertificate(der) as Certificate;

/** The certificate with which signXades signs. */
const SIGNER = derOf(selfSigned);
const OTHER = authority('Un altro', 'P-384');

async function listOf(parts: ListParts): Promise<TrustList> {
  const result = await readTrustList(bytesOf(writeList(parts)), { crypto });
  if (!result.ok) throw new Error(result.reason);
  return result.list;
}

describe('what is read', () => {
  it('the scheme and the services that issue qualified certificates', async () => {
    const list = await listOf({
      services: [
        { type: 'TSA/QTST', certificates: [OTHER] },
        {
          certificates: [OTHER],
          identities:
            '<DigitalId><X509SubjectName>CN=Un altro</X509SubjectName></DigitalId><DigitalId><X509SKI>q80=</X509SKI></DigitalId>',
          uses: ['ForeSignatures', 'ForeSeals'],
          history: [{ status: 'accredited', since: '2010-01-01T00:00:00Z', uses: [] }],
        },
      ],
    });
    expect(list).toMatchObject({
      kind: 'country',
      version: 6,
      territory: 'IT',
      operator: 'Operator',
      sequenceNumber: 10,
      issued: '2026-07-01T00:00:00Z',
      nextUpdate: '2027-01-01T00:00:00Z',
      signature: 'not-verified',
      signer: null,
      warnings: [],
    });
    expect(list.services).toMatchObject([
      {
        provider: 'Provider',
        name: 'Service',
        certificates: [{ subject: 'Un altro' }],
        subjectKeyIds: ['abcd'],
        subjects: ['CN=Un altro'],
        states: [
          { status: 'granted', since: '2016-06-30T22:00:00Z', uses: ['ForeSignatures', 'ForeSeals'] },
          { status: 'accredited', since: '2010-01-01T00:00:00Z', uses: [] },
        ],
      },
    ]);
  });

  it('qualifications with their criteria', async () => {
    const criteria =
      '<q:CriteriaList assert="all"><q:KeyUsage><q:KeyUsageBit name="nonRepudiation">true</q:KeyUsageBit></q:KeyUsage><q:PolicySet><q:PolicyIdentifier><x:Identifier xmlns:x="http://uri.etsi.org/01903/v1.3.2#">urn:oid:1.3.76.6</x:Identifier></q:PolicyIdentifier></q:PolicySet><q:CriteriaList assert="none"><q:Other/></q:CriteriaList><q:Description/></q:CriteriaList>';
    const list = await listOf({
      services: [{ certificates: [OTHER], qualified: [['NotQualified', criteria]] }],
    });
    expect(list.services[0]?.states[0]?.qualifications).toEqual([
      {
        qualifiers: ['NotQualified'],
        criteria: {
          assert: 'all',
          parts: [
            { kind: 'keyUsage', bits: [['nonRepudiation', true]] },
            { kind: 'policies', oids: ['1.3.76.6'] },
            { kind: 'list', criteria: { assert: 'none', parts: [{ kind: 'other' }] } },
          ],
        },
      },
    ]);
  });

  it('the pointers of a list of lists', async () => {
    const list = await listOf({
      type: 'EUlistofthelists',
      territory: 'EU',
      pointers: [{ territory: 'IT', location: 'https://example.org/it.xml', signers: [SIGNER, OTHER] }],
    });
    expect(list.kind).toBe('lists');
    expect(list.pointers).toMatchObject([
      {
        territory: 'IT',
        location: 'https://example.org/it.xml',
        mimeType: 'application/vnd.etsi.tsl+xml',
        signers: [{ subject: 'localhost' }, { subject: 'Un altro' }],
      },
    ]);
  });

  it.each([
    ['version 5', { version: '5' }, []],
    ['version 6', { version: '6' }, []],
    ['version 4', { version: '4' }, ['version']],
    ['version 7', { version: '7' }, ['version']],
    ['no number', { version: 'six' }, ['version']],
    ['a damaged certificate', { services: [{ certificates: [OTHER.subarray(0, 90)] }] }, ['damaged']],
    [
      'no base64',
      { services: [{ identities: '<DigitalId><X509Certificate>!</X509Certificate></DigitalId>' }] },
      ['damaged'],
    ],
  ] satisfies (readonly [string, ListParts, readonly string[]])[])(
    '%s: warnings %j',
    async (_, parts, warnings) => {
      expect((await listOf(parts)).warnings).toEqual(warnings);
    },
  );

  it.each([
    ['no XML', 'TSL', 'xml'],
    ['cut', writeList().slice(0, 300), 'xml'],
    ['DTD', writeList().replace('?>', '?><!DOCTYPE a>'), 'xml'],
    ['another root', '<a/>', 'kind'],
    ['another namespace', writeList().replace('v2#"', 'v3#"'), 'kind'],
    ['no scheme', writeList().replace(/<SchemeInformation>.*<\/SchemeInformation>/, ''), 'kind'],
  ])('%s: refused', async (_, xml, reason) => {
    expect(await readTrustList(bytesOf(xml), { crypto })).toEqual({ ok: false, reason });
  });
});

const lists = await listOf({
  type: 'EUlistofthelists',
  territory: 'EU',
  pointers: [
    {
      territory: 'IT',
      location: 'https://example.org/it.pdf',
      mimeType: 'application/pdf',
      signers: [OTHER],
    },
    { territory: 'IT', location: 'https://example.org/it.xml', signers: [OTHER, SIGNER] },
    { territory: 'AT', location: 'https://example.org/at.xml', signers: [OTHER] },
  ],
});

it.each([
  ['IT', 'https://example.org/it.xml', ['Un altro', 'localhost']],
  ['AT', 'https://example.org/at.xml', ['Un altro']],
  ['DE', null, []],
])('%s: address and signers, not those of a PDF', async (territory, location, signers) => {
  expect(locationOf(territory, lists)).toBe(location);
  const country = await listOf({ territory });
  expect(signersFor(country, lists).map(({ subject }) => subject)).toEqual(signers);
});

describe('the signature', () => {
  const signed = signXades(writeList({ services: [{ certificates: [OTHER] }] }));
  const certificate = selfSigned.replace(/-----[^-]+-----|\n/g, '');
  const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(signed)?.[0] ?? '';

  it.each([
    ['a certificate', signed, [SIGNER]],
    ['one of two certificates', signed, [OTHER, SIGNER]],
    ['the list of lists', signed, lists],
  ])('%s: verified', async (_, xml, signer) => {
    const allowed = Array.isArray(signer) ? signer.map(certificateOf) : (signer as TrustList);
    const result = await readTrustList(bytesOf(xml), { crypto, signer: allowed });
    expect(result).toMatchObject({
      ok: true,
      list: { signature: 'verified', signer: { subject: 'localhost' }, services: [{}] },
    });
  });

  interface Case {
    readonly name: string;
    readonly reason: string;
    readonly xml: string;
    readonly signer?: TrustList | readonly Certificate[];
  }

  const cases: readonly Case[] = [
    { name: 'unsigned', reason: 'unsigned', xml: writeList() },
    { name: 'one character', reason: 'signature', xml: signed.replace('>Provider<', '>Provjder<') },
    { name: 'a status', reason: 'signature', xml: signed.replace('Svcstatus/granted', 'Svcstatus/granteD') },
    { name: 'another signer', reason: 'signer', xml: signed, signer: [certificateOf(OTHER)] },
    {
      name: 'a territory with another signer',
      reason: 'signer',
      xml: signXades(writeList({ territory: 'AT' })),
      signer: lists,
    },
    {
      name: 'a territory that is not listed',
      reason: 'territory',
      xml: signXades(writeList({ territory: 'XX' })),
      signer: lists,
    },
    {
      name: 'no territory',
      reason: 'territory',
      xml: signXades(writeList({ territory: '' })),
      signer: lists,
    },
    {
      name: 'signature moved into the scheme',
      reason: 'signature',
      xml: signed.replace(signature, '').replace('</SchemeInformation>', `${signature}</SchemeInformation>`),
    },
    {
      name: 'the signed list inside another list',
      reason: 'signature',
      xml: writeList({ territory: 'AT' }).replace(
        '</SchemeInformation>',
        `</SchemeInformation>${signed.slice(signed.indexOf('\n'))}`,
      ),
    },
    {
      name: 'the accepted certificate beside the key of another',
      reason: 'signature',
      xml: signed.replace(certificate, Buffer.from(OTHER).toString('base64')),
    },
  ];

  it.each(cases)('$name: $reason', async ({ reason, xml, signer = [certificateOf(SIGNER)] }) => {
    expect(await readTrustList(bytesOf(xml), { crypto, signer })).toEqual({ ok: false, reason });
  });
});

describe('a bundle', () => {
  const pem = `${selfSigned}\n# a comment\n${selfSigned}\n`;

  it.each([
    ['PEM', bytesOf(pem), ['localhost', 'localhost']],
    ['DER', OTHER, ['Un altro']],
    ['base64', bytesOf(Buffer.from(OTHER).toString('base64')), ['Un altro']],
  ])('%s', (_, bytes, names) => {
    const list = readTrustBundle(bytes);
    expect(list).toMatchObject({ kind: 'own', signature: 'not-verified' });
    expect(list?.services.map(({ name, states }) => [name, states])).toEqual(names.map((name) => [name, []]));
  });

  it.each([
    ['nothing', ''],
    ['a key', serverKey],
    ['a damaged certificate', selfSigned.replace('MIIB', 'MIIC')],
    ['no end', selfSigned.slice(0, -20)],
    ['too many certificates', `${selfSigned}\n`.repeat(2_001)],
  ])('%s: null', (_, text) => expect(readTrustBundle(bytesOf(text))).toBeNull());
});

describeShared('published lists', () => {
  const [european, italian] = ['EU-LOTL-332.xml', 'IT-TSL-194-2023-09-26.xml'].map((file) =>
    readFileSync(join(shared.official, 'trust', file)),
  ) as [Buffer, Buffer];
  const read = async (bytes: Uint8Array, signer?: TrustList): Promise<TrustList> => {
    const result = await readTrustList(bytes, { crypto, ...(signer === undefined ? {} : { signer }) });
    if (!result.ok) throw new Error(result.reason);
    return result.list;
  };

  it('the list of lists names its own signers, and those of Italy', async () => {
    const list = await read(european, await read(european));
    expect(list).toMatchObject({
      kind: 'lists',
      territory: 'EU',
      sequenceNumber: 332,
      signature: 'verified',
      warnings: [],
    });
    expect(list.pointers.find(({ territory }) => territory === 'IT')).toMatchObject({
      location: 'https://eidas.agid.gov.it/TL/TSL-IT.xml',
      signers: Array(4).fill({}),
    });
  });

  it('the Italian list', async () => {
    const list = await read(italian, await read(european));
    expect(list).toMatchObject({
      territory: 'IT',
      version: 5,
      sequenceNumber: 194,
      issued: '2023-09-26T01:00:00Z',
      nextUpdate: '2024-03-26T00:00:00Z',
      signature: 'verified',
      warnings: [],
    });
    const { services } = list;
    expect([
      services.length,
      services.filter(({ states }) => states[0]?.status === 'granted').length,
    ]).toEqual([195, 143]);
    expect(services.every(({ certificates }) => certificates.length === 1)).toBe(true);
  });

  it('one changed character is refused, wherever it is', async () => {
    const signer = await read(european);
    const places = Array.from({ length: 10 }, (_, i) => Math.floor((italian.length * (i + 0.5)) / 10));
    for (const place of places) {
      const at = italian.findIndex((byte, i) => i >= place && /[a-z]/.test(String.fromCharCode(byte)));
      const changed = Buffer.from(italian);
      changed[at] = changed[at] === 0x61 ? 0x62 : 0x61;
      const result = await readTrustList(changed, { crypto, signer });
      expect(result.ok, `position ${at}`).toBe(false);
    }
  });

  it('another signer is refused', async () => {
    const result = await readTrustList(italian, { crypto, signer: [certificateOf(SIGNER)] });
    expect(result).toEqual({ ok: false, reason: 'signer' });
  });
});
