/** The deliveries of events, for display, and their retries. */
import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { transactionTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { deliveries, events, webhookEndpoints } from '../database/tables/index.ts';

export type DeliveryState = 'pending' | 'delivered' | 'dead';

/** The delivery of one event to one target. */
export interface ListedDelivery {
  /** Its key, in order of creation. */
  readonly seq: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Time of the next attempt, while it is pending. */
  readonly due_at: Date;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly delivered_at: Date | null;
  readonly url: string;
  readonly event_id: string;
  readonly company_id: string;
  readonly event: string;
  /** Id of the document, flow or request. */
  readonly subject_id: string;
  readonly created_at: Date;
}

export interface DeliveryChoice {
  readonly state?: DeliveryState;
  readonly companyId?: string;
  readonly subjectId?: string;
  readonly eventId?: string;
  /** Only deliveries before the one with this `seq`, for the next page. */
  readonly before?: number;
  /** Default: 100. */
  readonly limit?: number;
}

const LIMIT = 100;

/** Newest first. */
export async function listDeliveries(
  db: Database,
  { state, companyId, subjectId, eventId, before, limit }: DeliveryChoice = {},
): Promise<readonly ListedDelivery[]> {
  const wanted: readonly (SQL | undefined)[] = [
    state && eq(deliveries.state, state),
    companyId === undefined ? undefined : eq(events.company_id, companyId),
    subjectId === undefined ? undefined : eq(events.subject_id, subjectId),
    eventId === undefined ? undefined : eq(events.id, eventId),
    before === undefined ? undefined : lt(deliveries.seq, before),
  ];
  return db
    .select({
      seq: deliveries.seq,
      state: deliveries.state,
      attempts: deliveries.attempts,
      due_at: deliveries.due_at,
      last_status: deliveries.last_status,
      last_error: deliveries.last_error,
      delivered_at: deliveries.delivered_at,
      url: webhookEndpoints.url,
      event_id: events.id,
      company_id: events.company_id,
      event: events.event,
      subject_id: events.subject_id,
      created_at: events.created_at,
    })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.event_id))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, deliveries.endpoint_id))
    .where(and(...wanted))
    .orderBy(desc(deliveries.seq))
    .limit(limit ?? LIMIT);
}

/** Number of deliveries by state. */
export async function countDeliveries(db: Database): Promise<Readonly<Record<DeliveryState, number>>> {
  const rows = await db
    .select({ state: deliveries.state, count: sql<number>`count(*)::integer` })
    .from(deliveries)
    .groupBy(deliveries.state);
  const count = (state: DeliveryState): number => rows.find((row) => row.state === state)?.count ?? 0;
  return { pending: count('pending'), delivered: count('delivered'), dead: count('dead') };
}

/** Makes all dead deliveries due again, with all their attempts. Returns their number. */
export async function retryDead(db: Database): Promise<number> {
  const again = await db
    .update(deliveries)
    .set({ state: 'pending', attempts: 0, due_at: transactionTime })
    .where(eq(deliveries.state, 'dead'))
    .returning({ seq: deliveries.seq });
  return again.length;
}

/** Makes settled deliveries due again, with all their attempts. Returns their number. */
export async function resendDelivery(db: Database, seqs: readonly number[]): Promise<number> {
  const again = await db
    .update(deliveries)
    .set({ state: 'pending', attempts: 0, due_at: transactionTime, delivered_at: null })
    .where(and(ne(deliveries.state, 'pending'), inArray(deliveries.seq, [...seqs])))
    .returning({ seq: deliveries.seq });
  return again.length;
}

/**
 * Sends an event to every current target of its company, including those added after the event. Returns false if the
 * event does not exist.
 */
export async function resendEvent(db: Database, eventId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [event] = await tx
      .select({ company: events.company_id })
      .from(events)
      .where(eq(events.id, eventId));
    if (event === undefined) return false;
    const targets = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.company_id, event.company), webhookEndpoints.active));
    if (targets.length > 0) {
      const made = targets.map(({ id }) => ({ event_id: eventId, endpoint_id: id, due_at: transactionTime }));
      await tx.insert(deliveries).values(made).onConflictDoNothing();
    }
    const all = await tx
      .select({ seq: deliveries.seq })
      .from(deliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, deliveries.endpoint_id))
      .where(and(eq(deliveries.event_id, eventId), webhookEndpoints.active));
    await resendDelivery(
      tx,
      all.map(({ seq }) => seq),
    );
    return true;
  });
}
