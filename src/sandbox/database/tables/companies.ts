/** Companies and the API keys of their integrators. */
import { json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, seq } from '../columns.ts';

export interface Subscription {
  readonly created_at: string;
  readonly status: string;
}

export interface CompanyIdentity {
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly postal_code: string;
  readonly province_code: string;
}

export const companies = pgTable('companies', {
  id: id(),
  seq: seq(),
  /** The keys of this integrator have access to the company. */
  integrator_id: uuid('integrator_id').notNull(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  fiscal_regime: text('fiscal_regime').notNull(),
  vat_number: text('vat_number').notNull(),
  subscriptions: json('subscriptions').$type<readonly Subscription[]>().notNull(),
  company_identity: json('company_identity').$type<CompanyIdentity>(),
  created_at: createdAt(),
});

export const apiKeys = pgTable('api_keys', {
  id: id(),
  integrator_id: uuid('integrator_id').notNull(),
  /** SHA-256 of the key in hexadecimal: the key itself is not stored. */
  hash: text('hash').notNull().unique(),
  label: text('label').notNull(),
  permissions: json('permissions').$type<readonly string[]>().notNull(),
  /** Times of the last accepted requests, oldest first; at most as many as the limit. Not rounded. */
  recent: timestamp('recent', { withTimezone: true, mode: 'string' }).array().notNull(),
  created_at: createdAt(),
});
