/** SdI's 00404 among all companies of the database: a company's own numbers are unique anyway. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies, documents, transitions } from '../database/tables/index.ts';
import { isDuplicate, numberingOfInvoice } from '../documents/numbering.ts';
import type { DocumentRow } from '../documents/row.ts';
import type { Status } from '../documents/states.ts';

/** What SdI has and neither it nor the recipient turned away. */
const ACCEPTED: readonly Status[] = ['SENT', 'DELIVERED', 'NOT_DELIVERED'];

/** @returns the name of the file that came first; undefined where there is none */
export async function findEarlierDuplicate(tx: Database, row: DocumentRow): Promise<string | undefined> {
  const own = row.invoice === null ? undefined : numberingOfInvoice(row.invoice);
  if (own === undefined) return undefined;
  // By company, because the index of numbers begins with it.
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

/** When SdI took a document, among all moves; a document of the seed may have none and came first. */
const sentAt = (id: string | typeof documents.id) =>
  sql`coalesce((select min(${transitions.seq}) from ${transitions} where ${transitions.document_id} = ${id} and ${transitions.to} = 'SENT'), 0)`;
