/** Claims due deliveries, so that no other process sends them at the same time. */
import { and, asc, eq, exists, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { transactionTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { deliveries, events, webhookEndpoints } from '../database/tables/index.ts';

/**
 * Milliseconds after which another process takes over an unfinished delivery. Longer than a delivery can take
 * (send.ts), so that only those of dead or hanging processes are taken over.
 */
const LEASE = 15_000;

export interface ClaimedDelivery {
  readonly seq: number;
  readonly endpointId: string;
  readonly url: string;
  readonly secret: string;
  /** Number of earlier attempts. */
  readonly attempts: number;
  /** The body of the webhook. */
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

/** Targets with due deliveries. */
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

/** Maximum number of oldest deliveries to examine first, which bounds the time when many thousands are waiting. */
const MAX_CANDIDATES = 200;

/** Claims due deliveries of one target, oldest first, up to a maximum. */
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
    .limit(MAX_CANDIDATES);
  const near = await take(db, { among: sql`${deliveries.seq} = any(array(${nearest}))`, most });
  // All of these may be blocked by an earlier event that is due later.
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
      // An array is evaluated once; with a subselect, the planner may evaluate it per row and claim more than `most`.
      .where(sql`${deliveries.seq} = any(array(${free}))`)
      .returning({ seq: deliveries.seq })
  );
}

/**
 * An earlier event of the same subject that is in or before its first attempt: the events of a document arrive in
 * order as long as all attempts succeed. Deliveries that wait for a retry block nothing.
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
      // This form is evaluated only for the few examined rows; `not exists` would be joined with all rows.
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
