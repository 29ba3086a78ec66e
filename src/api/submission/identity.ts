/** The identity of an invoice: number, date, parties, type and total. */
import { isSelfInvoice } from '../../domain/documents.ts';
import { ISSUED_BY_BUYER } from '../../domain/numbering.ts';
import { memberAt } from '../../model/jsonValue.ts';

/** A party named in an invoice. */
export interface Party {
  readonly country: string | null;
  /** VAT number as in the invoice, without the country. */
  readonly vat: string | null;
  readonly tax: string | null;
  readonly name: string | null;
}

export interface Identity {
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** TipoDocumento; null if it cannot be read. */
  readonly type: string | null;
  /** The possible counterparts, the customer first. */
  readonly counterparts: readonly Party[];
  /**
   * True if the buyer issued the invoice: the service counts it as received, and does not document which party is the
   * counterpart.
   */
  readonly byBuyer: boolean;
  /** ImportoTotaleDocumento, if present. */
  readonly total: { readonly amount: string; readonly currency: string | null } | null;
}

/**
 * The identity from the JSON form, valid or not; null without a number and a date to look up.
 * @param numbered True if the document will have the number of the invoice
 */
export function identityOf(invoice: unknown, { numbered }: { readonly numbered: boolean }): Identity | null {
  const header = memberAt(invoice, 'fattura_elettronica_header');
  const document = memberAt(
    invoice,
    'fattura_elettronica_body',
    0,
    'dati_generali',
    'dati_generali_documento',
  );
  const number = text(document, 'numero');
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text(document, 'data') ?? '')?.[0];
  if (!numbered || number === null || date === undefined) return null;
  const type = text(document, 'tipo_documento');
  const byBuyer =
    (type !== null && isSelfInvoice(type)) || text(header, 'soggetto_emittente') === ISSUED_BY_BUYER;
  const customer = partyOf(memberAt(header, 'cessionario_committente'));
  const seller = partyOf(memberAt(header, 'cedente_prestatore'));
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

/** For display: the name, or a number. */
export function shownParty(party: Party | undefined): string | null {
  if (party === undefined) return null;
  return party.name ?? (party.vat === null ? party.tax : `${party.country ?? ''}${party.vat}`);
}

function partyOf(block: unknown): Party {
  // The simplified form has another block for the customer, and the seller's data directly in the party.
  const data = memberAt(block, 'dati_anagrafici') ?? memberAt(block, 'identificativi_fiscali') ?? block;
  const vat = memberAt(data, 'id_fiscale_iva');
  const names = memberAt(data, 'anagrafica') ?? memberAt(block, 'altri_dati_identificativi') ?? block;
  const person = [text(names, 'nome'), text(names, 'cognome')].filter((name) => name !== null).join(' ');
  return {
    country: text(vat, 'id_paese'),
    vat: text(vat, 'id_codice'),
    tax: text(data, 'codice_fiscale'),
    name: text(names, 'denominazione') ?? (person === '' ? null : person),
  };
}

function text(block: unknown, name: string): string | null {
  const found = memberAt(block, name);
  if (typeof found !== 'string' && typeof found !== 'number') return null;
  const trimmed = String(found).trim();
  return trimmed === '' ? null : trimmed;
}
