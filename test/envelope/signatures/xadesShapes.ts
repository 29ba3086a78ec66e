/** Signed documents of every form, and the attacks on them. */

import { type KeyName, keyNamed } from '../../support/certificateWriter.ts';
import { SAMPLE } from '../../support/sample.ts';
import { certificateOf } from '../../support/signerWriter.ts';
import { ENVELOPED, type SigningChanges, signXades, type XmlSigner } from '../../support/signXades.ts';

const FILTER_2 = 'http://www.w3.org/2002/06/xmldsig-filter2';
const filter2 = (expression: string, kind = 'subtract') =>
  `<ds:Transform Algorithm="${FILTER_2}"><f:XPath xmlns:f="${FILTER_2}" Filter="${kind}">${expression}</f:XPath></ds:Transform>`;
const xpath = (expression: string) =>
  `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>${expression}</ds:XPath></ds:Transform>`;

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const MORE_2007 = 'http://www.w3.org/2007/05/xmldsig-more#';

type Hash = XmlSigner['hash'];

const signerOf = (key: KeyName, method: string, hash: Hash, saltLength?: number): XmlSigner => ({
  key: keyNamed(key),
  certificate: certificateOf(key),
  method,
  hash,
  ...(saltLength === undefined ? {} : { saltLength }),
});

/** The signer of all that other programs must be able to verify. */
const RSA: XmlSigner = signerOf('RSA 2048', `${MORE}rsa-sha256`, 'sha256');

const swap = (from: string | RegExp, to: string) => (signature: string) => signature.replace(from, to);
const repeated = (part: RegExp, times: number) => (signature: string) =>
  signature.replace(part, (found) => found.repeat(times));
const EXC = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const prefixes = (count: number) => {
  const list = Array.from({ length: count }, (_, i) => `n${i}`).join(' ');
  return swap(
    '></ds:CanonicalizationMethod>',
    `><ec:InclusiveNamespaces xmlns:ec="${EXC}" PrefixList="${list}"></ec:InclusiveNamespaces></ds:CanonicalizationMethod>`,
  );
};

const namespaces = (count: number) => {
  const bindings = Array.from({ length: count }, (_, i) => ` xmlns:n${i}="urn:${i}"`).join('');
  return swap('<ds:Signature ', `<ds:Signature${bindings} `);
};

/** [name, changes, advice] */
const RIGHT: readonly (readonly [string, SigningChanges, string?])[] = [
  ['enveloped-signature', { transforms: ENVELOPED }],
  ['Filter 2', { transforms: filter2('/descendant::ds:Signature') }],
  ['Filter 2, short', { transforms: filter2('//ds:Signature') }],
  ['XPath', { transforms: xpath('not(ancestor-or-self::ds:Signature)') }],
  ['RSA, SHA-1', { signer: signerOf('RSA 2048', `${DSIG}rsa-sha1`, 'sha1') }, 'sha1'],
  ['RSA, SHA-256', { signer: RSA }],
  ['RSA, SHA-384', { signer: signerOf('RSA 2048', `${MORE}rsa-sha384`, 'sha384') }],
  ['RSA, SHA-512', { signer: signerOf('RSA 2048', `${MORE}rsa-sha512`, 'sha512') }],
  ['RSA 1024', { signer: signerOf('RSA 1024', `${MORE}rsa-sha256`, 'sha256') }, 'short-key'],
  ['PSS, SHA-256', { signer: signerOf('RSA 2048', `${MORE_2007}sha256-rsa-MGF1`, 'sha256', 32) }],
  ['PSS, SHA-384', { signer: signerOf('RSA 2048', `${MORE_2007}sha384-rsa-MGF1`, 'sha384', 48) }],
  ['PSS, SHA-512', { signer: signerOf('RSA 2048', `${MORE_2007}sha512-rsa-MGF1`, 'sha512', 64) }],
  ['P-384', { signer: signerOf('P-384', `${MORE}ecdsa-sha384`, 'sha384') }],
  ['P-521', { signer: signerOf('P-521', `${MORE}ecdsa-sha512`, 'sha512') }],
  ['P-521, SHA-256', { signer: signerOf('P-521', `${MORE}ecdsa-sha256`, 'sha256') }],
  [
    '2 references of the document',
    { signer: RSA, change: repeated(/<ds:Reference URI="">.*?<\/ds:Reference>/, 2) },
  ],
  ['990 namespaces', { signer: RSA, change: namespaces(990) }],
  ['digests of SHA-1', { signer: RSA, digest: 'sha1' }, 'sha1'],
  ['digests of SHA-384', { signer: RSA, digest: 'sha384' }],
  ['digests of SHA-512', { signer: RSA, digest: 'sha512' }],
];

const HEADER = /<FatturaElettronicaHeader>.*<\/FatturaElettronicaHeader>/s.exec(SAMPLE)?.[0] ?? '';

const HMAC = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1';

/** Changes before signing: the signer is the attacker, or a program that signs too little. */
const SIGNED_ATTACKS: readonly (readonly [name: string, reason: string, changes: SigningChanges])[] = [
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
  ['http', 'uri', { change: swap('URI=""', 'URI="http://example.org/a.xml"') }],
  ['XPointer', 'uri', { change: swap('URI=""', 'URI="#xpointer(/)"') }],
  ['XPointer of an Id', 'uri', { change: swap('URI="#p"', `URI="#xpointer(id('p'))"`) }],
  ['another Id', 'target', { change: swap('URI=""', 'URI="#header"') }],
  [
    'no reference to the document',
    'not-covered',
    { change: swap(/<ds:Reference URI="">.*?<\/ds:Reference>/, '') },
  ],
  [
    'a copy of the document in the signature',
    'not-covered',
    {
      change: (signature) =>
        signature
          .replace('URI=""', 'URI="#copy"')
          .replace(ENVELOPED, '')
          .replace('<ds:Object>', `<ds:Object Id="copy">${HEADER}</ds:Object><ds:Object>`),
    },
  ],
  [
    '3 references of the document',
    'limit',
    { change: repeated(/<ds:Reference URI="">.*?<\/ds:Reference>/, 3) },
  ],
  ['1,001 namespaces', 'limit', { change: namespaces(1001) }],
  ['17 references', 'limit', { change: repeated(/<ds:Reference URI="">.*?<\/ds:Reference>/, 16) }],
  ['6 transforms', 'limit', { transforms: ENVELOPED.repeat(5) }],
  ['2 transforms of the signature', 'transform', { transforms: ENVELOPED.repeat(2) }],
  ['17 certificates', 'limit', { change: repeated(/<ds:X509Certificate>.*?<\/ds:X509Certificate>/, 17) }],
  ['17 named certificates', 'limit', { change: repeated(/<xades:Cert>.*?<\/xades:Cert>/, 17) }],
  ['65 prefixes', 'limit', { change: prefixes(65) }],
  ['base64', 'transform', { transforms: `<ds:Transform Algorithm="${DSIG}base64"></ds:Transform>` }],
  [
    'decryption',
    'transform',
    { transforms: '<ds:Transform Algorithm="http://www.w3.org/2002/07/decrypt#XML"></ds:Transform>' },
  ],
  ['HMAC', 'algorithm', { change: swap(`${MORE}rsa-sha256`, HMAC) }],
  ['MD5', 'algorithm', { change: swap('xmlenc#sha256', 'xmldsig-more#md5') }],
  [
    'two SignedProperties',
    'structure',
    { change: swap('</xades:SignedProperties>', '</xades:SignedProperties><xades:SignedProperties/>') },
  ],
];

export const SIGNED: string = signXades(SAMPLE);

/** Changes after signing. */
const ATTACKS: readonly (readonly [
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
  [
    'a foreign certificate',
    ['signing-certificate', 'value'],
    /(<ds:X509Certificate>)[^<]*/,
    `$1${Buffer.from(certificateOf('P-256')).toString('base64')}`,
  ],
  [
    'a copy of the content in the signature',
    ['document'],
    /(Forno del )Borgo(.*<ds:Object>)/s,
    `$1Corso$2${HEADER}`,
  ],
  ['moved into another element', ['place'], /(<ds:Signature .*<\/ds:Signature>)/s, '<x>$1</x>'],
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

const BY_RSA = signXades(SAMPLE, { signer: RSA });

export interface SignedDocument {
  readonly name: string;
  readonly xml: string;
  readonly verdict: string;
}

/** All of them, with status and reasons, or advice if it is valid. */
export const DOCUMENTS: readonly SignedDocument[] = [
  ...RIGHT.map(([name, changes, advice = '']) => ({
    name,
    xml: signXades(SAMPLE, changes),
    verdict: `valid ${advice}`.trim(),
  })),
  ...SIGNED_ATTACKS.map(([name, reason, changes]) => ({
    name,
    xml: signXades(SAMPLE, { signer: RSA, ...changes }),
    verdict: `broken ${reason}`,
  })),
  ...ATTACKS.map(([name, reasons, from, to]) => ({
    name,
    xml: BY_RSA.replace(from, to),
    verdict: `broken ${reasons.join(' ')}`,
  })),
  {
    name: 'a changed certificate with the same key',
    xml: SIGNED.replace('sbt0Pg==', 'sbt0Pw=='),
    verdict: 'broken signing-certificate',
  },
];
