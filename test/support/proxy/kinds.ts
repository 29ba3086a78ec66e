/** One call of each kind, by what may be done when its outcome is not known. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FatturaClient, RequestOptions } from '../../../src/api/index.ts';
import { SEEDED } from '../seededCompany.ts';
import { projectRoot } from '../shared.ts';
import type { Listed } from './state.ts';

export interface Kind {
  readonly operation: string;
  /** @param seeded rows of the company that it is about; default those of the first */
  readonly call: (
    client: FatturaClient,
    options?: RequestOptions,
    seeded?: typeof SEEDED,
  ) => PromiseLike<unknown>;
  /** What the call makes; null: nothing. */
  readonly makes: Listed | null;
}

export type KindName = 'read' | 'keyed' | 'write' | 'invoice';

/** The caller's id of the flow that `keyed` makes. */
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
  /** Has an id that the service takes once. */
  keyed: {
    operation: 'flows.create',
    call: (client, options, seeded = SEEDED) =>
      client.flows.create(seeded.issuedDocument, { ...flow, external_id: EXTERNAL_ID }, options),
    makes: 'flows',
  },
  /** Nothing would tell a second one from the first. */
  write: {
    operation: 'categories.create',
    call: (client, options) => client.categories.create({ name: 'Fiere' }, options),
    makes: 'categories',
  },
  /** To be looked for by `submitInvoice`; the client alone leaves it as it is. */
  invoice: {
    operation: 'documents.createInvoice',
    call: (client, options) => client.documents.createInvoice(invoice, {}, options),
    makes: 'documents',
  },
};
