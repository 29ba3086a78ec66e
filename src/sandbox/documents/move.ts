/** Applies one transition to a document. */
import { and, eq } from 'drizzle-orm';
import { statementTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { documents, type Reason, transitions } from '../database/tables/index.ts';
import { recordDocumentEvent } from './recordEvents.ts';
import type { DocumentRow } from './row.ts';
import { type Move, nextStatus } from './states.ts';

export interface MoveRequest {
  readonly move: Move;
  /** Other columns to change with it. */
  readonly set?: Partial<Pick<DocumentRow, 'delivery_date' | 'file_name' | 'invoice' | 'xml'>>;
  readonly reasons?: readonly Reason[];
}

/**
 * @param tx The transaction in which status, history and event are stored
 * @returns undefined if the transition is not allowed, or if a concurrent one came first
 */
export async function moveDocument(
  tx: Database,
  row: DocumentRow,
  { move, set = {}, reasons = [] }: MoveRequest,
): Promise<DocumentRow | undefined> {
  const to = nextStatus(row.status, move, row.format);
  if (to === undefined) return undefined;
  const [moved] = await tx
    .update(documents)
    .set({ ...set, status: to, updated_at: statementTime })
    .where(and(eq(documents.id, row.id), eq(documents.status, row.status)))
    .returning();
  if (moved === undefined) return undefined;
  await tx.insert(transitions).values({ document_id: row.id, from: row.status, to, reasons: [...reasons] });
  await recordDocumentEvent(tx, moved);
  return moved;
}
