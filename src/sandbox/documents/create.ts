/** Creates a document from an e-invoice, with its counterpart and its payments. */
import { randomUUID } from 'node:crypto';
import type { FatturaElettronicaBody, OrdinaryInvoice } from '../../model/index.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { isForeignKeyViolation, isTransient, isUniqueViolation } from '../database/failure.ts';
import { gathering } from '../database/gather.ts';
import { documents, flows, reconciliations, transitions } from '../database/tables/index.ts';
import { insertion, together } from '../database/together.ts';
import { refuse } from '../http/refusal.ts';
import { type NewEvent, newEvents } from '../webhooks/recordEvent.ts';
import { newJobs, type ScheduledJob } from '../worker/schedule.ts';
import { companyOf, type IssuingCompany } from './companyOf.ts';
import { findOrCreateCounterpart } from './counterpart.ts';
import { dayOf } from './days.ts';
import { documentFields } from './fields.ts';
import { withNumero } from './fillIn.ts';
import { isFileNameTaken, issuedFields } from './issue.ts';
import { lookUp, lookUpAlone } from './lookUp.ts';
import { holderAmong, holderOf, nextNumber, numbersTaken, type Sectional, sectionalOf } from './number.ts';
import { numberingKey, numberingOf } from './numbering.ts';
import { counterpartOf } from './parties.ts';
import { paymentsOf } from './payments.ts';
import { type ReadInvoice, readSent } from './read.ts';
import { matchPayments, type Reconciled } from './reconcile.ts';
import { documentEvents, type FlowRow, flowEvents } from './recordEvents.ts';
import type { DocumentRow } from './row.ts';

export interface CreateRequest {
  readonly companyId: string;
  /** If it has been read already. */
  readonly company?: IssuingCompany | undefined;
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
  const company = request.company ?? (await companyOf(context.db, request.companyId));
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
  const row = await retryOnConflict(plan, context.db, () => make(context, plan));
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

/** Retries if a concurrent transaction takes the number, the name of the file or a lock that this one needs. */
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
      } else if (isFileNameTaken(error)) {
        // Each attempt takes another name, so this ends.
        attempt -= 1;
        continue;
      } else if (!isTaken && !isTransient(error) && !isGone(error)) throw error;
      if (attempt >= TRIES) throw error;
    }
  }
}

/** True if the counterpart was deleted after it was found. */
const isGone = (error: unknown): boolean => isForeignKeyViolation(error, 'documents_counterpart_id_fkey');

/** One statement reads and another writes; only what must be locked in between needs a transaction. */
async function make(context: Context, plan: Plan): Promise<DocumentRow> {
  const { automaticNumber, reconciliationIdentifier } = plan.request;
  if (!automaticNumber && identifierOf(reconciliationIdentifier) === '') {
    const made = await makeIn(context.db, context, { ...plan, locks: false });
    if (made !== undefined) return made;
  }
  return context.db.transaction(async (tx) => {
    const made = await makeIn(tx, context, { ...plan, locks: true });
    if (made === undefined) throw new Error('the document was not stored');
    return made;
  });
}

const identifierOf = (given: string | null): string => given?.trim() ?? '';

interface Attempt extends Plan {
  /** True if the database is a transaction, which may take locks: of number, counterpart and bank movement, in this order. */
  readonly locks: boolean;
}

/**
 * All or nothing.
 * @returns undefined if the counterpart must be created, which needs a lock
 */
async function makeIn(
  db: Database,
  context: Context,
  { request, company, read, sectional, locks }: Attempt,
): Promise<DocumentRow | undefined> {
  const { companyId, automaticNumber, reconciliationIdentifier, issue } = request;
  const numbered = automaticNumber
    ? await nextNumber(db, { companyId, invoice: read.complete, sectional })
    : null;
  const invoice = numbered?.invoice ?? read.complete;
  const body = onlyBody(invoice);
  const { tipo_documento, numero: number } = body.dati_generali.dati_generali_documento;
  const counterpart = counterpartOf(invoice, tipo_documento, company.transmitter.id_codice);
  const wanted = { companyId, number, counterpart, issue };
  const found = locks ? await lookUpAlone(db, wanted) : await lookUp(db, wanted);
  const numbering = numberingOf(invoice.fattura_elettronica_header, body);
  const holder = numbered === null ? holderAmong(found.sameNumber, numbering) : undefined;
  if (holder !== undefined) throw numbersTaken(holder);
  if (found.counterpart === null && !locks) return undefined;
  const sent = numbered === null ? read.sent : withNumero(read.sent, numbered.number);
  const { time } = found;
  const row: DocumentRow = {
    ...NO_FIELDS,
    ...documentFields(invoice, body),
    id: randomUUID(),
    company_id: companyId,
    status: 'DRAFT',
    progressive: numbered?.progressive ?? null,
    sectional_id: sectional?.id ?? null,
    counterpart_id: found.counterpart ?? (await findOrCreateCounterpart(db, companyId, counterpart)).id,
    reconciliation_identifier: reconciliationIdentifier,
    invoice: sent,
    numbering: numberingKey(numbering),
    created_at: time,
    updated_at: time,
    ...(found.file === null ? {} : { status: 'CREATED', ...issuedFields(company, invoice, found.file) }),
  };
  const identifier = identifierOf(reconciliationIdentifier);
  const due = flowsOf(row, body);
  const matched =
    identifier === '' ? { payments: due, reconciliations: [] } : await matchPayments(db, identifier, due);
  const { payments } = matched;
  const made: NewDocument = {
    row,
    payments,
    reconciliations: matched.reconciliations,
    events: [...(await flowEvents(db, payments)), ...(await documentEvents(db, [row]))],
    jobs: issue ? [{ kind: 'sdi', subjectId: row.id, delay: context.settings.sdiDelay }] : [],
  };
  await (locks ? storeAll(db, [made]) : store(db, made));
  return row;
}

interface NewDocument {
  readonly row: DocumentRow;
  readonly payments: readonly FlowRow[];
  readonly reconciliations: readonly Reconciled[];
  readonly events: readonly NewEvent[];
  readonly jobs: readonly ScheduledJob[];
}

/** Stores all of them in one statement. */
async function storeAll(db: Database, made: readonly NewDocument[]): Promise<void> {
  // All servers insert numbers in the same order, so that two batches with the same two numbers cannot deadlock.
  const ordered = [...made].sort((one, other) => compare(one.row.numbering ?? '', other.row.numbering ?? ''));
  const rows = ordered.map(({ row }) => row);
  await together(db, [
    insertion(documents, rows),
    insertion(transitions, rows.flatMap(historyOf)),
    insertion(
      flows,
      ordered.flatMap(({ payments }) => payments),
    ),
    insertion(
      reconciliations,
      ordered.flatMap((one) => one.reconciliations),
    ),
    newEvents(ordered.flatMap(({ events }) => events)),
    newJobs(ordered.flatMap(({ jobs, row }) => jobs.map((job) => ({ ...job, from: row.created_at })))),
  ]);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** On a database that is not a transaction: concurrent submissions share the statement. */
const store = gathering(async (db, made: readonly NewDocument[]) => {
  await storeAll(db, made);
  return made;
});

/** Columns of a new document that no invoice fills. */
const NO_FIELDS = {
  delivery_date: null,
  delivery_status: null,
  file_name: null,
  notes: null,
  external_id: null,
  source_id: null,
  counterpart_name: null,
  category_id: null,
  subcategory_id: null,
  planned: null,
  xml: null,
} as const;

const flowsOf = (
  { id: document_id, company_id, created_at }: DocumentRow,
  body: FatturaElettronicaBody,
): readonly FlowRow[] =>
  paymentsOf(body).map((flow) => ({
    ...flow,
    id: randomUUID(),
    company_id,
    document_id,
    account_id: null,
    external_id: null,
    created_at,
  }));

/** A document that is issued at once was a draft too. */
function historyOf({ id: document_id, status, created_at }: DocumentRow) {
  const statuses = status === 'DRAFT' ? [status] : ['DRAFT', status];
  return statuses.map((to, index) => ({
    document_id,
    from: statuses[index - 1] ?? null,
    to,
    reasons: [],
    created_at,
  }));
}

/** @throws Refusal 422; the check has found exactly one body, and this tells the compiler */
function onlyBody({ fattura_elettronica_body }: OrdinaryInvoice): FatturaElettronicaBody {
  const [body] = fattura_elettronica_body;
  if (body === undefined) throw refuse(422, ({ noBody }) => noBody, '/fattura_elettronica_body');
  return body;
}
