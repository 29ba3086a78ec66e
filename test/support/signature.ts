/** Signatures inside the XML, with a valid structure; they sign nothing. */
import { SIGNATURE } from './sample.ts';

const XADES = 'http://uri.etsi.org/01903/v1.3.2#';

/** A signature with this text as its `SigningTime` (XAdES). */
export function signatureAt(signingTime: string): string {
  const time = `<xades:SigningTime>${signingTime}</xades:SigningTime>`;
  const properties = `<xades:QualifyingProperties xmlns:xades="${XADES}" Target="#s"><xades:SignedProperties Id="p"><xades:SignedSignatureProperties>${time}</xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties>`;
  return SIGNATURE.replace('</ds:Signature>', `<ds:Object>${properties}</ds:Object></ds:Signature>`);
}

/** Has no findings on the day of the tables. */
export const GOOD_SIGNATURE = signatureAt('2026-06-01T09:00:00+02:00');

/** An invoice with a signature in its place: last in the root. */
export function signed(xml: string, signature: string): string {
  const end = xml.lastIndexOf('</');
  return xml.slice(0, end) + signature + xml.slice(end);
}
