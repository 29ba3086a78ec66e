/** The events of documents and payments. */
import type { Database } from '../database/database.ts';
import type { flows } from '../database/tables/index.ts';
import { toObjects } from '../resources/toObjects.ts';
import type { NewEvent } from '../webhooks/recordEvent.ts';
import type { DocumentRow } from './row.ts';

export type FlowRow = Omit<typeof flows.$inferSelect, 'seq'>;

/** @param rows After the change */
export async function documentEvents(
  db: Database,
  rows: readonly Omit<DocumentRow, 'invoice' | 'xml'>[],
): Promise<readonly NewEvent[]> {
  const shown = await toObjects(db, 'Document', rows, []);
  return rows.map(({ id, company_id }, index) => ({
    companyId: company_id,
    event: 'document.updated',
    subjectId: id,
    data: shown[index],
  }));
}

/** @param rows After the change */
export async function flowEvents(db: Database, rows: readonly FlowRow[]): Promise<readonly NewEvent[]> {
  const shown = await toObjects(db, 'Flow', rows, []);
  return rows.map(({ id, company_id }, index) => ({
    companyId: company_id,
    event: 'flow.updated',
    subjectId: id,
    data: shown[index],
  }));
}
