/** The base class of all call errors. */
import { errorClass, FatturaError, type FatturaErrorCode } from '../../model/fatturaError.ts';

/** The known facts about the failed call. */
export interface ErrorContext {
  /** Such as `documents.list`; `GET /api/v1/…` for `client.request()`. */
  readonly operation?: string | null | undefined;
  /** The number of requests that were sent, or about to be sent. */
  readonly attempts?: number | undefined;
  readonly method?: string | null | undefined;
  /** The address with its query, which the error omits. */
  readonly url?: string | null | undefined;
  readonly requestId?: string | null | undefined;
  readonly cause?: unknown;
}

/** The base class of all errors of the client and of a submission. They never contain the API key. */
export class ApiError extends FatturaError {
  static override readonly [errorClass]: string = 'ApiError';
  /** The failed call, such as `documents.list`; null if there was none. */
  readonly operation: string | null;
  /** The number of requests made; 0 if the call failed before the first. */
  readonly attempts: number;
  /** The request's method, such as `GET`; `null` if there was none. */
  readonly method: string | null;
  /** The request's address without its query, which can contain personal data; null if there was none. */
  readonly url: string | null;
  /** The service's id of the request, if any. Its support asks for this id. */
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

  /** Returns plain data that is safe to log. */
  override toJSON(): Readonly<Record<string, unknown>> {
    const { operation, attempts, method, url, requestId } = this;
    return { ...super.toJSON(), operation, attempts, method, url, requestId };
  }
}
