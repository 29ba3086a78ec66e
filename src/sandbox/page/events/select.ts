/** Events with their deliveries, newest first. */
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { companies, deliveries, events, webhookEndpoints } from '../../database/tables/index.ts';

export interface ShownEvent {
  readonly id: string;
  readonly seq: number;
  readonly event: string;
  readonly subjectId: string;
  readonly data: unknown;
  readonly createdAt: Date;
  readonly deliveries: readonly ShownDelivery[];
  /** True if its company has a target to which it was not sent. */
  readonly hasNewTarget: boolean;
}

export interface ShownDelivery {
  readonly seq: number;
  readonly url: string;
  readonly state: 'pending' | 'delivered' | 'dead';
  readonly attempts: number;
  readonly dueAt: Date;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
}

export interface EventChoice {
  /** Ids of the subjects; absent: all. */
  readonly subjects?: readonly string[];
  /** Only events with a dead delivery. */
  readonly dead?: boolean;
  readonly before: number | null;
  readonly limit: number;
}

export async function selectEvents(db: Database, choice: EventChoice): Promise<readonly ShownEvent[]> {
  const rows = await (choice.subjects === undefined ? ofAll(db, choice) : about(db, choice.subjects, choice));
  const tried = await deliveriesOf(
    db,
    rows.map(({ id }) => id),
  );
  const targets = await db
    .select({ id: webhookEndpoints.id, companyId: webhookEndpoints.company_id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.active, true));
  return rows.map(({ companyId, ...row }) => {
    const own = tried.filter(({ eventId }) => eventId === row.id);
    const hasNewTarget = targets.some(
      (target) => target.companyId === companyId && !own.some(({ endpointId }) => endpointId === target.id),
    );
    return { ...row, deliveries: own, hasNewTarget };
  });
}

const COLUMNS = {
  id: events.id,
  companyId: events.company_id,
  seq: events.seq,
  event: events.event,
  subjectId: events.subject_id,
  data: events.data,
  createdAt: events.created_at,
};

function about(db: Database, subjects: readonly string[], { before, limit }: EventChoice) {
  return db
    .select(COLUMNS)
    .from(events)
    .where(
      and(inArray(events.subject_id, [...subjects]), before === null ? undefined : lt(events.seq, before)),
    )
    .orderBy(desc(events.seq))
    .limit(limit);
}

/** Reads company by company along the index, as for documents. */
function ofAll(db: Database, { dead, before, limit }: EventChoice) {
  const given = db.select({ id: deliveries.event_id }).from(deliveries).where(eq(deliveries.state, 'dead'));
  const newest = db
    .select({ ...COLUMNS })
    .from(events)
    .where(
      and(
        eq(events.company_id, companies.id),
        dead === true ? inArray(events.id, given) : undefined,
        before === null ? undefined : lt(events.seq, before),
      ),
    )
    .orderBy(desc(events.seq))
    .limit(limit)
    .as('newest');
  return db
    .select({
      id: newest.id,
      companyId: newest.companyId,
      seq: newest.seq,
      event: newest.event,
      subjectId: newest.subjectId,
      data: newest.data,
      createdAt: newest.createdAt,
    })
    .from(companies)
    .crossJoinLateral(newest)
    .orderBy(desc(newest.seq))
    .limit(limit);
}

async function deliveriesOf(db: Database, eventIds: readonly string[]) {
  if (eventIds.length === 0) return [];
  return db
    .select({
      eventId: deliveries.event_id,
      endpointId: deliveries.endpoint_id,
      seq: deliveries.seq,
      url: webhookEndpoints.url,
      state: deliveries.state,
      attempts: deliveries.attempts,
      dueAt: deliveries.due_at,
      lastStatus: deliveries.last_status,
      lastError: deliveries.last_error,
    })
    .from(deliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, deliveries.endpoint_id))
    .where(inArray(deliveries.event_id, [...eventIds]))
    .orderBy(deliveries.seq);
}
