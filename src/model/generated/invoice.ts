// Generated from the grammar by `npm run generate`; do not edit.

import type { FormatoTrasmissione, FormatoTrasmissioneSemplificata } from './codes.ts';
import type { FatturaElettronicaBody, FatturaElettronicaHeader } from './ordinary.ts';
import type { FatturaElettronicaBodySemplificata, FatturaElettronicaHeaderSemplificata } from './simplified.ts';

export type * from './codes.ts';
export type * from './ordinary.ts';
export type * from './shared.ts';
export type * from './simplified.ts';

/** An ordinary invoice in the JSON form: FPA12 (to the public administration) or FPR12 (to private parties). */
export interface OrdinaryInvoice {
  /**
   * 1 `FatturaElettronicaHeader`.
   *
   * Testata comune a tutte le fatture del file: trasmissione, fornitore, cliente ed eventuali intermediari.
   *
   * Header shared by all invoices in the file: transmission, supplier, customer and intermediaries if any.
   */
  fattura_elettronica_header: FatturaElettronicaHeader;
  /**
   * 2 `FatturaElettronicaBody`.
   *
   * Corpo di una singola fattura; si ripete quando il file contiene un lotto di fatture.
   *
   * Body of one invoice; repeated when the file carries a batch (lotto) of invoices.
   */
  fattura_elettronica_body: FatturaElettronicaBody[];
  /** Namespace of the root element; when absent, it follows `versione`. */
  namespace?: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
  /**
   * Attribute `SistemaEmittente`: 1 to 10 characters, Basic Latin (ASCII) only.
   *
   * Sistema che ha emesso la fattura.
   *
   * The system that issued the invoice.
   */
  sistema_emittente?: string;
  /** Attribute `versione`: the format, the same as in `formato_trasmissione`. */
  versione: FormatoTrasmissione;
}

/** A simplified invoice in the JSON form: FSM10. */
export interface SimplifiedInvoice {
  /**
   * 1 `FatturaElettronicaHeader`.
   *
   * Testata comune a tutte le fatture del file: trasmissione, fornitore e cliente.
   *
   * Header shared by all invoices in the file: transmission, supplier and customer.
   */
  fattura_elettronica_header: FatturaElettronicaHeaderSemplificata;
  /**
   * 2 `FatturaElettronicaBody`.
   *
   * Corpo di una singola fattura; si ripete quando il file contiene un lotto di fatture.
   *
   * Body of one invoice; repeated when the file carries a batch (lotto) of invoices.
   */
  fattura_elettronica_body: FatturaElettronicaBodySemplificata[];
  /** Namespace of the root element; when absent, it follows `versione`. */
  namespace?: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0';
  /**
   * Attribute `SistemaEmittente`: 1 to 10 characters, Basic Latin (ASCII) only.
   *
   * Sistema che ha emesso la fattura.
   *
   * The system that issued the invoice.
   */
  sistema_emittente?: string;
  /** Attribute `versione`: the format, the same as in `formato_trasmissione`. */
  versione: FormatoTrasmissioneSemplificata;
}

/**
 * An invoice in the JSON form, as it is read and written. `versione` distinguishes the two: `FSM10` is
 * simplified.
 */
export type Invoice = OrdinaryInvoice | SimplifiedInvoice;
