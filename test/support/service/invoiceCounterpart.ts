/** The counterpart of an invoice: the one that is known already, or a new one. */
import type {
  CedentePrestatore,
  CessionarioCommittente,
  FatturaElettronicaBody,
  OrdinaryInvoice,
} from '../../../src/index.ts';
import { COMPANY } from './seed.ts';
import type { Row, Store } from './store.ts';

export type Side = 'cedente' | 'cessionario';

export interface CounterpartRules {
  readonly selfInvoiceCounterpart: Side;
  readonly vatPrefix: boolean;
}

/** Invoices that the buyer makes: the other side is the seller. TD21 and TD27 have the company on both. */
const BY_BUYER = ['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD22', 'TD23', 'TD28', 'TD29'];

export function counterpartOf(
  store: Store,
  invoice: OrdinaryInvoice,
  body: FatturaElettronicaBody,
  rules: CounterpartRules,
): Row {
  const { cedente_prestatore, cessionario_committente } = invoice.fattura_elettronica_header;
  const byBuyer = BY_BUYER.includes(body.dati_generali.dati_generali_documento.tipo_documento);
  const side = byBuyer ? rules.selfInvoiceCounterpart : 'cessionario';
  const party = side === 'cedente' ? cedente_prestatore : cessionario_committente;
  const fields = counterpartFields(party, rules, invoice.versione === 'FPA12');
  const known = store
    .rows('counterparts')
    .find((row) => same(row, fields, 'vat_number') || same(row, fields, 'tax_number'));
  return known ?? store.add('counterparts', fields);
}

type Fields = Readonly<Record<string, unknown>>;

const same = (row: Row, fields: Fields, name: string): boolean =>
  typeof fields[name] === 'string' && row[name] === fields[name];

function counterpartFields(
  { dati_anagrafici, sede }: CedentePrestatore | CessionarioCommittente,
  { vatPrefix }: CounterpartRules,
  isAdministration: boolean,
): Fields {
  const { id_fiscale_iva: vat, codice_fiscale, anagrafica } = dati_anagrafici;
  const { denominazione, nome, cognome } = anagrafica;
  const isPerson = denominazione === undefined && vat === undefined;
  const prefix = vatPrefix || (vat !== undefined && vat.id_paese !== 'IT') ? (vat?.id_paese ?? '') : '';
  const identity = isAdministration ? 'PA' : isPerson ? 'PERSON' : 'COMPANY';
  return {
    company_name: denominazione ?? `${nome} ${cognome}`,
    vat_number: vat === undefined ? null : `${prefix}${vat.id_codice}`,
    tax_number: codice_fiscale ?? null,
    identity_type: vat?.id_codice === COMPANY.vat_number ? 'COMPANY' : identity,
    address: sede.indirizzo,
    city: sede.comune,
    postal_code: sede.cap,
    province_code: sede.provincia ?? null,
    country: sede.nazione,
    destination_code: null,
    bank_identifier: null,
    payment_date: null,
    payment_method: null,
  };
}
