/** What an error says of the request that should have made the document. */
import {
  AbortedError,
  ConnectionError,
  type FatturaError,
  ResponseError,
  StatusError,
  TimeoutError,
} from '../client/errors.ts';

/**
 * - `absent`: nothing was made.
 * - `refused`: nothing was made by this request; perhaps because an earlier one had taken the number.
 * - `failed`: the service itself says that it failed. What it may have made is there by now.
 * - `open`: nobody says anything; the service may still be at work.
 * - `answered`: it says that it is done, and not what it did. Another request could only do it twice.
 * - `aborted`: the caller ended it on its way.
 */
export type Outcome = 'absent' | 'refused' | 'failed' | 'open' | 'answered' | 'aborted';

/** Content that was not taken: also how a number that is taken could be refused, of which nothing is documented. */
const REFUSALS = [400, 409, 422];

/** Of the service itself; 502, 504 and numbers beyond are of whoever stands before it and did not wait. */
const OWN_FAILURES = [500, 501, 503];

/** The request did not arrive whole in time. Who counted the time is not known. */
const REQUEST_TIMEOUT = 408;

export function outcomeOf(error: FatturaError): Outcome {
  if (error instanceof AbortedError) return error.attempts === 0 ? 'absent' : 'aborted';
  if (error instanceof TimeoutError) return 'open';
  if (error instanceof ConnectionError) return error.sent ? 'open' : 'absent';
  if (error instanceof ResponseError) return 'answered';
  if (!(error instanceof StatusError)) return 'absent';
  if (OWN_FAILURES.includes(error.status)) return 'failed';
  if (error.status >= 500 || error.status === REQUEST_TIMEOUT) return 'open';
  return REFUSALS.includes(error.status) ? 'refused' : 'absent';
}

/** Whether a refusal may be over at the next try: the service failed, or there were too many requests. */
export function isPassing({ status }: StatusError): boolean {
  return status >= 500 || status === 429 || status === REQUEST_TIMEOUT;
}
