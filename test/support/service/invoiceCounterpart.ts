/** The counterpart of an invoice: the one that is known already, or a new one. */
import type {
  CedentePrestatore,
  CessionarioCommittente,
  FatturaElettronicaBody,
  OrdinaryInvoice,
} from '../../../src/index.ts';
import { isByBuyer } from '../../../src/sandbox/documents/kinds.ts';
import { partyFields } from '../../../src/sandbox/documents/parties.ts';
import { COMPANY } from './seed.ts';
import type { Row, Store } from './store.ts';

export type Side = 'cedente' | 'cessionario';

export interface CounterpartRules {
  readonly selfInvoiceCounterpart: Side;
  readonly vatPrefix: boolean;
}

export function counterpartOf(
  store: Store,
  invoice: OrdinaryInvoice,
  body: FatturaElettronicaBody,
  rules: CounterpartRules,
): Row {
  const { cedente_prestatore, cessionario_committente } = invoice.fattura_elettronica_header;
  const byBuyer = isByBuyer(body.dati_generali.dati_generali_documento.tipo_documento);
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
  party: CedentePrestatore | CessionarioCommittente,
  { vatPrefix }: CounterpartRules,
  isAdministration: boolean,
): Fields {
  return {
    ...partyFields(party, { companyVat: COMPANY.vat_number, isAdministration, vatPrefix }),
    address: party.sede.indirizzo,
    country: party.sede.nazione,
    destination_code: null,
    bank_identifier: null,
    payment_date: null,
    payment_method: null,
  };
}
