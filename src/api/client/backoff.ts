/** Computes the delay before a retry. */

/** First wait after a 429 without Retry-After, in milliseconds; other integrations use the same. */
const FIRST_AFTER_429 = 1_500;

/** First wait after a network or server failure, in milliseconds. */
const FIRST_AFTER_FAILURE = 500;

/** Longest wait without a request by the service, in milliseconds. */
const LONGEST = 30_000;

/**
 * A random wait up to a limit that doubles with each attempt: clients that failed together do not retry together.
 * @param attempt The failed attempt, from 1
 * @param random From 0 to less than 1
 */
export function backoff(attempt: number, cause: '429' | 'failure', random: () => number): number {
  const first = cause === '429' ? FIRST_AFTER_429 : FIRST_AFTER_FAILURE;
  return Math.round(random() * Math.min(LONGEST, first * 2 ** (attempt - 1)));
}
