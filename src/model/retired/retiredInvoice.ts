/** The JSON form of the formats 1.0 and 1.1. */

import type { CausalePagamento, RegimeFiscale } from '../generated/codes.ts';
import type { Invoice } from '../generated/invoice.ts';
import type {
  CedentePrestatore,
  CessionarioCommittente,
  DatiAnagraficiCedente,
  DatiBollo,
  DatiGenerali,
  DatiGeneraliDocumento,
  DatiRitenuta,
  DatiTrasmissione,
  FatturaElettronicaBody,
  FatturaElettronicaHeader,
} from '../generated/ordinary.ts';
import { isMembers, member } from '../jsonValue.ts';

/** A type with some of its properties replaced. */
type With<Block, Changed> = Omit<Block, keyof Changed> & Changed;

/** The transmission data of format 1.0 or 1.1. */
type RetiredTransmission = With<
  Omit<DatiTrasmissione, 'pec_destinatario'>,
  { formato_trasmissione: 'SDI10' | 'SDI11' }
>;

type RetiredSupplier = With<
  CedentePrestatore,
  { dati_anagrafici: With<DatiAnagraficiCedente, { regime_fiscale: RegimeFiscale | 'RF03' }> }
>;

type RetiredHeader = With<
  FatturaElettronicaHeader,
  {
    dati_trasmissione: RetiredTransmission;
    cedente_prestatore: RetiredSupplier;
    cessionario_committente: Omit<
      CessionarioCommittente,
      'stabile_organizzazione' | 'rappresentante_fiscale'
    >;
  }
>;

type RetiredDocument = With<
  DatiGeneraliDocumento,
  {
    /** At most one. */
    dati_ritenuta?: With<DatiRitenuta, { causale_pagamento: CausalePagamento | 'F' }>[];
    dati_bollo?: Omit<DatiBollo, 'bollo_virtuale'> & {
      /** Format 1.0: the number of the revenue stamp, 14 characters. */
      numero_bollo?: string;
      /** Format 1.1. */
      bollo_virtuale?: DatiBollo['bollo_virtuale'];
    };
  }
>;

type RetiredGeneral = With<
  DatiGenerali,
  {
    dati_generali_documento: RetiredDocument;
    /** Format 1.0: the provision under which no VAT is charged, 1 to 100 characters. */
    norma_di_riferimento?: string;
  }
>;

/**
 * An invoice in format 1.0 or 1.1 in the JSON form: the form of an ordinary invoice with the version, elements and
 * codes of its time. `upgradeInvoice` converts it to a current invoice.
 */
export interface RetiredInvoice {
  fattura_elettronica_header: RetiredHeader;
  fattura_elettronica_body: With<FatturaElettronicaBody, { dati_generali: RetiredGeneral }>[];
  /** Namespace of the root element; when absent, it follows `versione`. */
  namespace?: string;
  /** Attribute `versione`: the version of the format. */
  versione: '1.0' | '1.1';
}

/** Casts a normalized invoice whose `versione` is that of a retired format. */
export function asRetired(invoice: Invoice): RetiredInvoice {
  return invoice as unknown as RetiredInvoice;
}

/**
 * Casts a retired invoice for operations that only read: every value is in the place where an ordinary invoice has it,
 * and `versione` still distinguishes the two.
 */
export function asReadable(invoice: RetiredInvoice): Invoice {
  return invoice as unknown as Invoice;
}

/** True for a value whose `versione` is that of a retired format. */
export function isRetiredInvoice(value: unknown): value is RetiredInvoice {
  const versione = isMembers(value) ? member(value, 'versione') : undefined;
  return versione === '1.0' || versione === '1.1';
}
