/** Options of the test service; all have a default. */
import type { ViewOptions } from './views.ts';

export interface ServiceOptions extends Partial<ViewOptions> {
  /** Default: any free port. */
  readonly port?: number;
  readonly key?: string;
  /** Number of its company, one of seededCompany.ts; default 0. Concurrent services need different ones. */
  readonly company?: number;
  /** A path before `/api/v1`, such as `/gateway`. */
  readonly prefix?: string;
  readonly permissions?: readonly string[];
  /** Maximum requests per second, beyond which it answers 429; default no limit. */
  readonly rateLimit?: number;
  /** Initial number of bank movements; default 5. */
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
