/** Authentication and rate limit in one statement, so that servers on one database count together. */
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { apiKeys } from '../database/tables/index.ts';
import type { Principal } from '../endpoints/handler.ts';
import { Refusal, refuse } from './refusal.ts';

/** The stored columns of a key. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A higher limit has no practical effect and would need too much storage: it occurs only in tests and benchmarks. */
const LARGEST_WINDOW = 1000;

/** Seconds; the window is one second, so a request after this wait is accepted. */
const RETRY_AFTER = '1';

/** @throws Refusal 401 without a known key, 429 if the rate limit is exceeded */
export async function authenticate(
  { db, settings }: Context,
  authorization: string | undefined,
): Promise<Principal> {
  const key = /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1];
  if (key === undefined) throw unauthorized();
  const { rateLimit } = settings;
  const hash = hashKey(key);
  const known = { keyId: apiKeys.id, integratorId: apiKeys.integrator_id, permissions: apiKeys.permissions };
  if (rateLimit > LARGEST_WINDOW) {
    const [principal] = await db.select(known).from(apiKeys).where(eq(apiKeys.hash, hash));
    if (principal === undefined) throw unauthorized();
    return principal;
  }
  // `recent` contains the times of the last accepted requests, at most as many as the limit: a request is accepted if
  // there are fewer, or if the oldest is a second old. The row lock serialises servers, and clock_timestamp() is
  // evaluated again after it is acquired.
  const { recent } = apiKeys;
  const oldest = sql`${recent}[cardinality(${recent}) - ${rateLimit}::int + 1]`;
  const counted = db.$with('counted').as(
    db
      .update(apiKeys)
      .set({
        recent: sql`(${recent} || clock_timestamp())[greatest(cardinality(${recent}) + 2 - ${rateLimit}::int, 1):]`,
      })
      .where(
        and(
          eq(apiKeys.hash, hash),
          sql`(cardinality(${recent}) < ${rateLimit}::int or ${oldest} <= clock_timestamp() - interval '1 second')`,
        ),
      )
      .returning({ id: apiKeys.id }),
  );
  const [row] = await db
    .with(counted)
    .select({ ...known, counted: counted.id })
    .from(apiKeys)
    .leftJoin(counted, eq(counted.id, apiKeys.id))
    .where(eq(apiKeys.hash, hash));
  if (row === undefined) throw unauthorized();
  if (row.counted === null) throw tooMany(rateLimit);
  return row;
}

const unauthorized = (): Refusal => refuse(401, 'Authentication failed.');

function tooMany(rateLimit: number): Refusal {
  const { status, faults } = refuse(429, `more than ${rateLimit} requests per second`);
  return new Refusal(status, faults, { 'retry-after': RETRY_AFTER });
}
