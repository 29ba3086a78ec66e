/** The documents of all companies, newest first. */
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { companies, counterparts, documents } from '../../database/tables/index.ts';

export interface ListedDocument {
  readonly id: string;
  /** Its place in the list. */
  readonly seq: number;
  readonly number: string;
  readonly direction: string;
  readonly status: string;
  readonly creationDate: string;
  readonly counterpart: string | null;
  readonly company: string;
  readonly total: string;
  readonly currency: string;
  readonly updatedAt: Date;
  readonly isInvoice: boolean;
}

export interface DocumentChoice {
  readonly status: string | null;
  readonly before: number | null;
  readonly limit: number;
}

/** Company by company along the index, so that a hundred thousand documents are as quick as a few. */
export async function selectDocuments(
  db: Database,
  { status, before, limit }: DocumentChoice,
): Promise<readonly ListedDocument[]> {
  const newest = db
    .select({
      id: documents.id,
      seq: documents.seq,
      number: documents.number,
      direction: documents.direction,
      status: documents.status,
      creation_date: documents.creation_date,
      counterpart_id: documents.counterpart_id,
      counterpart_name: documents.counterpart_name,
      gross_amount: documents.gross_amount,
      currency: documents.currency,
      updated_at: documents.updated_at,
      // Not the invoice itself: it may hold megabytes of attachments.
      is_invoice: sql<boolean>`${documents.invoice} is not null`.as('is_invoice'),
    })
    .from(documents)
    .where(
      and(
        eq(documents.company_id, companies.id),
        status === null ? undefined : eq(documents.status, status),
        before === null ? undefined : lt(documents.seq, before),
      ),
    )
    .orderBy(desc(documents.seq))
    .limit(limit)
    .as('newest');
  const rows = await db
    .select({
      id: newest.id,
      seq: newest.seq,
      number: newest.number,
      direction: newest.direction,
      status: newest.status,
      creationDate: newest.creation_date,
      counterpartName: newest.counterpart_name,
      companyName: counterparts.company_name,
      company: companies.name,
      total: newest.gross_amount,
      currency: newest.currency,
      updatedAt: newest.updated_at,
      isInvoice: newest.is_invoice,
    })
    .from(companies)
    .crossJoinLateral(newest)
    .leftJoin(counterparts, eq(counterparts.id, newest.counterpart_id))
    .orderBy(desc(newest.seq))
    .limit(limit);
  return rows.map(({ companyName, counterpartName, ...row }) => ({
    ...row,
    counterpart: companyName ?? counterpartName,
  }));
}
