/** The brief of an integration. */
import type { Amount } from '../amount.ts';
import type { OwnSupplyType, SelfInvoiceType } from '../generated/traitTypes.ts';
import type { HeadBrief } from '../notes/head.ts';

/** A line of the invoice received, by its number, with its own rate or that of the document. */
export type IntegratedLine = number | RatedLine;

/** A line of the invoice received, with its own rate. */
export interface RatedLine {
  /** Number of the line in the invoice received. */
  readonly numero_linea: number;
  /** In percent: 22. */
  readonly aliquota_iva: Amount;
}

/** Data that the buyer adds to an invoice received. */
export interface IntegrationBrief extends HeadBrief {
  /** Default: TD16. */
  readonly tipo_documento?: Exclude<SelfInvoiceType, OwnSupplyType> | undefined;
  /** In percent, for every line without its own rate. */
  readonly aliquota_iva?: Amount | undefined;
  /** Default: for TD16 the lines under reverse charge (N6.1 to N6.9), for other types all lines without VAT. */
  readonly linee?: readonly IntegratedLine[] | undefined;
  /** SdI identifier of the invoice received; written to the reference, as SdI requires. */
  readonly id_sdi?: string | undefined;
  /** Number of the invoice, if the file holds several. */
  readonly numero_fattura?: string | undefined;
  /** Recipient code. Default: 0000000, the issuer's reserved area on the website. */
  readonly codice_destinatario?: string | undefined;
}
