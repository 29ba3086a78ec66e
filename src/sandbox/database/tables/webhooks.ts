/** The outbox: events are written with the change that they tell of, and delivered from here at least once. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, seq } from '../columns.ts';
import { companies } from './companies.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    company_id: companyId(),
    url: text('url').notNull(),
    /** Signs what is sent; it has to be kept as it is. */
    secret: text('secret').notNull(),
    active: boolean('active').notNull().default(true),
    created_at: createdAt(),
  },
  (table) => [unique('webhook_endpoints_url').on(table.company_id, table.url)],
);

export const events = pgTable(
  'events',
  {
    id: id(),
    seq: seq(),
    company_id: companyId(),
    event: text('event').notNull(),
    /** What it is about: a document's id or a flow's, for people who look. No reference: it may be deleted since. */
    subject_id: uuid('subject_id').notNull(),
    /** The resource as it was then. */
    data: json('data').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('events_order').on(table.company_id, table.seq),
    index('events_subject').on(table.subject_id, table.seq),
  ],
);

export const deliveries = pgTable(
  'deliveries',
  {
    seq: seq().primaryKey(),
    event_id: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    endpoint_id: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    state: text('state').$type<'pending' | 'delivered' | 'dead'>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; while it is being tried, when another process may take it over. */
    due_at: instant('due_at').notNull().defaultNow(),
    /** Status of the last answer; null where there was none. */
    last_status: integer('last_status'),
    last_error: text('last_error'),
    delivered_at: instant('delivered_at'),
  },
  (table) => [
    unique('deliveries_once').on(table.event_id, table.endpoint_id),
    index('deliveries_due').on(table.state, table.due_at),
    // Thousands may wait for a target that is down: those of the others are found without them.
    index('deliveries_waiting').on(table.endpoint_id, table.due_at, table.seq).where(sql`state = 'pending'`),
  ],
);
