/** Certificates that have expired since a file was signed. */
import { compareDates } from './civilDate.ts';
import { romeDay } from './romeDay.ts';
import type { SignatureFacts } from './signatureFacts.ts';

/**
 * True if the certificate of a signature has expired before a day, and was valid at the signing time. The signing time
 * is the statement of the signer.
 */
export function hasExpiredSince(
  { certificate, signingTime }: Pick<SignatureFacts, 'certificate' | 'signingTime'>,
  day: string,
): boolean {
  const [from, until, signed] = [certificate?.notBefore, certificate?.notAfter, signingTime].map((time) =>
    romeDay(time ?? ''),
  );
  if (until === undefined || signed === undefined || compareDates(until, day) >= 0) return false;
  return compareDates(signed, until) <= 0 && (from === undefined || compareDates(from, signed) <= 0);
}
