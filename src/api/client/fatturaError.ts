/** The error that all errors of `fattura/api` are. */

/** What is known of the call that failed. */
export interface ErrorContext {
  /** Such as `documents.list`; `GET /api/v1/…` for `client.request()`. */
  readonly operation?: string | null | undefined;
  /** Requests that went out, or were about to. */
  readonly attempts?: number | undefined;
  readonly cause?: unknown;
}

/**
 * Any error of the client, of a submission, of a webhook. `code` tells which, and stays the same from version to
 * version; the message is for people. None of them holds the API key.
 */
export class FatturaError extends Error {
  override readonly name: string = 'FatturaError';
  readonly code: string;
  /** The call that failed, such as `documents.list`; null where there was none. */
  readonly operation: string | null;
  /** Requests that were made; 0 when it failed before the first. */
  readonly attempts: number;

  constructor(code: string, message: string, context: ErrorContext = {}) {
    const { operation = null, attempts = 0 } = context;
    super(
      operation === null ? message : `${operation}: ${message}`,
      'cause' in context ? { cause: context.cause } : undefined,
    );
    this.code = code;
    this.operation = operation;
    this.attempts = attempts;
  }

  /** Plain data, fit for a log. */
  toJSON(): Readonly<Record<string, unknown>> {
    const { name, code, message, operation, attempts } = this;
    return { name, code, message, operation, attempts };
  }
}
