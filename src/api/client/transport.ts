/** Sends requests: applies rate limit, time limit and retries. The only place that knows the key. */
import { discardBody, MAX_ERROR_BODY, parseRefusal, readBeginning } from './body.ts';
import { certificateProblemOf, provesNothingSent, reasonOf, sanitizeCause } from './causes.ts';
import { certificateAdvice } from './certificates.ts';
import type { ClientSettings } from './clientSettings.ts';
import { Deadline } from './deadline.ts';
import {
  AbortedError,
  ApiError,
  ConfigurationError,
  ConnectionError,
  type ErrorContext,
  RateLimitError,
  ResponseError,
  StatusError,
  statusError,
} from './errors.ts';
import type { Limiter, RateSlot } from './limiter.ts';
import { log } from './logger.ts';
import type { PreparedRequest } from './prepareRequest.ts';
import { type Redact, redactor } from './redact.ts';
import type { RequestEvent } from './requestEvent.ts';
import { outcomeUnknown, retryDelay, waitAfter } from './retry.ts';
import { momentAfter } from './retryAfter.ts';
import { sanitize } from './sanitize.ts';
import { type Timing, wait } from './timing.ts';

/** Handles a successful response before its deadline. */
export type ReadResponse<T> = (response: Response, attempt: Attempt) => Promise<T>;

/** A successful attempt, for the reader of its response. */
export interface Attempt {
  readonly context: ErrorContext;
  readonly deadline: Deadline;
  readonly redact: Redact;
}

/**
 * Called when a retry is refused and the first request may have succeeded. Returns what the first request created, or
 * null if it is not found.
 */
export type Recover<T> = (refused: StatusError) => Promise<T | null>;

export interface SendOptions<T> {
  readonly recover?: Recover<T> | undefined;
  /** Leaves the body to the caller, whose signal stays connected; the timeout covers the headers only. */
  readonly unread?: boolean;
}

/** An attempt that may start now. */
interface AttemptStart {
  readonly request: PreparedRequest;
  readonly attempt: number;
  readonly turn: RateSlot;
  /** Time of the start, by the timing's clock. */
  readonly started: number;
}

/** A failed attempt. */
interface FailedAttempt {
  readonly error: ApiError;
  readonly attempt: number;
  /** Milliseconds. */
  readonly duration: number;
}

export class Transport {
  readonly #key: string;
  readonly #settings: ClientSettings;
  readonly #timing: Timing;
  readonly #limiter: Limiter;
  readonly #redact: Redact;

  /** @param limiter May be shared with other transports to the same service */
  constructor(key: string, settings: ClientSettings, timing: Timing, limiter: Limiter) {
    this.#key = key;
    this.#settings = settings;
    this.#timing = timing;
    this.#limiter = limiter;
    this.#redact = redactor(key);
  }

  /**
   * Sends a request, with retries.
   * @throws ApiError after the last attempt
   */
  async send<T>(request: PreparedRequest, read: ReadResponse<T>, options: SendOptions<T> = {}): Promise<T> {
    let unknown = false;
    let last: ApiError | undefined;
    for (let attempt = 1; ; attempt++) {
      const turn = await this.#turn(request, attempt - 1, last);
      const started = this.#timing.now();
      try {
        return await this.#attempt({ request, attempt, turn, started }, read, options);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (unknown && error instanceof StatusError) {
          const found = (await options.recover?.(error)) ?? null;
          if (found !== null) return found;
        }
        unknown ||= outcomeUnknown(error);
        last = error;
        await this.#beforeRepetition(request, { error, attempt, duration: this.#since(started) });
      }
    }
  }

  /**
   * Waits for permission by the rate limit.
   * @param last Error of the previous attempt
   * @throws ApiError if the service requested a pause that is too long: the previous error if it is more informative
   */
  async #turn(request: PreparedRequest, attempts: number, last: ApiError | undefined): Promise<RateSlot> {
    const { signal } = request;
    const longestPause = this.#settings.maxRetryDelay;
    const turn = await this.#untilAborted(request, attempts, () =>
      this.#limiter.acquire({ signal, longestPause }),
    );
    if (turn !== null) return turn;
    const error =
      last === undefined || last instanceof RateLimitError ? this.#paused(request, attempts) : last;
    this.#emit(request, { phase: 'error', attempt: attempts, error });
    throw error;
  }

  #paused(request: PreparedRequest, attempts: number): RateLimitError {
    const retryAfter = this.#limiter.pauseLeft;
    const cause = this.#limiter.pausedBy;
    const pause = {
      retryAfter,
      retryAt: cause?.retryAt ?? momentAfter(retryAfter),
      sent: attempts > 0,
    };
    const answer = { status: 429, headers: new Headers(), body: null, requestId: null, pause };
    return new RateLimitError(answer, { ...this.#contextOf(request, attempts), cause });
  }

  /** The description of the request in an error. The address contains the key only if the caller put it there. */
  #contextOf({ operation, method, url }: PreparedRequest, attempts: number): ErrorContext {
    return { operation, method, url: this.#redact.text(url), attempts };
  }

  /** @throws ApiError the given error, if there is no retry */
  async #beforeRepetition(
    request: PreparedRequest,
    { error, attempt, duration }: FailedAttempt,
  ): Promise<void> {
    const { repeatable, maxRetries } = request;
    const { maxRetryDelay } = this.#settings;
    const rules = { repeatable, maxRetries, maxRetryDelay, random: this.#timing.random };
    const delay = retryDelay(error, attempt, rules);
    // Other calls wait as well, even if this one has no attempt left.
    if (error instanceof RateLimitError)
      this.#limiter.pause(delay ?? waitAfter(error, attempt, rules), error);
    if (delay === null) {
      this.#emit(request, { phase: 'error', attempt, error, duration });
      throw error;
    }
    this.#emit(request, { phase: 'retry', attempt, error, duration, delay });
    if (error instanceof RateLimitError) return;
    await this.#untilAborted(request, attempt, () => wait(delay, this.#timing, request.signal));
  }

  async #attempt<T>(
    { request, attempt, turn, started }: AttemptStart,
    read: ReadResponse<T>,
    options: SendOptions<T>,
  ): Promise<T> {
    const { timeout, signal } = request;
    const context = this.#contextOf(request, attempt);
    const deadline = new Deadline({ timeout, caller: signal, lasting: options.unread === true }, context);
    try {
      this.#emit(request, { phase: 'request', attempt });
      const response = await this.#fetch(request, deadline, context).finally(turn.arrived);
      const { status } = response;
      const requestId = this.#requestIdOf(response);
      this.#emit(request, {
        phase: 'response',
        attempt,
        status,
        duration: this.#since(started),
        ...(requestId === null ? {} : { requestId }),
      });
      if (response.ok)
        return await read(response, { context: { ...context, requestId }, deadline, redact: this.#redact });
      if (isRedirect(response)) throw redirected(response, { ...context, status, requestId });
      throw await this.#refusal(response, request, deadline, context);
    } finally {
      deadline.release();
    }
  }

  async #fetch(request: PreparedRequest, deadline: Deadline, context: ErrorContext): Promise<Response> {
    const { method, url, body, signed } = request;
    const headers = new Headers(request.headers);
    if (!signed) headers.set('authorization', `Bearer ${this.#key}`);
    // Read on use, so that it can be replaced; called without an object, as browsers require.
    const fetch = this.#settings.fetch ?? globalThis.fetch;
    if (fetch === undefined)
      throw new ConfigurationError('this platform has no fetch: set the option fetch', context);
    try {
      const init = { method, headers, redirect: 'manual', signal: deadline.signal } as const;
      const sent = (async () => fetch(url, body === undefined ? init : { ...init, body }))();
      return await deadline.race(sent);
    } catch (error) {
      throw error instanceof ApiError ? error : connectionError(error, this.#redact, context);
    }
  }

  /** The status is known, so a failure while reading the body does not hide it, except for the caller's signal. */
  async #refusal(
    response: Response,
    { permission }: PreparedRequest,
    deadline: Deadline,
    context: ErrorContext,
  ): Promise<StatusError> {
    const { status, headers } = response;
    let body: unknown = null;
    try {
      const bytes = await deadline.race(readBeginning(response, MAX_ERROR_BODY));
      body = this.#redact.data(parseRefusal(bytes, this.#redact.text));
    } catch (error) {
      if (error instanceof AbortedError) throw error;
      discardBody(response);
    }
    const redacted = this.#redact.headers(headers);
    return statusError(
      { status, headers: redacted, body, requestId: requestIdOf(redacted), permission },
      context,
    );
  }

  #requestIdOf({ headers }: Response): string | null {
    const id = requestIdOf(headers);
    return id === null ? null : this.#redact.text(id);
  }

  /**
   * Waits. The signal is checked again after the wait, because it may be aborted between the end of the wait and the
   * next step.
   */
  async #untilAborted<T>(request: PreparedRequest, attempts: number, work: () => Promise<T>): Promise<T> {
    const { signal } = request;
    try {
      const result = await work();
      if (signal?.aborted !== true) return result;
    } catch {
      // The waits reject only because of the signal.
    }
    const error = new AbortedError({ ...this.#contextOf(request, attempts), cause: signal?.reason });
    this.#emit(request, { phase: 'error', attempt: attempts, error });
    throw error;
  }

  #emit(request: PreparedRequest, step: Omit<RequestEvent, 'operation' | 'method' | 'url'>): void {
    const { logger, onRequest } = this.#settings;
    const { operation, method } = request;
    const url = request.signed ? request.url.replace(/[?#].*$/s, '') : request.url;
    const event = { operation, method, url, ...step };
    if (logger !== undefined) notify(() => log(logger, event));
    if (onRequest !== undefined) notify(() => onRequest(event));
  }

  /** Milliseconds since a time of the timing's clock, rounded. */
  #since(started: number): number {
    return Math.round(this.#timing.now() - started);
  }
}

/** A listener cannot affect the call. */
function notify(listener: () => unknown): void {
  try {
    const answer = listener();
    if (answer instanceof Promise) answer.catch(() => undefined);
  } catch {
    // Errors in listeners are ignored.
  }
}

const REQUEST_ID_HEADERS = ['x-request-id', 'request-id', 'x-correlation-id'];

/** The service's id of a request: undocumented, so the usual headers are tried. */
export function requestIdOf(headers: Headers): string | null {
  const name = REQUEST_ID_HEADERS.find((one) => headers.has(one));
  return name === undefined ? null : headers.get(name);
}

/** There was no complete response. */
export function connectionError(error: unknown, redact: Redact, context: ErrorContext): ConnectionError {
  const sent = !provesNothingSent(error);
  const reason = sanitize(redact.text(reasonOf(error)));
  const certificate = certificateProblemOf(error);
  const advice = certificate === null ? '' : `; ${certificateAdvice[certificate]}`;
  const what = sent ? 'the connection failed' : 'the service cannot be reached';
  return new ConnectionError(`${what}: ${reason}${advice}`, {
    ...context,
    sent,
    certificate,
    cause: sanitizeCause(error, redact),
  });
}

/** Browsers hide the status of a redirect that was not followed. */
function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** Following it would send the key to the address in the response. */
function redirected(
  response: Response,
  context: ErrorContext & { readonly status: number; readonly requestId: string | null },
): ResponseError {
  discardBody(response);
  return new ResponseError(
    `the service responded with a redirect (${response.status}), which is not followed; check baseUrl`,
    context,
  );
}
