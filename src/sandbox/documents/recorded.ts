/** Events of documents and payments, as the service shows them, written with the change. */
import type { Database } from '../database/database.ts';
import type { flows } from '../database/tables/index.ts';
import { show } from '../resources/show.ts';
import { record } from '../webhooks/record.ts';
import type { DocumentRow } from './row.ts';

export type FlowRow = typeof flows.$inferSelect;

/** @param tx the transaction of the change */
export async function recordDocument(tx: Database, row: DocumentRow): Promise<void> {
  const [data] = await show(tx, 'Document', [row], []);
  await record(tx, { companyId: row.company_id, event: 'document.updated', subjectId: row.id, data });
}

/** @param tx the transaction of the change */
export async function recordFlows(tx: Database, rows: readonly FlowRow[]): Promise<void> {
  const shown = await show(tx, 'Flow', rows, []);
  for (const [index, { id, company_id }] of rows.entries()) {
    await record(tx, { companyId: company_id, event: 'flow.updated', subjectId: id, data: shown[index] });
  }
}
