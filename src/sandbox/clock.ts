/** The sandbox's time: the real one, and so much before or after it as was asked for. */
import { eq, sql } from 'drizzle-orm';
import { romeDay } from '../model/index.ts';
import type { Database } from './database/database.ts';
import { settings } from './database/tables/index.ts';

/** Of the table of settings; the database's own sandbox_time() adds it too. An interval, in milliseconds. */
const NAME = 'clock';

/** Either way, in milliseconds: a hundred years, which every date of a document outlives. */
export const MAX_OFFSET = 100 * 365 * 86_400_000;

export class Clock {
  #offset = 0;

  /** Milliseconds after the real time; negative before it. */
  get offset(): number {
    return this.#offset;
  }

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  /** The day that it is in Rome, by which SdI counts: YYYY-MM-DD. */
  today(): string {
    const now = this.now().toISOString();
    return romeDay(now) ?? now.slice(0, 10);
  }

  /** Another server on the database may have moved it. */
  async refresh(db: Database): Promise<void> {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, NAME));
    this.#offset = row === undefined ? 0 : Number.parseInt(row.value, 10);
  }

  /** For all servers on the database. */
  async setOffset(db: Database, offset: number): Promise<void> {
    const value = `${Math.round(offset)} milliseconds`;
    await db
      .insert(settings)
      .values({ name: NAME, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
    this.#offset = Math.round(offset);
  }
}

/** The same in the database, by its own clock, which all servers share: this moment, or when the transaction began. */
export const statementTime = sql`sandbox_time(clock_timestamp())`;
export const transactionTime = sql`sandbox_time(now())`;
