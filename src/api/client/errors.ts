/** The errors of a call without a response, or with an unreadable one. */
import { errorClass } from '../../model/fatturaError.ts';
import type { RequestFault } from '../contract/requestFaults.ts';
import { ApiError, type ErrorContext } from './apiError.ts';
import type { CertificateProblem } from './certificates.ts';
import { sanitize } from './sanitize.ts';

export { FatturaError } from '../../model/fatturaError.ts';
export type { RequestFault } from '../contract/requestFaults.ts';
export { ApiError, type ErrorContext } from './apiError.ts';
export type { CertificateProblem } from './certificates.ts';
export * from './statusErrors.ts';

/** An option or an argument is missing or invalid. Nothing was sent. */
export class ConfigurationError extends ApiError {
  static override readonly [errorClass]: string = 'ConfigurationError';
  declare readonly code: 'configuration';

  constructor(message: string, context?: ErrorContext) {
    super('configuration', message, context);
  }
}

/** The request violates a documented rule of the service. Nothing was sent. */
export class InvalidRequestError extends ConfigurationError {
  static override readonly [errorClass]: string = 'InvalidRequestError';
  /** Each invalid field with the violated rule. */
  readonly faults: readonly RequestFault[];

  constructor(faults: readonly RequestFault[], context?: ErrorContext) {
    super(faults.slice(0, MAX_LISTED).map(describe).join('; '), context);
    this.faults = faults;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), faults: this.faults };
  }
}

/** The maximum number of faults in a message; all of them are in `faults`. */
const MAX_LISTED = 5;

function describe({ pointer, message }: RequestFault): string {
  return pointer === '' ? `the body: ${message}` : `${sanitize(pointer)}: ${message}`;
}

interface Unanswered extends ErrorContext {
  readonly code?: 'connection' | 'timeout';
  readonly sent: boolean;
  readonly certificate?: CertificateProblem | null;
}

/**
 * There was no complete response: none arrived, it was cut off, or it was too late ({@link TimeoutError}). `cause` is
 * the platform's error, without its data about the request.
 */
export class ConnectionError extends ApiError {
  static override readonly [errorClass]: string = 'ConnectionError';
  declare readonly code: 'connection' | 'timeout';
  /** False if the request cannot have reached the service: the call can safely be repeated. */
  readonly sent: boolean;
  /** The reason the service's certificate was rejected; null if the connection failed for another reason. */
  readonly certificate: CertificateProblem | null;

  constructor(message: string, { sent, certificate = null, code = 'connection', ...context }: Unanswered) {
    super(code, message, context);
    this.sent = sent;
    this.certificate = certificate;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    const { sent, certificate } = this;
    return { ...super.toJSON(), sent, certificate };
  }
}

/** An attempt took longer than `timeout`. Its effect on the service is unknown. */
export class TimeoutError extends ConnectionError {
  static override readonly [errorClass]: string = 'TimeoutError';
  declare readonly code: 'timeout';
  /** The time limit of the attempt in milliseconds. */
  readonly timeout: number;

  constructor(timeout: number, context?: ErrorContext) {
    super(`no complete response within ${timeout} ms`, { ...context, code: 'timeout', sent: true });
    this.timeout = timeout;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), timeout: this.timeout };
  }
}

/** The caller's signal cancelled the call; `cause` is the signal's reason. */
export class AbortedError extends ApiError {
  static override readonly [errorClass]: string = 'AbortedError';
  declare readonly code: 'aborted';

  constructor(context?: ErrorContext) {
    super('aborted', 'cancelled by its signal', context);
  }
}

/** The response cannot be read: it is not JSON, has another structure, is a redirect, or is too large. */
export class ResponseError extends ApiError {
  static override readonly [errorClass]: string = 'ResponseError';
  declare readonly code: 'response';
  readonly status: number;

  constructor(message: string, { status, ...context }: ErrorContext & { readonly status: number }) {
    super('response', message, context);
    this.status = status;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), status: this.status };
  }
}
