/** PostgreSQL ends statements that take too long, and transactions whose server sends nothing. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/sandbox/database/database.ts';
import { databaseFailure, isConnectionLost, unavailableReason } from '../../src/sandbox/database/failure.ts';
import { openPostgres } from '../../src/sandbox/database/postgres.ts';
import { settings } from '../../src/sandbox/database/tables/index.ts';
import { answerOf } from '../../src/sandbox/http/failures.ts';
import { describePostgres } from '../support/postgres.ts';

const LIMITS = { statement: 300, idle: 300 };
/** Milliseconds longer than both limits. */
const LONG = 1500;

describePostgres('a database with time limits', (url) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openPostgres(url(), LIMITS);
  }, 60_000);
  afterAll(() => opened.close());

  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  const isUsable = () => opened.db.select().from(settings);

  it('ends a statement that sleeps: 503', async () => {
    const error = await failureOf(opened.db.execute(sql`select pg_sleep(${LONG / 1000})`));
    expect(databaseFailure(error)?.code).toBe('57014');
    expect(isConnectionLost(error)).toBe(false);
    expect(unavailableReason(error)).toBeDefined();
    expect(answerOf(error, { method: 'POST', bodyLimit: 1 })?.status).toBe(503);
    await isUsable();
  });

  it('ends a transaction left open, and releases its locks', async () => {
    let isLocked = (): void => undefined;
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const left = failureOf(
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(1)`);
        isLocked();
        await pause(LONG);
        await tx.select().from(settings);
      }),
    );
    await locked;
    // Longer than a statement may wait, if the transaction kept the lock.
    await pause(LONG / 2);
    await opened.db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(1)`));
    const error = await left;
    expect(isConnectionLost(error)).toBe(true);
    expect(answerOf(error, { method: 'POST', bodyLimit: 1 })?.status).toBe(503);
    await isUsable();
  });
});
