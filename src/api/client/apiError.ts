/** The error that all errors of calls are. */
import { errorClass, FatturaError, type FatturaErrorCode } from '../../model/fatturaError.ts';

/** The known facts about the failed call. */
export interface ErrorContext {
  /** Such as `documents.list`; `GET /api/v1/…` for `client.request()`. */
  readonly operation?: string | null | undefined;
  /** Requests that went out, or were about to. */
  readonly attempts?: number | undefined;
  readonly method?: string | null | undefined;
  /** With its query, which the error leaves out. */
  readonly url?: string | null | undefined;
  readonly requestId?: string | null | undefined;
  readonly cause?: unknown;
}

/** Any error of the client and of a submission. None of them holds the API key. */
export class ApiError extends FatturaError {
  static override readonly [errorClass]: string = 'ApiError';
  /** The call that failed, such as `documents.list`; null where there was none. */
  readonly operation: string | null;
  /** Requests that were made; 0 when it failed before the first. */
  readonly attempts: number;
  /** The request's method, such as `GET`; `null` if there was none. */
  readonly method: string | null;
  /** Address of the request without its query, which may hold names and numbers of people; null where there was none. */
  readonly url: string | null;
  /** The service's id of the request, where it gave one: its support asks for it. */
  readonly requestId: string | null;

  constructor(code: FatturaErrorCode, message: string, context: ErrorContext = {}) {
    const { operation = null, attempts = 0, method = null, url = null, requestId = null } = context;
    super(code, operation === null ? message : `${operation}: ${message}`, context);
    this.operation = operation;
    this.attempts = attempts;
    this.method = method;
    this.url = url === null ? null : url.replace(/[?#].*$/s, '');
    this.requestId = requestId;
  }

  /** Plain data, fit for a log. */
  override toJSON(): Readonly<Record<string, unknown>> {
    const { operation, attempts, method, url, requestId } = this;
    return { ...super.toJSON(), operation, attempts, method, url, requestId };
  }
}
