import type { ApiError } from './apiError.ts';

/** A step of a call. It contains no headers, bodies or key, so it is safe to log. */
export interface RequestEvent {
  /** A request is sent, its response arrived, it is retried after a wait, or the call failed. */
  readonly phase: 'request' | 'response' | 'retry' | 'error';
  /** Such as `documents.list`; `GET /api/v1/…` for `client.request()`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Starts at 1; 0 if the call was cancelled before its first request. */
  readonly attempt: number;
  /** The status of the response. */
  readonly status?: number;
  /** The service's id of the request, if any. */
  readonly requestId?: string;
  /** Milliseconds from the request to its response or failure; absent if no request was sent. */
  readonly duration?: number;
  /** Milliseconds until the retry. */
  readonly delay?: number;
  /** The reason for the retry or the failure. */
  readonly error?: ApiError;
}
