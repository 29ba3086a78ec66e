/** Maintenance of a database without a server. */
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import type { DatabaseChoice } from './options.ts';
import type { SeedResult, WebhookReport } from './sandbox.ts';
import { reseed, SEED, seedWhenEmpty } from './seed/seed.ts';
import { countDeliveries, listDeliveries, retryDead } from './webhooks/list.ts';

export function seedDatabase({
  database,
  reset,
}: {
  readonly database: DatabaseChoice;
  readonly reset?: boolean;
}): Promise<SeedResult> {
  return withDatabase(database, async (db) => {
    const seeded = reset === true ? await reseed(db) : await seedWhenEmpty(db);
    return { seeded, apiKey: SEED.apiKey, limitedKey: SEED.limitedKey, companyId: SEED.companyId };
  });
}

export function webhookReport({
  database,
  dead,
  retry,
}: {
  readonly database: DatabaseChoice;
  readonly dead?: boolean;
  readonly retry?: boolean;
}): Promise<WebhookReport> {
  return withDatabase(database, async (db) => {
    const retried = retry === true ? await retryDead(db) : 0;
    const found = await listDeliveries(db, dead === true ? { state: 'dead' } : {});
    return {
      counts: await countDeliveries(db),
      retried,
      deliveries: found.map((one) => ({
        state: one.state,
        event: one.event,
        subjectId: one.subject_id,
        url: one.url,
        attempts: one.attempts,
        lastStatus: one.last_status,
        lastError: one.last_error,
        createdAt: one.created_at.toISOString(),
      })),
    };
  });
}

async function withDatabase<T>(choice: DatabaseChoice, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(choice);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
