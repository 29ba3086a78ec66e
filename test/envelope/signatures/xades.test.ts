/** XAdES: signatures made with libxml2's canonical XML, and the attacks on them. */

import { webcrypto } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type SignatureReport, verifyXades, webCrypto } from '../../../src/envelope/signatures/index.ts';
import { readInvoice } from '../../../src/xml/index.ts';
import { SAMPLE } from '../../support/sample.ts';
import { describeShared, shared } from '../../support/shared.ts';
import { ENVELOPED, type SigningChanges, signXades } from '../../support/signXades.ts';
import { runs } from '../../support/thorough.ts';

const crypto = webCrypto(webcrypto as unknown as Crypto);

async function verify(xml: string | Uint8Array): Promise<SignatureReport | undefined> {
  const bytes = typeof xml === 'string' ? new TextEncoder().encode(xml) : xml;
  return (await verifyXades(bytes, crypto))[0];
}

const FILTER_2 = 'http://www.w3.org/2002/06/xmldsig-filter2';
const filter2 = (expression: string, kind = 'subtract') =>
  `<ds:Transform Algorithm="${FILTER_2}"><f:XPath xmlns:f="${FILTER_2}" Filter="${kind}">${expression}</f:XPath></ds:Transform>`;
const xpath = (expression: string) =>
  `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>${expression}</ds:XPath></ds:Transform>`;

it.each([
  ['enveloped-signature', ENVELOPED],
  ['Filter 2', filter2('/descendant::ds:Signature')],
  ['Filter 2, short', filter2('//ds:Signature')],
  ['XPath', xpath('not(ancestor-or-self::ds:Signature)')],
])('%s: right', async (_, transforms) => {
  const report = await verify(signXades(SAMPLE, { transforms }));
  expect(report).toMatchObject({ status: 'right', reasons: [], undecided: [], advice: [] });
  expect(report?.signingTime).toBe('2026-03-02T10:00:00Z');
  expect(report?.certificate?.der.length).toBe(415);
});

it('an unsigned document has no report', async () => expect(await verify(SAMPLE)).toBeUndefined());

const swap = (from: string | RegExp, to: string) => (signature: string) => signature.replace(from, to);
const HMAC = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1';

/** Changes before signing: the signer is the attacker, or a program that signs too little. */
const signedAttacks: readonly (readonly [name: string, reason: string, changes: SigningChanges])[] = [
  ['everything subtracted', 'transform', { transforms: filter2('/descendant::*') }],
  ['intersect', 'transform', { transforms: filter2('//ds:Signature', 'intersect') }],
  ['another XPath', 'transform', { transforms: xpath('not(self::Numero)') }],
  ['prefix of another namespace', 'transform', { transforms: filter2('//f:Signature') }],
  [
    'XSLT',
    'transform',
    { transforms: '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"></ds:Transform>' },
  ],
  ['signature not taken away', 'transform', { transforms: '' }],
  ['no URI', 'uri', { change: swap(' URI=""', '') }],
  ['file', 'uri', { change: swap('URI=""', 'URI="file:///a"') }],
  ['another Id', 'target', { change: swap('URI=""', 'URI="#header"') }],
  [
    'no reference to the document',
    'not-covered',
    { change: swap(/<ds:Reference URI="">.*?<\/ds:Reference>/, '') },
  ],
  ['HMAC', 'algorithm', { change: swap('http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256', HMAC) }],
  ['MD5', 'algorithm', { change: swap('xmlenc#sha256', 'xmldsig-more#md5') }],
  [
    'two SignedProperties',
    'structure',
    { change: swap('</xades:SignedProperties>', '</xades:SignedProperties><xades:SignedProperties/>') },
  ],
];

it.each(signedAttacks)('%s: %s', async (_, reason, changes) => {
  expect(await verify(signXades(SAMPLE, changes))).toMatchObject({ status: 'broken', reasons: [reason] });
});

const SIGNED = signXades(SAMPLE);

/** Changes after signing. */
const attacks: readonly (readonly [
  name: string,
  reasons: readonly string[],
  from: string | RegExp,
  to: string,
])[] = [
  ['another name', ['document'], 'Forno del Borgo', 'Forno del Corso'],
  ['another time', ['part'], 'T10:00:00Z', 'T10:00:01Z'],
  ['empty value', ['structure'], /(<ds:SignatureValue>)[^<]*/, '$1'],
  ['comment in the value', ['structure'], '<ds:SignatureValue>', '<ds:SignatureValue><!---->'],
  ['comment in a digest', ['structure'], '<ds:DigestValue>', '<ds:DigestValue><!---->'],
  ['comment in the certificate', ['structure'], '<ds:X509Certificate>', '<ds:X509Certificate><!---->'],
  ['another certificate', ['signing-certificate'], 'sbt0Pg==', 'sbt0Pw=='],
  ['a second SignedInfo', ['structure'], /(<ds:SignedInfo>.*<\/ds:SignedInfo>)/s, '$1$1'],
  [
    'a second signature',
    ['place'],
    '<DatiTrasmissione>',
    '<DatiTrasmissione><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>',
  ],
  ['not last', ['place'], '</ds:Signature>', '</ds:Signature><x/>'],
  ['duplicate Id', ['target'], '<DatiTrasmissione>', '<DatiTrasmissione Id="p">'],
  ['DTD', ['xml'], '<p:FatturaElettronica', '<!DOCTYPE a><p:FatturaElettronica'],
];

it.each(attacks)('%s: %j', async (_, reasons, from, to) => {
  const changed = SIGNED.replace(from, to);
  expect(changed).not.toBe(SIGNED);
  expect(await verify(changed)).toMatchObject({ status: 'broken', reasons });
});

it('a document that was indented after signing is recognized', async () => {
  const compact = SAMPLE.replace(/>\s+</g, '><');
  const indented = signXades(compact).replace(/><(?!\/)/g, '>\n<');
  expect(await verify(indented)).toMatchObject({ status: 'broken', reasons: ['reformatted'] });
});

it('without a certificate, the signer is unknown', async () => {
  const report = await verify(
    SIGNED.replace(/<ds:X509Data>.*<\/ds:X509Data>/s, '<ds:KeyName>a</ds:KeyName>'),
  );
  expect(report).toMatchObject({ status: 'unknown', undecided: ['signer'] });
});

it('no change of one character is right with another content', async () => {
  const original = readInvoice(SIGNED);
  const from = SIGNED.indexOf('<FatturaElettronicaHeader');
  const bytes = new TextEncoder().encode(SIGNED);
  let seed = 20_261_123;
  let broken = 0;
  for (let i = 0; i < runs(10_000); i += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const at = from + (seed % (bytes.length - from));
    const changed = bytes.slice();
    changed[at] = 0x21 + (((bytes[at] ?? 0) + 1 + (seed % 89)) % 94);
    if (changed[at] === bytes[at]) continue;
    const report = await verify(changed);
    if (report?.status === 'right') {
      const read = readInvoice(changed);
      // The signature's own tag is not signed; a change there may make the structure invalid, not the content.
      const isSame = read.ok
        ? original.ok && JSON.stringify(read.invoice) === JSON.stringify(original.invoice)
        : at > SIGNED.indexOf('<ds:Signature');
      expect(isSame, `position ${at}`).toBe(true);
    } else broken += 1;
  }
  expect(broken).toBeGreaterThan(runs(10_000) * 0.8);
});

describeShared('published files', () => {
  it.each(['EU-LOTL-332.xml', 'IT-TSL-194-2023-09-26.xml'])('%s is right', async (file) => {
    const report = await verify(readFileSync(join(shared.official, 'trust', file)));
    expect(report).toMatchObject({ status: 'right', undecided: [] });
  });

  it('signed invoices that were indented after signing are broken', async () => {
    const folder = join(shared.corpus, 'files');
    const files = readdirSync(folder).filter((name) => name.startsWith('invopop__'));
    const reports = await Promise.all(files.map((name) => verify(readFileSync(join(folder, name)))));
    const signed = reports.filter((report) => report !== undefined);
    expect(signed.map(({ status }) => status)).toEqual(Array(12).fill('broken'));
    expect(signed.filter(({ reasons }) => reasons.join() === 'reformatted').length).toBe(11);
  });
});
