/** Documents, their history, their payments, and the reconciliations of these. */
import { sql } from 'drizzle-orm';
import { date, index, integer, json, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrdinaryInvoice } from '../../../model/index.ts';
import { amount, asNumber, bytes, createdAt, currency, id, instant, lastWhenNull, seq } from '../columns.ts';
import { accounts, transactions } from './bank.ts';
import { categories, counterparts, documentSectionals, subcategories } from './catalogue.ts';
import { companies } from './companies.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** The reason why SdI discarded a document or could not deliver it. */
export interface Reason {
  readonly code: string;
  readonly message: string;
  /** The message in Italian; absent in reasons written by earlier versions. */
  readonly messageIt?: string;
}

/** An outcome that a test or the page has set. */
export interface Planned {
  readonly outcome: 'delivered' | 'discarded' | 'missed' | 'stays' | 'refused';
  /** Default: those of the outcome. */
  readonly reasons?: readonly Reason[];
}

export const documents = pgTable(
  'documents',
  {
    id: id(),
    seq: seq(),
    company_id: companyId(),
    number: text('number').notNull(),
    progressive: text('progressive'),
    sectional_id: uuid('sectional_id').references(() => documentSectionals.id),
    type: text('type').notNull(),
    direction: text('direction').notNull(),
    status: text('status').notNull(),
    format: text('format'),
    creation_date: date('creation_date', { mode: 'string' }).notNull(),
    delivery_date: text('delivery_date'),
    delivery_status: text('delivery_status'),
    file_name: text('file_name').unique(),
    gross_amount: amount('gross_amount').notNull(),
    vat_amount: amount('vat_amount').notNull(),
    currency: currency().notNull(),
    notes: text('notes'),
    reasons_and_remarks: json('reasons_and_remarks').$type<readonly string[]>().notNull(),
    external_id: text('external_id'),
    source_id: text('source_id'),
    counterpart_id: uuid('counterpart_id').references(() => counterparts.id),
    counterpart_name: text('counterpart_name'),
    category_id: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    subcategory_id: uuid('subcategory_id').references(() => subcategories.id, { onDelete: 'set null' }),
    /** Id of the payment at a payment provider, given with the invoice. */
    reconciliation_identifier: text('reconciliation_identifier'),
    /**
     * The e-invoice in the JSON form; null if the document is not an e-invoice. Stored as text, which preserves the
     * order of fields.
     */
    invoice: json('invoice').$type<OrdinaryInvoice>(),
    /**
     * The outcome to simulate, regardless of the content; null: the outcome follows from the controls and the
     * recipient code.
     */
    planned: json('planned').$type<Planned>(),
    /** The XML that was sent to SdI; null before. */
    xml: bytes('xml'),
    /**
     * The key that is unique among the documents of a company (SdI's 00404): issuer, year (or day, with Art73),
     * whether it is a credit note, and number. A DISCARDED document keeps it until it is deleted.
     */
    numbering: text('numbering'),
    created_at: createdAt(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('documents_numbering').on(table.company_id, table.numbering),
    uniqueIndex('documents_external')
      .on(table.company_id, table.external_id)
      .where(sql`external_id is not null`),
    index('documents_order').on(table.company_id, table.seq),
    index('documents_created').on(table.company_id, table.created_at, table.seq),
    index('documents_dated').on(table.company_id, table.creation_date, table.seq),
    index('documents_numbered').on(table.company_id, table.number, table.seq),
    index('documents_type').on(table.company_id, table.type, table.seq),
    index('documents_direction').on(table.company_id, table.direction, table.seq),
    index('documents_sectional')
      .on(table.company_id, table.sectional_id, table.seq)
      .where(sql`sectional_id is not null`),
    index('documents_source')
      .on(table.company_id, lastWhenNull(table.source_id), table.seq)
      .where(sql`source_id is not null`),
    index('documents_delivery_status')
      .on(table.company_id, lastWhenNull(table.delivery_status), table.seq)
      .where(sql`delivery_status is not null`),
    index('documents_notes').on(table.company_id, table.seq).where(sql`notes is not null`),
    index('documents_counterpart').on(table.counterpart_id, table.seq),
    index('documents_status').on(table.company_id, table.status, table.seq),
    index('documents_status_dated').on(table.company_id, table.status, table.creation_date, table.seq),
    index('documents_delivered').on(table.company_id, lastWhenNull(table.delivery_date), table.seq),
    index('documents_progressive').on(table.company_id, lastWhenNull(asNumber(table.progressive)), table.seq),
  ],
);

/** Each transition of a document. */
export const transitions = pgTable(
  'transitions',
  {
    seq: seq().primaryKey(),
    document_id: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** null: the document was created. */
    from: text('from_status'),
    to: text('to_status').notNull(),
    reasons: json('reasons').$type<readonly Reason[]>().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('transitions_document').on(table.document_id, table.seq)],
);

export const flows = pgTable(
  'flows',
  {
    id: id(),
    seq: seq(),
    company_id: companyId(),
    document_id: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    account_id: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    amount: amount('amount').notNull(),
    currency: currency().notNull(),
    expected_payment_date: date('expected_payment_date', { mode: 'string' }).notNull(),
    payment_date: date('payment_date', { mode: 'string' }).notNull(),
    payment_method: text('payment_method'),
    payment_status: text('payment_status').notNull(),
    external_id: text('external_id'),
    created_at: createdAt(),
  },
  (table) => [
    unique('flows_external').on(table.company_id, table.external_id),
    index('flows_document').on(table.document_id, table.seq),
  ],
);

export const reconciliations = pgTable(
  'reconciliations',
  {
    id: id(),
    seq: seq(),
    company_id: companyId(),
    flow_id: uuid('flow_id')
      .notNull()
      .references(() => flows.id, { onDelete: 'cascade' }),
    transaction_id: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    unique('reconciliations_pair').on(table.flow_id, table.transaction_id),
    index('reconciliations_order').on(table.company_id, table.seq),
    index('reconciliations_created').on(table.company_id, table.created_at, table.seq),
    index('reconciliations_transaction').on(table.transaction_id),
  ],
);

/** Courtesy copies that were requested; the mails themselves are files in the outbox folder. */
export const shares = pgTable('shares', {
  id: id(),
  document_id: uuid('document_id')
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' }),
  recipients: json('recipients').$type<readonly string[]>().notNull(),
  reply_to: text('reply_to').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  file: text('file').notNull(),
  created_at: createdAt(),
});

/** Uploads and draft payments, which are processed later. */
export const requests = pgTable('requests', {
  id: id(),
  company_id: companyId(),
  kind: text('kind').$type<'f24' | 'bulk_payment'>().notNull(),
  status: text('status').notNull(),
  file_name: text('file_name'),
  label: text('label'),
  content: bytes('content'),
  payments: json('payments'),
  result: json('result'),
  created_at: createdAt(),
});

/** Background jobs of the server: steps of the simulated SdI, results of F24 readings. */
export const jobs = pgTable(
  'jobs',
  {
    seq: seq().primaryKey(),
    kind: text('kind').$type<'sdi' | 'f24'>().notNull(),
    /** Id of the document or request. */
    subject_id: uuid('subject_id').notNull(),
    due_at: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('jobs_due').on(table.due_at)],
);
