/** The options of a client, and of a single call. */
import type { Logger } from './logger.ts';
import type { RequestEvent } from './requestEvent.ts';

/** Options of a client. */
export interface ClientOptions {
  /**
   * Address of the service, without `/api/v1`. Default: the variable FATTURA_BASE_URL. It starts with `https:`; `http:`
   * is allowed only for this machine (localhost, 127.0.0.0/8, [::1]).
   */
  readonly baseUrl?: string | undefined;
  /** The API key. Default: the variable FATTURA_API_KEY. */
  readonly apiKey?: string | undefined;
  /** Company for calls that need one. Default: the variable FATTURA_COMPANY_ID. */
  readonly companyId?: string | undefined;
  /** Replacement for the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Time limit for one attempt in milliseconds, including the response body. Default: 60,000. */
  readonly timeout?: number | undefined;
  /** Maximum number of retries of a retryable request. Default: 2, which is three attempts. */
  readonly maxRetries?: number | undefined;
  /** Maximum number of requests per second from all calls of this client. Default: 10, the limit of the service. */
  readonly rateLimit?: number | undefined;
  /**
   * Maximum wait before a retry, in milliseconds. Default: 60,000. If the service requests a longer wait, the call fails
   * immediately. After a 429, this applies to every call of the client: see `RateLimitError.retryAt`.
   */
  readonly maxRetryDelay?: number | undefined;
  /** Text added to the header `User-Agent`, which starts with `fattura/<version>`. */
  readonly userAgent?: string | undefined;
  /** Headers for every request, in addition to the client's own. Headers of a single call take precedence. */
  readonly defaultHeaders?: Readonly<Record<string, string>> | undefined;
  /** The logger for every request, response, retry and failure; `console` works. */
  readonly logger?: Logger | undefined;
  /** Called for every request, response, retry and failure. Exceptions in it are ignored. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
}

/** The options that `withOptions` can change: all except the address, the key and the rate limit. */
export type ChangeableOptions = Omit<ClientOptions, 'apiKey' | 'baseUrl' | 'rateLimit'>;

/** Options of a single call. */
export interface RequestOptions {
  /** Cancels the call at any point. */
  readonly signal?: AbortSignal | undefined;
  /** Overrides the client's option. */
  readonly timeout?: number | undefined;
  /** Overrides the client's option. */
  readonly maxRetries?: number | undefined;
  /** Headers in addition to those of the client, except `Authorization`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Overrides the client's option. */
  readonly companyId?: string | undefined;
}
