/** The documents of the deals, as the database would contain them if they had been created through the service. */
import { addDays, type FatturaElettronicaBody, type OrdinaryInvoice } from '../../model/index.ts';
import { invoiceFileName } from '../../operations/index.ts';
import { writeInvoice } from '../../xml/index.ts';
import { documentFields } from '../documents/fields.ts';
import { withTransmission } from '../documents/fillIn.ts';
import { numberingKey, numberingOf } from '../documents/numbering.ts';
import { paymentsOf } from '../documents/payments.ts';
import { REFUSED, UNKNOWN_RECIPIENT } from '../documents/reasons.ts';
import { categoryOf } from './catalogue.ts';
import { SEED, seedId } from './identity.ts';
import type { SeedRow } from './insert.ts';
import { boughtInvoice, soldInvoice } from './invoices.ts';
import { parties } from './parties.ts';
import { type Purchase, purchases } from './purchases.ts';
import { type Sale, sales } from './sales.ts';

/** A document with its related rows. */
export interface SeedDocument {
  readonly deal: Sale | Purchase;
  readonly direction: 'ISSUED' | 'RECEIVED';
  readonly document: SeedRow;
  readonly transitions: readonly SeedRow[];
  /** Without `payment_status` and account, which follow from the bank movements. */
  readonly flows: readonly (ReturnType<typeof paymentsOf>[number] & { readonly id: string })[];
}

/** The history of a sale up to its status, with SdI's reasons. */
const WAYS: Readonly<Record<Sale['status'], readonly string[]>> = {
  DRAFT: ['DRAFT'],
  CREATED: ['DRAFT', 'CREATED'],
  SENT: ['DRAFT', 'CREATED', 'SENT'],
  DELIVERED: ['DRAFT', 'CREATED', 'SENT', 'DELIVERED'],
  NOT_DELIVERED: ['DRAFT', 'CREATED', 'SENT', 'NOT_DELIVERED'],
  DISCARDED: ['DRAFT', 'CREATED', 'SENT', 'DISCARDED'],
  REFUSED: ['DRAFT', 'CREATED', 'SENT', 'DELIVERED', 'REFUSED'],
};

const REASONS: Readonly<Record<string, readonly SeedRow[]>> = {
  DISCARDED: [{ ...UNKNOWN_RECIPIENT }],
  REFUSED: [{ ...REFUSED }],
};

export function seedDocuments(): readonly SeedDocument[] {
  let flows = 0;
  const nextFlow = (): string => {
    flows += 1;
    return seedId('flow', flows);
  };
  return [
    ...sales.map((sale, index) => sold(sale, index + 1, nextFlow)),
    ...purchases.map((purchase, index) => bought(purchase, sales.length + index + 1, nextFlow)),
  ].sort((one, other) => (one.deal.date < other.deal.date ? -1 : one.deal.date > other.deal.date ? 1 : 0));
}

function sold(sale: Sale, number: number, nextFlow: () => string): SeedDocument {
  const built = soldInvoice(sale);
  const issued = sale.status === 'DRAFT' ? null : issue(built, number);
  const isDelivered = WAYS[sale.status].includes('DELIVERED');
  const [series, progressive] = sale.series ?? [null, null];
  return {
    deal: sale,
    direction: 'ISSUED',
    document: {
      ...common(sale, number, issued?.invoice ?? built),
      direction: 'ISSUED',
      status: sale.status,
      file_name: issued?.fileName ?? null,
      xml: issued?.xml ?? null,
      delivery_date: isDelivered ? addDays(sale.date, 1) : null,
      progressive: progressive === null ? null : String(progressive),
      sectional_id: series === null ? null : seedId('sectional', series.number),
    },
    transitions: WAYS[sale.status].map((to, step, way) => ({
      document_id: seedId('document', number),
      from: way[step - 1] ?? null,
      to,
      reasons: REASONS[to] ?? [],
      created_at: moment(sale.date, 9, step),
    })),
    flows: flowsOf(built, nextFlow),
  };
}

/** Received from SdI: its earlier history is unknown. */
function bought(purchase: Purchase, number: number, nextFlow: () => string): SeedDocument {
  const { invoice, xml, fileName } = issue(boughtInvoice(purchase), number);
  return {
    deal: purchase,
    direction: 'RECEIVED',
    document: {
      ...common(purchase, number, invoice),
      direction: 'RECEIVED',
      status: 'DELIVERED',
      file_name: fileName,
      xml,
      delivery_date: addDays(purchase.date, 1),
      progressive: null,
      sectional_id: null,
    },
    transitions: [],
    flows: flowsOf(invoice, nextFlow),
  };
}

function common(deal: Sale | Purchase, number: number, invoice: OrdinaryInvoice): SeedRow {
  const body = onlyBody(invoice);
  return {
    ...documentFields(invoice, body),
    id: seedId('document', number),
    company_id: SEED.companyId,
    counterpart_id: seedId('counterpart', parties[deal.with].number),
    ...categoryOf(deal.filed),
    invoice,
    numbering: numberingKey(numberingOf(invoice.fattura_elettronica_header, body)),
    created_at: moment(deal.date, 9, 0),
    updated_at: moment(deal.date, 9, 10),
  };
}

function issue(built: OrdinaryInvoice, number: number) {
  const { id_paese, id_codice } =
    built.fattura_elettronica_header.cedente_prestatore.dati_anagrafici.id_fiscale_iva;
  const progressivo = `S${String(number).padStart(4, '0')}`;
  const transmitter = { id_paese, id_codice };
  const invoice = withTransmission(built, { transmitter, progressivo, override: true });
  return {
    invoice,
    xml: writeInvoice(invoice, { as: 'bytes' }),
    fileName: invoiceFileName({ country: id_paese, id: id_codice }, progressivo),
  };
}

function flowsOf(invoice: OrdinaryInvoice, nextFlow: () => string): SeedDocument['flows'] {
  return paymentsOf(onlyBody(invoice)).map((flow) => ({ ...flow, id: nextFlow() }));
}

function onlyBody({ fattura_elettronica_body: [body] }: OrdinaryInvoice): FatturaElettronicaBody {
  if (body === undefined) throw new Error('an invoice of the seed has no body');
  return body;
}

/** @param minute Offset from the hour, so that consecutive transitions have consecutive times */
const moment = (date: string, hour: number, minute: number): string =>
  `${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`;
