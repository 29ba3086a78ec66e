/** Stores events in the transaction of their change, with a delivery for each target. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { events } from '../database/tables/index.ts';
import { type Change, insertion, type Restriction, together } from '../database/together.ts';

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
export async function recordEvent(db: Database, event: NewEvent): Promise<void> {
  await together(db, [newEvents([event])]);
}

/** @param restriction On the column `subject_id` */
export function newEvents(made: readonly NewEvent[], restriction?: Restriction): Change {
  const rows = made.map(({ companyId, event, subjectId, data }) => ({
    id: randomUUID(),
    company_id: companyId,
    event,
    subject_id: subjectId,
    data,
  }));
  const { texts, rows: stored } = insertion(events, rows, restriction);
  return {
    rows: stored,
    texts: (given) => {
      const [inserted = ''] = Object.values(texts(given));
      return {
        'new events': `${inserted} returning id, seq, company_id`,
        'new deliveries': DELIVERIES,
      };
    },
  };
}

/** In the order of the events. */
const DELIVERIES = `insert into deliveries (event_id, endpoint_id)
  select e.id, w.id from "new events" e join webhook_endpoints w on w.company_id = e.company_id and w.active
  order by e.seq`;
