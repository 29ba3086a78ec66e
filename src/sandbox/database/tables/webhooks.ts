/** The outbox: an event is stored in the transaction of its change, and delivered from here at least once. */
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
    /** Signs the deliveries, so it is stored in clear. */
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
    /** Id of the document or flow, for display. Not a foreign key: the subject may have been deleted since. */
    subject_id: uuid('subject_id').notNull(),
    /** The resource at the time of the event. */
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
    /** Time of the next attempt; during an attempt, the time after which another process may take it over. */
    due_at: instant('due_at').notNull().defaultNow(),
    /** Status of the last response; null if there was none. */
    last_status: integer('last_status'),
    last_error: text('last_error'),
    delivered_at: instant('delivered_at'),
  },
  (table) => [
    unique('deliveries_once').on(table.event_id, table.endpoint_id),
    index('deliveries_due').on(table.state, table.due_at),
    // Thousands of deliveries may wait for a target that is down: this index finds those of other targets without
    // reading them.
    index('deliveries_waiting').on(table.endpoint_id, table.due_at, table.seq).where(sql`state = 'pending'`),
  ],
);
