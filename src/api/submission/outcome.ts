/** Classifies an error of the request that creates the document. */
import {
  AbortedError,
  type ApiError,
  ConfigurationError,
  ConnectionError,
  ResponseError,
  StatusError,
} from '../client/errors.ts';

/**
 * The effect of a request that failed.
 *
 * - `absent`: it is certain that nothing was created.
 * - `open`: the document may have been created, or still be. A service can fail after storing it.
 * - `answered`: the request succeeded, but the response does not contain the document. Another request could only
 *   create it twice.
 * - `aborted`: the caller cancelled it in progress.
 */
export type Outcome = 'absent' | 'open' | 'answered' | 'aborted';

/** Statuses that refuse a request before it has any effect. */
const REFUSALS = { from: 400, to: 422 };

const TOO_MANY_REQUESTS = 429;

/** The request did not arrive completely in time. It is unknown which server measured the time. */
const REQUEST_TIMEOUT = 408;

export function outcomeOf(error: ApiError): Outcome {
  if (error instanceof AbortedError) return error.attempts === 0 ? 'absent' : 'aborted';
  if (error instanceof ConnectionError) return error.sent === false ? 'absent' : 'open';
  if (error instanceof ResponseError) return 'answered';
  if (error instanceof StatusError) return isProof(error) ? 'absent' : 'open';
  return error instanceof ConfigurationError ? 'absent' : 'open';
}

/** True if a status proves that nothing was created. */
function isProof({ status }: StatusError): boolean {
  if (status === TOO_MANY_REQUESTS) return true;
  return status >= REFUSALS.from && status <= REFUSALS.to && status !== REQUEST_TIMEOUT;
}

/** True if the next attempt may succeed: the service failed, or there were too many requests. */
export function isPassing({ status }: StatusError): boolean {
  return status >= 500 || status === TOO_MANY_REQUESTS || status === REQUEST_TIMEOUT;
}
