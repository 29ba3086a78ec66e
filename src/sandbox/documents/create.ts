/** Creates a document from an e-invoice, with its counterpart and its payments. */
import type { FatturaElettronicaBody, OrdinaryInvoice } from '../../model/index.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { isTransient, isUniqueViolation } from '../database/failure.ts';
import { documents, flows, transitions } from '../database/tables/index.ts';
import { refuse } from '../http/refusal.ts';
import { companyOf, type IssuingCompany } from './companyOf.ts';
import { findOrCreateCounterpart } from './counterpart.ts';
import { dayOf } from './days.ts';
import { documentFields } from './fields.ts';
import { withNumero } from './fillIn.ts';
import { issueIn } from './issue.ts';
import { holderOf, nextNumber, numbersTaken, type Sectional, sectionalOf } from './number.ts';
import { numberingKey, numberingOf } from './numbering.ts';
import { counterpartOf } from './parties.ts';
import { paymentsOf } from './payments.ts';
import { type ReadInvoice, readSent } from './read.ts';
import { matchPayments } from './reconcile.ts';
import { recordDocumentEvent, recordFlowEvents } from './recordEvents.ts';
import type { DocumentRow } from './row.ts';

export interface CreateRequest {
  readonly companyId: string;
  readonly body: Uint8Array;
  /** `application/json` or `application/xml`. */
  readonly contentType: string;
  readonly issue: boolean;
  readonly automaticNumber: boolean;
  readonly sectionalId: string | null;
  readonly reconciliationIdentifier: string | null;
}

/** @throws Refusal 400, 404, 422; nothing is created and no number is used */
export async function createInvoice(context: Context, request: CreateRequest): Promise<DocumentRow> {
  const company = await companyOf(context.db, request.companyId);
  const { automaticNumber } = request;
  const read = readSent({
    body: request.body,
    contentType: request.contentType,
    automaticNumber,
    filling: { transmitter: company.transmitter, progressivo: FIRST_PROGRESSIVO, override: false },
    asOf: context.clock.today(),
  });
  const sectional = await sectionalFor(context.db, request, read.complete);
  const plan: Plan = { request, company, read, sectional };
  const row = await retryOnConflict(plan, context.db, () =>
    context.db.transaction((tx) => makeIn(tx, context, plan)),
  );
  context.wake();
  return row;
}

/** Placeholder during the check; the real value is assigned when the document is issued. */
const FIRST_PROGRESSIVO = '00001';

interface Plan {
  readonly request: CreateRequest;
  readonly company: IssuingCompany;
  readonly read: ReadInvoice;
  readonly sectional: Sectional | null;
}

async function sectionalFor(
  db: Database,
  { companyId, sectionalId }: CreateRequest,
  invoice: OrdinaryInvoice,
): Promise<Sectional | null> {
  if (sectionalId === null) return null;
  const date = dayOf(onlyBody(invoice).dati_generali.dati_generali_documento.data, '/sectional_id');
  return sectionalOf(db, { companyId, sectionalId, date });
}

/** Attempts for a transaction that conflicts with others; in each round, one of them succeeds. */
const TRIES = 20;

/** Retries if a concurrent transaction takes the number or a lock that this one needs. */
async function retryOnConflict(
  { request: { companyId, automaticNumber }, read }: Plan,
  db: Database,
  make: () => Promise<DocumentRow>,
): Promise<DocumentRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make();
    } catch (error) {
      const isTaken = isUniqueViolation(error, 'documents_numbering');
      if (isTaken && !automaticNumber) {
        const holder = await holderOf(db, companyId, read.complete);
        if (holder !== undefined) throw numbersTaken(holder);
      } else if (!isTaken && !isTransient(error)) throw error;
      if (attempt >= TRIES) throw error;
    }
  }
}

/** All or nothing. Locks are always taken in this order: number, counterpart, document, bank movement, file name. */
async function makeIn(
  tx: Database,
  context: Context,
  { request, company, read, sectional }: Plan,
): Promise<DocumentRow> {
  const { companyId, automaticNumber, reconciliationIdentifier } = request;
  const numbered = automaticNumber
    ? await nextNumber(tx, { companyId, invoice: read.complete, sectional })
    : null;
  const invoice = numbered?.invoice ?? read.complete;
  if (numbered === null) {
    const holder = await holderOf(tx, companyId, invoice);
    if (holder !== undefined) throw numbersTaken(holder);
  }
  const body = onlyBody(invoice);
  const { tipo_documento } = body.dati_generali.dati_generali_documento;
  const counterpart = await findOrCreateCounterpart(
    tx,
    companyId,
    counterpartOf(invoice, tipo_documento, company.transmitter.id_codice),
  );
  const [row] = await tx
    .insert(documents)
    .values({
      ...documentFields(invoice, body),
      company_id: companyId,
      status: 'DRAFT',
      progressive: numbered?.progressive ?? null,
      sectional_id: sectional?.id ?? null,
      counterpart_id: counterpart.id,
      reconciliation_identifier: reconciliationIdentifier,
      invoice: numbered === null ? read.sent : withNumero(read.sent, numbered.number),
      numbering: numberingKey(numberingOf(invoice.fattura_elettronica_header, body)),
    })
    .returning();
  if (row === undefined) throw new Error('the document was not stored');
  await tx.insert(transitions).values({ document_id: row.id, from: null, to: row.status, reasons: [] });
  const payments = await tx
    .insert(flows)
    .values(paymentsOf(body).map((flow) => ({ ...flow, company_id: companyId, document_id: row.id })))
    .returning();
  await recordFlowEvents(tx, await matchPayments(tx, row, payments));
  if (request.issue) return issueIn(tx, context, { row, company });
  await recordDocumentEvent(tx, row);
  return row;
}

/** @throws Refusal 422; the check has found exactly one body, and this tells the compiler */
function onlyBody({ fattura_elettronica_body }: OrdinaryInvoice): FatturaElettronicaBody {
  const [body] = fattura_elettronica_body;
  if (body === undefined) throw refuse(422, ({ noBody }) => noBody, '/fattura_elettronica_body');
  return body;
}
