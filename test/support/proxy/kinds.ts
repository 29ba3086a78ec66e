/** One call of each kind; kinds differ in what may be done when the outcome is unknown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FatturaClient, RequestOptions } from '../../../src/api/index.ts';
import { SEEDED } from '../seededCompany.ts';
import { projectRoot } from '../shared.ts';
import type { Listed } from './state.ts';

export interface Kind {
  readonly operation: string;
  /** @param seeded rows of the company it is about; default those of the first */
  readonly call: (
    client: FatturaClient,
    options?: RequestOptions,
    seeded?: typeof SEEDED,
  ) => PromiseLike<unknown>;
  /** The list to which the call adds an entry; null: none. */
  readonly makes: Listed | null;
}

export type KindName = 'read' | 'keyed' | 'write' | 'invoice';

/** The caller's id of the flow created by `keyed`. */
export const EXTERNAL_ID = 'order-1';

export const flow = {
  amount: { amount: '61.00', currency: 'EUR' },
  expected_payment_date: '2026-05-31',
  payment_date: '2026-05-31',
  payment_status: 'TO_PAY',
} as const;

const invoice = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8');

export const kinds: Readonly<Record<KindName, Kind>> = {
  /** Changes nothing. */
  read: {
    operation: 'products.list',
    call: (client, options) => client.products.list({}, options),
    makes: null,
  },
  /** Has an id that the service accepts only once. */
  keyed: {
    operation: 'flows.create',
    call: (client, options, seeded = SEEDED) =>
      client.flows.create(seeded.issuedDocument, { ...flow, external_id: EXTERNAL_ID }, options),
    makes: 'flows',
  },
  /** A second one could not be distinguished from the first. */
  write: {
    operation: 'categories.create',
    call: (client, options) => client.categories.create({ name: 'Fiere' }, options),
    makes: 'categories',
  },
  /** `submitInvoice` looks it up; the client alone does not. */
  invoice: {
    operation: 'documents.createInvoice',
    call: (client, options) => client.documents.createInvoice(invoice, {}, options),
    makes: 'documents',
  },
};
