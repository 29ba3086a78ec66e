/** Decides which failures are retried, and after which delay. */
import { backoff } from './backoff.ts';
import { type ApiError, ConnectionError, RateLimitError, StatusError } from './errors.ts';
import { retryAfter } from './retryAfter.ts';

/** Statuses after which the same request may succeed. The effect of the failed request is unknown. */
const PASSING = new Set([408, 500, 502, 503, 504]);

export interface RetryRules {
  /** True if the request may be sent again although the first may have had an effect. */
  readonly repeatable: boolean;
  readonly maxRetries: number;
  readonly maxRetryDelay: number;
  readonly random: () => number;
}

/**
 * Milliseconds to wait after this attempt; null if the error is final. Never more than `maxRetryDelay`: if the
 * service requests a longer wait, the call fails.
 */
export function retryDelay(error: ApiError, attempt: number, rules: RetryRules): number | null {
  if (attempt > rules.maxRetries || !mayRepeat(error, rules.repeatable)) return null;
  const delay = waitAfter(error, attempt, rules);
  return delay > rules.maxRetryDelay ? null : delay;
}

/** True if the service may have performed the request without confirming it. */
export function outcomeUnknown(error: ApiError): boolean {
  if (error instanceof ConnectionError) return error.sent;
  return error instanceof StatusError && PASSING.has(error.status);
}

function mayRepeat(error: ApiError, repeatable: boolean): boolean {
  if (error instanceof RateLimitError) return true;
  if (error instanceof ConnectionError && !error.sent) return true;
  return repeatable && outcomeUnknown(error);
}

/** The wait requested by the service, without a limit; otherwise our own, up to `maxRetryDelay`. In milliseconds. */
export function waitAfter(
  error: ApiError,
  attempt: number,
  rules: Pick<RetryRules, 'maxRetryDelay' | 'random'>,
): number {
  if (error instanceof RateLimitError)
    return error.retryAfter ?? Math.min(rules.maxRetryDelay, backoff(attempt, '429', rules.random));
  const requested = error instanceof StatusError ? retryAfter(error.headers) : null;
  return requested ?? Math.min(rules.maxRetryDelay, backoff(attempt, 'failure', rules.random));
}
