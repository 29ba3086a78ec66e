/** The XML of a document: as SdI received it; for a draft, as it would be sent now. */
import { eq } from 'drizzle-orm';
import { writeInvoice } from '../../../xml/index.ts';
import { documents } from '../../database/tables/index.ts';
import { companyOf } from '../../documents/companyOf.ts';
import type { Download } from '../mails.ts';
import { idOf, PageNotFound, type PageRequest } from '../pageRequest.ts';
import { transmitted } from './stored.ts';

/** @throws PageNotFound if the document does not exist or has no e-invoice */
export async function xmlFile(request: PageRequest): Promise<Download> {
  const { db } = request.context;
  const id = idOf(request);
  const [row] = await db
    .select({
      companyId: documents.company_id,
      invoice: documents.invoice,
      xml: documents.xml,
      fileName: documents.file_name,
    })
    .from(documents)
    .where(eq(documents.id, id));
  if (row === undefined || row.invoice === null) throw new PageNotFound();
  const { transmitter } = await companyOf(db, row.companyId);
  return {
    name: row.fileName ?? `${id}.xml`,
    type: 'application/xml',
    bytes: row.xml ?? writeInvoice(transmitted(row.invoice, transmitter), { as: 'bytes' }),
  };
}
