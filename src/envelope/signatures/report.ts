/** The result of verifying one signature. */
import type { Certificate } from '../x509/certificate.ts';

/** Reason why a signature is broken. */
export type SignatureReason =
  /** The document is not well-formed XML. */
  | 'xml'
  /** The signature is not the last child of the root, or there is another one. */
  | 'place'
  /** Parts are missing, repeated or in the wrong order; a value is no plain base64. */
  | 'structure'
  /** An algorithm, transform or address outside the closed list; it is never evaluated. */
  | 'algorithm'
  | 'transform'
  | 'uri'
  | 'limit'
  /** An Id occurs twice, or outside the signature. */
  | 'target'
  /** No reference covers the whole document. */
  | 'not-covered'
  /** The document was changed after signing, or only its blanks between elements were. */
  | 'document'
  | 'reformatted'
  /** Another signed part was changed. */
  | 'part'
  /** The value of the signature does not fit the key. */
  | 'value'
  | 'certificate'
  /** SigningCertificate names another certificate. */
  | 'signing-certificate';

/** `signer`: the signature contains no certificate. `key`: the platform does not support the key. */
export type SignatureGap = 'signer' | 'key';

/** `time-zone`: the signing time has no zone. `unnamed`: no signed SigningCertificate. */
export type SignatureAdvice = 'sha1' | 'short-key' | 'time-zone' | 'unnamed';

export interface SignatureReport {
  readonly format: 'XAdES';
  /** Index in `Opened.layers`; null for a signature in the XML document. */
  readonly layer: number | null;
  /** Broken with any reason; otherwise unknown with any gap. Right only with a certificate. */
  readonly status: 'right' | 'broken' | 'unknown';
  readonly reasons: readonly SignatureReason[];
  readonly undecided: readonly SignatureGap[];
  readonly advice: readonly SignatureAdvice[];
  /** The signer's, if it is known. */
  readonly certificate: Certificate | null;
  /** The others in the file, from which a path to an issuer may be built. */
  readonly certificates: readonly Certificate[];
  /** ISO 8601, as signed; null if it is missing, invalid or not signed. */
  readonly signingTime: string | null;
}

/** A signature that is broken before anything else is known of it. */
export function brokenReport(
  place: Pick<SignatureReport, 'format' | 'layer'>,
  reason: SignatureReason,
): SignatureReport {
  return {
    ...place,
    status: 'broken',
    reasons: [reason],
    undecided: [],
    advice: [],
    certificate: null,
    certificates: [],
    signingTime: null,
  };
}
