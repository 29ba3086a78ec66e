/** The counterpart named in an e-invoice. */
import { isMadeByBuyer } from '../../domain/index.ts';
import type { CedentePrestatore, CessionarioCommittente, OrdinaryInvoice } from '../../model/index.ts';
import type { counterparts } from '../database/tables/index.ts';

export type CounterpartFields = Pick<
  typeof counterparts.$inferInsert,
  | 'company_name'
  | 'vat_number'
  | 'tax_number'
  | 'identity_type'
  | 'address'
  | 'city'
  | 'postal_code'
  | 'province_code'
  | 'country'
>;

/** The party that is not the company: the seller, if the buyer issues the invoice. */
export function counterpartSide(tipoDocumento: string): 'cedente' | 'cessionario' {
  return isMadeByBuyer(tipoDocumento) ? 'cedente' : 'cessionario';
}

export interface PartyRules {
  /**
   * The company's VAT number without the country prefix: if the counterpart is the company itself, its type is
   * COMPANY.
   */
  readonly companyVat: string;
  readonly isAdministration: boolean;
  /** Keep the country prefix of Italian VAT numbers; foreign ones always have it. */
  readonly vatPrefix?: boolean;
}

export function partyFields(
  { dati_anagrafici, sede }: CedentePrestatore | CessionarioCommittente,
  { companyVat, isAdministration, vatPrefix = false }: PartyRules,
): CounterpartFields {
  const { id_fiscale_iva: vat, codice_fiscale, anagrafica } = dati_anagrafici;
  const { denominazione, nome, cognome } = anagrafica;
  const isPerson = denominazione === undefined && vat === undefined;
  const prefix = vatPrefix || (vat !== undefined && vat.id_paese !== 'IT') ? (vat?.id_paese ?? '') : '';
  const identity = isAdministration ? 'PA' : isPerson ? 'PERSON' : 'COMPANY';
  return {
    company_name: denominazione ?? [nome, cognome].join(' '),
    vat_number: vat === undefined ? null : `${prefix}${vat.id_codice}`,
    tax_number: codice_fiscale ?? null,
    identity_type: vat?.id_codice === companyVat ? 'COMPANY' : identity,
    address: [sede.indirizzo, sede.numero_civico].filter((part) => part !== undefined).join(' '),
    city: sede.comune,
    postal_code: sede.cap,
    province_code: sede.provincia ?? null,
    // The schema's default: an empty Nazione means IT.
    country: sede.nazione === '' ? 'IT' : sede.nazione,
  };
}

/** The counterpart of an invoice as a new row, with the code by which SdI reaches it. */
export function counterpartOf(
  invoice: OrdinaryInvoice,
  tipoDocumento: string,
  companyVat: string,
): CounterpartFields & Pick<typeof counterparts.$inferInsert, 'destination_code'> {
  const { cedente_prestatore, cessionario_committente, dati_trasmissione } =
    invoice.fattura_elettronica_header;
  if (counterpartSide(tipoDocumento) === 'cedente') {
    // The recipient code belongs to the buyer.
    const fields = partyFields(cedente_prestatore, { companyVat, isAdministration: false });
    return { ...fields, destination_code: null };
  }
  const isAdministration = invoice.versione === 'FPA12';
  const fields = partyFields(cessionario_committente, { companyVat, isAdministration });
  return { ...fields, destination_code: dati_trasmissione.codice_destinatario };
}
