/** The result of verifying one signature. */
import type { SignatureFacts, SignatureReason } from '../../model/signatureFacts.ts';
import type { Certificate } from '../x509/certificate.ts';

/**
 * `signer`: the file does not contain the signer's certificate. `key`: the platform does not support the key.
 * `algorithm`: no algorithm that can be verified. `limit`: too many signatures.
 */
export type SignatureGap = 'signer' | 'key' | 'algorithm' | 'limit';

/**
 * `time-zone`: the signing time has no zone. `unnamed`: no signed SigningCertificate or signing-certificate(-v2).
 * `not-der-attributes`: the signed attributes are not in DER, so some programs reject the signature.
 * `countersignature`: a counter-signature is broken. `list-…`: the trusted list that was used is out of date, its
 * signature was not verified, or it is a list of the user's own certificates.
 */
export type SignatureAdvice =
  | 'sha1'
  | 'short-key'
  | 'time-zone'
  | 'unnamed'
  | 'not-der-attributes'
  | 'countersignature'
  | 'list-stale'
  | 'list-not-verified'
  | 'list-own-list';

/** The facts that verification provides: broken with any reason, otherwise unknown with any gap. */
export interface SignatureReport extends SignatureFacts {
  readonly reasons: readonly SignatureReason[];
  readonly undecided: readonly SignatureGap[];
  readonly advice: readonly SignatureAdvice[];
  /** The certificate of the signer; null if it is unknown. Never null if `status` is `valid`. */
  readonly certificate: Certificate | null;
  /** The other certificates in the file, from which a path to an issuer may be built. */
  readonly certificates: readonly Certificate[];
}

/** The findings of a verification in progress. */
export interface Findings {
  readonly reasons: Set<SignatureReason>;
  readonly undecided: Set<SignatureGap>;
  readonly advice: Set<SignatureAdvice>;
}

export const noFindings = (): Findings => ({ reasons: new Set(), undecided: new Set(), advice: new Set() });

type Place = Pick<SignatureReport, 'format' | 'layer'>;
type Signer = Pick<SignatureReport, 'certificate' | 'certificates' | 'signingTime'>;

const NO_SIGNER: Signer = { certificate: null, certificates: [], signingTime: null };

export function reportOf(
  { format, layer }: Place,
  { reasons, undecided, advice }: Findings,
  { certificate, certificates, signingTime }: Signer = NO_SIGNER,
): SignatureReport {
  if (certificate === null && reasons.size === 0 && undecided.size === 0) undecided.add('signer');
  return {
    format,
    layer,
    status: reasons.size > 0 ? 'broken' : undecided.size > 0 ? 'unknown' : 'valid',
    reasons: [...reasons],
    undecided: [...undecided],
    advice: [...advice],
    certificate,
    certificates,
    signingTime,
  };
}

/** A signature that is broken before anything else is known of it. */
export function brokenReport(place: Place, reason: SignatureReason): SignatureReport {
  return reportOf(place, { ...noFindings(), reasons: new Set([reason]) });
}
