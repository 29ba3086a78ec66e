/** How the test service is started; all of it has a default. */
import type { ViewOptions } from './views.ts';

export interface ServiceOptions extends Partial<ViewOptions> {
  /** Default: any that is free. */
  readonly port?: number;
  readonly key?: string;
  /** Which company it is, of those that seededCompany.ts can make; default 0. Services that run at once take one each. */
  readonly company?: number;
  /** A path that stands before `/api/v1`, such as `/gateway`. */
  readonly prefix?: string;
  readonly permissions?: readonly string[];
  /** Requests per second, beyond which it answers 429; default no limit. */
  readonly rateLimit?: number;
  /** Bank movements that it has from the start; default 5. */
  readonly transactions?: number;
}

export type CompleteOptions = Required<ServiceOptions>;

export function completed(options: ServiceOptions): CompleteOptions {
  return {
    port: 0,
    key: `test-key-5f0c1e7a9b-${options.company ?? 0}`,
    company: 0,
    prefix: '',
    permissions: ['*'],
    rateLimit: Number.POSITIVE_INFINITY,
    transactions: 5,
    invoiceAnswer: 'array',
    requestAnswer: 'data',
    afterIssue: [],
    listLag: 0,
    ...options,
  };
}
