/** What an error says of the request that should have made the document. */
import {
  AbortedError,
  type ApiError,
  ConfigurationError,
  ConnectionError,
  ResponseError,
  StatusError,
} from '../client/errors.ts';

/**
 * - `absent`: nothing was made, and there is proof of it.
 * - `open`: it may have made the document, now or later. A service can fail after it has stored what it was sent.
 * - `answered`: it says that it is done, and not what it did. Another request could only do it twice.
 * - `aborted`: the caller ended it on its way.
 */
export type Outcome = 'absent' | 'open' | 'answered' | 'aborted';

/** The statuses with which a request is refused before any work is done. */
const REFUSALS = { from: 400, to: 422 };

const TOO_MANY_REQUESTS = 429;

/** The request did not arrive whole in time. Who counted the time is not known. */
const REQUEST_TIMEOUT = 408;

export function outcomeOf(error: ApiError): Outcome {
  if (error instanceof AbortedError) return error.attempts === 0 ? 'absent' : 'aborted';
  if (error instanceof ConnectionError) return error.sent === false ? 'absent' : 'open';
  if (error instanceof ResponseError) return 'answered';
  if (error instanceof StatusError) return isProof(error) ? 'absent' : 'open';
  return error instanceof ConfigurationError ? 'absent' : 'open';
}

/** Whether a status proves that nothing was made. */
export function isProof({ status }: StatusError): boolean {
  if (status === TOO_MANY_REQUESTS) return true;
  return status >= REFUSALS.from && status <= REFUSALS.to && status !== REQUEST_TIMEOUT;
}

/** Whether a refusal may be over at the next try: the service failed, or there were too many requests. */
export function isPassing({ status }: StatusError): boolean {
  return status >= 500 || status === TOO_MANY_REQUESTS || status === REQUEST_TIMEOUT;
}
