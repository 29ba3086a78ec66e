/** xmlsec1 and xml-crypto on the same documents. Each difference has its reason here. */
import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { temporaryFolder } from '../../support/temporaryFolders.ts';
import { sampled } from '../../support/thorough.ts';
import { DOCUMENTS } from './xadesShapes.ts';

const certificateIn = (xml: string): Buffer =>
  Buffer.from(/<ds:X509Certificate>([^<]*)/.exec(xml)?.[1] ?? '', 'base64');

const isMissing = spawnSync('xmlsec1', ['--version']).status !== 0;
if (isMissing) console.warn('xmlsec1 is not installed: its part of these tests is skipped');
const folder = temporaryFolder('xmlsec');

function xmlsecAccepts(xml: string): boolean {
  writeFileSync(join(folder, 'a.xml'), xml);
  writeFileSync(join(folder, 'a.der'), certificateIn(xml));
  const id = 'http://uri.etsi.org/01903/v1.3.2#:SignedProperties';
  const args = ['--verify', '--id-attr:Id', id, '--pubkey-cert-der', 'a.der', 'a.xml'];
  return spawnSync('xmlsec1', args, { cwd: folder }).status === 0;
}

function xmlCryptoAccepts(xml: string): boolean {
  try {
    const verifier = new SignedXml({ publicCert: new X509Certificate(certificateIn(xml)).toString() });
    verifier.loadSignature(/<ds:Signature .*<\/ds:Signature>/s.exec(xml)?.[0] ?? '');
    return verifier.checkSignature(xml);
  } catch {
    return false;
  }
}

/** Differences by the name of the document: + for one that they accept and we do not, - for the reverse. */
type Known = Readonly<Record<string, string>>;

const NO_LIMIT = '+ has no limit';
const ANY_TEXT = '+ takes the text around a comment';
const PROPERTIES = '+ does not read XAdES';
const NOT_ALL = '+ verifies what is referenced, which need not be the document';
const NO_PSS = '- does not support it before 1.3';
const UNSUPPORTED = '- does not support it';

/** Differences of both programs. */
const BOTH: Known = {
  'no URI': NOT_ALL,
  'no reference to the document': NOT_ALL,
  '3 references of the document': NO_LIMIT,
  '1,001 namespaces': NO_LIMIT,
  '17 references': NO_LIMIT,
  '6 transforms': NO_LIMIT,
  '2 transforms of the signature': '+ applies it twice',
  '17 certificates': NO_LIMIT,
  '17 named certificates': NO_LIMIT,
  '65 prefixes': NO_LIMIT,
  'two SignedProperties': PROPERTIES,
  'comment in the value': ANY_TEXT,
  'comment in a digest': ANY_TEXT,
  DTD: '+ reads it',
};

const XMLSEC: Known = {
  ...BOTH,
  'PSS, SHA-256': NO_PSS,
  'PSS, SHA-384': NO_PSS,
  'PSS, SHA-512': NO_PSS,
  XPointer: '+ evaluates it',
  'XPointer of an Id': '+ evaluates it',
  'a changed certificate with the same key': PROPERTIES,
};

const XML_CRYPTO: Known = {
  ...BOTH,
  'enveloped-signature': UNSUPPORTED,
  'Filter 2': UNSUPPORTED,
  'Filter 2, short': UNSUPPORTED,
  XPath: UNSUPPORTED,
  'RSA, SHA-384': UNSUPPORTED,
  'PSS, SHA-384': UNSUPPORTED,
  'PSS, SHA-512': UNSUPPORTED,
  'P-384': UNSUPPORTED,
  'P-521': UNSUPPORTED,
  'P-521, SHA-256': UNSUPPORTED,
  'digests of SHA-384': UNSUPPORTED,
};

const difference = (verdict: string, isAccepted: boolean): string =>
  isAccepted === verdict.startsWith('valid') ? '' : isAccepted ? '+' : '-';

describe.skipIf(isMissing)('xmlsec1', () => {
  it.each(sampled(DOCUMENTS))('$name', ({ name, xml, verdict }) => {
    expect(difference(verdict, xmlsecAccepts(xml))).toBe(XMLSEC[name]?.[0] ?? '');
  });
});

describe('xml-crypto', () => {
  it.each(DOCUMENTS)('$name', ({ name, xml, verdict }) => {
    expect(difference(verdict, xmlCryptoAccepts(xml))).toBe(XML_CRYPTO[name]?.[0] ?? '');
  });
});

it.each([
  ['xmlsec1', XMLSEC],
  ['xml-crypto', XML_CRYPTO],
])('the differences of %s are about documents that exist', (_, known) => {
  expect(Object.keys(known).filter((each) => !DOCUMENTS.some(({ name }) => name === each))).toEqual([]);
});
