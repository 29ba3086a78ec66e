/** A trusted list as data: ETSI TS 119 612, or a bundle of the user's own certificates. */
import type { Certificate } from '../x509/certificate.ts';

/** A trusted list (ETSI TS 119 612), or a bundle of the user's own certificates. */
export interface TrustList {
  /** `country`: the list of a territory; `lists`: the European list of trusted lists; `own`: certificates without a list. */
  readonly kind: 'country' | 'lists' | 'own';
  /** TSLVersionIdentifier; null for `own`. */
  readonly version: number | null;
  readonly territory: string | null;
  readonly operator: string | null;
  readonly sequenceNumber: number | null;
  /** Issue date and next update as written (xs:dateTime); a closed list has no next update. */
  readonly issued: string | null;
  readonly nextUpdate: string | null;
  readonly pointers: readonly TrustListPointer[];
  /** The services that issue qualified certificates (CA/QC). */
  readonly services: readonly TrustService[];
  /** `not-verified`: no signer was given. A list whose verification fails is not returned. */
  readonly signature: 'verified' | 'not-verified';
  /** The certificate that signed the list; null if it was not verified. */
  readonly signer: Certificate | null;
  readonly warnings: readonly TrustListWarning[];
}

/** `version`: neither 5 nor 6. `damaged`: a certificate in the list cannot be read. `limit`: parts were left out. */
export type TrustListWarning = 'version' | 'damaged' | 'limit';

/** A pointer to another list, with the certificates that may sign it. */
export interface TrustListPointer {
  readonly territory: string | null;
  readonly location: string;
  readonly mimeType: string | null;
  readonly signers: readonly Certificate[];
}

/** A service that issues qualified certificates (CA/QC), with the history of its status. */
export interface TrustService {
  readonly provider: string | null;
  readonly name: string | null;
  /** Several certificates of one service have the same key. */
  readonly certificates: readonly Certificate[];
  /** Hexadecimal. */
  readonly subjectKeyIds: readonly string[];
  readonly subjects: readonly string[];
  /** The current state, then the history, as in the list. */
  readonly states: readonly ServiceState[];
}

/** The status of a service from a moment on (TS 119 612 §5.5.4). */
export interface ServiceState {
  /** The last part of its URI: `granted`, `withdrawn`, … */
  readonly status: string;
  /** As written (xs:dateTime); null if it is missing or invalid. */
  readonly since: string | null;
  /** The last parts of AdditionalServiceInformation: `ForeSignatures`, `ForeSeals`, … */
  readonly uses: readonly string[];
  readonly qualifications: readonly Qualification[];
}

/** Qualifiers of certificates that fulfil criteria (TS 119 612 §5.5.9.2). */
export interface Qualification {
  /** The last parts of their URIs: `QCForESig`, `NotQualified`, … */
  readonly qualifiers: readonly string[];
  readonly criteria: Criteria;
}

export interface Criteria {
  readonly assert: 'all' | 'atLeastOne' | 'none';
  readonly parts: readonly Criterion[];
}

export type Criterion =
  | { readonly kind: 'keyUsage'; readonly bits: readonly (readonly [name: string, isSet: boolean])[] }
  | { readonly kind: 'policies'; readonly oids: readonly string[] }
  | { readonly kind: 'list'; readonly criteria: Criteria }
  /** A kind that is not evaluated. */
  | { readonly kind: 'other' };
