/** Signatures inside the XML, in the form that SdI accepts; they sign nothing. */
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const XADES = 'http://uri.etsi.org/01903/v1.3.2#';

const digest = `<ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>AAAA</ds:DigestValue>`;
const document = `<ds:Reference URI=""><ds:Transforms><ds:Transform Algorithm="${DSIG}enveloped-signature"/></ds:Transforms>${digest}</ds:Reference>`;

const signature = (references: string, object: string): string =>
  `<ds:Signature xmlns:ds="${DSIG}"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>${references}</ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue>${object}</ds:Signature>`;

function objectWith(signingTime: string): string {
  const time = `<xades:SigningTime>${signingTime}</xades:SigningTime>`;
  return `<ds:Object><xades:QualifyingProperties xmlns:xades="${XADES}" Target="#s"><xades:SignedProperties Id="p"><xades:SignedSignatureProperties>${time}</xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties></ds:Object>`;
}

/** A signature without a signing time. */
export const UNTIMED_SIGNATURE = signature(document, '');

/** A signature with this text as its `SigningTime` (XAdES). */
export function signatureAt(signingTime: string): string {
  return signature(`${document}<ds:Reference URI="#p">${digest}</ds:Reference>`, objectWith(signingTime));
}

/** The same, but the properties with the time are not signed. */
export function unsignedTime(signingTime: string): string {
  return signature(document, objectWith(signingTime));
}

/** Has no findings on the day of the tables. */
export const GOOD_SIGNATURE = signatureAt('2026-06-01T09:00:00+02:00');

/** An invoice with a signature in its place: last in the root. */
export function signed(xml: string, signatureXml: string): string {
  const end = xml.lastIndexOf('</');
  return xml.slice(0, end) + signatureXml + xml.slice(end);
}
