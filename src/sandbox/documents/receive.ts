/** An invoice received from another company: it arrives from SdI with status DELIVERED. */
import type { OrdinaryInvoice } from '../../model/index.ts';
import { invoiceFileName } from '../../operations/index.ts';
import { writeInvoice } from '../../xml/index.ts';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../database/failure.ts';
import { documents, flows, transitions } from '../database/tables/index.ts';
import { together } from '../database/together.ts';
import { refuse } from '../http/refusal.ts';
import { newEvents } from '../webhooks/recordEvent.ts';
import { companyOf } from './companyOf.ts';
import { findOrCreateCounterpart } from './counterpart.ts';
import { documentFields } from './fields.ts';
import { withTransmission } from './fillIn.ts';
import { count } from './number.ts';
import { numberingKey, numberingOf } from './numbering.ts';
import { partyFields } from './parties.ts';
import { paymentsOf } from './payments.ts';
import { readSent } from './read.ts';
import { documentEvents } from './recordEvents.ts';
import type { DocumentRow } from './row.ts';

export interface ReceiveRequest {
  readonly companyId: string;
  readonly body: Uint8Array;
  readonly contentType: string;
}

/** Counter of received files, separate from that of sent files (issue.ts). */
const FILES = { series: '00000000-0000-0000-0000-000000000001', year: 0 } as const;
const RADIX = 36;
const LENGTH = 4;

/** @throws Refusal 400, 404, 422; nothing is created */
export async function receiveInvoice(context: Context, request: ReceiveRequest): Promise<DocumentRow> {
  const company = await companyOf(context.db, request.companyId);
  const { complete } = readSent({
    ...request,
    automaticNumber: false,
    filling: { transmitter: company.transmitter, progressivo: '00001', override: false },
    asOf: context.clock.today(),
  });
  const row = await context.db
    .transaction(async (tx) => {
      const [body] = complete.fattura_elettronica_body;
      if (body === undefined) throw refuse(422, 'the content has no invoice', '/fattura_elettronica_body');
      const header = complete.fattura_elettronica_header;
      const { id_paese, id_codice } = header.cedente_prestatore.dati_anagrafici.id_fiscale_iva;
      const next = await count(tx, { companyId: company.id, ...FILES });
      const progressivo = `R${next.toString(RADIX).toUpperCase().padStart(LENGTH, '0')}`;
      const transmitter = { id_paese, id_codice };
      const invoice: OrdinaryInvoice = withTransmission(complete, {
        transmitter,
        progressivo,
        override: true,
      });
      const party = partyFields(header.cedente_prestatore, {
        companyVat: company.transmitter.id_codice,
        isAdministration: false,
      });
      const counterpart = await findOrCreateCounterpart(tx, company.id, { ...party, destination_code: null });
      const [made] = await tx
        .insert(documents)
        .values({
          ...documentFields(invoice, body),
          company_id: company.id,
          direction: 'RECEIVED',
          status: 'DELIVERED',
          delivery_date: context.clock.today(),
          counterpart_id: counterpart.id,
          invoice,
          xml: writeInvoice(invoice, { as: 'bytes' }),
          // Two companies in one database may receive files from the same supplier.
          file_name: `${company.transmitter.id_codice}-${invoiceFileName({ country: id_paese, id: id_codice }, progressivo)}`,
          numbering: numberingKey(numberingOf(header, body)),
        })
        .returning();
      if (made === undefined) throw new Error('the document was not stored');
      await tx.insert(transitions).values({ document_id: made.id, from: null, to: made.status, reasons: [] });
      await tx
        .insert(flows)
        .values(paymentsOf(body).map((flow) => ({ ...flow, company_id: company.id, document_id: made.id })));
      await together(tx, [newEvents(await documentEvents(tx, [made]))]);
      return made;
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'documents_numbering'))
        throw refuse(422, 'the company already has an invoice with this supplier and number');
      throw error;
    });
  context.wake();
  return row;
}
