/** Who calls, and whether it calls too often: one statement, so that servers on one database count together. */
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { apiKeys } from '../database/tables/index.ts';
import type { Principal } from '../endpoints/handler.ts';
import { Refusal, refuse } from './refusal.ts';

/** What is stored of a key. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A limit above it is none that anyone feels, and its times would be long to keep: tests and benchmarks. */
const LARGEST_WINDOW = 1000;

/** Seconds; the window is one, so that whoever waits it is let through. */
const RETRY_AFTER = '1';

/** @throws Refusal 401 without a key that is known, 429 when it has been used too often in the last second. */
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
  // `recent` has the times of the last requests that were let through, at most as many as the limit: there is
  // room when there are fewer, or when the first of these is a second old. The row's lock puts servers in turn,
  // and clock_timestamp() is asked again after it.
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
  const { status, faults } = refuse(429, `more than ${rateLimit} requests in a second`);
  return new Refusal(status, faults, { 'retry-after': RETRY_AFTER });
}
