/** Issues a document: assigns sender, progressivo invio and file name, and writes the final XML. */
import { eq } from 'drizzle-orm';
import type { OrdinaryInvoice } from '../../model/index.ts';
import { invoiceFileName } from '../../operations/index.ts';
import { normalizeInvoice } from '../../validate/index.ts';
import { writeInvoice } from '../../xml/index.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { documents } from '../database/tables/index.ts';
import { refuse } from '../http/refusal.ts';
import { schedule } from '../worker/schedule.ts';
import { companyOf, type IssuingCompany } from './companyOf.ts';
import { withTransmission } from './fillIn.ts';
import { moveDocument } from './move.ts';
import { count } from './number.ts';
import { type DocumentKey, type DocumentRow, documentRow } from './row.ts';

/** @throws Refusal 404, and 422 for a document that is not DRAFT */
export async function issueDocument(context: Context, key: DocumentKey): Promise<DocumentRow> {
  const company = await companyOf(context.db, key.companyId);
  const issued = await context.db.transaction(async (tx) =>
    issueIn(tx, context, { row: await documentRow(tx, key, 'update'), company }),
  );
  context.wake();
  return issued;
}

interface Issue {
  readonly row: DocumentRow;
  readonly company: IssuingCompany;
}

/** @param tx The transaction that holds the lock on the document */
export async function issueIn(tx: Database, context: Context, { row, company }: Issue): Promise<DocumentRow> {
  if (row.invoice === null) throw refuse(422, ({ notAnInvoice }) => notAnInvoice);
  const { transmitter } = company;
  const progressivo = await nextFile(tx, company);
  const filled = withTransmission(row.invoice, { transmitter, progressivo, override: true });
  const invoice = normalizeInvoice(filled) as OrdinaryInvoice;
  const issued = await moveDocument(tx, row, {
    move: 'issue',
    set: {
      invoice,
      xml: writeInvoice(invoice, { as: 'bytes' }),
      file_name: fileName(company, progressivo),
    },
  });
  if (issued === undefined) throw refuse(422, ({ notADraft }) => notADraft({ status: row.status }));
  await schedule(tx, { kind: 'sdi', subjectId: row.id, delay: context.settings.sdiDelay });
  return issued;
}

/** Counter of a company's files. It is stored among the number counters, under an id and a year that no series has. */
const FILES = { series: '00000000-0000-0000-0000-000000000000', year: 0 } as const;

/** Digits and letters of a progressive: five of them allow sixty million. */
const RADIX = 36;
const LENGTH = 5;

/** A file name is never reused (00002), even after its document is deleted, so it is counted rather than searched. */
async function nextFile(tx: Database, company: IssuingCompany): Promise<string> {
  for (;;) {
    const last = await count(tx, { companyId: company.id, ...FILES });
    const progressive = last.toString(RADIX).toUpperCase().padStart(LENGTH, '0');
    const [used] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.file_name, fileName(company, progressive)));
    if (used === undefined) return progressive;
  }
}

const fileName = ({ transmitter }: IssuingCompany, progressive: string): string =>
  invoiceFileName({ country: transmitter.id_paese, id: transmitter.id_codice }, progressive);
