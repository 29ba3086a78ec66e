/** How the test service is started; all of it has a default. */
import type { Side } from './invoiceCounterpart.ts';
import { COMPANY } from './seed.ts';

export interface ServiceOptions {
  /** Default: any that is free. */
  readonly port?: number;
  readonly key?: string;
  readonly companyId?: string;
  /** A path that stands before `/api/v1`, such as `/gateway`. */
  readonly prefix?: string;
  readonly permissions?: readonly string[];
  /** Requests per second, beyond which it answers 429; default no limit. */
  readonly rateLimit?: number;
  /** Bank movements that it has from the start; default 5. */
  readonly transactions?: number;
  readonly invoiceAnswer?: 'array' | 'object';
  readonly requestAnswer?: 'data' | 'top';
  /** Refuses a number that another document of that year has; by default a second sending makes a second document. */
  readonly uniqueNumbers?: boolean;
  /** How much of an invoice it checks; default `controls`. */
  readonly checks?: 'structure' | 'controls';
  readonly selfInvoiceCounterpart?: Side;
  /** Keeps VAT numbers with their country; by default Italian ones without. */
  readonly vatPrefix?: boolean;
  /** Statuses that an issued document goes through, one with each reading of it. */
  readonly afterIssue?: readonly string[];
  /** Answers on `/__test/…` too, so that another process can look and tell it what to do. */
  readonly testRoutes?: boolean;
  /** Milliseconds for which a new document is missing in lists, as with a replica that is behind; default 0. */
  readonly listLag?: number;
}

export type CompleteOptions = Required<ServiceOptions>;

export function completed(options: ServiceOptions): CompleteOptions {
  return {
    port: 0,
    key: 'test-key-5f0c1e7a9b',
    companyId: COMPANY.id,
    prefix: '',
    permissions: ['*'],
    rateLimit: Number.POSITIVE_INFINITY,
    transactions: 5,
    invoiceAnswer: 'array',
    requestAnswer: 'data',
    uniqueNumbers: false,
    checks: 'controls',
    selfInvoiceCounterpart: 'cedente',
    vatPrefix: false,
    afterIssue: [],
    testRoutes: false,
    listLag: 0,
    ...options,
  };
}
