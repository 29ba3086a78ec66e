/** SdI's 00404 across all companies of the database: within a company, numbers are unique anyway. */
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { runBuilt } from '../database/statement.ts';
import { companies, documents, transitions } from '../database/tables/index.ts';
import { holderAmong } from '../documents/number.ts';
import { numberingOfInvoice } from '../documents/numbering.ts';
import type { Status } from '../documents/states.ts';

/** Statuses of documents that SdI has accepted and the recipient has not refused. */
const ACCEPTED: readonly Status[] = ['SENT', 'DELIVERED', 'NOT_DELIVERED'];

/** @returns The name of the earlier file, by the id of the document; none for a document that SdI has not seen before */
export async function findEarlierDuplicates(
  tx: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const own = alias(documents, 'own');
  // By company, because the index of numbers starts with it.
  const others = await runBuilt(
    tx
      .select({
        of: own.id,
        own: own.invoice,
        id: documents.id,
        number: documents.number,
        status: documents.status,
        file_name: documents.file_name,
        invoice: documents.invoice,
      })
      .from(own)
      .innerJoin(companies, ne(companies.id, own.company_id))
      .innerJoin(documents, and(eq(documents.company_id, companies.id), eq(documents.number, own.number)))
      .where(
        and(
          sql`${own.id} = any(${sql.param(ids)}::uuid[])`,
          inArray(documents.status, [...ACCEPTED]),
          sql`${sentAt(sql`${documents.id}`)} < ${sentAt(sql`${own.id}`)}`,
        ),
      ),
  );
  const found = new Map<string, string>();
  for (const { of: id, own: invoice } of others) {
    const numbering = invoice === null ? undefined : numberingOfInvoice(invoice);
    const same = others.filter(({ of }) => of === id);
    const earlier = numbering && holderAmong(same, numbering);
    const { file_name } = same.find((one) => one.id === earlier?.id) ?? {};
    if (earlier !== undefined) found.set(id, file_name ?? earlier.id);
  }
  return found;
}

/**
 * The position of SdI's acceptance among all transitions; a document of the seed may have none and counts as earlier.
 */
const sentAt = (id: SQL) =>
  sql`coalesce((select min(${transitions.seq}) from ${transitions} where ${transitions.document_id} = ${id} and ${transitions.to} = 'SENT'), 0)`;
