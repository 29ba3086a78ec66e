/** SdI's 00404 across all companies of the database: within a company, numbers are unique anyway. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies, documents, transitions } from '../database/tables/index.ts';
import { isDuplicate, numberingOfInvoice } from '../documents/numbering.ts';
import type { DocumentRow } from '../documents/row.ts';
import type { Status } from '../documents/states.ts';

/** Statuses of documents that SdI has accepted and the recipient has not refused. */
const ACCEPTED: readonly Status[] = ['SENT', 'DELIVERED', 'NOT_DELIVERED'];

/** @returns The name of the earlier file; undefined if there is none */
export async function findEarlierDuplicate(tx: Database, row: DocumentRow): Promise<string | undefined> {
  const own = row.invoice === null ? undefined : numberingOfInvoice(row.invoice);
  if (own === undefined) return undefined;
  // By company, because the index of numbers starts with it.
  const others = await tx
    .select({ id: documents.id, file_name: documents.file_name, invoice: documents.invoice })
    .from(companies)
    .innerJoin(documents, and(eq(documents.company_id, companies.id), eq(documents.number, row.number)))
    .where(
      and(
        ne(companies.id, row.company_id),
        inArray(documents.status, [...ACCEPTED]),
        sql`${sentAt(documents.id)} < ${sentAt(row.id)}`,
      ),
    );
  const earlier = others.find(({ invoice }) => {
    const numbering = invoice === null ? undefined : numberingOfInvoice(invoice);
    return numbering !== undefined && isDuplicate(own, numbering);
  });
  return earlier === undefined ? undefined : (earlier.file_name ?? earlier.id);
}

/**
 * The position of SdI's acceptance among all transitions; a document of the seed may have none and counts as earlier.
 */
const sentAt = (id: string | typeof documents.id) =>
  sql`coalesce((select min(${transitions.seq}) from ${transitions} where ${transitions.document_id} = ${id} and ${transitions.to} = 'SENT'), 0)`;
