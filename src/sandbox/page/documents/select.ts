/** The documents of all companies, newest first. */
import { and, desc, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { companies, counterparts, documents } from '../../database/tables/index.ts';
import { anyContains } from '../search.ts';
import type { DocumentFilter } from './filter.ts';

export interface ListedDocument {
  readonly id: string;
  /** Its position in the list. */
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
  readonly filter: DocumentFilter;
  readonly before: number | null;
  readonly limit: number;
}

/** Reads company by company along the index, so that a hundred thousand documents take no longer than a few. */
export async function selectDocuments(
  db: Database,
  { filter, before, limit }: DocumentChoice,
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
      // Without the invoice: it may contain megabytes of attachments.
      is_invoice: sql<boolean>`${documents.invoice} is not null`.as('is_invoice'),
    })
    .from(documents)
    .where(
      and(
        eq(documents.company_id, companies.id),
        ...wanted(db, filter),
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

function wanted(db: Database, { status, number, customer, from, to, direction }: DocumentFilter) {
  return [
    status === null ? undefined : eq(documents.status, status),
    direction === null ? undefined : eq(documents.direction, direction),
    from === null ? undefined : gte(documents.creation_date, from),
    to === null ? undefined : lte(documents.creation_date, to),
    anyContains([documents.number], number),
    customer === null ? undefined : isOf(db, customer),
  ];
}

/** Counterparts are few compared with documents, so they are searched once. */
function isOf(db: Database, customer: string) {
  const { company_name, vat_number, tax_number } = counterparts;
  const found = db
    .select({ id: counterparts.id })
    .from(counterparts)
    .where(anyContains([company_name, vat_number, tax_number], customer));
  return or(inArray(documents.counterpart_id, found), anyContains([documents.counterpart_name], customer));
}
