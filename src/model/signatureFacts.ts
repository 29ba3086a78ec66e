/** Facts about a signature (CAdES, XAdES) that its verification provides and that controls may use. */

/** Reason why a signature is broken. */
export type SignatureReason =
  /** The document is not well-formed XML. */
  | 'xml'
  /** The signature is not the last child of the root, or there is another one. */
  | 'place'
  /** Parts are missing, repeated or in the wrong order; a value is not encoded as required. */
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
  /** SigningCertificate or signing-certificate(-v2) names another certificate, or none. */
  | 'signing-certificate'
  /** The envelope has no signature. */
  | 'no-signer'
  /** The envelope ends within its certificates or signatures. */
  | 'truncated'
  /** A signed attribute occurs twice, or is damaged. */
  | 'attributes'
  /** message-digest is missing or has several values. */
  | 'message-digest'
  /** content-type is missing or names another type. */
  | 'content-type';

/** The facts about a certificate that controls need. */
export interface CertificateFacts {
  /** The common name of the holder, otherwise the organization. */
  readonly subject: string | null;
  readonly issuer: string | null;
  /** In hexadecimal. */
  readonly serial: string;
  /** The validity, in ISO 8601. */
  readonly notBefore: string | null;
  readonly notAfter: string | null;
  readonly isCa: boolean;
  /** Null if the certificate does not restrict its use. */
  readonly keyUsage: ReadonlySet<string> | null;
  /** Critical extensions that this program does not know, which a verifier must not ignore. */
  readonly unknownCritical: readonly string[];
}

/** The result of examining a certificate with trusted lists and revocation lists. */
export interface TrustFacts {
  readonly flaws: readonly TrustFlaw[];
  /** The codes that are not decided, each with its reason; 00101, 00104 and 00107 are the only ones possible. */
  readonly undecided: readonly { readonly code: string; readonly reason: string }[];
}

/** A code that applies, the name of its finding, and the parameters of the message. */
export type TrustFlaw = { readonly params: Readonly<Record<string, string>> } & (
  | { readonly code: '00101'; readonly name: 'revoked' | 'suspended' | 'revoked_later' }
  | { readonly code: '00104'; readonly name: 'issuer' | 'path' | 'service' | 'authority' }
  | { readonly code: '00107'; readonly name: 'not_qualified' | 'purpose' }
);

/** A verified signature. */
export interface SignatureFacts {
  readonly format: 'CAdES' | 'XAdES';
  /** Index of its envelope, outermost first; null for the signature in the XML document. */
  readonly layer: number | null;
  readonly status: 'valid' | 'broken' | 'unknown';
  /** The reasons why it is broken. */
  readonly reasons: readonly string[];
  /** The reasons why it is neither valid nor broken. */
  readonly undecided: readonly string[];
  /** Weaknesses that do not invalidate it. */
  readonly advice: readonly string[];
  /** Null if it is not known. */
  readonly certificate: CertificateFacts | null;
  /** The signed signing time, in ISO 8601; null without one. */
  readonly signingTime: string | null;
  /** Absent if no trusted list was consulted. */
  readonly trust?: TrustFacts;
}
