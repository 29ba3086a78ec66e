/** Columns that many tables have. Names are those of the service's answers, so that a row reads like what is shown. */
import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, numeric, type PgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey().defaultRandom();

/** Order of insertion: the last key of every sort, so that a page always has a next. */
export const seq = () => bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity();

/** In milliseconds, as JSON shows it: a cursor gives back exactly what was compared. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** Exact, with as many decimals as were given. */
export const amount = (name: string) => numeric(name);

export const currency = (name = 'currency') => text(name);

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * A text that may not be there, as a key of an order: what is not there comes after all others. Indexes are made of
 * the very same expression.
 */
export const lastWhenNull = (column: PgColumn | SQL): SQL => sql`coalesce(${column}, ${NULLS_LAST})`;

/** Stands for what is not there: the last of all characters. */
export const NULLS_LAST: SQL = sql`chr(1114111)`;

/** Digits that whole numbers are brought to, so that 10 comes after 9: more than any counter has. */
const DIGITS = 20;

/** A whole number that is kept as text, as a text that is ordered by its value. */
export const asNumber = (value: PgColumn | SQL): SQL =>
  sql`lpad(${value}, greatest(length(${value}), ${sql.raw(String(DIGITS))}), '0')`;
