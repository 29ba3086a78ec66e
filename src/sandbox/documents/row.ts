/** A document as it is stored. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documents } from '../database/tables/index.ts';
import { refuse } from '../http/refusal.ts';

export type StoredDocument = typeof documents.$inferSelect;

/** Without its place in the order of insertion, which a new document does not know. */
export type DocumentRow = Omit<StoredDocument, 'seq'>;

export interface DocumentKey {
  readonly companyId: string;
  readonly documentId: string;
}

/**
 * @param lock `update` prevents other transactions from changing it until this one ends
 * @throws Refusal 404
 */
export async function documentRow(
  db: Database,
  { companyId, documentId }: DocumentKey,
  lock: 'update' | 'none' = 'none',
): Promise<StoredDocument> {
  const query = db
    .select()
    .from(documents)
    .where(and(eq(documents.company_id, companyId), eq(documents.id, documentId)));
  const [row] = await (lock === 'update' ? query.for('update') : query);
  if (row === undefined) throw refuse(404, ({ noDocument }) => noDocument);
  return row;
}
