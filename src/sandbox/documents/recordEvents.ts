/** Stores the events of documents and payments in the transaction of the change. */
import type { Database } from '../database/database.ts';
import type { flows } from '../database/tables/index.ts';
import { toObjects } from '../resources/toObjects.ts';
import { recordEvent } from '../webhooks/recordEvent.ts';
import type { DocumentRow } from './row.ts';

export type FlowRow = typeof flows.$inferSelect;

/** @param tx The transaction of the change */
export async function recordDocumentEvent(tx: Database, row: DocumentRow): Promise<void> {
  const [data] = await toObjects(tx, 'Document', [row], []);
  await recordEvent(tx, { companyId: row.company_id, event: 'document.updated', subjectId: row.id, data });
}

/** @param tx The transaction of the change */
export async function recordFlowEvents(tx: Database, rows: readonly FlowRow[]): Promise<void> {
  const shown = await toObjects(tx, 'Flow', rows, []);
  for (const [index, { id, company_id }] of rows.entries()) {
    await recordEvent(tx, {
      companyId: company_id,
      event: 'flow.updated',
      subjectId: id,
      data: shown[index],
    });
  }
}
