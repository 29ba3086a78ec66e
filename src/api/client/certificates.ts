/** TLS connections that failed because the service's certificate was rejected: codes of Node and OpenSSL. */

/**
 * The reason why a certificate was rejected.
 * - `untrusted`: it is self-signed or its issuer is unknown, as behind a proxy that inspects TLS
 * - `expired`: it is not valid today
 * - `name`: it belongs to another host
 */
export type CertificateProblem = 'untrusted' | 'expired' | 'name';

/** TLS fails before the request: with each of these, nothing was sent. */
const PROBLEMS: ReadonlyMap<string, CertificateProblem> = new Map([
  ['CERT_HAS_EXPIRED', 'expired'],
  ['CERT_NOT_YET_VALID', 'expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'name'],
  ['HOSTNAME_MISMATCH', 'name'],
  ['CERT_CHAIN_TOO_LONG', 'untrusted'],
  ['CERT_REJECTED', 'untrusted'],
  ['CERT_SIGNATURE_FAILURE', 'untrusted'],
  ['CERT_UNTRUSTED', 'untrusted'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'untrusted'],
  ['INVALID_CA', 'untrusted'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'untrusted'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'untrusted'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'untrusted'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'untrusted'],
]);

export function certificateProblem(code: string | undefined): CertificateProblem | null {
  return PROBLEMS.get(code ?? '') ?? null;
}

const CA_FILE = 'set NODE_EXTRA_CA_CERTS to the PEM file of its root certificate before the process starts';

/** The suggested action, as a sentence without its period. */
export const certificateAdvice: Readonly<Record<CertificateProblem, string>> = {
  untrusted: `where a proxy or an antivirus inspects TLS, ${CA_FILE}`,
  expired: `check the date of this machine; where a proxy inspects TLS, ${CA_FILE}`,
  name: `check baseUrl; where a proxy inspects TLS, ${CA_FILE}`,
};
