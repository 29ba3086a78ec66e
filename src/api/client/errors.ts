/** The errors of a call that got no answer, or none that can be read. */
import type { CertificateProblem } from './certificates.ts';
import { type ErrorContext, FatturaError } from './fatturaError.ts';

export type { CertificateProblem } from './certificates.ts';
export { type ErrorContext, FatturaError } from './fatturaError.ts';
export * from './statusErrors.ts';

/** An option or an argument is missing or wrong. Nothing was sent. */
export class ConfigurationError extends FatturaError {
  override readonly name: string = 'ConfigurationError';

  constructor(message: string, context?: ErrorContext) {
    super('configuration', message, context);
  }
}

/** There was no answer, or it broke off. `cause` has the platform's error, without what it knew of the request. */
export class ConnectionError extends FatturaError {
  override readonly name: string = 'ConnectionError';
  /** False when the request cannot have reached the service: it is safe to make the call again. */
  readonly sent: boolean;
  /** Why the service's certificate was not accepted; null where the connection failed for another reason. */
  readonly certificate: CertificateProblem | null;

  constructor(
    message: string,
    {
      sent,
      certificate = null,
      ...context
    }: ErrorContext & { readonly sent: boolean; readonly certificate?: CertificateProblem | null },
  ) {
    super('connection', message, context);
    this.sent = sent;
    this.certificate = certificate;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    const { sent, certificate } = this;
    return { ...super.toJSON(), sent, certificate };
  }
}

/** An attempt took longer than `timeout`. What the service did is not known. */
export class TimeoutError extends FatturaError {
  override readonly name: string = 'TimeoutError';
  /** Milliseconds that the attempt had. */
  readonly timeout: number;

  constructor(timeout: number, context?: ErrorContext) {
    super('timeout', `no complete answer within ${timeout} ms`, context);
    this.timeout = timeout;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), timeout: this.timeout };
  }
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortedError extends FatturaError {
  override readonly name: string = 'AbortedError';

  constructor(context?: ErrorContext) {
    super('aborted', 'ended by its signal', context);
  }
}

/** The service answered, and the answer cannot be read: no JSON, another shape, a redirect, too large. */
export class ResponseError extends FatturaError {
  override readonly name: string = 'ResponseError';
  readonly status: number;
  readonly requestId: string | null;

  constructor(
    message: string,
    {
      status,
      requestId = null,
      ...context
    }: ErrorContext & { readonly status: number; readonly requestId?: string | null },
  ) {
    super('response', message, context);
    this.status = status;
    this.requestId = requestId;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    const { status, requestId } = this;
    return { ...super.toJSON(), status, requestId };
  }
}
