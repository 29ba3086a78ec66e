/** The options of a client, and of a single call. */
import type { ApiError } from './apiError.ts';
import type { Logger } from './logger.ts';

export interface ClientOptions {
  /**
   * Address of the service, without `/api/v1`; else the variable FATTURA_BASE_URL. It begins with `https:`; `http:` is
   * taken for this machine only (localhost, 127.0.0.0/8, [::1]).
   */
  readonly baseUrl?: string | undefined;
  /** The API key; else the variable FATTURA_API_KEY. */
  readonly apiKey?: string | undefined;
  /** Company of the calls that concern one; else the variable FATTURA_COMPANY_ID. */
  readonly companyId?: string | undefined;
  /** Used in place of the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds for one attempt, the answer's body included; 60,000 by default. */
  readonly timeout?: number | undefined;
  /** Repetitions at most, of a request that may be repeated; 2 by default, so three attempts. */
  readonly maxRetries?: number | undefined;
  /** Requests that the service sees in any second, of all calls of this client together; 10 by default, which is what it takes. */
  readonly rateLimit?: number | undefined;
  /**
   * Longest wait that a call accepts, in milliseconds; 60,000 by default. When the service asks for a longer one, the
   * call fails at once. After 429 this holds for every call of the client: see `RateLimitError.retryAt`.
   */
  readonly maxRetryDelay?: number | undefined;
  /** Added to the header `User-Agent`, which begins with `fattura/<version>`. */
  readonly userAgent?: string | undefined;
  /** Headers sent with every request, beside those of the client; those of a call go before them. */
  readonly defaultHeaders?: Readonly<Record<string, string>> | undefined;
  /** The logger for every request, response, retry and failure; `console` works. */
  readonly logger?: Logger | undefined;
  /** Told of every request, answer, repetition and failure. What it throws is ignored. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
}

/** The options that `withOptions` can change: all except the address, the key and the rate limit. */
export type ChangeableOptions = Omit<ClientOptions, 'apiKey' | 'baseUrl' | 'rateLimit'>;

export interface RequestOptions {
  /** Ends the call, wherever it stands. */
  readonly signal?: AbortSignal | undefined;
  /** In place of the client's. */
  readonly timeout?: number | undefined;
  /** In place of the client's. */
  readonly maxRetries?: number | undefined;
  /** Headers sent beside those of the client; `Authorization` cannot be among them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** In place of the client's. */
  readonly companyId?: string | undefined;
}

/** A step of a call. It has no headers and no bodies, so it can be logged: the key is not in it. */
export interface RequestEvent {
  /** A request goes out, its answer came, it is repeated after a wait, or the call failed. */
  readonly phase: 'request' | 'response' | 'retry' | 'error';
  /** Such as `documents.list`; `GET /api/v1/…` for `client.request()`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** From 1; 0 when the call was ended before its first request. */
  readonly attempt: number;
  /** The status of the response. */
  readonly status?: number;
  /** The service's id of the request, where it gave one. */
  readonly requestId?: string;
  /** Milliseconds from the request to its answer, or to its failure; absent where no request went out. */
  readonly duration?: number;
  /** Milliseconds until the repetition. */
  readonly delay?: number;
  /** Why it is repeated, or failed. */
  readonly error?: ApiError;
}
