/** Columns that many tables have. Names are those of the service's answers, so that a row reads like what is shown. */
import { bigint, customType, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
