/** Makes a document of an e-invoice, as `POST …/documents/invoice` does. */

import { type FatturaElettronicaBody, type OrdinaryInvoice, validateAndRead } from '../../../src/index.ts';
import { NUMERO, totalsOf } from '../../../src/sandbox/documents/fields.ts';
import { documentDirection, documentType, paymentMethod } from '../../../src/sandbox/documents/kinds.ts';
import { fault, Refusal, refuse } from '../../../src/sandbox/http/refusal.ts';
import { counterpartOf, type Side } from './invoiceCounterpart.ts';
import { nextNumber, readInvoiceText } from './invoiceText.ts';
import type { Row, Store } from './store.ts';

export interface InvoiceRules {
  /** Refuses a number that a document of the same year has, a DISCARDED one too. */
  readonly uniqueNumbers: boolean;
  /** Who stands as counterpart of a self-invoice. */
  readonly selfInvoiceCounterpart: Side;
  /** Whether VAT numbers are stored with their country. */
  readonly vatPrefix: boolean;
  /** How much of an invoice the service checks before it takes it. */
  readonly checks: 'structure' | 'controls';
}

export interface InvoiceRequest {
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly issue: boolean;
  readonly automaticNumber: boolean;
  readonly sectionalId: string | null;
  readonly reconciliationIdentifier: string | null;
}

export function createDocument(store: Store, request: InvoiceRequest, rules: InvoiceRules): Row {
  const sectional = sectionalOf(store, request.sectionalId);
  const { text, progressive } = readInvoiceText(request, () => nextNumber(store, sectional));
  const invoice = checkedInvoice(text, rules);
  const [body] = invoice.fattura_elettronica_body;
  if (body === undefined) throw refuse(422, 'no invoice in it', '/fattura_elettronica_body');
  const { numero, data } = body.dati_generali.dati_generali_documento;
  if (rules.uniqueNumbers) checkNumber(store, numero, data);
  const document = store.add('documents', {
    ...documentFields(invoice, body),
    status: request.issue ? 'CREATED' : 'DRAFT',
    progressive,
    sectional_id: sectional?.id ?? null,
    counterpart_id: counterpartOf(store, invoice, body, rules).id,
    reconciliation_identifier: request.reconciliationIdentifier,
    invoice,
  });
  addFlow(store, document, body);
  return document;
}

function sectionalOf(store: Store, key: string | null): Row | undefined {
  if (key === null) return undefined;
  const found = store.find('documentSectionals', key);
  if (found === undefined) throw refuse(422, 'no such sectional', '/sectional_id');
  return found;
}

/** @throws Refusal 422, with a pointer into the JSON form for each error. */
function checkedInvoice(text: Uint8Array | string, { checks }: InvoiceRules): OrdinaryInvoice {
  const { report, invoice } = validateAndRead(text, { language: 'en', only: checks });
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  if (report.verdict === 'unreadable' || report.kind === null) {
    throw new Refusal(400, [fault(400, errors[0]?.message ?? 'not an invoice')]);
  }
  if (report.verdict !== 'valid' || invoice === null) {
    throw new Refusal(
      422,
      errors.map(({ message, path }) => fault(422, message, path)),
    );
  }
  if (invoice.versione === 'FSM10') throw refuse(422, 'expected FPA12 or FPR12', '/versione');
  if (invoice.fattura_elettronica_body.length > 1) {
    throw refuse(422, 'more than one invoice', '/fattura_elettronica_body');
  }
  return invoice;
}

function checkNumber(store: Store, number: string, date: string): void {
  const year = date.slice(0, 4);
  const taken = store
    .rows('documents')
    .some((row) => row['number'] === number && String(row['creation_date']).startsWith(year));
  if (taken) throw refuse(422, `${number} is taken`, NUMERO);
}

function documentFields(
  invoice: OrdinaryInvoice,
  body: FatturaElettronicaBody,
): Readonly<Record<string, unknown>> {
  const { tipo_documento, data, numero, divisa, causale } = body.dati_generali.dati_generali_documento;
  const { gross, vat } = totalsOf(body);
  return {
    number: numero,
    type: documentType(tipo_documento),
    direction: documentDirection(tipo_documento),
    format: invoice.versione,
    is_e_invoice: true,
    creation_date: data,
    updated_at: new Date().toISOString(),
    delivery_date: null,
    delivery_status: null,
    file_name: null,
    gross_amount: { amount: gross, currency: divisa },
    vat_amount: { amount: vat, currency: divisa },
    notes: null,
    reasons_and_remarks: causale ?? [],
    external_id: null,
    counterpart_name: null,
    category_id: null,
    subcategory_id: null,
  };
}

function addFlow(store: Store, document: Row, { dati_pagamento }: FatturaElettronicaBody): void {
  const detail = dati_pagamento?.[0]?.dettaglio_pagamento[0];
  const due = detail?.data_scadenza_pagamento ?? document['creation_date'];
  store.add('flows', {
    document_id: document.id,
    account_id: null,
    amount: document['gross_amount'],
    expected_payment_date: due,
    payment_date: due,
    payment_method: paymentMethod(detail?.modalita_pagamento),
    payment_status: 'TO_PAY',
    external_id: null,
  });
}
