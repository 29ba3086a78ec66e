/** The signing time. */
import { SigningError } from '../../envelope/signing/index.ts';

/**
 * Seconds by which the signing time is set back. SdI rejects a file that was signed after it was received (00105): a
 * clock that is some seconds ahead is enough.
 */
const MARGIN = 60;

/**
 * Signs at the given time, otherwise at the current time less the margin; but not before the start of a certificate
 * that was issued within the last minute.
 */
export async function atSigningTime<Result>(
  given: string | null,
  sign: (signingTime: string) => Promise<Result>,
): Promise<Result> {
  if (given !== null) return await sign(given);
  const now = Date.now();
  try {
    return await sign(new Date(now - MARGIN * 1_000).toISOString());
  } catch (error) {
    const notBefore = startOf(error);
    if (notBefore === null || Date.parse(notBefore) > now) throw error;
    return await sign(notBefore);
  }
}

/** The start of a certificate that was refused because it is not valid yet; null for any other error. */
function startOf(error: unknown): string | null {
  if (!(error instanceof SigningError) || error.code !== 'certificate_not_yet_valid') return null;
  return (error as SigningError<'certificate_not_yet_valid'>).params.notBefore;
}
