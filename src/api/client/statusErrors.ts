/** The errors for HTTP error responses: one base class, with a subclass for each status that needs one. */
import { errorClass } from '../../model/fatturaError.ts';
import { ApiError, type ErrorContext } from './apiError.ts';
import { momentAfter, retryAfter } from './retryAfter.ts';
import { sanitize } from './sanitize.ts';
import { readServiceErrors, type ServiceError } from './serviceErrors.ts';

export type { ServiceError } from './serviceErrors.ts';

/** An error response, from which the key has been removed. */
export interface RefusedAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; text if it is not JSON; null if there is none. */
  readonly body: unknown;
  readonly requestId: string | null;
  /** Ends the message. */
  readonly note?: string | undefined;
  /** The permission that the request needs, if documented. */
  readonly permission?: string | null;
  /** The pause that the service requested in response to another call; absent if this call received the 429. */
  readonly pause?: Pause | undefined;
}

/** A pause requested by the service that a call did not wait for. */
export interface Pause {
  /** The end of the pause. */
  readonly retryAt: Date;
  /** Milliseconds until then. */
  readonly retryAfter: number;
  /** True if the call had sent a request before the pause. */
  readonly sent: boolean;
}

const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  422: 'Unprocessable',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The maximum number of service errors in a message; all of them are in `errors`. */
const MAX_LISTED = 3;

/** The service responded with an error status. */
export class StatusError extends ApiError {
  static override readonly [errorClass]: string = 'StatusError';
  declare readonly code: `status_${number}`;
  readonly status: number;
  /** The errors that the service reports; empty if the response has another form, such as a proxy's page. */
  readonly errors: readonly ServiceError[];
  readonly headers: Headers;
  /** The parsed response body; its first 2,000 characters if it is not JSON; null if there is none. */
  readonly body: unknown;

  constructor({ status, headers, body, requestId, note }: RefusedAnswer, context?: ErrorContext) {
    const errors = readServiceErrors(body);
    const description = describe(status, errors);
    super(`status_${status}`, note === undefined ? description : `${description}; ${note}`, {
      ...context,
      requestId,
    });
    this.status = status;
    this.errors = errors;
    this.headers = headers;
    this.body = body;
  }

  /** The codes of `errors`, except those without one. */
  get codes(): readonly string[] {
    return valuesOf(this.errors, 'code');
  }

  get titles(): readonly string[] {
    return valuesOf(this.errors, 'title');
  }

  get details(): readonly string[] {
    return valuesOf(this.errors, 'detail');
  }

  /** The locations of the errors in the request, as the service reports them. */
  get pointers(): readonly string[] {
    return valuesOf(this.errors, 'pointer');
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    const { status, errors } = this;
    return { ...super.toJSON(), status, errors };
  }
}

/** 400: a parameter is missing or invalid. */
export class BadRequestError extends StatusError {
  static override readonly [errorClass]: string = 'BadRequestError';
  declare readonly code: 'status_400';
}

/** 401: the key is missing or invalid. */
export class AuthenticationError extends StatusError {
  static override readonly [errorClass]: string = 'AuthenticationError';
  declare readonly code: 'status_401';
}

/** 402: the parameters were valid, but the request failed. */
export class PaymentRequiredError extends StatusError {
  static override readonly [errorClass]: string = 'PaymentRequiredError';
  declare readonly code: 'status_402';
}

/** 403: the key lacks the permission. */
export class PermissionError extends StatusError {
  static override readonly [errorClass]: string = 'PermissionError';
  declare readonly code: 'status_403';
  /** The permission that the call needs, such as `payments:f24:write`; null if none is documented. */
  readonly permission: string | null;

  constructor(answer: RefusedAnswer, context?: ErrorContext) {
    const { permission = null } = answer;
    super(
      permission === null ? answer : { ...answer, note: `the key needs the permission ${permission}` },
      context,
    );
    this.permission = permission;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    return { ...super.toJSON(), permission: this.permission };
  }
}

/** 404: the resource does not exist, or the key has no access to it. */
export class NotFoundError extends StatusError {
  static override readonly [errorClass]: string = 'NotFoundError';
  declare readonly code: 'status_404';
}

/** 408: the service did not receive the whole request in time. Its effect is unknown. */
export class RequestTimeoutError extends StatusError {
  static override readonly [errorClass]: string = 'RequestTimeoutError';
  declare readonly code: 'status_408';
}

/** 409: the request conflicts with existing data. */
export class ConflictError extends StatusError {
  static override readonly [errorClass]: string = 'ConflictError';
  declare readonly code: 'status_409';
}

/** 422: the request is well-formed, but its content was rejected. */
export class UnprocessableError extends StatusError {
  static override readonly [errorClass]: string = 'UnprocessableError';
  declare readonly code: 'status_422';
}

/**
 * 429: too many requests. The request had no effect. Until `retryAt`, every call of the client waits, or fails
 * immediately with this error if the wait is longer than `maxRetryDelay`.
 */
export class RateLimitError extends StatusError {
  static override readonly [errorClass]: string = 'RateLimitError';
  declare readonly code: 'status_429';
  /** The wait that the service requested, in milliseconds; null if it requested none. */
  readonly retryAfter: number | null;
  /** The time from which the service accepts requests again; null if it is unknown. */
  readonly retryAt: Date | null;
  /** False if this call sent nothing, because of an earlier pause. */
  readonly sent: boolean;

  constructor(answer: RefusedAnswer, context?: ErrorContext) {
    const { pause } = answer;
    const wait = pause?.retryAfter ?? retryAfter(answer.headers);
    const at = pause?.retryAt ?? (wait === null ? null : momentAfter(wait));
    const sent = pause?.sent ?? true;
    super({ ...answer, note: at === null ? undefined : describePause(at, sent) }, context);
    this.retryAfter = wait;
    this.retryAt = at;
    this.sent = sent;
  }

  override toJSON(): Readonly<Record<string, unknown>> {
    const { retryAfter: milliseconds, retryAt, sent } = this;
    return {
      ...super.toJSON(),
      retryAfter: milliseconds,
      retryAt: retryAt === null ? null : retryAt.toISOString(),
      sent,
    };
  }
}

function describePause(at: Date, sent: boolean): string {
  const until = `the service accepts no requests before ${at.toISOString()}`;
  return sent ? until : `not sent: ${until}`;
}

/** 500 and above: the service failed. The effect of the request is unknown. */
export class ServerError extends StatusError {
  static override readonly [errorClass]: string = 'ServerError';
}

const CLASSES: Readonly<Record<number, typeof StatusError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  402: PaymentRequiredError,
  403: PermissionError,
  404: NotFoundError,
  408: RequestTimeoutError,
  409: ConflictError,
  422: UnprocessableError,
  429: RateLimitError,
};

/** Creates an error of the class for the status. */
export function statusError(answer: RefusedAnswer, context?: ErrorContext): StatusError {
  const Fitting = CLASSES[answer.status] ?? (answer.status >= 500 ? ServerError : StatusError);
  return new Fitting(answer, context);
}

function valuesOf(errors: readonly ServiceError[], member: keyof ServiceError): readonly string[] {
  return errors.flatMap((error) => error[member] ?? []);
}

/** `422 Unprocessable: title: detail (at pointer)`. */
function describe(status: number, errors: readonly ServiceError[]): string {
  const phrase = PHRASES[status];
  const first = phrase === undefined ? `status ${status}` : `${status} ${phrase}`;
  const rest = errors.length - MAX_LISTED;
  const listed = errors.slice(0, MAX_LISTED).map(describeOne);
  return [
    first,
    [...listed.filter((text) => text !== ''), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; '),
  ]
    .filter((text) => text !== '')
    .join(': ');
}

function describeOne({ code, title, detail, pointer }: ServiceError): string {
  const texts = [title ?? code, detail].flatMap((text) => (text === null ? [] : sanitize(text)));
  const place = pointer === null ? '' : `(at ${sanitize(pointer)})`;
  return [texts.join(': '), place].filter((text) => text !== '').join(' ');
}
