/**
 * Columns that several tables share. They have the names of the service's fields, so that a row looks like its
 * response.
 */
import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, numeric, type PgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey().defaultRandom();

/** Order of insertion: the last sort key of every list, which makes the order unique. */
export const seq = () => bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity();

/** In milliseconds, the precision of JSON: a cursor contains exactly the value that is compared. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** Exact, with as many decimals as were given. */
export const amount = (name: string) => numeric(name);

export const currency = (name = 'currency') => text(name);

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A nullable text as a sort key, with nulls last. The indexes use the same expression. */
export const lastWhenNull = (column: PgColumn | SQL): SQL => sql`coalesce(${column}, ${NULLS_LAST})`;

/** Replaces null: the last of all characters. */
export const NULLS_LAST: SQL = sql`chr(1114111)`;

/** Width to which integers are padded, so that 10 sorts after 9: larger than any counter. */
const DIGITS = 20;

/** An integer stored as text, as a text that sorts by its value. */
export const asNumber = (value: PgColumn | SQL): SQL =>
  sql`lpad(${value}, greatest(length(${value}), ${sql.raw(String(DIGITS))}), '0')`;
