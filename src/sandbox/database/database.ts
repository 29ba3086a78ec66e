import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DatabaseFailure } from './failure.ts';
import type * as tables from './tables/index.ts';

/** A connection, or a transaction on one. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** The reason why filters by a part of a text have no indexes; null if they have. */
  readonly withoutTextIndexes: DatabaseFailure | null;
  close(): Promise<void>;
}
