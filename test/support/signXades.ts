/** Signs documents for tests, with the key of the test certificates and libxml2's canonical XML. */
import { constants, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { selfSigned, serverKey } from './certificates.ts';

const EXC = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const ENVELOPED =
  '<ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform>';
const CERTIFICATE: string = selfSigned.replace(/-----[^-]+-----|\n/g, '');

export interface SigningChanges {
  /** Transforms of the document's reference. */
  readonly transforms?: string;
  /** The key, its certificate in DER, and how it signs; by default ECDSA with P-256 and SHA-256. */
  readonly signer?: XmlSigner;
  /** Digest method of the references. */
  readonly digest?: 'sha1' | 'sha256' | 'sha384' | 'sha512';
  /** Applied to the signature before it is signed. */
  readonly change?: (signature: string) => string;
}

export interface XmlSigner {
  readonly key: KeyObject;
  readonly certificate: Uint8Array;
  /** SignatureMethod. */
  readonly method: string;
  readonly hash: 'sha1' | 'sha256' | 'sha384' | 'sha512';
  /** For RSA-PSS. */
  readonly saltLength?: number;
}

const USUAL: XmlSigner = {
  key: createPrivateKey(serverKey),
  certificate: Buffer.from(CERTIFICATE, 'base64'),
  method: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  hash: 'sha256',
};

const digestOf = (hash: string, data: string | Uint8Array): string =>
  createHash(hash).update(data).digest('base64');

function signatureValue(data: string, { key, hash, saltLength }: XmlSigner): string {
  const padding = saltLength === undefined ? {} : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength };
  return sign(hash, Buffer.from(data), { key, dsaEncoding: 'ieee-p1363', ...padding }).toString('base64');
}

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

const METHODS = {
  sha1: 'http://www.w3.org/2000/09/xmldsig#sha1',
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  sha384: 'http://www.w3.org/2001/04/xmldsig-more#sha384',
  sha512: 'http://www.w3.org/2001/04/xmlenc#sha512',
} as const;

const digestMethod = (hash: keyof typeof METHODS): string =>
  `<ds:DigestMethod Algorithm="${METHODS[hash]}"></ds:DigestMethod>`;

function reference(uri: string, transforms: string, method: string, digest: string): string {
  const c14n = `<ds:Transform Algorithm="${EXC}"></ds:Transform>`;
  return `<ds:Reference URI="${uri}"><ds:Transforms>${transforms}${c14n}</ds:Transforms>${method}<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`;
}

/** Returns the document with an enveloped signature (XAdES-BES). */
export function signXades(
  xml: string,
  { transforms = ENVELOPED, signer = USUAL, digest = 'sha256', change = (s) => s }: SigningChanges = {},
): string {
  const certificate = Buffer.from(signer.certificate).toString('base64');
  const method = digestMethod(digest);
  const named = digestOf(digest, signer.certificate);
  const properties = `<xades:SignedProperties Id="p"><xades:SignedSignatureProperties><xades:SigningTime>2026-03-02T10:00:00Z</xades:SigningTime><xades:SigningCertificateV2><xades:Cert><xades:CertDigest>${method}<ds:DigestValue>${named}</ds:DigestValue></xades:CertDigest></xades:Cert></xades:SigningCertificateV2></xades:SignedSignatureProperties></xades:SignedProperties>`;
  const info = `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${EXC}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="${signer.method}"></ds:SignatureMethod>${reference('', transforms, method, digestOf(digest, canonical(xml, '')))}${reference('#p', '', method, 'DIGEST')}</ds:SignedInfo>`;
  const signature = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="s">${info}<ds:SignatureValue>VALUE</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo><ds:Object><xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#s">${properties}</xades:QualifyingProperties></ds:Object></ds:Signature>`;
  const end = xml.lastIndexOf('</');
  const draft = xml.slice(0, end) + change(signature) + xml.slice(end);
  const filled = draft.replace('DIGEST', digestOf(digest, canonical(draft, 'SignedProperties')));
  return filled.replace('VALUE', signatureValue(canonical(filled, 'SignedInfo'), signer));
}
