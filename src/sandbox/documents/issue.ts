/** Issues a document: assigns sender, progressivo invio and file name, and writes the final XML. */
import type { OrdinaryInvoice } from '../../model/index.ts';
import { invoiceFileName } from '../../operations/index.ts';
import { normalizeInvoice } from '../../validate/index.ts';
import { writeInvoice } from '../../xml/index.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/failure.ts';
import { run, statement } from '../database/statement.ts';
import { refuse } from '../http/refusal.ts';
import { companyOf, type IssuingCompany } from './companyOf.ts';
import { withTransmission } from './fillIn.ts';
import { moveDocuments } from './move.ts';
import { type DocumentKey, type DocumentRow, documentRow } from './row.ts';

/** @throws Refusal 404, and 422 for a document that is not DRAFT */
export async function issueDocument(context: Context, key: DocumentKey): Promise<DocumentRow> {
  const company = await companyOf(context.db, key.companyId);
  for (;;) {
    try {
      const issued = await context.db.transaction(async (tx) =>
        issueIn(tx, context, { row: await documentRow(tx, key, 'update'), company }),
      );
      context.wake();
      return issued;
    } catch (error) {
      if (!isFileNameTaken(error)) throw error;
    }
  }
}

interface Issue {
  readonly row: DocumentRow;
  readonly company: IssuingCompany;
}

const NEXT_FILE = statement(
  `select nextval('document_files') as file,
    to_json(sandbox_time(clock_timestamp())) as time`,
);

/** @param tx The transaction that holds the lock on the document */
async function issueIn(tx: Database, context: Context, { row, company }: Issue): Promise<DocumentRow> {
  if (row.invoice === null) throw refuse(422, ({ notAnInvoice }) => notAnInvoice);
  const [next] = await run<{ readonly file: number | string; readonly time: string }>(tx, NEXT_FILE, []);
  if (next === undefined) throw new Error('the sequence of files has ended');
  const [issued] = await moveDocuments(
    tx,
    [
      {
        row,
        move: 'issue',
        set: issuedFields(company, normalizeInvoice(row.invoice) as OrdinaryInvoice, Number(next.file)),
        nextStep: context.settings.sdiDelay,
      },
    ],
    { time: new Date(next.time) },
  );
  if (issued === undefined) throw refuse(422, ({ notADraft }) => notADraft({ status: row.status }));
  return issued;
}

/**
 * @param given In the canonical form
 * @param file A number of the sequence `document_files`, whose numbers are used at most once
 */
export function issuedFields(
  { transmitter }: IssuingCompany,
  given: OrdinaryInvoice,
  file: number,
): Pick<DocumentRow, 'file_name' | 'invoice' | 'xml'> {
  const progressivo = file.toString(RADIX).toUpperCase().padStart(LENGTH, '0');
  const invoice = withTransmission(given, { transmitter, progressivo, override: true });
  return {
    invoice,
    xml: writeInvoice(invoice, { as: 'bytes' }),
    file_name: invoiceFileName({ country: transmitter.id_paese, id: transmitter.id_codice }, progressivo),
  };
}

/** Digits and letters of a progressive: five of them allow sixty million. */
const RADIX = 36;
const LENGTH = 5;

/** True if a document has the file name already, which the sequence did not assign: another number is free. */
export const isFileNameTaken = (error: unknown): boolean =>
  isUniqueViolation(error, 'documents_file_name_key');
