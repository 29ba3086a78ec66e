/** Computes the delay before a retry. */

/** First wait after 429 without Retry-After, in milliseconds; integrations of others begin with as much. */
const FIRST_AFTER_429 = 1_500;

/** First wait after a failure of the network or the server, in milliseconds. */
const FIRST_AFTER_FAILURE = 500;

/** Longest wait of our own choosing, in milliseconds. */
const LONGEST = 30_000;

/**
 * Doubles from one attempt to the next, and any wait up to that is as likely: clients that failed together do not
 * come back together.
 * @param attempt the attempt that failed, from 1
 * @param random from 0 to less than 1
 */
export function backoff(attempt: number, cause: '429' | 'failure', random: () => number): number {
  const first = cause === '429' ? FIRST_AFTER_429 : FIRST_AFTER_FAILURE;
  return Math.round(random() * Math.min(LONGEST, first * 2 ** (attempt - 1)));
}
