/** By what an invoice is known again: number, date, parties, what it is and its total. */
import { isSelfInvoice } from '../../domain/documents.ts';
import { ISSUED_BY_BUYER } from '../../domain/numbering.ts';

/** Somebody an invoice names. */
export interface Party {
  readonly country: string | null;
  /** VAT number as the invoice has it, without the country. */
  readonly vat: string | null;
  readonly tax: string | null;
  readonly name: string | null;
}

export interface Identity {
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** TipoDocumento; null where it cannot be read. */
  readonly type: string | null;
  /** Who can be the counterpart; the customer first. */
  readonly counterparts: readonly Party[];
  /**
   * Whether the buyer made the invoice for the seller, or for itself: the service counts it as received, and which of
   * the two parties it calls the counterpart is not documented.
   */
  readonly byBuyer: boolean;
  /** ImportoTotaleDocumento, where it is stated. */
  readonly total: { readonly amount: string; readonly currency: string | null } | null;
}

/**
 * What the JSON form says of an invoice, valid or not; null without a number and a date to look for.
 * @param numbered Whether its number is the one that the document will have.
 */
export function identityOf(invoice: unknown, { numbered }: { readonly numbered: boolean }): Identity | null {
  const header = at(invoice, 'fattura_elettronica_header');
  const document = at(invoice, 'fattura_elettronica_body', '0', 'dati_generali', 'dati_generali_documento');
  const number = text(document, 'numero');
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text(document, 'data') ?? '')?.[0];
  if (!numbered || number === null || date === undefined) return null;
  const type = text(document, 'tipo_documento');
  const byBuyer =
    (type !== null && isSelfInvoice(type)) || text(header, 'soggetto_emittente') === ISSUED_BY_BUYER;
  const customer = partyOf(at(header, 'cessionario_committente'));
  const seller = partyOf(at(header, 'cedente_prestatore'));
  const amount = text(document, 'importo_totale_documento');
  return {
    number,
    date,
    type,
    counterparts: byBuyer ? [customer, seller] : [customer],
    byBuyer,
    total: amount === null ? null : { amount, currency: text(document, 'divisa') },
  };
}

/** For people: the name, else a number. */
export function shownParty(party: Party | undefined): string | null {
  if (party === undefined) return null;
  return party.name ?? (party.vat === null ? party.tax : `${party.country ?? ''}${party.vat}`);
}

function partyOf(block: unknown): Party {
  // The simplified form has another block for the customer, and the seller's data without one.
  const data = at(block, 'dati_anagrafici') ?? at(block, 'identificativi_fiscali') ?? block;
  const vat = at(data, 'id_fiscale_iva');
  const names = at(data, 'anagrafica') ?? at(block, 'altri_dati_identificativi') ?? block;
  const person = [text(names, 'nome'), text(names, 'cognome')].filter((name) => name !== null).join(' ');
  return {
    country: text(vat, 'id_paese'),
    vat: text(vat, 'id_codice'),
    tax: text(data, 'codice_fiscale'),
    name: text(names, 'denominazione') ?? (person === '' ? null : person),
  };
}

/** What stands at a path; undefined where there is nothing. */
function at(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found ?? undefined;
}

function text(block: unknown, name: string): string | null {
  const found = at(block, name);
  if (typeof found !== 'string' && typeof found !== 'number') return null;
  const trimmed = String(found).trim();
  return trimmed === '' ? null : trimmed;
}
