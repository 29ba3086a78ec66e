/** Takes deliveries that are due, so that no other process sends them at the same time. */
import { and, asc, eq, exists, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { transactionTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { deliveries, events, webhookEndpoints } from '../database/tables/index.ts';

/**
 * Milliseconds after which another process takes over what this one has begun and not ended. Longer than a delivery
 * can take (send.ts), so that only a process that is dead or hangs is overtaken.
 */
const LEASE = 15_000;

export interface ClaimedDelivery {
  readonly seq: number;
  readonly endpointId: string;
  readonly url: string;
  readonly secret: string;
  /** Tries that came before. */
  readonly attempts: number;
  /** What is sent. */
  readonly payload: {
    readonly id: string;
    readonly company_id: string;
    readonly event: string;
    readonly data: unknown;
  };
}

export const fromNow = (milliseconds: number): SQL =>
  sql`${transactionTime} + ${Math.round(milliseconds)}::integer * interval '1 millisecond'`;

const due = (): SQL | undefined =>
  and(eq(deliveries.state, 'pending'), lte(deliveries.due_at, transactionTime));

/** Targets that something is due for. */
export async function targetsWithWork(db: Database): Promise<readonly string[]> {
  const one = db
    .select({ one: sql`1` })
    .from(deliveries)
    .where(and(due(), eq(deliveries.endpoint_id, webhookEndpoints.id)));
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(webhookEndpoints.active, exists(one)));
  return rows.map(({ id }) => id);
}

/** How many of the oldest are looked at first, so that it takes no longer when many thousands wait. */
const OLDEST_FIRST = 200;

/** At most so many of one target, the oldest first. */
export async function claimDue(
  db: Database,
  { endpointId, most }: { readonly endpointId: string; readonly most: number },
): Promise<readonly ClaimedDelivery[]> {
  const ofTarget = and(due(), eq(deliveries.endpoint_id, endpointId));
  const nearest = db
    .select({ seq: deliveries.seq })
    .from(deliveries)
    .where(ofTarget)
    .orderBy(asc(deliveries.due_at), asc(deliveries.seq))
    .limit(OLDEST_FIRST);
  const near = await take(db, { among: sql`${deliveries.seq} = any(array(${nearest}))`, most });
  // All of these may have to wait for one that comes after them.
  const taken = near.length > 0 ? near : await take(db, { among: ofTarget, most });
  return taken.length === 0 ? [] : read(db, taken);
}

async function take(
  db: Database,
  { among, most }: { readonly among: SQL | undefined; readonly most: number },
): Promise<readonly { readonly seq: number }[]> {
  const free = db
    .select({ seq: deliveries.seq })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.event_id))
    .where(and(due(), among, sql`${earlierOfSubject(db)} is null`))
    .orderBy(asc(deliveries.due_at), asc(deliveries.seq))
    .limit(most)
    .for('update', { of: deliveries, skipLocked: true });
  return (
    db
      .update(deliveries)
      .set({ due_at: fromNow(LEASE) })
      // As an array it is asked once; in a list the planner may ask it for each row, and take more than `most`.
      .where(sql`${deliveries.seq} = any(array(${free}))`)
      .returning({ seq: deliveries.seq })
  );
}

/**
 * One for the same subject that was never tried, or is at its first try: events of a document arrive in their order
 * as long as all goes well. What waits for another try holds up nothing.
 */
function earlierOfSubject(db: Database) {
  const earlier = alias(deliveries, 'earlier');
  const event = alias(events, 'earlier_event');
  return (
    db
      .select({ one: sql`1` })
      .from(event)
      .innerJoin(
        earlier,
        and(eq(earlier.event_id, event.id), eq(earlier.endpoint_id, deliveries.endpoint_id)),
      )
      .where(
        and(
          eq(event.subject_id, events.subject_id),
          sql`${event.seq} < ${events.seq}`,
          eq(earlier.state, 'pending'),
          eq(earlier.attempts, 0),
        ),
      )
      // So it is asked for each of the few that are looked at, where `not exists` would be joined with all there are.
      .limit(1)
  );
}

async function read(
  db: Database,
  taken: readonly { readonly seq: number }[],
): Promise<readonly ClaimedDelivery[]> {
  return db
    .select({
      seq: deliveries.seq,
      endpointId: deliveries.endpoint_id,
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
      attempts: deliveries.attempts,
      payload: { id: events.id, company_id: events.company_id, event: events.event, data: events.data },
    })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.event_id))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, deliveries.endpoint_id))
    .where(
      inArray(
        deliveries.seq,
        taken.map(({ seq }) => seq),
      ),
    )
    .orderBy(asc(deliveries.seq));
}
