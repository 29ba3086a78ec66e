/** Supplier and customer of a header in either format. */
import type { IdFiscale, OrdinaryInvoice, SimplifiedInvoice } from '../../model/generated/invoice.ts';
import type { Identifier, Party } from './party.ts';

const HEADER = '/fattura_elettronica_header';
export const TRANSMISSION = `${HEADER}/dati_trasmissione`;
const SUPPLIER = `${HEADER}/cedente_prestatore`;
const CUSTOMER = `${HEADER}/cessionario_committente`;

/** Paths in the header, built once. */
const ORDINARY_PLACES = {
  supplierIds: `${SUPPLIER}/dati_anagrafici`,
  supplierVat: `${SUPPLIER}/dati_anagrafici/id_fiscale_iva`,
  supplierAgent: `${HEADER}/rappresentante_fiscale/dati_anagrafici/id_fiscale_iva`,
  regime: `${SUPPLIER}/dati_anagrafici/regime_fiscale`,
  customerIds: `${CUSTOMER}/dati_anagrafici`,
  customerVat: `${CUSTOMER}/dati_anagrafici/id_fiscale_iva`,
  customerAgent: `${CUSTOMER}/rappresentante_fiscale/id_fiscale_iva`,
  customerAddress: `${CUSTOMER}/sede`,
} as const;
const SIMPLIFIED_PLACES = {
  supplierIds: SUPPLIER,
  supplierVat: `${SUPPLIER}/id_fiscale_iva`,
  supplierAgent: `${SUPPLIER}/rappresentante_fiscale/id_fiscale_iva`,
  regime: `${SUPPLIER}/regime_fiscale`,
  customerIds: `${CUSTOMER}/identificativi_fiscali`,
  customerVat: `${CUSTOMER}/identificativi_fiscali/id_fiscale_iva`,
  customerAgent: `${CUSTOMER}/altri_dati_identificativi/rappresentante_fiscale/id_fiscale_iva`,
  customerAddress: `${CUSTOMER}/altri_dati_identificativi/sede`,
} as const;
const SUPPLIER_ADDRESS = `${SUPPLIER}/sede`;
export const TRANSMITTER = `${TRANSMISSION}/id_trasmittente`;

export function identifier(id: IdFiscale | undefined, path: string): Identifier | null {
  return id === undefined ? null : { id_paese: id.id_paese, id_codice: id.id_codice, path };
}

/** The supplier, its regime and the path of the regime. */
interface Supplier {
  readonly supplier: Party;
  readonly regime: string | undefined;
  readonly regimePath: string;
}

export function ordinarySupplier({ fattura_elettronica_header: header }: OrdinaryInvoice): Supplier {
  const places = ORDINARY_PLACES;
  const who = header?.cedente_prestatore?.dati_anagrafici;
  const agent = header?.rappresentante_fiscale?.dati_anagrafici?.id_fiscale_iva;
  return {
    supplier: {
      path: SUPPLIER,
      idsPath: places.supplierIds,
      idFiscaleIva: identifier(who?.id_fiscale_iva, places.supplierVat),
      codiceFiscale: who?.codice_fiscale ?? null,
      sede: header?.cedente_prestatore?.sede ?? null,
      sedePath: SUPPLIER_ADDRESS,
      rappresentante: identifier(agent, places.supplierAgent),
    },
    regime: who?.regime_fiscale,
    regimePath: places.regime,
  };
}

export function simplifiedSupplier(invoice: SimplifiedInvoice | null): Supplier {
  const places = SIMPLIFIED_PLACES;
  const who = invoice?.fattura_elettronica_header?.cedente_prestatore;
  return {
    supplier: {
      path: SUPPLIER,
      idsPath: places.supplierIds,
      idFiscaleIva: identifier(who?.id_fiscale_iva, places.supplierVat),
      codiceFiscale: who?.codice_fiscale ?? null,
      sede: who?.sede ?? null,
      sedePath: SUPPLIER_ADDRESS,
      rappresentante: identifier(who?.rappresentante_fiscale?.id_fiscale_iva, places.supplierAgent),
    },
    regime: who?.regime_fiscale,
    regimePath: places.regime,
  };
}

export function ordinaryCustomer({ fattura_elettronica_header: header }: OrdinaryInvoice): Party {
  const places = ORDINARY_PLACES;
  const who = header?.cessionario_committente;
  return {
    path: CUSTOMER,
    idsPath: places.customerIds,
    idFiscaleIva: identifier(who?.dati_anagrafici?.id_fiscale_iva, places.customerVat),
    codiceFiscale: who?.dati_anagrafici?.codice_fiscale ?? null,
    sede: who?.sede ?? null,
    sedePath: places.customerAddress,
    rappresentante: identifier(who?.rappresentante_fiscale?.id_fiscale_iva, places.customerAgent),
  };
}

export function simplifiedCustomer(invoice: SimplifiedInvoice | null): Party {
  const places = SIMPLIFIED_PLACES;
  const who = invoice?.fattura_elettronica_header?.cessionario_committente;
  const other = who?.altri_dati_identificativi;
  return {
    path: CUSTOMER,
    idsPath: places.customerIds,
    idFiscaleIva: identifier(who?.identificativi_fiscali?.id_fiscale_iva, places.customerVat),
    codiceFiscale: who?.identificativi_fiscali?.codice_fiscale ?? null,
    sede: other?.sede ?? null,
    sedePath: places.customerAddress,
    rappresentante: identifier(other?.rappresentante_fiscale?.id_fiscale_iva, places.customerAgent),
  };
}
