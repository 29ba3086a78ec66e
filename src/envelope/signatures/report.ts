/** The result of verifying one signature. */

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
  /** Broken with any reason; otherwise unknown with any gap. */
  readonly status: 'right' | 'broken' | 'unknown';
  readonly reasons: readonly SignatureReason[];
  readonly undecided: readonly SignatureGap[];
  readonly advice: readonly SignatureAdvice[];
  /** DER of the signer's certificate, if it is known. */
  readonly certificate: Uint8Array | null;
  /** As written (xs:dateTime); null if it is missing, invalid or not signed. */
  readonly signingTime: string | null;
}
