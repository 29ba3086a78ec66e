/** The promise that a call returns: the requested value and, on demand, the whole response. */
import { ConfigurationError } from './errors.ts';

/** The known facts about a response that was read. */
export interface ResponseInfo {
  readonly status: number;
  readonly headers: Headers;
  /** The service's id of the request, if any. */
  readonly requestId: string | null;
  /** The whole parsed body, including its envelope; null if there is none. */
  readonly body: unknown;
}

/** The requested value, and the response that contained it. */
export interface WithResponse<T> {
  readonly data: T;
  readonly response: ResponseInfo;
}

/** A call that can be sent in either of two ways, once. */
export interface Sending<T> {
  /** Reads the response. */
  readonly parsed: () => Promise<WithResponse<T>>;
  /** Leaves the body of the response unread. */
  readonly raw: () => Promise<Response>;
}

/**
 * Resolves to the requested value. The request is sent once, in the microtask after the call. Until then,
 * `asResponse()` can request the response with an unread body.
 */
export class ApiPromise<T> implements Promise<T> {
  readonly [Symbol.toStringTag]: string = 'ApiPromise';
  readonly #sending: Sending<T>;
  #parsed: Promise<WithResponse<T>> | undefined;
  #raw: Promise<Response> | undefined;

  constructor(sending: Sending<T>) {
    this.#sending = sending;
    queueMicrotask(() => {
      if (this.#raw === undefined) this.withResponse();
    });
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise
  then<R = T, E = never>(
    onfulfilled?: ((value: T) => R | PromiseLike<R>) | null,
    onrejected?: ((reason: unknown) => E | PromiseLike<E>) | null,
  ): Promise<R | E> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onfulfilled, onrejected);
  }

  catch<E = never>(onrejected?: ((reason: unknown) => E | PromiseLike<E>) | null): Promise<T | E> {
    return this.then(undefined, onrejected);
  }

  finally(onfinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onfinally);
  }

  /** Returns the requested value, with the status, headers and whole body of the response. */
  withResponse(): Promise<WithResponse<T>> {
    if (this.#raw !== undefined) return Promise.reject(bodyTaken());
    this.#parsed ??= this.#sending.parsed();
    return this.#parsed;
  }

  /**
   * Returns the platform's response with an unread body. Error statuses still throw. Call it directly, as in
   * `client.documents.get(id).asResponse()`, instead of awaiting the value.
   */
  asResponse(): Promise<Response> {
    if (this.#parsed !== undefined) return Promise.reject(bodyTaken());
    this.#raw ??= this.#sending.raw();
    return this.#raw;
  }
}

function bodyTaken(): ConfigurationError {
  return new ConfigurationError(
    'asResponse() leaves the body unread, so a call returns either the response or the value; call it immediately, or use withResponse()',
  );
}
