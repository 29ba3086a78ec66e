/** Signs documents for tests, with the key of the test certificates and libxml2's canonical XML. */
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { selfSigned, serverKey } from './certificates.ts';

const EXC = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const ENVELOPED =
  '<ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform>';
const CERTIFICATE: string = selfSigned.replace(/-----[^-]+-----|\n/g, '');

export interface SigningChanges {
  /** Transforms of the document's reference. */
  readonly transforms?: string;
  /** Applied to the signature before it is signed. */
  readonly change?: (signature: string) => string;
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('base64');

function canonical(xml: string, local: string): string {
  const document = XmlDocument.fromString(xml);
  try {
    const options = { mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0, withComments: false };
    const found = local === '' ? document : document.get(`//*[local-name()='${local}']`);
    return found?.canonicalizeToString(options) ?? '';
  } finally {
    document.dispose();
  }
}

const SHA256 = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>';

function reference(uri: string, transforms: string, digest: string): string {
  const c14n = `<ds:Transform Algorithm="${EXC}"></ds:Transform>`;
  return `<ds:Reference URI="${uri}"><ds:Transforms>${transforms}${c14n}</ds:Transforms>${SHA256}<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`;
}

/** Returns the document with an enveloped signature (XAdES-BES, ECDSA P-256). */
export function signXades(
  xml: string,
  { transforms = ENVELOPED, change = (s) => s }: SigningChanges = {},
): string {
  const named = sha256(Buffer.from(CERTIFICATE, 'base64'));
  const properties = `<xades:SignedProperties Id="p"><xades:SignedSignatureProperties><xades:SigningTime>2026-03-02T10:00:00Z</xades:SigningTime><xades:SigningCertificateV2><xades:Cert><xades:CertDigest>${SHA256}<ds:DigestValue>${named}</ds:DigestValue></xades:CertDigest></xades:Cert></xades:SigningCertificateV2></xades:SignedSignatureProperties></xades:SignedProperties>`;
  const info = `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${EXC}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"></ds:SignatureMethod>${reference('', transforms, sha256(canonical(xml, '')))}${reference('#p', '', 'DIGEST')}</ds:SignedInfo>`;
  const signature = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="s">${info}<ds:SignatureValue>VALUE</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${CERTIFICATE}</ds:X509Certificate></ds:X509Data></ds:KeyInfo><ds:Object><xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#s">${properties}</xades:QualifyingProperties></ds:Object></ds:Signature>`;
  const end = xml.lastIndexOf('</');
  const draft = xml.slice(0, end) + change(signature) + xml.slice(end);
  const filled = draft.replace('DIGEST', sha256(canonical(draft, 'SignedProperties')));
  const key = { key: createPrivateKey(serverKey), dsaEncoding: 'ieee-p1363' as const };
  const value = sign('sha256', Buffer.from(canonical(filled, 'SignedInfo')), key).toString('base64');
  return filled.replace('VALUE', value);
}
