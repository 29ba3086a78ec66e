/** Stores an event in the transaction of its change, with a delivery for each target. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deliveries, events, webhookEndpoints } from '../database/tables/index.ts';

export interface NewEvent {
  readonly companyId: string;
  /** `document.updated`, `flow.updated`, or the sandbox's own `f24.ocr.completed`. */
  readonly event: string;
  /** Id of the document, flow or request. */
  readonly subjectId: string;
  /** The resource after the change, as in responses of the service. */
  readonly data: unknown;
}

/** @param db The transaction of the change, so that both are stored or neither */
export async function recordEvent(
  db: Database,
  { companyId, event, subjectId, data }: NewEvent,
): Promise<void> {
  const [made] = await db
    .insert(events)
    .values({ company_id: companyId, event, subject_id: subjectId, data })
    .returning({ id: events.id });
  if (made === undefined) throw new Error('the event was not stored');
  const targets = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.company_id, companyId), eq(webhookEndpoints.active, true)));
  if (targets.length === 0) return;
  await db.insert(deliveries).values(targets.map(({ id }) => ({ event_id: made.id, endpoint_id: id })));
}
