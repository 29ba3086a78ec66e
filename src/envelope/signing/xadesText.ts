/** The XML of a XAdES signature, in ASCII, so that it is the same in every encoding. */
import { EXCLUSIVE } from '../signatures/c14n/form.ts';
import { DSIG } from '../signatures/xades/structure.ts';

export interface SignatureIds {
  readonly signature: string;
  readonly document: string;
  readonly properties: string;
}

/** Digests, certificates and the value are base64. */
export interface SignatureFacts {
  readonly ids: SignatureIds;
  readonly type: 'RSA' | 'EC';
  readonly signingTime: string;
  readonly certificates: readonly string[];
  readonly certificateDigest: string;
  readonly documentDigest: string;
  readonly propertiesDigest: string;
  readonly value: string;
}

const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
const PROPERTIES_TYPE = 'http://uri.etsi.org/01903#SignedProperties';

const METHODS = {
  RSA: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  EC: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
} as const;

const DIGEST_METHOD = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>';
const ENVELOPED = `<ds:Transform Algorithm="${DSIG}enveloped-signature"/>`;
const CANONICAL = `<ds:Transform Algorithm="${EXCLUSIVE}"/>`;

export function signatureText(facts: SignatureFacts): string {
  const { ids, certificates, value } = facts;
  const x509 = certificates.map((each) => `<ds:X509Certificate>${each}</ds:X509Certificate>`).join('');
  return (
    `<ds:Signature xmlns:ds="${DSIG}" Id="${ids.signature}">` +
    signedInfo(facts) +
    `<ds:SignatureValue>${value}</ds:SignatureValue>` +
    `<ds:KeyInfo><ds:X509Data>${x509}</ds:X509Data></ds:KeyInfo>` +
    `<ds:Object><xades:QualifyingProperties xmlns:xades="${XADES}" Target="#${ids.signature}">` +
    signedProperties(facts) +
    '</xades:QualifyingProperties></ds:Object></ds:Signature>'
  );
}

function signedInfo({ ids, type, documentDigest, propertiesDigest }: SignatureFacts): string {
  return (
    `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"/>` +
    `<ds:SignatureMethod Algorithm="${METHODS[type]}"/>` +
    reference(`Id="${ids.document}" URI=""`, ENVELOPED + CANONICAL, documentDigest) +
    reference(`Type="${PROPERTIES_TYPE}" URI="#${ids.properties}"`, CANONICAL, propertiesDigest) +
    '</ds:SignedInfo>'
  );
}

function reference(attributes: string, transforms: string, digest: string): string {
  return `<ds:Reference ${attributes}><ds:Transforms>${transforms}</ds:Transforms>${digestOf(digest)}</ds:Reference>`;
}

const digestOf = (digest: string): string => `${DIGEST_METHOD}<ds:DigestValue>${digest}</ds:DigestValue>`;

function signedProperties({ ids, signingTime, certificateDigest }: SignatureFacts): string {
  return (
    `<xades:SignedProperties Id="${ids.properties}"><xades:SignedSignatureProperties>` +
    `<xades:SigningTime>${signingTime}</xades:SigningTime>` +
    `<xades:SigningCertificateV2><xades:Cert><xades:CertDigest>${digestOf(certificateDigest)}` +
    '</xades:CertDigest></xades:Cert></xades:SigningCertificateV2></xades:SignedSignatureProperties>' +
    `<xades:SignedDataObjectProperties><xades:DataObjectFormat ObjectReference="#${ids.document}">` +
    '<xades:MimeType>text/xml</xades:MimeType></xades:DataObjectFormat></xades:SignedDataObjectProperties>' +
    '</xades:SignedProperties>'
  );
}
