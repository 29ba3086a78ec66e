/** The client: every resource of the service, and `request()` for endpoints without a method. */
import { given } from '../../model/given.ts';
import {
  Accounts,
  Categories,
  Companies,
  Counterparts,
  DocumentSectionals,
  Documents,
  Flows,
  Products,
  Reconciliations,
  Requests,
  Subcategories,
  Transactions,
} from '../generated/resources.ts';
import { type AnyRequest, requestAny } from './anyRequest.ts';
import type { ApiPromise } from './apiPromise.ts';
import { type ClientSettings, readApiKey, readClientSettings } from './clientSettings.ts';
import { ConfigurationError } from './errors.ts';
import { Limiter } from './limiter.ts';
import { createOperationRunner } from './operationRunner.ts';
import type { ChangeableOptions, ClientOptions } from './options.ts';
import { platformTiming, type Timing } from './timing.ts';
import { Transport } from './transport.ts';

/** Options that `withOptions` cannot change, because both clients share the rate limit. */
const KEPT: readonly string[] = ['apiKey', 'baseUrl', 'rateLimit'];

/**
 * A client of the service.
 *
 * All calls of a client share its limit of requests per second: create one client, and keep it.
 *
 * @example
 * ```ts
 * import { FatturaClient } from 'fattura/api';
 *
 * // FATTURA_BASE_URL, FATTURA_API_KEY, FATTURA_COMPANY_ID; or as options.
 * const client = new FatturaClient({ timeout: 20_000 });
 * for await (const { number, status } of client.documents.list({
 *   filter: { direction: 'ISSUED', creation_date: { lt: '2025-01-31' } },
 *   sort: '-creation_date',
 * }))
 *   console.log(number, status); // prints: 2025/001 DELIVERED
 * ```
 */
export class FatturaClient {
  readonly companies: Companies;
  readonly accounts: Accounts;
  readonly categories: Categories;
  readonly subcategories: Subcategories;
  readonly counterparts: Counterparts;
  readonly documentSectionals: DocumentSectionals;
  readonly documents: Documents;
  readonly flows: Flows;
  readonly products: Products;
  readonly reconciliations: Reconciliations;
  readonly transactions: Transactions;
  readonly requests: Requests;
  /** Address of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Default company of calls, from the options or the environment; undefined if neither specifies it. */
  readonly companyId: string | undefined;
  readonly #options: ClientOptions;
  readonly #timing: Timing;
  readonly #limiter: Limiter;
  readonly #settings: ClientSettings;
  readonly #transport: Transport;

  /**
   * @param timing Clock, timer and randomness for the waits between requests; for tests
   * @param limiter @internal The rate limit shared by `withOptions`
   * @throws ConfigurationError if an option is missing or invalid
   */
  constructor(options: ClientOptions = {}, timing: Timing = platformTiming, limiter?: Limiter) {
    const key = readApiKey(options);
    const settings = readClientSettings(options);
    const limit = limiter ?? new Limiter(settings.rateLimit, timing);
    const transport = new Transport(key, settings, timing, limit);
    this.#options = { ...options, apiKey: key, baseUrl: settings.baseUrl, companyId: settings.companyId };
    this.#timing = timing;
    this.#limiter = limit;
    const caller = createOperationRunner(transport, settings);
    this.#settings = settings;
    this.#transport = transport;
    this.baseUrl = settings.baseUrl;
    this.companyId = settings.companyId;
    this.companies = new Companies(caller);
    this.accounts = new Accounts(caller);
    this.categories = new Categories(caller);
    this.subcategories = new Subcategories(caller);
    this.counterparts = new Counterparts(caller);
    this.documentSectionals = new DocumentSectionals(caller);
    this.documents = new Documents(caller);
    this.flows = new Flows(caller);
    this.products = new Products(caller);
    this.reconciliations = new Reconciliations(caller);
    this.transactions = new Transactions(caller);
    this.requests = new Requests(caller);
  }

  /**
   * Returns a client of the same service with other options. Both share the rate limit and the pauses requested by
   * the service. An option that is absent or undefined keeps its value; `defaultHeaders` replace the previous ones.
   * @throws ConfigurationError if an option is invalid or cannot be changed
   */
  withOptions(options: ChangeableOptions): FatturaClient {
    given('options', options, 'object');
    const changes = Object.entries(options).filter(([, value]) => value !== undefined);
    const kept = changes.find(([name]) => KEPT.includes(name));
    if (kept !== undefined)
      throw new ConfigurationError(`withOptions cannot change ${kept[0]}: create a new client`);
    const changed: ClientOptions = { ...this.#options, ...Object.fromEntries(changes) };
    return new FatturaClient(changed, this.#timing, this.#limiter);
  }

  /**
   * Sends any request to the service, for endpoints without a method. A GET is retried like a read, other methods
   * only if the request cannot have had an effect.
   * @param path The path after the service's address, percent-encoded: `/api/v1/…`
   * @returns The whole parsed body, including the envelope; null if there is none
   */
  request<T = unknown>(
    method: AnyRequest['method'],
    path: string,
    options: AnyRequest['options'] = {},
  ): ApiPromise<T> {
    return requestAny<T>({ method, path, options }, this.#transport, this.#settings);
  }

  /** Does not include the key. */
  toJSON(): Readonly<Record<string, unknown>> {
    const { baseUrl, companyId } = this;
    return { baseUrl, companyId };
  }
}
