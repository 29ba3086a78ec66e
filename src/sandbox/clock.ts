/** The sandbox's time: real time plus an offset that a test can set. */
import { eq, sql } from 'drizzle-orm';
import { romeDay } from '../model/index.ts';
import type { Database } from './database/database.ts';
import { settings } from './database/tables/index.ts';

/**
 * Key in the table of settings; the value is an interval in milliseconds. The database function sandbox_time() adds
 * the same offset.
 */
const NAME = 'clock';

/** Largest offset in either direction, in milliseconds: 100 years, longer than the life of any document date. */
export const MAX_OFFSET = 100 * 365 * 86_400_000;

export class Clock {
  #offset = 0;

  /** Milliseconds ahead of real time; negative if behind it. */
  get offset(): number {
    return this.#offset;
  }

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  /** Today's date in Rome, the time zone of SdI: YYYY-MM-DD. */
  today(): string {
    const now = this.now().toISOString();
    return romeDay(now) ?? now.slice(0, 10);
  }

  /** Reads the offset again: another server on the database may have changed it. */
  async refresh(db: Database): Promise<void> {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, NAME));
    this.#offset = row === undefined ? 0 : Number.parseInt(row.value, 10);
  }

  /** Changes the offset for all servers on the database. */
  async setOffset(db: Database, offset: number): Promise<void> {
    const value = `${Math.round(offset)} milliseconds`;
    await db
      .insert(settings)
      .values({ name: NAME, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
    this.#offset = Math.round(offset);
  }
}

/**
 * SQL expressions for the sandbox's time, based on the database's clock, which all servers share: the current time,
 * and the start of the transaction, both truncated to milliseconds, the precision of the columns. A subselect is
 * evaluated once per statement, and an index can be used with it.
 */
export const statementTime = sql`(select sandbox_time(clock_timestamp()))`;
export const transactionTime = sql`(select sandbox_time(now()))`;
